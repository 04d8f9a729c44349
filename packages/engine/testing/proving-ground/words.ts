/** What the adventure calls things: log lines, its question and options, how it is won, and its panel in words. */
import type { Game } from '../../rules/world/game.ts';
import type { EventLines, Panel, PartWords } from '../../rules/world/words.ts';
import { card, line, listed, seat, town } from '../../text/line.ts';
import { cardName } from '../../text/names.ts';
import { type LadderEvents, ladderOf, POINTS_TO_WIN, pointsOf, RUNGS } from './ladder.ts';

const events: EventLines<keyof LadderEvents> = {
  'trial-laid': (e) => line`${card(e.card)} comes onto rung ${e.rung} of the Ladder.`,
  'trial-passed': (e) => line`${listed(e.seats.map(seat), 'and')} passed the trial: 1 point each.`,
  'town-vanished': (e) => line`${town(e.town)} vanishes.`,
};

function ladder({ state }: Game): Panel {
  const { rungs, points } = ladderOf(state);
  return {
    title: 'The Ladder',
    summary: line`${rungs.length} of ${RUNGS} trials on the Ladder`,
    rows: [
      ...rungs.map((trial, i) => line`Rung ${i + 1}: ${card(trial)}`),
      ...points.map((count, who) => line`${seat(who)}: ${count} of ${POINTS_TO_WIN} points`),
    ],
  };
}

export const ladderWords: PartWords = {
  events,
  headlines: ['trial-passed', 'town-vanished'],
  prompts: { trial: () => ({ headline: 'Choose a trial', detail: '' }) },
  labels: { face: ({ world }, trial) => `Face ${cardName(world, trial)}` },
  rules: { trial: 'JOINT-1' },
  goals: { trials: `with ${POINTS_TO_WIN} points` },
  panels: [(game) => [ladder(game)]],
  aims: [
    ({ state }, who) => ({
      what: 'Points',
      have: pointsOf(state, who),
      need: POINTS_TO_WIN,
      otherwise: '',
    }),
  ],
};
