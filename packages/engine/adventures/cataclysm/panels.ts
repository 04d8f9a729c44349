/** The Cataclysm in words: what has become of the towns, the curses with their quests, and the points of all. */
import { CURSES, type Curse } from '../../effects/vocabulary.ts';
import { playerAt, type Game } from '../../rules/world/game.ts';
import type { Aim, Panel, Sentence } from '../../rules/world/words.ts';
import { townName } from '../../effects/words.ts';
import { card, line, listed, seat, town } from '../../text/line.ts';
import { many } from '../../text/names.ts';
import {
  cataclysmOf,
  claimedBy,
  CURSE_TERRAIN,
  goalOf,
  pointsOf,
  questCounterOf,
  townsFreedBy,
} from './cataclysm.ts';
import { progressOn, questOf, timesOf } from './quests/quests.ts';

export const curseName = (curse: Curse): string => `the ${townName(curse)}`;

function towns(game: Game): Panel {
  const { towns: fates } = cataclysmOf(game.state);
  const rows = game.world.board.towns.map(({ id }, i): Sentence => {
    const fate = fates[i] ?? null;
    if (fate === null) return line`${town(id)}: nobody knows`;
    if (fate.is === 'destroyed') return line`${town(id)}: destroyed`;
    if (fate.is === 'freed') return line`${town(id)}: freed by ${seat(fate.by)}`;
    return line`${town(id)}: cursed by ${curseName(fate.curse)} (${CURSE_TERRAIN[fate.curse]})`;
  });
  const free = fates.filter((fate) => fate?.is === 'freed').length;
  const struck = fates.some((fate) => fate !== null);
  return {
    title: 'Towns',
    summary: struck ? line`${free} of ${CURSES.length} cursed towns freed` : null,
    rows,
  };
}

/** What each Hero has done for a quest: "Ada 1 of 3 · 0 of 1". */
function questRow(game: Game, quest: string): Sentence {
  const { steps } = questOf(game, quest);
  const made = game.state.players.flatMap(({ seat: who }) => {
    const progress = progressOn(game, who, quest);
    if (progress.every((marks) => marks.length === 0)) return [];
    const done = steps.map((step, i) => `${step.label} ${progress[i]?.length ?? 0} of ${timesOf(step)}`);
    return [line`${seat(who)} ${done.join(', ')}`];
  });
  return made.length === 0
    ? line`Quest ${card(quest)}: nobody has begun`
    : line`Quest ${card(quest)}: ${listed(made, 'and')}`;
}

function curse(game: Game, of: Curse): Panel {
  const { one, two, three, quests } = cataclysmOf(game.state).curses[of];
  const claimed = game.state.players.flatMap(({ seat: who }) =>
    claimedBy(game, who)
      .filter((claim) => claim.of === of)
      .map((claim) => line`${card(claim.card)}: claimed by ${seat(who)}`),
  );
  const left =
    three === null
      ? []
      : [
          line`Level I: ${one.length} left`,
          ...quests.map((quest) => questRow(game, quest)),
          ...(two.length === 0 ? [] : [line`Level II: ${two.length} not yet revealed`]),
          line`Level III: ${card(three)}`,
        ];
  return {
    title: `Curse of ${curseName(of)}`,
    summary: three === null ? null : line`${townName(of)}: ${many(quests.length, 'open quest')}`,
    rows: [...left, ...claimed],
  };
}

function score(game: Game): Panel {
  const goal = goalOf(game.state);
  return {
    title: 'Victory points',
    summary: line`${goal} points and a freed town win`,
    rows: game.state.players.map(({ seat: who }) => {
      const freed = townsFreedBy(game.state, who);
      const towns = freed === 0 ? 'no town freed' : `${many(freed, 'town')} freed`;
      return line`${seat(who)}: ${pointsOf(game, who)} of ${goal}, ${towns} (quest counter ${questCounterOf(game.state, who)})`;
    }),
  };
}

export const cataclysmPanels = (game: Game): readonly Panel[] => [
  score(game),
  towns(game),
  ...CURSES.map((of) => curse(game, of)),
];

/** Points, and a town that the Hero has freed. */
export function cataclysmAim(game: Game, who: number): Aim {
  const { seat: one } = playerAt(game, who);
  const isFree = townsFreedBy(game.state, one) > 0;
  return {
    what: 'Victory points',
    have: pointsOf(game, one),
    need: goalOf(game.state),
    otherwise: '',
    ...(isFree ? {} : { then: 'free a town' }),
  };
}
