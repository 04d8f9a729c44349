import { joined, withArticle } from '../../effects/words.ts';
import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { line, seat, space } from '../../text/line.ts';
import { faceName } from '../../text/names.ts';
import type { HazardEvents } from './index.ts';

const events: EventLines<keyof HazardEvents> = {
  'hazard-check': (e) =>
    line`${seat(e.seat)} looks out for hazards at ${space(e.space)} and rolls ${joined(e.faces.map(faceName), 'and')}: ${e.met ? 'something comes' : 'all is quiet'}.`,
  hazard: (e) =>
    line`The hazard number is ${e.number}: ${seat(e.seat)} meets ${withArticle(e.color)} hazard.`,
};

export const hazardWords: PartWords = { events, headlines: ['hazard'] };
