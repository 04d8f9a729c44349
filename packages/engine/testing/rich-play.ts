/** Random play by well-equipped parties who like to use what they have: it comes to all sorts of decisions. */
import { type Chance, seeded } from '../kernel/chance.ts';
import type { GameEvent } from '../rules/world/events.ts';
import { view } from '../rules/world/game.ts';
import { newHeld, rowFor } from '../rules/cards/holdings.ts';
import type { Library } from '../parts/library.ts';
import type { Setup } from '../rules/world/setup.ts';
import type { State } from '../rules/world/state.ts';
import { decide, startTable, type Table } from '../table/table.ts';

const CARDS_EACH = 9;

/** Gold and cards for everybody, as far as the limits allow. */
function equip({ world, state }: Table, chance: Chance): void {
  const game = view(world, state);
  const market = state.decks['market']?.bag ?? [];
  for (const player of state.players) {
    player.gold = 40;
    player.exhaustion = 1;
    for (let i = 0; i < CARDS_EACH; i++) {
      const at = chance.pick(market.length);
      const card = market[at] ?? '';
      if (!world.policies.hasRoom(game, player.seat, card)) continue;
      market.splice(at, 1);
      rowFor(game, player, card).push(newHeld(game, card, 0));
    }
  }
}

const LIKED = /^(use|attempt|attack|buy|negotiate|propose|learn|choose|target|rest)/;

/** Mostly something that happens; cards are seldom thrown away. */
export function livelyOption({ decision }: State, chance: Chance): string {
  if (decision === null) throw new Error('the game is over');
  const kept = decision.options.filter((option) => !option.startsWith('discard:') || chance.pick(20) === 0);
  const liked = kept.filter((option) => LIKED.test(option));
  const among = liked.length > 0 && chance.pick(3) > 0 ? liked : kept.length > 0 ? kept : decision.options;
  return among[chance.pick(among.length)] ?? '';
}

/** Plays so many decisions; `before` sees each of them, `after` what came of it. */
export function richPlay(
  library: Library,
  setup: Setup,
  seed: string,
  decisions: number,
  before: (table: Table) => void,
  after: (table: Table, events: readonly GameEvent[]) => void = () => undefined,
): void {
  const chance = seeded(seed);
  const { table, events } = startTable(library, setup, chance);
  after(table, events);
  equip(table, chance);
  for (let i = 0; i < decisions && table.state.decision !== null; i++) {
    before(table);
    after(table, decide(table, livelyOption(table.state, chance), chance));
  }
}
