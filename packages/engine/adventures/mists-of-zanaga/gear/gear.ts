/** Survival gear: tokens that count as Items, bought in any town (GEAR-1 to GEAR-17). */
import { GEAR, type Gear } from '../../../effects/vocabulary.ts';
import { deckSize } from '../../../kernel/deck.ts';
import { procedure, type Frame } from '../../../kernel/procedure.ts';
import { addHeld, newHeld } from '../../../rules/cards/holdings.ts';
import { isWithin, mayBuy, meansOf, priceOf } from '../../../rules/turn/market.ts';
import { info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { type CardInfo, infoOf, itemKind, type World } from '../../../rules/world/world.ts';
import { GEAR_DECK } from '../mists.ts';

export const isGear = (game: Game, card: string): boolean => itemKind(info(game, card))?.class === 'gear';

/** A token of this kind in the supply; null if all are with Heroes. */
function inSupply(game: Game, gear: Gear): string | null {
  const deck = game.state.decks[GEAR_DECK];
  const isSuch = (card: string): boolean => info(game, card).card.id === gear;
  return deck?.bag.find(isSuch) ?? deck?.bottom.find(isSuch) ?? null;
}

/** Takes a token out of the supply, if there is one. */
export function takeGear(game: Game, seat: number, gear: Gear): string | null {
  const card = inSupply(game, gear);
  const deck = game.state.decks[GEAR_DECK];
  if (card === null || deck === undefined) return null;
  deck.bag = deck.bag.filter((other) => other !== card);
  deck.bottom = deck.bottom.filter((other) => other !== card);
  addHeld(game, seat, newHeld(game, card, 0));
  return card;
}

const wares = new WeakMap<World, ReadonlyMap<Gear, CardInfo>>();

/** One token of each kind, to know what it costs; each world is searched once. */
function waresOf(world: World): ReadonlyMap<Gear, CardInfo> {
  const known = wares.get(world);
  if (known !== undefined) return known;
  const found = new Map<Gear, CardInfo>();
  const copies = (world.decks[GEAR_DECK] ?? []).map((id) => infoOf(world, id));
  for (const gear of GEAR) {
    const copy = copies.find(({ card }) => card.id === gear);
    if (copy !== undefined) found.set(gear, copy);
  }
  wares.set(world, found);
  return found;
}

/** Searches the supply only for what the Hero can pay. */
export function addGear(game: Game, seat: number, options: string[]): void {
  const means = meansOf(game, seat, 0);
  for (const [gear, ware] of waresOf(game.world))
    if (isWithin(means, ware) && mayBuy(game, seat, ware.id) && inSupply(game, gear) !== null)
      options.push(`gear:${gear}`);
}

export function buyGear(game: Game, seat: number, gear: Gear): void {
  const card = takeGear(game, seat, gear);
  if (card === null) return;
  const price = priceOf(game, seat, card);
  playerAt(game, seat).gold -= price;
  tell(game, { type: 'bought', seat, card, price });
}

const COPY = new RegExp(`(${GEAR.join('|')})\\.\\d+`, 'g');

/** Options by what they say without the numbers of copies: the same few come up all the time. */
const alike = new Map<string, string>();
const MOST_ALIKE = 5_000;

function withoutCopies(option: string): string {
  const known = alike.get(option);
  if (known !== undefined) return known;
  if (alike.size >= MOST_ALIKE) alike.clear();
  const plain = option.replace(COPY, '$1');
  alike.set(option, plain);
  return plain;
}

const namesCopy = (option: string): boolean => option.includes('.');

/** No option names a token as long as all of them lie in the supply. */
function isInHands({ world, state }: Game): boolean {
  const deck = state.decks[GEAR_DECK];
  return deck === undefined || deckSize(deck) < (world.decks[GEAR_DECK]?.length ?? 0);
}

/** Tokens of a kind are all alike: of options that differ only in which of them is meant one is left. */
export function oneOfEachGear(options: string[], game: Game): string[] {
  if (options.length < 2 || !isInHands(game)) return options;
  let kinds = NONE;
  for (const option of options) {
    if (!namesCopy(option)) continue;
    const kind = withoutCopies(option);
    // The first copy of each kind has no number.
    if (kinds.includes(kind) || options.includes(kind)) return onePerKind(options);
    kinds = kinds === NONE ? [kind] : [...kinds, kind];
  }
  return options;
}

const NONE: readonly string[] = [];

function onePerKind(options: readonly string[]): string[] {
  const seen = new Set<string>();
  return options.filter((option) => {
    const kind = namesCopy(option) ? withoutCopies(option) : option;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}

interface GainFrame extends Frame {
  seat: number;
  gear: Gear;
  amount: number;
}

/** A kind that has run out gives nothing (Z26). */
export const gainGearProcedure = procedure<Game, GainFrame>({
  gain(game, { seat, gear, amount }) {
    for (let i = 0; i < amount; i++) {
      const card = takeGear(game, seat, gear);
      if (card !== null) tell(game, { type: 'gained', seat, card });
    }
  },
});
