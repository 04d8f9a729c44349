/** A pack tried out: lively random games in which its cards are always near, and what came of them. */
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Library, Pack } from '@wayrune/engine/parts/library.ts';
import { checkSetup } from '@wayrune/engine/parts/setup.ts';
import { newHeld, rowFor } from '@wayrune/engine/rules/cards/holdings.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { infoOf, offersUse } from '@wayrune/engine/rules/world/world.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { livelyOption } from '@wayrune/engine/testing/rich-play.ts';

export interface PackTrial {
  readonly decisions: number;
  readonly games: number;
  /** The adventure it was tried in: the first one in which all its cards have a place. */
  readonly adventure: string;
  /** What went wrong, a sentence each, with the card where one is to blame. */
  readonly faults: readonly string[];
  /** Ids of cards that never came up, and of those whose abilities nobody could use. */
  readonly unseen: readonly string[];
  readonly unused: readonly string[];
}

const SEATS = 2;
const DECISIONS_A_GAME = 500;
/** More decisions than this in a single turn: something can be done again and again for nothing. */
const MOST_IN_A_TURN = 300;
const MOST_FAULTS = 5;

interface Watch {
  readonly faults: Set<string>;
  readonly seen: Set<string>;
  readonly used: Set<string>;
}

/** Plays about so many decisions with the pack; the same seed gives the same games. */
export function tryPack(library: Library, pack: Pack, decisions: number, seed: string): PackTrial {
  const full = library.packs.includes(pack) ? library : { ...library, packs: [...library.packs, pack] };
  const watch: Watch = { faults: new Set(), seen: new Set(), used: new Set() };
  const adventure = adventureFor(full, pack);
  const heroes = pack.cards.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
  let played = 0;
  let games = 0;
  while (played < decisions && watch.faults.size < MOST_FAULTS) {
    const dealt = Array.from({ length: SEATS }, (_, i) => heroes[games * SEATS + i] ?? null);
    played += playOne(full, pack, adventure, dealt, seeded(`${seed}/${games}`), watch);
    games++;
  }
  return { decisions: played, games, adventure, faults: [...watch.faults], ...missing(pack, watch) };
}

/** Cards may belong to decks that only one adventure has. */
function adventureFor(library: Library, { pack }: Pack): string {
  const heroes = Array.from({ length: SEATS }, () => null);
  const all = Object.keys(library.adventures);
  const fits = (adventure: string): boolean =>
    checkSetup(library, { adventure, heroes, variants: [], packs: [pack] }).length === 0;
  return all.find(fits) ?? all[0] ?? '';
}

function missing(pack: Pack, { seen, used }: Watch): Pick<PackTrial, 'unseen' | 'unused'> {
  const offers = pack.cards.filter(offersUse);
  return {
    unseen: pack.cards.map(({ id }) => id).filter((id) => !seen.has(id)),
    unused: offers.map(({ id }) => id).filter((id) => seen.has(id) && !used.has(id)),
  };
}

/** One game, until it is over, long enough or broken; the number of its decisions. */
function playOne(
  library: Library,
  pack: Pack,
  adventure: string,
  heroes: readonly (string | null)[],
  chance: Chance,
  watch: Watch,
): number {
  const setup = { adventure, heroes: [...heroes], variants: [], packs: [pack.pack] };
  let count = 0;
  let turn = 0;
  let inTurn = 0;
  try {
    const { table } = startTable(library, setup, chance);
    for (const player of table.state.players) watch.seen.add(player.hero);
    bringNear(table, pack, chance, watch);
    while (count++ < DECISIONS_A_GAME && table.state.decision !== null) {
      const events = decide(table, livelyOption(table.state, chance), chance);
      note(table, events, watch);
      for (const broken of violations(table.world, table.state)) watch.faults.add(broken);
      inTurn = table.state.turn === turn ? inTurn + 1 : 0;
      turn = table.state.turn;
      if (inTurn <= MOST_IN_A_TURN && watch.faults.size < MOST_FAULTS) continue;
      if (inTurn > MOST_IN_A_TURN) watch.faults.add(endlessTurn(table, events));
      break;
    }
  } catch (error) {
    watch.faults.add(`the game breaks: ${error instanceof Error ? error.message : String(error)}`);
  }
  return count;
}

function endlessTurn(table: Table, events: readonly GameEvent[]): string {
  const last = events.findLast((event) => event.type === 'used');
  const what =
    last?.type === 'used' ? `, with ${infoOf(table.world, last.card).card.name} used again and again` : '';
  return `a turn goes on after ${MOST_IN_A_TURN} decisions${what}`;
}

/** Everything of the pack lies on top of its deck or in somebody's hands, and nobody is poor. */
function bringNear({ world, state }: Table, pack: Pack, chance: Chance, { seen }: Watch): void {
  const game = view(world, state);
  const isOwn = (id: string): boolean => world.cards[id]?.set === pack.pack;
  for (const deck of Object.values(state.decks)) {
    const own = deck.bag.filter(isOwn);
    deck.bag = deck.bag.filter((id) => !isOwn(id));
    while (own.length > 0) deck.top.push(...own.splice(chance.pick(own.length), 1));
  }
  const market = state.decks['market']?.top ?? [];
  for (const player of state.players) {
    player.gold = 40;
    for (const card of market.filter(isOwn).slice(0, 4)) {
      const form = infoOf(world, card).forms[chance.pick(infoOf(world, card).forms.length)] ?? card;
      if (!world.policies.hasRoom(game, player.seat, form)) continue;
      market.splice(market.indexOf(card), 1);
      rowFor(game, player, form).push(newHeld(game, form, 0));
      seen.add(infoOf(world, card).card.id);
    }
  }
}

/** Which cards an event shows to be at work. */
function note({ world }: Table, events: readonly GameEvent[], watch: Watch): void {
  for (const event of events) {
    if (!('card' in event) || typeof event.card !== 'string') continue;
    const { id } = world.cards[event.card]?.card ?? { id: '' };
    watch.seen.add(id);
    if (event.type === 'used') watch.used.add(id);
    if (event.type === 'runaway')
      watch.faults.add(
        `${world.cards[event.card]?.card.name ?? id} has an effect that does not end by itself`,
      );
  }
}
