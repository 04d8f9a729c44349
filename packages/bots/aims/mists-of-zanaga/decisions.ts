/** Decisions that only Zanaga asks for. */
import { mistsOf, type Token } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { isVillage } from '@wayrune/engine/adventures/mists-of-zanaga/towns/markets.ts';
import type { Gear } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import type { DrawFrame } from '@wayrune/engine/rules/turn/adventure.ts';
import { isColor } from '@wayrune/engine/rules/world/board.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import { siteAt } from '@wayrune/engine/rules/world/land.ts';
import { type Context, detail, wordOf } from '../../heuristics/context.ts';
import type { Aim, Stopover } from '../aim.ts';
import { bestGod, chanceWanted } from './gods.ts';
import { meanTokenWorth, placeWorth, riteOf, tokenWorth } from './rites.ts';
import { drawingWorth, meetingWorth, terrainOf } from './roaming.ts';

type Decisions = NonNullable<Aim['decisions']>;

/** Gear is spent for no less than this. */
const A_TOKEN_OF_GEAR = 1;
/** Not worth the trouble below this. */
const LEAST = 0.15;

const isBones = ({ game }: Context, option: string): boolean =>
  option.startsWith('use:') && info(game, option.split(':')[1] ?? '').card.id === 'shaman-bones';

/** In a window: bones by what they change, all else as ever. */
const inWindow =
  (gain: (context: Context) => number): Decisions[string] =>
  (context, option) => {
    if (option === 'pass' || option === 'done') return LEAST;
    if (isBones(context, option)) return gain(context) - A_TOKEN_OF_GEAR;
    return option.startsWith('use:') ? context.scout.use(context, option) : -1;
  };

/** Another Challenge in place of the one just drawn. */
function otherCard(context: Context): number {
  const { game, world, scout } = context;
  const draw = nearest(game, 'draw') as DrawFrame | null;
  if (draw === null) return 0;
  const { card, deck, terms, space } = draw;
  if (terms === 'usual') {
    const counter = isColor(deck) ? deck : null;
    return scout.deck(context, deck).value - scout.enemy(context, card, counter).value;
  }
  const { terrain } = siteAt(game, space);
  if (terms === 'added' || terrain === 'town') return 0;
  const met = terrainOf(world, card) === terrain ? meetingWorth(context, card) : 0;
  return drawingWorth(context, terrain) - met;
}

function otherToken(context: Context): number {
  const frame = nearest(context.game, 'token') as unknown as { readonly token: Token | '' } | null;
  return frame === null || frame.token === ''
    ? 0
    : meanTokenWorth(context) - tokenWorth(context, frame.token);
}

/** A fight that is sure to be better than any other choice, or worse. */
const SURELY = 100;

export const decisions: Decisions = {
  token: (context, option) =>
    wordOf(option) === 'place'
      ? placeWorth(context, riteOf(context, detail(option)))
      : Number.NEGATIVE_INFINITY,
  'which-token': (context, option) => tokenWorth(context, detail(option) as Token),
  'token-drawn': inWindow(otherToken),
  drawn: inWindow(otherCard),
  roaming: (context, option) => meetingWorth(context, detail(option)),
  safari(context, option) {
    if (option !== 'pass') return meetingWorth(context, option.split(':')[1] ?? '');
    const { terrain } = siteAt(context.game, context.player.space ?? '');
    return terrain === 'town' ? 0 : drawingWorth(context, terrain);
  },
  confront(context, option) {
    if (option === 'pass') return 0;
    const found = bestGod(context);
    if (found === null || found.god !== detail(option)) return -SURELY;
    return found.win >= chanceWanted(context.state) ? SURELY : -SURELY;
  },
  'lost-city': ({ world, state }, option) => state.counters[world.board.jewels.indexOf(detail(option))] ?? 0,
};

/** What the first token of each kind of gear is worth, and the second. */
const GEAR_WORTH: Readonly<Record<Gear, readonly number[]>> = {
  'lockjaw-trap': [2.6, 1.4],
  'dead-mans-compass': [1.8, 1.2],
  'shaman-bones': [1.9, 1.2],
};

/** A trade of Items must bring at least this much. */
const A_GOOD_TRADE = 1;

/** Options among others that everybody knows: gear and trades at markets, dice that are left. */
export const options: NonNullable<Aim['options']> = {
  gear({ game, player }, option) {
    const gear = detail(option) as Gear;
    const has = player.items.filter(({ card }) => info(game, card).card.id === gear).length;
    return (GEAR_WORTH[gear][has] ?? 0) - 1;
  },
  swap(context, option) {
    const [, own = '', other = ''] = option.split(':');
    const { scout } = context;
    if (scout.words(context, other) <= scout.words(context, own)) return -1;
    return scout.having(context, other, [own]) - scout.having(context, own, [own]) - A_GOOD_TRADE;
  },
  'rest-with': (_, option) => (option.startsWith('rest-with:hero') ? 0.5 : 0.4),
  /** Taken where the way leads on from it (`stopover`), never for want of anything else. */
  trade: () => -1,
};

export const stopover: Stopover = {
  option: 'trade',
  isAt: ({ game }, space) => isVillage(game, siteAt(game, space).town),
  isOver: ({ state }) => mistsOf(state).turn.traded,
};
