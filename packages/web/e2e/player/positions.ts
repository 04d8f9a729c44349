/** Games played by bots up to a moment worth looking at, as files that the page can load: seat 1 is the player's. */
import { botOf } from '@wayrune/bots';
import { library } from '@wayrune/content';
import type { CombatFrame, RollFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { trapUnderWay } from '@wayrune/engine/rules/turn/traps.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { apply, view } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';

export interface Wanted {
  /** What is played; the first adventure if not given. */
  readonly adventure?: string;
  /** Who plays all seats up to there. */
  readonly bot?: string;
  readonly seats?: number;
  readonly variants?: readonly string[];
  readonly packs?: readonly string[];
  readonly seed?: string;
  /** Who plays at seat 1; anybody if not given. */
  readonly hero?: string;
  /** What seat 1 does whenever it can, though no bot would. */
  readonly likes?: RegExp;
  /** What the others do whenever they can. */
  readonly rivalsLike?: RegExp;
  /** Cards that come first when their deck is drawn from. */
  readonly deals?: readonly string[];
  /** Who plays on from there; the player and computer players who do not think for long if not given. */
  readonly sitters?: readonly string[];
  /** Where to stop; at the end of the game if it never comes true. */
  readonly at?: (state: State, world: World, brought: readonly GameEvent[]) => boolean;
}

/** What was chosen in each game so far: the next who wants a moment of it plays it again without thinking. */
const games = new Map<string, string[]>();

function played({
  adventure = 'dragon-lords',
  bot: name = 'easy',
  seats = 4,
  variants = [],
  packs = [],
  seed = 'positions',
  hero,
  likes,
  rivalsLike,
  deals = [],
  at = () => false,
}: Wanted): Table {
  const heroes = Array.from({ length: seats }, (_, seat) => (seat === 0 ? (hero ?? null) : null));
  const setup = { adventure, heroes, variants: [...variants], packs: [...packs] };
  const { table } = startTable(library, setup, seeded(seed));
  const bot = botOf(name);
  const key = JSON.stringify([setup, name, seed, deals, String(likes), String(rivalsLike)]);
  const choices = games.get(key) ?? [];
  games.set(key, choices);
  let brought: readonly GameEvent[] = [];
  for (
    let n = 0;
    n < MOST_DECISIONS && table.state.decision !== null && !at(table.state, table.world, brought);
    n++
  ) {
    const { seat, options } = table.state.decision;
    const wish = seat === 0 ? likes : rivalsLike;
    const liked = wish !== undefined && options.find((option) => wish.test(option));
    const choice = choices[n] ?? (liked || bot.choose(table.world, table.state, seeded(`${seed}/bot/${n}`)));
    choices[n] = choice;
    brought = decide(table, choice, dealing(table.state, deals, seeded(`${seed}/${n}`)));
  }
  return table;
}

/** A game that lasts longer is given up. */
const MOST_DECISIONS = 6000;

/** Chance that draws the wanted cards first. A deck has no order: a draw from it picks among as many as it holds. */
const dealing = ({ decks }: State, wanted: readonly string[], chance: Chance): Chance => ({
  pick(n) {
    for (const { top, bag } of Object.values(decks)) {
      const place =
        top.length === 0 && bag.length === n ? bag.findIndex((card) => wanted.includes(card)) : -1;
      if (place >= 0) return place;
    }
    return chance.pick(n);
  },
});

/** The player is asked for a decision of this kind, in this round or later. */
export const asks =
  (kind: string, round = 1) =>
  ({ decision, round: now }: State): boolean =>
    now >= round && decision?.seat === 0 && decision.kind === kind;

/** The same, in a fight with another Hero. */
export const duels =
  (kind: string) =>
  (state: State): boolean =>
    asks(kind)(state) &&
    state.frames.some((frame) => frame.proc === 'combat' && isDuel(frame as CombatFrame));

/** The fight with a card that the player is in, when they may attack in it. */
function attackIn({ decision, frames }: State): CombatFrame | null {
  const combat = frames.findLast(({ proc }) => proc === 'combat') as CombatFrame | undefined;
  const mayAttack = decision?.seat === 0 && decision.options.includes('attack:hero');
  return combat === undefined || isDuel(combat) || !mayAttack ? null : combat;
}

/** One more hit defeats the enemy, and nearly every throw is one. */
export function aboutToWin(state: State, world: World): boolean {
  const combat = attackIn(state);
  const { foe } = combat === null ? { foe: null } : infoOf(world, combat.card);
  const left = (foe?.life ?? 0) - (combat?.foeWounds ?? 0);
  return left === 1 && (optionChance(world, state, 'attack:hero') ?? 0) >= 0.99;
}

/** One more wound fells the Hero, and nearly every throw brings one. */
export function aboutToFall(state: State, world: World): boolean {
  const left = lifeOf(view(world, state), 0, 'hero') - (state.players[0]?.wounds ?? 0);
  return attackIn(state) !== null && left === 1 && (optionChance(world, state, 'attack:hero') ?? 1) <= 0.1;
}

const fightIn = ({ frames }: State): CombatFrame | null =>
  (frames.find(({ proc }) => proc === 'combat') as CombatFrame | undefined) ?? null;

/** The turn is over for a Hero who stays: nothing waits where they stand. */
export function idles(state: State, world: World): boolean {
  if (!asks('movement')(state)) return false;
  const after = clone(state);
  apply(world, after, 'stay', seeded('idles'));
  return after.decision?.seat !== 0;
}

/** In a fight, the player decides next after something like this. */
export const inFightAfter =
  (found: (event: GameEvent) => boolean) =>
  (state: State, _world: World, brought: readonly GameEvent[]): boolean =>
    state.decision?.seat === 0 && fightIn(state) !== null && brought.some(found);

/** Another Hero attacks the player, whose dice set the number to reach: they may still be changed. */
export function defends({ decision, frames }: State): boolean {
  const roll = frames.findLast(({ proc }) => proc === 'roll') as RollFrame | undefined;
  return decision?.seat === 0 && roll?.kind === 'target' && roll.seat === 0;
}

/** Outside of a fight the dice of a test lie there, and the player may change them: this Hero often may. */
export const TEST = {
  hero: 'sunniva-thume',
  at: (state: State): boolean =>
    asks('tested')(state) &&
    fightIn(state) === null &&
    state.frames.some((frame) => frame.proc === 'roll' && (frame as RollFrame).kind === 'test'),
};

/** A trap asks the player what to do about it. */
export const TRAP = {
  packs: ['traps-and-terrors'],
  at: (state: State, world: World): boolean =>
    asks('choose')(state) && trapUnderWay(view(world, state)) !== null,
};

/** A bargain to which both have something to give. */
export const bargains = (state: State): boolean =>
  asks('negotiate')(state) &&
  ['offer:', 'want:'].every((verb) => state.decision?.options.some((option) => option.startsWith(verb)));

/** Games that are tried: bots change their ways, and what came up in one may not come up again. */
const MOST_GAMES = 20;

/** The player against computer players who do not think for long: most of what is waited for is their turns. */
const quickBots = ({ players }: State): readonly string[] =>
  players.map((_, seat) => (seat === 0 ? 'human' : 'easy'));

/** The text of a file with such a moment at its end, from the first game in which it comes. */
export function gameAt(wanted: Wanted & Required<Pick<Wanted, 'at'>>): string {
  const { seed = 'positions' } = wanted;
  for (let game = 1; game <= MOST_GAMES; game++) {
    const table = played({ ...wanted, seed: game === 1 ? seed : `${seed} ${game}` });
    if (table.state.decision !== null && table.entries.length < MOST_DECISIONS)
      return saveGame(table, wanted.sitters ?? quickBots(table.state));
  }
  throw new Error(`${MOST_GAMES} games ended before that came`);
}

/** The text of a file with the first game that the player wins. */
export function wonGame(wanted: Omit<Wanted, 'at'> = {}): string {
  for (let game = 1; game <= MOST_GAMES; game++) {
    const table = played({ ...wanted, seed: `${wanted.seed ?? 'positions'} ${game}` });
    if (table.state.over?.winners.includes(0) === true) return saveGame(table, wanted.sitters);
  }
  throw new Error(`${MOST_GAMES} games were not won`);
}

/** The text of a file with a whole game. */
export const wholeGame = (wanted: Omit<Wanted, 'at'> = {}): string => saveGame(played(wanted));
