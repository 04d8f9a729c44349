import type { Player } from '@wayrune/engine/rules/world/state.ts';

export const without = (player: Player, ...cards: readonly string[]): Player => ({
  ...player,
  items: player.items.filter((held) => !cards.includes(held.card)),
  allies: player.allies.filter((held) => !cards.includes(held.card)),
});
