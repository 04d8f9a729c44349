import { heldCard, info, playerAt, type Game } from '../rules/world/game.ts';
import { ownLimit } from '../rules/cards/limits.ts';
import { isRitual } from '../rules/rituals/rituals.ts';
import { sum } from '../rules/cards/values.ts';
import { type CardInfo, infoOf, itemKind } from '../rules/world/world.ts';
import type { PartRules } from '../rules/world/part.ts';

/** Item Limits: one Item of each class and type (ITEMS-1); what widens a limit widens it for each type (ITEMS-3). */
export const itemLimits: PartRules = {
  policies: (base) => ({
    ...base,
    hasRoom(game, seat, card, without = []) {
      const kind = kindOf(info(game, card));
      if (kind === null) return base.hasRoom(game, seat, card, without);
      const same = playerAt(game, seat).items.filter(
        (held) => !without.includes(held.card) && kindOf(info(game, held.card)) === kind,
      );
      return same.length < 1 + widened(game, seat, card);
    },
  }),
  invariants: (base) => ({
    ...base,
    limitOf(world, card) {
      const kind = itemKind(infoOf(world, card));
      if (kind === null || kind.class === 'ritual' || kind.class === 'gear') return base.limitOf(world, card);
      const stat =
        kind.class === 'weapon' || kind.class === 'armor' ? (`${kind.class}-limit` as const) : null;
      return { kind: `${kind.class} ${kind.type}`, most: 1, stat, least: 1 };
    },
  }),
};

/** "weapon mace"; an Item without a type is like others of its class without one (ITEMS-2). Rituals have their own limit (P4), gear has none (Z26). */
function kindOf(card: CardInfo): string | null {
  const kind = itemKind(card);
  return kind === null || kind.class === 'gear' || isRitual(card) ? null : `${kind.class} ${kind.type}`;
}

function widened(game: Game, seat: number, card: string): number {
  const { class: kind } = itemKind(info(game, card)) ?? {};
  if (kind !== 'weapon' && kind !== 'armor') return 0;
  const isNew = heldCard(playerAt(game, seat), card) === null;
  const own = isNew ? ownLimit(info(game, card), `${kind}-limit`) : 0;
  return Math.max(0, sum(game, `${kind}-limit`, seat, 'hero', null) + own);
}
