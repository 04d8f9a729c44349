/** Abilities that would never end, or leave nobody a turn: refused before anybody plays with them. */
import { effectsIn } from './effect-list.ts';
import type { Ability, Cost, VerbName } from './vocabulary.ts';
import type { Window } from './windows.ts';

/** The windows in which a verb lets cards react, and in which it would therefore bring about itself. */
const OPENS: Readonly<Partial<Record<VerbName, readonly Window[]>>> = {
  test: ['test', 'tested'],
  attack: ['roll', 'rolled', 'hit', 'missed'],
  redraw: ['drawn'],
  wound: ['wounded'],
  exhaust: ['wounded'],
  'knock-out': ['knocked-out', 'wounded'],
  escape: ['escaped'],
};

/** Verbs for which a turn is over: forced at its start, nobody would ever act. */
const ENDS_TURN: ReadonlySet<VerbName> = new Set(['end-turn', 'knock-out']);

/** What gives back what a cost takes. */
const REFUNDS: Readonly<Partial<Record<Cost['pay'], VerbName>>> = {
  gold: 'gain-gold',
  exhaustion: 'recover',
  wound: 'heal',
  counter: 'add-counters',
};
/** Costs that cannot be paid again and again, whatever is given back. */
const LIMITED: ReadonlySet<Cost['pay']> = new Set(['activate', 'discard', 'counter', 'item', 'ally']);

/** What is wrong with an ability that would not end, in words; null if it ends. */
export function endlessReason(ability: Ability): string | null {
  const { when, forced, once, cost = [] } = ability;
  const effects = [...effectsIn(ability.do)].filter(
    (effect) => effect.do !== 'wound' || effect.who !== 'enemy',
  );
  const again = effects.find(({ do: verb }) => OPENS[verb]?.includes(when));
  if (again?.do === 'knock-out' && when === 'knocked-out')
    return 'knocks out a Hero who has just been knocked out; use another window';
  if (forced === true && once === undefined && again !== undefined)
    return `does "${again.do}" in "${when}", which "${again.do}" itself brings about, without end; add "once" or use another window`;
  const ends = effects.find(({ do: verb }) => ENDS_TURN.has(verb));
  if (forced === true && when === 'turn-start' && ends !== undefined)
    return `does "${ends.do}" at the start of every turn, so nobody could act; use another window, or leave out "forced"`;
  const refund = effects.find((effect) => cost.some((price) => REFUNDS[price.pay] === effect.do));
  if (
    forced !== true &&
    once === undefined &&
    refund !== undefined &&
    !cost.some(({ pay }) => LIMITED.has(pay) && REFUNDS[pay] !== refund.do)
  )
    return `gives back with "${refund.do}" what it costs, so it could be used without end; add "once"`;
  return null;
}
