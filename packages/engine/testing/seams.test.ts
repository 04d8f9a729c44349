import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { SpecialCard } from '../effects/vocabulary.ts';
import { draw } from '../kernel/deck.ts';
import { withStepAfter } from '../kernel/procedure.ts';
import { createWorld, type Library } from '../parts/library.ts';
import { parsePack } from '../parts/pack.ts';
import { settleAll, type TurnFrame } from '../rules/calls.ts';
import { deckChance, type Game, pick } from '../rules/world/game.ts';
import { bottomOf } from '../rules/cards/holdings.ts';
import { changed, type PartRules, together } from '../rules/world/part.ts';
import type { State } from '../rules/world/state.ts';
import { anyOption } from './random-play.ts';
import { RUIN, ruin, ruinOf } from './ruin.ts';
import { soakGame } from './soak.ts';

/** An adventure in which everything changes that a part may change: after every turn a town falls or rises again, and an omen comes. */
const MOST_OMENS = 3;
const omensOf = (state: State): string[] => (state.extra['omens'] as string[] | undefined) ?? [];

function storm(game: Game): void {
  const { state, world } = game;
  const town = pick(game, world.board.towns.length);
  const { fallen } = ruinOf(state);
  ruin(state, {
    fallen: fallen.includes(town) ? fallen.filter((one) => one !== town) : [...fallen, town],
  });
  const deck = state.decks['omens'];
  const card = deck === undefined ? null : draw(deck, deckChance(game));
  const row = card === null ? omensOf(state) : [...omensOf(state), card];
  for (const old of row.splice(0, row.length - MOST_OMENS)) bottomOf(game, 'omens', old);
  state.extra['omens'] = row;
  state.extra['storms'] = Number(state.extra['storms'] ?? 0) + 1;
  settleAll(game);
}

const storms: PartRules = {
  decks: ['omens'],
  policies: (base) => ({
    ...base,
    turns: { ...base.turns, turn: 'storm' },
    inForce: (game) => [...base.inForce(game), ...omensOf(game.state)],
  }),
  procedures: (base) =>
    changed(base, { turn: (old) => withStepAfter<Game, TurnFrame>(old, 'adventure', 'storm', storm) }),
  invariants: (base) => ({
    ...base,
    cards: (state) => [...base.cards(state), ...omensOf(state)],
    others: [
      ...base.others,
      (_, state, say) => {
        // One in every turn, whatever ended it; the turn that is played may have had its own.
        const count = Number(state.extra['storms'] ?? 0);
        if (count !== state.turn && count !== state.turn - 1) say(`${count} storms in ${state.turn} turns`);
        if (omensOf(state).length > MOST_OMENS) say('too many omens are in force');
      },
    ],
  }),
};

const OMENS = Array.from(
  { length: 5 },
  (_, i): SpecialCard => ({
    kind: 'special',
    type: 'omen',
    id: `omen-${i}`,
    name: `Omen ${i}`,
    flavour: 'Made for a test.',
    deck: 'omens',
    always: [{ stat: i % 2 === 0 ? 'life' : 'dice', amount: i % 2 === 0 ? 1 : -1, for: 'heroes' }],
    abilities: [{ when: 'turn-end', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] }],
  }),
);

const wider: Library = {
  ...library,
  packs: [...library.packs, parsePack({ pack: 'omens', name: 'Omens', version: 1, cards: OMENS }, 'test')],
  adventures: {
    ...library.adventures,
    storms: {
      id: 'storms',
      name: 'Storms',
      summary: 'Made for a test.',
      board: 'terrinoth',
      sets: [{ set: 'base', without: ['red'] }, 'omens'],
      players: [1, 6],
      ...together(RUIN, storms),
    },
  },
};

describe('an adventure that uses every seam', () => {
  it.each([1, 2, 3, 5])(
    'breaks no invariant in random play with %i at the table, alone or with variants',
    (players) => {
      for (const variants of [[], ['item-limits', 'shorter'], ['ally-limits', 'softer-knockouts']]) {
        const setup = {
          adventure: 'storms',
          heroes: Array.from({ length: players }, () => null),
          variants,
          packs: [],
        };
        const soaked = soakGame({
          library: wider,
          world: createWorld(wider, setup),
          setup,
          player: (_, state, chance) => anyOption(state, chance),
          seed: `${players} ${variants.join(' ')}`,
          cap: 300,
        });
        expect({ variants, ...soaked }).toMatchObject({ violations: [] });
      }
    },
  );
});
