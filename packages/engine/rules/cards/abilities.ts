/** Offering and using the abilities of cards; and those that simply happen. */
import { call, procedure, push, type Frame, type Question } from '../../kernel/procedure.ts';
import type { Ability } from '../../effects/vocabulary.ts';
import { AT, type Moment, type Window } from '../../effects/windows.ts';
import {
  combatOf,
  phaseRoll,
  type EffectsFrame,
  type PhaseFrame,
  type RollFrame,
  type WoundFrame,
} from '../combat/combat-frame.ts';
import { allHold } from './conditions.ts';
import { payAll, waysToPay } from './costs.ts';
import { type Asker, isDefender, type RollLike } from './counting.ts';
import { isAid } from '../combat/duel.ts';
import { isDone } from '../combat/fighters.ts';
import { divertBlow, isToldAlready } from '../combat/joint.ts';
import { info, playerAt, tell, type Game } from '../world/game.ts';
import { discardHeld } from './holdings.ts';
import type { Held, Player } from '../world/state.ts';
import {
  isAffected,
  ownBits,
  ownAffectingCards,
  type AffectingCard,
  affectingCards,
} from './affecting-cards.ts';
import { FORCED_BITS, isWon, OFFERED_BITS } from '../world/world.ts';

export interface WindowFrame extends Frame {
  proc: 'window';
  window: Window;
  seat: number;
  /** The Hero ('hero') or Ally that it is about, such as the one who rolls; '' if about nobody in particular. */
  subject: string;
}

/** Windows that close with the fight they belong to (COMBAT-15). */
export const FIGHTING: ReadonlySet<Window> = new Set([
  'before-combat',
  'round-start',
  'escape',
  'roll',
  'rolled',
  'hit',
  'missed',
  'guarded',
  'struck',
  'round-end',
]);

/** A window in which the owner may use abilities, one after another, until they pass. */
export const windowProcedure = procedure<Game, WindowFrame>({
  offer: {
    ask(game, frame) {
      const { seat, window, subject } = frame;
      if (FIGHTING.has(window) && isOutOfFight(game, seat)) return null;
      const options = offers(game, seat, AT[window], subject, subject === '' ? null : rollBehind(game));
      if (options.length === 0) return null;
      options.push('pass');
      return withDiscards(game, { seat, kind: window, options });
    },
    answer(game, frame, choice) {
      if (choice === 'pass') return;
      frame.step = 'offer';
      act(game, frame.seat, choice);
    },
  },
});

function isOutOfFight(game: Game, seat: number): boolean {
  const combat = combatOf(game);
  return combat !== null && isDone(combat, seat);
}

/** The roll that a moment is about: the one being made, or that of the phase in which wounds were dealt. */
export function rollBehind(game: Game): RollLike | null {
  const { frames } = game.state;
  let hurt: string | null = null;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.proc === 'wound') hurt ??= (frame as WoundFrame).who;
    else if (frame?.proc === 'roll' || frame?.proc === 'phase') {
      const roll = frame.proc === 'roll' ? (frame as RollFrame) : phaseRoll(frame as PhaseFrame);
      return hurt === null || hurt === roll.who ? roll : { ...roll, who: hurt };
    } else if (frame?.proc !== 'window' && frame?.proc !== 'effects') return null;
  }
  return null;
}

/** Fires what is forced, then opens the window to its owner. */
export function openWindow(
  game: Game,
  window: Moment,
  seat: number,
  subject: string,
  roll: RollLike | null,
): void {
  // Forced effects come first and may change what can be used: the window itself looks closer.
  if ((ownBits(game, seat, OFFERED_BITS) & window.bit) !== 0) {
    call<WindowFrame>(game, { proc: 'window', window: window.name, seat, subject });
  }
  fire(game, window, seat, subject, roll);
}

/** The same for a Hero whom only their own cards affect: the enemy's and the Event's affect another of their side. */
export function openOwnWindow(
  game: Game,
  window: Moment,
  seat: number,
  subject: string,
  roll: RollLike | null,
): void {
  if ((ownBits(game, seat, OFFERED_BITS) & window.bit) !== 0) {
    call<WindowFrame>(game, { proc: 'window', window: window.name, seat, subject });
  }
  if ((ownBits(game, seat, FORCED_BITS) & window.bit) !== 0)
    fireAll(game, ownAffectingCards(game, seat, FORCED_BITS, window.bit), window, seat, subject, roll);
}

/** "At any time" (LIMIT-4, W26): every decision of an open kind lets its owner discard Items and Allies. */
export function withDiscards(game: Game, question: Question): Question {
  const player = playerAt(game, question.seat);
  const benefits = game.world.policies.benefits(game, question.seat);
  if (player.items.length + player.allies.length + benefits.length === 0) return question;
  const asides: string[] = [...benefits];
  for (const held of player.items) addDiscard(game, held, asides);
  for (const held of player.allies) addDiscard(game, held, asides);
  question.asides = asides;
  return question;
}

/** Won cards are never dismissed (G17). */
function addDiscard(game: Game, held: Held, asides: string[]): void {
  const card = info(game, held.card);
  if (!isWon(card)) asides.push(card.discard);
}

export const isAct = (choice: string): boolean =>
  choice.startsWith('use:') || choice.startsWith('discard:') || choice.startsWith('benefit:');

/** Carries out a `use:`, `discard:` or `benefit:` option. A price is paid before its effect (W25). */
export function act(game: Game, seat: number, choice: string): void {
  const [verb, card = '', index = '', target = ''] = choice.split(':');
  const source = info(game, card).id;
  if (verb === 'discard') {
    discardHeld(game, seat, source, 'discarded');
    return;
  }
  if (verb === 'benefit') {
    game.world.policies.useBenefit(game, seat, source);
    return;
  }
  const player = playerAt(game, seat);
  const bearer = source !== player.hero && info(game, source).fighter !== null ? source : 'hero';
  const ability = info(game, source).held.abilities[Number(index)];
  if (ability === undefined) throw new Error(`"${source}" has no ability ${index}`);
  tell(game, { type: 'used', seat, card: source, ability: Number(index) });
  const key = spentKey(ability, isLiving(player, source, bearer), source, Number(index));
  if (key !== null) player.spent.push(key);
  call<EffectsFrame>(game, { proc: 'effects', seat, bearer, source, list: ability.do, at: 0 });
  payAll(game, { seat, bearer, source }, ability.cost, target);
}

export const isLiving = (player: Player, source: string, bearer: string): boolean =>
  source === player.hero || bearer !== 'hero';

/**
 * How an ability that may not be used again is remembered, or null if it may. It is as it says; Before Combat
 * once for Hero and Ally (G11); those without a price once a turn, for everything must end.
 */
export function spentKey(ability: Ability, living: boolean, source: string, index: number): string | null {
  if (ability.once !== undefined) return `${ability.once}:${source}:${index}`;
  if (ability.when === 'before-combat' && living) return `combat:${source}:${index}`;
  return ability.cost === undefined ? `turn:${source}:${index}` : null;
}

/** Every ability of the seat that may be used in a window, as options. */
export function offers(
  game: Game,
  seat: number,
  window: Moment,
  subject: string,
  roll: RollLike | null,
): string[] {
  const found: string[] = [];
  if ((ownBits(game, seat, OFFERED_BITS) & window.bit) === 0) return found;
  for (const affecting of ownAffectingCards(game, seat, OFFERED_BITS, window.bit)) {
    const aiding = onlyAids(game, affecting);
    const asker = { seat, bearer: affecting.bearer, source: affecting.source, roll };
    let index = 0;
    for (const ability of affecting.face.abilities) {
      if (ability.when === window.name && ability.forced !== true && concerns(ability, affecting, subject))
        if (!aiding || isAid(ability)) addUses(game, asker, ability, index, found);
      index++;
    }
  }
  return found;
}

/** The ways in which an ability can be used now, if it can. */
function addUses(game: Game, asker: Asker, ability: Ability, index: number, found: string[]): void {
  const { seat, bearer, source } = asker;
  const player = playerAt(game, seat);
  if (player.spent.length > 0) {
    const key = spentKey(ability, isLiving(player, source, bearer), source, index);
    if (key !== null && player.spent.includes(key)) return;
  }
  if (!allHold(game, ability.if, asker)) return;
  if (!ability.do.some((effect) => game.world.verbs[effect.do].can(game, effect, asker))) return;
  for (const way of waysToPay(game, asker, ability.cost, `use:${source}:${index}`)) found.push(way);
}

/** What may be used in a step of the turn, beside what the step itself offers. */
export function addOffers(game: Game, seat: number, window: Moment, options: string[]): void {
  if ((ownBits(game, seat, OFFERED_BITS) & window.bit) === 0) return;
  for (const option of offers(game, seat, window, '', null)) options.push(option);
}

/** Hero's and Ally's abilities serve only themselves unless they say more (G12). */
export function concerns(
  ability: Ability,
  { side, bearer }: Pick<AffectingCard, 'side' | 'bearer'>,
  subject: string,
): boolean {
  if (subject === '' || side !== 'own' || ability.helps === 'party') return true;
  return ability.helps === 'allies' ? subject !== 'hero' : bearer === subject;
}

/** In a round between Heroes the defender's Allies may use what is no attack and sets no number (W10, G24). */
const onlyAids = (game: Game, { bearer, seat }: AffectingCard): boolean =>
  bearer !== '' && bearer !== 'hero' && isDefender(game, seat);

/** Everything forced in a window: the enemy's first, then the Event's, then one's own. */
export function fire(game: Game, window: Moment, seat: number, subject: string, roll: RollLike | null): void {
  if (isAffected(game, seat, FORCED_BITS, window.bit))
    fireAll(game, affectingCards(game, seat, FORCED_BITS, window.bit), window, seat, subject, roll);
}

function fireAll(
  game: Game,
  cards: readonly AffectingCard[],
  window: Moment,
  seat: number,
  subject: string,
  roll: RollLike | null,
): void {
  const due: EffectsFrame[] = [];
  for (const affecting of cards) {
    const { side, bearer, source } = affecting;
    if (side === 'enemy' && bearer !== '') continue;
    const aiding = window.name !== 'knocked-out' && onlyAids(game, affecting);
    const combat = side === 'enemy' ? combatOf(game) : null;
    const asker = { seat, bearer: bearer === '' ? subject || 'hero' : bearer, source, roll };
    let index = 0;
    for (const ability of affecting.face.abilities) {
      if (ability.when === window.name && ability.forced === true && concerns(ability, affecting, subject))
        if (combat === null ? !aiding || isAid(ability) : !isToldAlready(game, combat, seat, ability))
          addDue(game, asker, ability, index, due);
      index++;
    }
  }
  for (let i = due.length - 1; i >= 0; i--) {
    const frame = due[i] as EffectsFrame;
    if (!divertBlow(game, window.name, frame.source, frame.list)) push(game, frame);
  }
}

/** What an ability does now that it happens, if it does. */
function addDue(game: Game, asker: Asker, ability: Ability, index: number, due: EffectsFrame[]): void {
  const { seat, bearer, source } = asker;
  const { spent } = playerAt(game, seat);
  const key = ability.once === undefined ? null : `${ability.once}:${source}:${index}`;
  if (key !== null && spent.includes(key)) return;
  if (!allHold(game, ability.if, asker)) return;
  if (key !== null) spent.push(key);
  due.push({ proc: 'effects', step: 'next', result: null, seat, bearer, source, list: ability.do, at: 0 });
}

/** Forgets what was used up in a scope that has ended. */
export function clearSpent(game: Game, scope: 'round' | 'combat' | 'turn'): void {
  for (const player of game.state.players) if (player.spent.length > 0) clearSpentOf(player, `${scope}:`);
}

function clearSpentOf(player: Player, scope: string): void {
  player.spent = player.spent.filter((key) => !key.startsWith(scope));
}
