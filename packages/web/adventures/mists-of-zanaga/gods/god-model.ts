/** A god as the screen tells it: its numbers with the doom that lies on it. */
import { godOf } from '@wayrune/engine/adventures/mists-of-zanaga/gods/gods.ts';
import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { ATTRIBUTES, type Attribute } from '@wayrune/engine/effects/vocabulary.ts';
import { type Game, info } from '@wayrune/engine/rules/world/game.ts';

export interface GodNumbers {
  readonly life: number;
  readonly doom: number;
  readonly attributes: readonly {
    readonly name: Attribute;
    readonly target: number;
    readonly damage: number;
    /** What doom has added to the number. */
    readonly added: number;
  }[];
  /** What doom has added to its Life. */
  readonly addedLife: number;
}

/** What so much doom adds to a number of the card; conditions and other counts are told in words. */
function byDoom(game: Game, card: string, stat: string, doom: number): number {
  const { card: printed } = info(game, card);
  const { always = [] } = printed.kind === 'special' ? printed : {};
  return always.reduce((sum, { stat: name, amount }) => {
    if (name !== stat || typeof amount !== 'object' || !('count' in amount) || amount.count !== 'doom')
      return sum;
    const { times = 1, plus = 0, max = Number.POSITIVE_INFINITY } = amount;
    return sum + (doom === 0 ? 0 : Math.min(max, doom * times + plus));
  }, 0);
}

export function godNumbers(game: Game, card: string): GodNumbers | null {
  const god = godOf(game, card);
  if (god === null) return null;
  const doom = mistsOf(game.state).doom[card] ?? 0;
  const addedLife = byDoom(game, card, 'life', doom);
  return {
    doom,
    life: god.life + addedLife,
    addedLife,
    attributes: ATTRIBUTES.map((name) => {
      const [target, damage] = god[name];
      const added = byDoom(game, card, name, doom);
      return { name, target: target + added, damage, added };
    }),
  };
}
