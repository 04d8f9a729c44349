/**
 * How long the odds of a fight take, from the table before it to the complete result: every Challenge of the base set
 * against several Heroes with the cards they usually have for its color, and with the kits of the lab. Each fight is solved
 * a few times with empty caches, and the median counts: CPU time, all threads.
 */
import { challengeOdds } from '@wayrune/bots';
import { equip, RUNGS } from '@wayrune/bots/lab/kits.ts';
import { library } from '@wayrune/content';
import { createWorld, type Setup, type State, type World } from '@wayrune/engine';
import { LAIR } from '@wayrune/engine/testing/arena.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';

/** What a Hero usually has for a color. */
const PARTIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  green: [[], ['padded-leather-armor'], ['hulde-gate-warden']],
  yellow: [[], ['lightning-mace', 'padded-leather-armor'], ['soul-burn', 'rook-eye-tam']],
  blue: [
    ['white-blade', 'gatehouse-shield'],
    ['last-ember-of-forge', 'forgemasters-mail'],
  ],
  red: [['dragontooth-hammer', 'forgemasters-mail']],
};
const HEROES = [
  'hedda-stonebrake',
  'ilvane-reed',
  'ottoline-vey',
  'mother-aldith',
  'urzha-splitlip',
  'nib-carraway',
];
const SETUP: Setup = { adventure: 'dragon-lords', heroes: [null], variants: [], packs: [] };
/** Heroes and kits of the lab's levels; fights with full kits take long. */
const LAB: Readonly<Record<string, { readonly heroes: number; readonly kits: number }>> = {
  fresh: { heroes: HEROES.length, kits: 1 },
  prepared: { heroes: HEROES.length, kits: 2 },
  mighty: { heroes: 1, kits: 1 },
};
const LIMIT = 5;
const PASSES = 3;
const WARM_UP = 150;

interface Fight {
  readonly set: string;
  readonly world: World;
  readonly state: State;
  readonly foe: string;
}

function byColour(): Fight[] {
  return HEROES.flatMap((hero) =>
    Object.entries(PARTIES).flatMap(([color, parties]) =>
      parties.flatMap((cards) => {
        const { world, state, give, place } = scenario(library, { heroes: [hero] });
        for (const card of cards) give(0, card);
        place(0, ...LAIR[color as keyof typeof LAIR]);
        const foes = (world.decks[color] ?? []).filter((id) => world.cards[id]?.card.kind === 'challenge');
        return foes.map((foe) => ({ set: 'by colour', world, state, foe }));
      }),
    ),
  );
}

function inTheLab(): Fight[] {
  const world = createWorld(library, SETUP);
  const foes = Object.values(world.cards).filter(
    ({ id, card }) => card.kind === 'challenge' && card.id === id,
  );
  return RUNGS.flatMap((rung) => {
    const { heroes = 0, kits = 0 } = LAB[rung.id] ?? {};
    return HEROES.slice(0, heroes).flatMap((hero) =>
      Array.from({ length: kits }, (_, kit) => equip(world, SETUP, hero, rung, kit)).flatMap((table) =>
        foes.map(({ id, deck }) => {
          const [space] = LAIR[deck as keyof typeof LAIR];
          const players = table.players.map((player) => ({ ...player, space }));
          return { set: rung.id, world, state: { ...table, players }, foe: id };
        }),
      ),
    );
  });
}

/** User and system time of all threads. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface OddsTimes {
  readonly fights: number;
  readonly exactShare: number;
  readonly underLimitShare: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly mostMs: number;
}

interface Timed {
  readonly set: string;
  readonly exact: boolean;
  readonly times: number[];
}

function statistics(fights: readonly Timed[]): OddsTimes {
  const times = fights.map((fight) => fight.times.toSorted((a, b) => a - b)[PASSES >> 1] ?? 0);
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return {
    fights: times.length,
    exactShare: fights.filter(({ exact }) => exact).length / times.length,
    underLimitShare: times.filter((time) => time < LIMIT).length / times.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    mostMs: times.at(-1) ?? 0,
  };
}

/** By group; full kits are not typical and not part of `all`. */
export function oddsBench(): Record<string, OddsTimes> {
  const timed: Timed[] = [];
  const lists = Array.from({ length: PASSES }, () => [...byColour(), ...inTheLab()]);
  for (const { world, state, foe } of [...byColour()].slice(0, WARM_UP)) challengeOdds(world, state, 0, foe);
  for (const list of lists)
    list.forEach(({ set, world, state, foe }, i) => {
      const start = cpu();
      const { exact } = challengeOdds(world, state, 0, foe);
      const time = cpu() - start;
      const fight = (timed[i] ??= { set, exact, times: [] });
      fight.times.push(time);
    });
  const sets = [...new Set(timed.map(({ set }) => set))];
  return {
    all: statistics(timed.filter(({ set }) => set !== 'mighty')),
    ...Object.fromEntries(sets.map((name) => [name, statistics(timed.filter(({ set }) => set === name))])),
  };
}

export const oddsTable = (sets: Record<string, OddsTimes>): string =>
  Object.entries(sets)
    .map(([name, { fights, exactShare, underLimitShare, medianMs, p95Ms }]) => {
      const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8);
      const ms = (time: number): string => `${time.toFixed(1)} ms`.padStart(9);
      return `  ${name.padEnd(12)}${String(fights).padStart(6)} fights,${percent(underLimitShare)} under ${LIMIT} ms, median${ms(medianMs)}, p95${ms(p95Ms)},${percent(exactShare)} exact`;
    })
    .join('\n');

if (process.argv[1]?.endsWith('odds.ts') === true) {
  const sets = oddsBench();
  console.error(oddsTable(sets));
  console.log(JSON.stringify(sets, null, 2));
}
