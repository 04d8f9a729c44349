/** Events that tell one thing together, by the first of them. */
import { capital, withArticle } from '../effects/words.ts';
import { COUNTER_VALUE } from '../rules/turn/counters.ts';
import type { EventOf, EventType, GameEvent } from '../rules/world/events.ts';
import type { Reading, Sentence, Word } from '../rules/world/words.ts';
import { infoOf } from '../rules/world/world.ts';
import { sentenceOf } from './event-line.ts';
import { acts, card, foe, held, line, listed, space, town } from './line.ts';
import { many } from './names.ts';

interface Place {
  readonly reading: Reading;
  readonly events: readonly GameEvent[];
  readonly at: number;
}

/** What is told, and the last event that it tells; null where there is nothing to fold. */
export type Fold<T extends EventType> = (
  event: EventOf<T>,
  place: Place,
) => { readonly told: Sentence | null; readonly last: number } | null;

type Told<T extends EventType> = Extract<GameEvent, { type: T }>;

const is = <T extends EventType>(event: GameEvent | undefined, type: T): event is Told<T> =>
  event?.type === type;

/** The events after this one for as long as they belong to it. */
function following({ events, at }: Place, belongs: (event: GameEvent) => boolean): GameEvent[] {
  const end = events.findIndex((event, i) => i > at && !belongs(event));
  return events.slice(at + 1, end < 0 ? undefined : end);
}

const only = <T extends EventType>(events: readonly GameEvent[], type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type);

const total = (events: readonly { readonly amount: number }[]): number =>
  events.reduce((sum, { amount }) => sum + amount, 0);

/** The same again: one event with all of it. */
function summed(event: EventOf<Vital>, place: Place): ReturnType<Fold<Vital>> {
  const isSame = (next: GameEvent): next is EventOf<Vital> =>
    next.type === event.type && next.seat === event.seat && next.who === event.who;
  const more = following(place, isSame).filter(isSame);
  if (more.length === 0) return null;
  const amount = event.amount + total(more);
  return { told: sentenceOf(place.reading, { ...event, amount }), last: place.at + more.length };
}

type Vital = 'wounded' | 'healed' | 'exhausted' | 'recovered' | 'cancelled';

/** Steps of one journey, and the dice that were rolled for it. */
function journey(seat: number, place: Place): ReturnType<Fold<'moved'>> {
  const isStep = (event: GameEvent): event is EventOf<'moved'> =>
    is(event, 'moved') && event.seat === seat && (event.how === 'die' || event.how === 'step');
  const after = following(place, isStep);
  const steps = [place.events[place.at], ...after].filter((event) => event !== undefined).filter(isStep);
  const end = steps.at(-1);
  if (end === undefined || end.how === 'step') return null;
  return { told: line`${acts(seat, 'travels')} to ${space(end.to)}.`, last: place.at + after.length };
}

/** What is paid at a market, and what it brings: "You pay 2 gold to heal 2 wounds." */
function healing({ seat }: EventOf<'gold'>, place: Place): ReturnType<Fold<'gold'>> {
  const isPart = (event: GameEvent): event is EventOf<'gold' | 'healed' | 'recovered'> =>
    ((is(event, 'gold') && event.paid === true) || is(event, 'healed') || is(event, 'recovered')) &&
    event.seat === seat;
  const after = following(place, isPart);
  const wounds = only(after, 'healed');
  const rests = only(after, 'recovered');
  const bought = [...wounds, ...rests];
  if (bought.length === 0) return null;
  const all = [place.events[place.at], ...after].filter((event) => event !== undefined);
  const whom = (who: string): Sentence => (who === 'hero' ? [] : line` of ${held(who)}`);
  const relief = [...new Set(bought.map(({ who }) => who))].flatMap((who) => {
    const healed = total(wounds.filter((event) => event.who === who));
    const rested = total(rests.filter((event) => event.who === who));
    return [
      ...(healed === 0 ? [] : [line`heal ${many(healed, 'wound')}${whom(who)}`]),
      ...(rested === 0 ? [] : [line`discard ${rested} exhaustion${whom(who)}`]),
    ];
  });
  const price = -total(only(all, 'gold'));
  return {
    told: line`${acts(seat, 'pays')} ${price} gold to ${listed(relief, 'and')}.`,
    last: place.at + after.length,
  };
}

/** What a victory brings: "You defeat X: 4 gold, a green counter (1 point) and Razor Pinion." */
function victory({ seat, card: beaten }: EventOf<'defeated'>, place: Place): ReturnType<Fold<'defeated'>> {
  const after = following(
    place,
    (event) =>
      is(event, 'left-track') ||
      ('seat' in event &&
        event.seat === seat &&
        (is(event, 'counter-taken') || is(event, 'points') || is(event, 'gained') || isIncome(event))),
  );
  const gold = total(only(after, 'gold'));
  const points = total(only(after, 'points'));
  const prizes: Sentence[] = [
    ...(gold === 0 ? [] : [line`${gold} gold`]),
    ...only(after, 'counter-taken').map(
      ({ color }) => line`${withArticle(color)} counter (${many(COUNTER_VALUE[color], 'point')})`,
    ),
    ...(points === 0 ? [] : [line`${points} experience`]),
    ...only(after, 'gained').map((event) => line`${held(event.card)}`),
  ];
  if (prizes.length === 0) return null;
  return {
    told: line`${acts(seat, 'defeats')} ${foe(beaten)}: ${listed(prizes, 'and')}.`,
    last: place.at + after.length,
  };
}

const isIncome = (event: GameEvent): boolean => is(event, 'gold') && event.amount > 0;

/** "They take", or "You take": the one who was named just before. */
const again = (seat: number, they: string, you: string): Word => ({ kind: 'verb', seat, they, you });

/** A roll and the harm that comes of it are one line. */
const rollAndHarm: Fold<'rolled'> = (event, place) => {
  const { seat, who, what } = event;
  const told = sentenceOf(place.reading, event);
  if (told === null || (what !== 'attack' && what !== 'defense')) return null;
  const next = place.events[place.at + 1];
  if (is(next, 'foe-wounded'))
    return { told: line`${told} ${sentenceOf(place.reading, next) ?? []}`, last: place.at + 1 };
  const harm = following(
    place,
    (one) => (is(one, 'wounded') || is(one, 'exhausted')) && one.seat === seat && one.who === who,
  );
  if (harm.length === 0) return null;
  const [wounds, exhaustion] = [total(only(harm, 'wounded')), total(only(harm, 'exhausted'))];
  const taken = [
    ...(exhaustion === 0 ? [] : [`${exhaustion} exhaustion`]),
    ...(wounds === 0 ? [] : [many(wounds, 'wound')]),
  ];
  const takes = who === 'hero' ? again(seat, 'They take', 'You take') : 'They take';
  return { told: line`${told} ${takes} ${listed(taken, 'and')}.`, last: place.at + harm.length };
};

/** An ability and its price: "You use Sister Oda Bell (1 exhaustion)." */
const useAndPrice: Fold<'used'> = (event, place) => {
  const { seat } = event;
  const prices = following(
    place,
    (next) =>
      'seat' in next &&
      next.seat === seat &&
      ((is(next, 'gold') && next.paid === true) ||
        is(next, 'exhausted') ||
        (is(next, 'lost') && next.why === 'used' && next.card === event.card)),
  );
  const words = prices.flatMap((next) =>
    is(next, 'gold') ? `${-next.amount} gold` : is(next, 'exhausted') ? `${next.amount} exhaustion` : [],
  );
  const told = sentenceOf(place.reading, event);
  if (prices.length === 0 || told === null) return null;
  const price = words.length === 0 ? '' : ` (${words.join(', ')})`;
  return { told: line`${withoutStop(told)}${price}.`, last: place.at + prices.length };
};

const withoutStop = (sentence: Sentence): Sentence =>
  sentence.map((word, i) =>
    word.kind === 'text' && i === sentence.length - 1
      ? { ...word, text: word.text.replace(/\.$/, '') }
      : word,
  );

/** What a knock-out costs, and where it leads to. */
const knockOut: Fold<'knocked-out'> = ({ seat }, place) => {
  const after = following(
    place,
    (event) =>
      is(event, 'undefeated') ||
      ('seat' in event &&
        event.seat === seat &&
        ((is(event, 'gold') && event.amount < 0) ||
          (is(event, 'lost') && event.why === 'knocked-out') ||
          (is(event, 'moved') && event.how === 'knocked-out'))),
  );
  const gold = -total(only(after, 'gold'));
  const losses = [
    ...(gold === 0 ? [] : [line`${gold} gold`]),
    ...only(after, 'lost').map((event) => line`${held(event.card)}`),
  ];
  const lost =
    losses.length === 0 ? [] : line` ${again(seat, 'They lose', 'You lose')} ${listed(losses, 'and')}.`;
  const end = only(after, 'moved').at(-1);
  const moved = end === undefined ? [] : line` and carried to ${space(end.to)}`;
  return { told: line`${acts(seat, 'is')} knocked out${moved}.${lost}`, last: place.at + after.length };
};

/** Who gets away falls back, and whom they fled from stays where it was. */
const gettingAway: Fold<'escaped'> = ({ seat, card: from }, place) => {
  const after = following(
    place,
    (event) =>
      (is(event, 'undefeated') && event.card === from) ||
      (is(event, 'moved') && event.seat === seat && event.how === 'back'),
  );
  const end = only(after, 'moved').at(-1);
  if (after.length === 0) return null;
  const back = end === undefined ? [] : line` to ${space(end.to)}`;
  return { told: line`${acts(seat, 'escapes')} from ${foe(from)}${back}.`, last: place.at + after.length };
};

/** A Challenge that is drawn is fought. */
const facing: Fold<'drew'> = ({ seat, card: drawn, deck }, place) => {
  const next = place.events[place.at + 1];
  if (!is(next, 'combat') || next.card !== drawn) return null;
  const { kind } = infoOf(place.reading.world, drawn).card;
  return {
    told: line`${acts(seat, 'faces')} ${foe(drawn)}, ${withArticle(deck)} ${capital(kind)}.`,
    last: place.at + 1,
  };
};

/** New cards at several markets at a time. */
const newStock: Fold<'stocked'> = (event, place) => {
  const more = only(
    following(place, (next) => is(next, 'stocked')),
    'stocked',
  );
  if (more.length === 0) return null;
  const wares = [event, ...more].map((one) => line`${card(one.card)} in ${town(one.town)}`);
  return { told: line`New at the markets: ${listed(wares, 'and')}.`, last: place.at + more.length };
};

export const FOLDS: { readonly [K in EventType]?: Fold<K> } = {
  'movement-dice': ({ seat }, place) => journey(seat, place),
  moved: ({ seat, how }, place) => (how === 'die' ? journey(seat, place) : null),
  gold: (event, place) => (event.paid === true ? healing(event, place) : null),
  defeated: victory,
  rolled: rollAndHarm,
  used: useAndPrice,
  'knocked-out': knockOut,
  escaped: gettingAway,
  drew: facing,
  stocked: newStock,
  wounded: summed,
  healed: summed,
  exhausted: summed,
  recovered: summed,
  cancelled: summed,
  'combat-round': ({ round }, { at }) => (round === 1 ? { told: null, last: at } : null),
};
