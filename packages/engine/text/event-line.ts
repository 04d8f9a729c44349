/** What happened, in one plain sentence each: for the log and for the screen reader. */
import { capital, joined, withArticle } from '../effects/words.ts';
import { COUNTER_VALUE } from '../rules/counters.ts';
import type { EventOf, EventType, GameEvent } from '../rules/events.ts';
import { infoOf, type World } from '../rules/world.ts';
import { FULL_OF_DOOM } from '../variants/doom-track/track.ts';
import { cardName, faceName, foeName, many, spaceName, sumOf, testName, townTitle } from './names.ts';

interface Teller {
  readonly world: World;
  readonly card: (id: string) => string;
  readonly foe: (id: string) => string;
  readonly space: (id: string) => string;
  readonly player: (seat: number) => string;
  /** The player's own name for his Hero, an Ally by its card. */
  readonly who: (seat: number, who: string) => string;
}

type Lines = { readonly [T in EventType]: (tell: Teller, event: EventOf<T>) => string | null };

const LINES: Lines = {
  'game-began': (t, e) => `${t.player(e.first)} takes the first turn.`,
  'turn-began': (t, e) => `Round ${e.round}: it is ${t.player(e.seat)}'s turn.`,
  placed: (t, e) => `${t.player(e.seat)} starts in ${t.space(e.space)}.`,
  'movement-dice': (t, e) => `${t.player(e.seat)} rolls ${joined(e.faces.map(faceName), 'and')}.`,
  moved: (t, e) => `${t.player(e.seat)} ${MOVES[e.how]} ${t.space(e.to)}.`,
  drew: (t, e) => drewLine(t, e),
  combat: (t, e) => `${t.player(e.seat)} fights ${t.foe(e.card)}.`,
  duel: (t, e) => `${t.player(e.seat)} attacks ${t.player(e.other)}.`,
  'combat-round': (_, e) => `Combat round ${e.round} begins.`,
  rolled: (t, e) => rolledLine(t, e),
  die: (t, e) => `${t.player(e.seat)} rolls a die: ${e.value}.`,
  wounded: (t, e) => `${t.who(e.seat, e.who)} takes ${many(e.amount, 'wound')}.`,
  cancelled: (t, e) =>
    `${many(e.amount, 'wound')} on ${t.who(e.seat, e.who)} ${e.amount === 1 ? 'is' : 'are'} cancelled.`,
  healed: (t, e) => `${t.who(e.seat, e.who)} heals ${many(e.amount, 'wound')}.`,
  exhausted: (t, e) => `${t.who(e.seat, e.who)} takes ${e.amount} exhaustion.`,
  recovered: (t, e) => `${t.who(e.seat, e.who)} discards ${e.amount} exhaustion.`,
  'foe-wounded': (t, e) =>
    `${t.foe(e.card)} takes ${many(e.amount, 'wound')}: ${e.wounds} of ${e.life} Life.`,
  'foe-healed': (t, e) => `${t.foe(e.card)} heals ${many(e.amount, 'wound')}.`,
  gold: (t, e) => {
    const verb = e.paid === true ? 'pays' : e.amount < 0 ? 'loses' : 'gains';
    return `${t.player(e.seat)} ${verb} ${Math.abs(e.amount)} gold.`;
  },
  points: (t, e) =>
    `${t.player(e.seat)} ${e.amount < 0 ? 'loses' : 'gains'} ${many(Math.abs(e.amount), 'experience point')}.`,
  learned: (t, e) => `${t.player(e.seat)} gains a ${capital(e.kind)} counter.`,
  used: (t, e) => {
    const [player, card] = [t.player(e.seat), t.card(e.card)];
    if (infoOf(t.world, e.card).holding !== 'hero') return `${player} uses ${card}.`;
    return `${player} uses ${player === card ? 'a special' : `${card}'s`} ability.`;
  },
  bought: (t, e) => {
    const verb = infoOf(t.world, e.card).holding === 'ally' ? 'hires' : 'buys';
    return `${t.player(e.seat)} ${verb} ${t.card(e.card)} for ${e.price} gold.`;
  },
  sold: (t, e) => `${t.player(e.seat)} sells ${t.card(e.card)} for ${e.price} gold.`,
  gained: (t, e) => `${t.player(e.seat)} gets ${t.card(e.card)}.`,
  lost: (t, e) => LOSSES[e.why](t.player(e.seat), t.card(e.card)),
  refreshed: (t, e) => `${t.card(e.card)} is ready again.`,
  deactivated: (t, e) => `${t.card(e.card)} is turned face down.`,
  defeated: (t, e) => `${t.player(e.seat)} defeats ${t.foe(e.card)}.`,
  escaped: (t, e) => `${t.player(e.seat)} escapes from ${t.foe(e.card)}.`,
  'foe-fled': (t, e) => `${t.foe(e.card)} gets away.`,
  'knocked-out': (t, e) => `${t.player(e.seat)} is knocked out.`,
  undefeated: (t, e) =>
    `${t.foe(e.card)} stays undefeated at ${t.space(e.space)}, place ${e.place + 1} of the track.`,
  'left-track': (t, e) => `${t.foe(e.card)} leaves the undefeated track.`,
  'counter-taken': (t, e) =>
    `${t.player(e.seat)} takes ${withArticle(e.color)} counter, worth ${many(COUNTER_VALUE[e.color], 'point')}.`,
  'counter-placed': (t, e) => `${capital(withArticle(e.color))} counter is put on ${t.space(e.space)}.`,
  'counter-removed': (t, e) => `The ${e.color} counter on ${t.space(e.space)} is removed.`,
  'event-began': (t, e) => `The Event ${t.card(e.card)} is in play.`,
  'event-ignored': (t, e) => `The Event ${t.card(e.card)} is too low a number and does nothing.`,
  'event-ended': (t, e) => `The Event ${t.card(e.card)} is over.`,
  'encounter-ended': (t, e) => `The Encounter ${t.card(e.card)} is over.`,
  stocked: (t, e) => `${t.card(e.card)} is for sale in ${townTitle(t.world, e.town)}.`,
  looked: (t, e) =>
    `${t.player(e.seat)} puts ${t.card(e.card)} ${e.put === 'top' ? 'back on top' : 'at the bottom'} of its deck.`,
  proposed: (t, e) =>
    `${t.player(e.seat)} offers ${t.player(e.other)} ${goods(t, e.offer)} for ${goods(t, e.want)}.`,
  traded: (t, e) => `${t.player(e.seat)} and ${t.player(e.other)} agree.`,
  refused: (t, e) => `${t.player(e.other)} refuses.`,
  'phase-skipped': (_, e) => `The ${e.phase} phase is skipped.`,
  'doom-card': (t, e) => `${t.card(e.card)} goes to space ${e.place} of the doom track.`,
  'doom-counter': (t, e) =>
    `A doom counter is put on ${townTitle(t.world, e.town)}: ${e.counters} of ${FULL_OF_DOOM}.`,
  reshuffled: (_, e) => `The ${e.deck} discard pile is shuffled and becomes the deck.`,
  'endgame-began': () => 'Doom is complete: the Endgame begins.',
  confrontation: (t, e) => `${t.player(e.seat)} must face the Dragon Lords.`,
  eliminated: (t, e) => `${t.player(e.seat)} is out of the Endgame.`,
  'hazard-check': (t, e) =>
    `${t.player(e.seat)} looks out for hazards at ${t.space(e.space)} and rolls ${joined(e.faces.map(faceName), 'and')}: ${e.met ? 'something comes' : 'all is quiet'}.`,
  hazard: (t, e) =>
    `The hazard number is ${e.number}: ${t.player(e.seat)} meets ${withArticle(e.color)} hazard.`,
  wages: (t, e) => `${t.player(e.seat)} pays ${e.amount} gold in wages.`,
  'new-hero': (t, e) => `${t.card(e.hero)} takes over for ${t.player(e.seat)}.`,
  won: (t, e) => wonLine(t, e),
};

const MOVES: Readonly<Record<EventOf<'moved'>['how'], string>> = {
  die: 'moves to',
  step: 'walks to',
  carried: 'is brought to',
  back: 'falls back to',
  'knocked-out': 'is carried to',
};

const LOSSES: Readonly<Record<EventOf<'lost'>['why'], (player: string, card: string) => string>> = {
  discarded: (player, card) => `${player} discards ${card}.`,
  used: (_, card) => `${card} is used up.`,
  killed: (player, card) => `${card}, ${player}'s Ally, is killed.`,
  'knocked-out': (player, card) => `${player} loses ${card}.`,
  taken: (player, card) => `${player} gives up ${card}.`,
  refused: (player, card) => `${player} leaves ${card}.`,
};

function drewLine(tell: Teller, { seat, card, deck }: EventOf<'drew'>): string {
  const { kind } = infoOf(tell.world, card).card;
  const what = deck === 'market' ? '' : `, ${withArticle(deck)} ${capital(kind)}`;
  return `${tell.player(seat)} draws ${tell.card(card)}${what}.`;
}

function rolledLine(tell: Teller, event: EventOf<'rolled'>): string {
  const { seat, who, what, phase, attribute, skill, dice, bonus, target, success } = event;
  const name = tell.who(seat, who);
  const total = sumOf(dice, bonus);
  const combat = phase ?? 'escape';
  const outcome = (yes: string, no: string): string => `${total} against ${target}, ${success ? yes : no}.`;
  switch (what) {
    case 'attack':
      return `${name} makes a ${combat} attack: ${outcome('a hit', 'a miss')}`;
    case 'defense':
      return `${name} defends in the ${combat} phase: ${outcome('a success', 'a failure')}`;
    case 'escape':
      return `${name} tries to escape: ${outcome('a success', 'a failure')}`;
    case 'test':
      return `${name} tests ${testName(attribute, skill)}: ${outcome('a success', 'a failure')}`;
    case 'target':
      return `${name} sets the number to reach with ${testName(attribute, null)}: ${total}.`;
  }
}

/** Cards by name; gold is written out already. */
function goods({ world, card }: Teller, named: readonly string[]): string {
  if (named.length === 0) return 'nothing';
  return joined(
    named.map((one) => (world.cards[one] === undefined ? one : card(one))),
    'and',
  );
}

/** Goals that are no card. */
const GOALS: Readonly<Record<string, string>> = {
  'dragon-runes': 'with three Dragon Runes',
  endgame: 'as the best of those whom the Dragon Lords have beaten',
};

function wonLine(tell: Teller, { winners, how }: EventOf<'won'>): string {
  if (winners.length === 0) return 'The Dragon Lords have won: the game is lost.';
  const names = joined(winners.map(tell.player), 'and');
  const goal = GOALS[how] ?? `by defeating ${tell.foe(how)}`;
  return `${names} ${winners.length === 1 ? 'wins' : 'win'} the game ${goal}.`;
}

/** A sentence for an event, or null for one that needs none. `names` are the players as they are called, by seat. */
export function eventLine(world: World, names: readonly string[], event: GameEvent): string | null {
  const player = (seat: number): string => {
    const name = names[seat];
    if (name === undefined) throw new Error(`no name for seat ${seat}`);
    return name;
  };
  const tell: Teller = {
    world,
    card: (id) => cardName(world, id),
    foe: (id) => foeName(world, id),
    space: (id) => spaceName(world, id),
    player,
    who: (seat, who) => (who === 'hero' ? player(seat) : cardName(world, who)),
  };
  return lineOf(tell, event);
}

function lineOf<T extends EventType>(tell: Teller, event: EventOf<T>): string | null {
  const line = LINES[event.type as T] as (tell: Teller, event: EventOf<T>) => string | null;
  return line(tell, event);
}
