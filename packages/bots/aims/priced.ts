/** Effects whose outcome an adventure values: in its place stands the gold that it is worth. */
import type { Choice, Effect, VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';

/** Where effects have effects in them. */
const INNER: ReadonlySet<string> = new Set(['then', 'else', 'pass', 'fail', 'win']);

/** The effects with a verb as the gold that it is worth. */
export const priced = (effects: readonly Effect[], verb: VerbName, gold: number): Effect[] =>
  effects.map((effect) => {
    if (effect.do === verb) return { do: 'gain-gold', amount: gold };
    const inner = Object.entries(effect).map(([name, value]) => {
      if (name === 'options' && Array.isArray(value))
        return [
          name,
          value.map((one: { do: readonly Effect[] }) => ({ ...one, do: priced(one.do, verb, gold) })),
        ];
      return [name, INNER.has(name) ? priced(value as readonly Effect[], verb, gold) : value];
    });
    return Object.fromEntries(inner) as Effect;
  });

/** The effects without the choices that a player cannot pay for. */
export const payable = ({ gold, items }: Player, effects: readonly Effect[]): Effect[] =>
  effects.map((effect) => {
    if (effect.do !== 'choose') return effect;
    const canPay = ({ cost = [] }: Choice): boolean =>
      cost.every(
        (one) => (one.pay !== 'gold' || one.amount <= gold) && (one.pay !== 'item' || items.length > 0),
      );
    const options = effect.options.filter(canPay);
    return options.length === 0 ? effect : { ...effect, options };
  });

/** Whether the enemy of the card is fought somewhere in them. */
export const hasFight = (effects: readonly Effect[]): boolean =>
  effects.some(
    (effect) =>
      effect.do === 'fight' ||
      Object.entries(effect).some(([name, value]) =>
        name === 'options' && Array.isArray(value)
          ? value.some((one: { do: readonly Effect[] }) => hasFight(one.do))
          : INNER.has(name) && hasFight(value as readonly Effect[]),
      ),
  );
