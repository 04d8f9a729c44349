/** Stand-in cards of The Cataclysm, tables with known fates for the towns, and what is done at them in a few words. */
import { cataclysm } from '../../adventures/cataclysm/index.ts';
import { type Cataclysm, cataclysmOf, type Fate, setFates } from '../../adventures/cataclysm/cataclysm.ts';
import type { Card, Curse, Effect, Quest, SpecialCard } from '../../effects/vocabulary.ts';
import { CURSES } from '../../effects/vocabulary.ts';
import type { Library } from '../../parts/library.ts';
import { parsePack } from '../../parts/pack.ts';
import { withTestPack } from '../arena.ts';
import { askAgain } from '../drawn.ts';
import { newHeld } from '../../rules/cards/holdings.ts';
import { curseOf, infoOf } from '../../rules/world/world.ts';
import { type Scenario, scenario, takeFromAnywhere } from '../scenario.ts';

const printed = { name: 'Test Curse', flavour: 'Made for a test.' };

type Draft = Partial<SpecialCard> & { readonly id: string };

/** Its back does nothing. */
const aCurse = (of: Curse, level: 1 | 2 | 3, draft: Draft): SpecialCard => ({
  kind: 'special',
  type: 'curse',
  deck: `curse-${of}`,
  ...printed,
  curse: { of, level },
  as: { kind: 'kept', name: 'Test Boon' },
  ...draft,
});

/** A Body test that a plain Hero passes with 10. */
const TRIAL: readonly Effect[] = [{ do: 'test', attribute: 'body', target: 13, pass: [{ do: 'claim' }] }];

export const aTrial = (of: Curse, draft: Draft, trial: readonly Effect[] = TRIAL): SpecialCard =>
  aCurse(of, 1, { curse: { of, level: 1, trial }, ...draft });

/** Two red jewels in any order. */
const QUEST: Quest = {
  steps: [
    {
      step: 'reach',
      label: 'End your movement on two red jewels',
      at: [{ is: 'jewel', any: ['red'] }],
      count: 2,
    },
  ],
};

export const aQuest = (of: Curse, draft: Draft, quest: Quest = QUEST): SpecialCard =>
  aCurse(of, 2, { curse: { of, level: 2, quest }, ...draft });

/** Mind 12, Body 13, Spirit 14, one damage each; Life 1. Its back gives 1 gold before moving, by activating. */
export const aSource = (of: Curse, draft: Draft): SpecialCard =>
  aCurse(of, 3, {
    foe: { family: 'source', life: 1, mind: [12, 1], body: [13, 1], spirit: [14, 1] },
    as: {
      kind: 'kept',
      name: 'Test Boon',
      abilities: [
        { when: 'before-moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    },
    ...draft,
  });

/** A fight with an enemy of Life 1: Mind 10, Body 11, Spirit 12, one damage each. */
const FOE = {
  name: 'Shade',
  family: 'spirit',
  life: 1,
  mind: [10, 1],
  body: [11, 1],
  spirit: [12, 1],
} as const;

/** A test, a fight and a gift; the jewels, and two gold paid on hills; the source. Ids as `winter-lord-fight`. */
const standIns = (of: Curse): SpecialCard[] => [
  aTrial(of, { id: `${of}-test` }),
  aTrial(of, { id: `${of}-fight`, foe: FOE }, [{ do: 'fight', win: [{ do: 'claim' }] }]),
  aTrial(of, { id: `${of}-gift` }, [{ do: 'claim' }]),
  aQuest(of, { id: `${of}-jewels` }),
  aQuest(
    of,
    { id: `${of}-toll` },
    {
      steps: [
        {
          step: 'task',
          label: 'Pay a toll on hills',
          at: [{ is: 'terrain', any: ['hills'] }],
          do: [
            {
              do: 'choose',
              options: [
                { label: 'Pay 2 gold', cost: [{ pay: 'gold', amount: 2 }], do: [{ do: 'progress' }] },
                { label: 'Leave', do: [] },
              ],
            },
          ],
        },
      ],
    },
  ),
  aSource(of, { id: `${of}-source` }),
];

/** The library with the adventure and stand-in cards for it. */
export function withCataclysm(library: Library, cards: readonly Card[] = CURSES.flatMap(standIns)): Library {
  const pack = parsePack({ pack: 'cataclysm', name: 'Stand-ins', version: 1, cards }, 'stand-ins');
  return {
    ...library,
    adventures: { ...library.adventures, [cataclysm.id]: cataclysm },
    packs: [...library.packs.filter((one) => one.pack !== 'cataclysm'), pack],
  };
}

/** Where the towns are on the board. */
export const AT = {
  vynelvale: 'k4',
  riverwatch: 'l7',
  dawnsmoor: 'h13',
  tamalir: 'g7',
  forge: 'f10',
  nerekhall: 'c11',
  greyhaven: 'g2',
  frostgate: 'c4',
} as const;

/** What becomes of the towns at the tables of tests: those of the south and west are gone. */
export const FATES = {
  vynelvale: 'destroyed',
  riverwatch: 'savage-brood',
  dawnsmoor: 'destroyed',
  tamalir: 'frenzied-rage',
  forge: 'demon-horde',
  nerekhall: 'ashen-flock',
  greyhaven: 'destroyed',
  frostgate: 'winter-lord',
} as const;

export type TownFate = 'destroyed' | Curse;

export interface CataclysmOptions {
  readonly heroes?: readonly (string | null)[];
  readonly variants?: readonly string[];
  readonly packs?: readonly string[];
  /** Cards of the test's own, besides the stand-ins. */
  readonly cards?: readonly Card[];
  /** Curse cards in place of the stand-ins with the same ids. */
  readonly replace?: readonly SpecialCard[];
  /** Where each seat begins; if it is not said, in open country once the counters are turned over. */
  readonly towns?: readonly string[];
  /** What becomes of each town; FATES if nothing is said. */
  readonly fates?: Readonly<Record<string, TownFate>>;
}

/** Nothing to attempt there, nobody to meet, no town. */
const COUNTRY = ['e9', 'e11', 'd10', 'c13', 'e12'];

/** The table of The Cataclysm at the first question: where the last player's figure starts. */
export function unplacedTable(library: Library, options: CataclysmOptions = {}): Scenario {
  const { heroes = ['plain', 'other'], variants = [], packs = [], cards = [], replace = [] } = options;
  const ids = replace.map(({ id }) => id);
  const curses = [...CURSES.flatMap(standIns).filter(({ id }) => !ids.includes(id)), ...replace];
  const all = withTestPack(withCataclysm(library, curses), cards);
  return scenario(all, { adventure: 'cataclysm', heroes, variants, packs: [...packs, 'test'] });
}

/** Queues the results that turn the counters over to these fates. */
export function queueFates(t: Scenario, fates: Readonly<Record<string, TownFate>> = FATES): void {
  const counters: TownFate[] = ['destroyed', 'destroyed', 'destroyed', ...CURSES];
  for (const { id } of t.world.board.towns) {
    const place = counters.indexOf(fates[id] ?? 'destroyed');
    t.picks(place);
    counters.splice(place, 1);
  }
}

/** A table at the first decision of seat 0; seat 0 plays `plain`, seat 1 `other`, all in open country. */
export function cataclysmTable(library: Library, options: CataclysmOptions = {}): Scenario {
  const t = unplacedTable(library, options);
  queueFates(t, options.fates);
  while (t.kind() === 'start') {
    const town = options.towns?.[t.seat()];
    t.choose(town === undefined ? (t.options()[0] ?? '') : `start:${town}`);
  }
  if (options.towns !== undefined) return t;
  t.state.players.forEach(({ seat }) => t.place(seat, COUNTRY[seat] ?? 'd10'));
  askAgain(t);
  return t;
}

export const cataclysmIn = ({ state }: Scenario): Cataclysm => cataclysmOf(state);

/** A Curse card out of wherever it lies. */
function pickUp(t: Scenario, card: string): Curse {
  const found = cataclysmIn(t);
  const front = curseOf(infoOf(t.world, card));
  if (front === null) throw new Error(`${card} is no Curse card`);
  const cards = found.curses[front.of];
  const without = (list: readonly string[]): string[] => list.filter((one) => one !== card);
  found.curses[front.of] = {
    one: without(cards.one),
    two: without(cards.two),
    quests: without(cards.quests),
    three: cards.three === card ? null : cards.three,
  };
  takeFromAnywhere(t.state, card);
  return front.of;
}

/** Gives Curse cards to a seat as if it had claimed them long ago; nothing is turned up, freed or paid. */
export function give(t: Scenario, seat: number, ...cards: string[]): void {
  for (const card of cards) {
    pickUp(t, card);
    t.player(seat).kept.push(newHeld(t.game(), card, 0));
  }
}

/** A quest lies open. */
export function reveal(t: Scenario, ...cards: string[]): void {
  for (const card of cards) cataclysmIn(t).curses[pickUp(t, card)].quests.push(card);
}

/** The one card of level I that is left, so that it will be drawn; the others are out of the game. */
export function onlyTrial(t: Scenario, card: string): void {
  const of = pickUp(t, card);
  const cards = cataclysmIn(t).curses[of];
  t.state.removed.push(...cards.one);
  cards.one = [card];
}

/** A town was freed by a seat, which has claimed its source; the other cards of its curse are back in the box. */
export function free(t: Scenario, town: string, seat = 0): void {
  const found = cataclysmIn(t);
  const place = t.world.board.towns.findIndex(({ id }) => id === town);
  const fate = found.towns[place];
  if (fate?.is !== 'cursed') throw new Error(`${town} is not cursed`);
  const { one, two, three, quests } = found.curses[fate.curse];
  if (three !== null) give(t, seat, three);
  t.state.removed.push(...one, ...two, ...quests);
  for (const quest of quests) delete found.progress[quest];
  found.curses[fate.curse] = { one: [], two: [], three: null, quests: [] };
  const freed: Fate = { is: 'freed', curse: fate.curse, by: seat };
  setFates(
    found,
    found.towns.map((old, i) => (i === place ? freed : old)),
  );
}
