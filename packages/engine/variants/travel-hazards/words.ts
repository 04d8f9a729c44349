import { withArticle } from '../../effects/words.ts';
import type { EventLines, PartWords } from '../../rules/world/words.ts';
import { acts, faces, line } from '../../text/line.ts';
import type { HazardEvents } from './index.ts';

const events: EventLines<keyof HazardEvents> = {
  'hazard-check': (e) =>
    line`${acts(e.seat, 'rolls')} ${faces(e.faces)} for hazards: ${e.met ? 'danger ahead' : 'all is quiet'}.`,
  hazard: (e) => line`${acts(e.seat, 'meets')} ${withArticle(e.color)} hazard (hazard number ${e.number}).`,
};

export const hazardWords: PartWords = { events, headlines: ['hazard'] };
