/** Offering, paying for and using the abilities of cards; and those that simply happen. */
import { call, procedure, type Frame, type Question } from '../kernel/procedure.ts';
import type { Ability, Cost } from '../effects/vocabulary.ts';
import { WINDOW_BIT, type Window } from '../effects/windows.ts';
import { inflict } from './calls.ts';
import { combatOf, phaseRoll, type EffectsFrame, type PhaseFrame, type RollFrame } from './combat-frame.ts';
import { allHold } from './conditions.ts';
import type { Asker, RollLike } from './counting.ts';
import { heldCard, info, playerAt, tell, type Game } from './game.ts';
import { discardHeld } from './holdings.ts';
import type { Held, Player } from './state.ts';
import { ruleFor, staminaOf, sum } from './values.ts';
import { itemKind, type Face } from './world.ts';

export interface WindowFrame extends Frame {
  proc: 'window';
  window: Window;
  seat: number;
  /** The Hero ('hero') or Ally that it is about, such as the one who rolls; '' if about nobody in particular. */
  subject: string;
}

/** A window in which the owner may use abilities, one after another, until he passes. */
export const windowProcedure = procedure<Game, WindowFrame>({
  offer: {
    ask(game, frame) {
      const options = offers(game, frame.seat, frame.window, frame.subject, rollIn(game, frame));
      return options.length === 0
        ? null
        : withDiscards(game, { seat: frame.seat, kind: frame.window, options: [...options, 'pass'] });
    },
    answer(game, frame, choice) {
      if (choice === 'pass') return;
      frame.step = 'offer';
      act(game, frame.seat, choice);
    },
  },
});

/** The roll that a window is about: the one being made, or the phase in which it was made. */
function rollIn(game: Game, { subject }: WindowFrame): RollLike | null {
  if (subject === '') return null;
  const { frames } = game.state;
  const below = frames[frames.length - 2];
  if (below?.proc === 'roll') return below as RollFrame;
  return below?.proc === 'phase' ? phaseRoll(below as PhaseFrame) : null;
}

/** Fires what is forced, then opens the window to its owner if there is anything to use. */
export function openWindow(
  game: Game,
  window: Window,
  seat: number,
  subject: string,
  roll: RollLike | null,
): void {
  if (mightOffer(game, seat, WINDOW_BIT[window]))
    call<WindowFrame>(game, { proc: 'window', window, seat, subject });
  fire(game, window, seat, subject, roll);
}

/** A quick look: forced effects come first and may change what can be used, so the window itself asks again. */
function mightOffer(game: Game, seat: number, bit: number): boolean {
  const player = playerAt(game, seat);
  if ((info(game, player.hero).held.offered & bit) !== 0) return true;
  for (const held of player.items)
    if (!held.used && (info(game, held.card).held.offered & bit) !== 0) return true;
  for (const held of player.allies) if ((info(game, held.card).held.offered & bit) !== 0) return true;
  for (const held of player.kept)
    if (!held.used && (info(game, held.card).held.offered & bit) !== 0) return true;
  return false;
}

/** "At any time" (LIMIT-4, W26): every decision of an open kind lets its owner discard Items and Allies. */
export function withDiscards(game: Game, question: Question): Question {
  const player = playerAt(game, question.seat);
  if (player.items.length + player.allies.length === 0) return question;
  const asides: string[] = [];
  for (const held of player.items) addDiscard(game, held, asides);
  for (const held of player.allies) addDiscard(game, held, asides);
  return { ...question, asides };
}

/** Won cards are never dismissed (G17). */
function addDiscard(game: Game, held: Held, asides: string[]): void {
  const { deck, discard } = info(game, held.card);
  if (deck === 'market') asides.push(discard);
}

/** Carries out a `use:` or `discard:` option. */
export function act(game: Game, seat: number, choice: string): void {
  const [verb = '', card = '', index = '', target = ''] = choice.split(':');
  if (verb === 'discard') {
    discardHeld(game, seat, card, 'discarded');
    return;
  }
  const player = playerAt(game, seat);
  const ability = abilityAt(game, card, Number(index));
  const bearer = bearerOf(game, player, card);
  tell(game, { type: 'used', seat, card, ability: Number(index) });
  const scope = onceScope(ability, card === player.hero || bearer !== 'hero');
  if (scope !== null) player.spent.push(`${scope}:${card}:${index}`);
  call<EffectsFrame>(game, { proc: 'effects', seat, bearer, source: card, list: ability.do, at: 0 });
  for (const cost of ability.cost ?? []) pay(game, seat, bearer, card, cost, target);
}

export const isAct = (choice: string): boolean => choice.startsWith('use:') || choice.startsWith('discard:');

function abilityAt(game: Game, card: string, index: number): Ability {
  const ability = info(game, card).held.abilities[index];
  if (ability === undefined) throw new Error(`"${card}" has no ability ${index}`);
  return ability;
}

function bearerOf(game: Game, player: Player, card: string): string {
  return card !== player.hero && info(game, card).fighter !== null ? card : 'hero';
}

/** How often: as it says; Before Combat once for Hero and Ally (G11); free ones once a turn, for they must end. */
function onceScope(ability: Ability, living: boolean): string | null {
  if (ability.once !== undefined) return ability.once;
  if (ability.when === 'before-combat' && living) return 'combat';
  return (ability.cost?.length ?? 0) === 0 ? 'turn' : null;
}

/** Every ability of the seat that may be used in a window, as options. */
export function offers(
  game: Game,
  seat: number,
  window: Window,
  subject: string,
  at: RollLike | null,
): string[] {
  const player = playerAt(game, seat);
  const bit = WINDOW_BIT[window];
  const found: string[] = [];
  const heroFace = info(game, player.hero).held;
  if ((heroFace.offered & bit) !== 0)
    offer(game, player, heroFace, player.hero, 'hero', null, window, subject, at, found);
  for (const held of player.items) offerHeld(game, player, held, window, bit, subject, at, found);
  for (const held of player.allies) offerHeld(game, player, held, window, bit, subject, at, found);
  for (const held of player.kept) offerHeld(game, player, held, window, bit, subject, at, found);
  return found;
}

function offerHeld(
  game: Game,
  player: Player,
  held: Held,
  window: Window,
  bit: number,
  subject: string,
  roll: RollLike | null,
  found: string[],
): void {
  if (held.used) return;
  const heldInfo = info(game, held.card);
  if ((heldInfo.held.offered & bit) === 0) return;
  const bearer = heldInfo.fighter === null ? 'hero' : held.card;
  offer(game, player, heldInfo.held, held.card, bearer, held, window, subject, roll, found);
}

function offer(
  game: Game,
  player: Player,
  speaking: Face,
  card: string,
  bearer: string,
  held: Held | null,
  window: Window,
  subject: string,
  roll: RollLike | null,
  found: string[],
): void {
  const asker: Asker = { seat: player.seat, bearer, source: card, roll };
  speaking.abilities.forEach((ability, index) => {
    if (ability.when !== window || ability.forced === true) return;
    if (subject !== '' && !helpsSubject(ability, bearer, subject)) return;
    const scope = onceScope(ability, card === player.hero || bearer !== 'hero');
    if (scope !== null && player.spent.includes(`${scope}:${card}:${index}`)) return;
    if (!allHold(game, ability.if, asker)) return;
    if (!ability.do.some((effect) => game.world.verbs[effect.do].can(game, effect, asker))) return;
    const option = `use:${card}:${index}`;
    let targets: readonly string[] = [option];
    for (const cost of ability.cost ?? [])
      targets = payable(game, player, bearer, held, cost, option, targets);
    for (const target of targets) found.push(target);
  });
}

function helpsSubject(ability: Ability, bearer: string, subject: string): boolean {
  if (ability.helps === 'party') return true;
  if (ability.helps === 'allies') return subject !== 'hero';
  return bearer === subject;
}

/** The options that remain when this price has to be paid as well. */
function payable(
  game: Game,
  player: Player,
  bearer: string,
  held: Held | null,
  cost: Cost,
  option: string,
  options: readonly string[],
): readonly string[] {
  switch (cost.pay) {
    case 'activate':
      return held !== null && mayActivate(game, player) ? options : [];
    case 'discard':
      return held !== null ? options : [];
    case 'exhaustion':
      return mayExhaust(game, player.seat, bearer, cost.amount) ? options : [];
    case 'wound':
      return options;
    case 'gold':
      return player.gold >= cost.amount ? options : [];
    case 'counter':
      return held !== null && held.counters >= cost.amount ? options : [];
    case 'item':
    case 'ally':
      return options.length === 0
        ? []
        : sacrifices(game, player, cost, held?.card ?? '').map((card) => `${option}:${card}`);
  }
}

export function mayActivate(game: Game, player: Player): boolean {
  if (player.activations >= 1 + sum(game, 'activations', player.seat, 'hero', null)) return false;
  return ruleFor(game, 'no-activate', player.seat) === null;
}

/** Exhaustion is paid only within Stamina (WOUND-5). */
export function mayExhaust(game: Game, seat: number, who: string, amount: number): boolean {
  const player = playerAt(game, seat);
  const bearer = who === 'hero' ? player : heldCard(player, who);
  return bearer !== null && bearer.exhaustion + amount <= staminaOf(game, seat, who);
}

function sacrifices(
  game: Game,
  player: Player,
  cost: Extract<Cost, { pay: 'item' | 'ally' }>,
  self: string,
): string[] {
  const cards = cost.pay === 'ally' ? player.allies : player.items;
  const wanted = cost.pay === 'item' ? cost.class : undefined;
  return cards
    .filter((held) => held.card !== self && info(game, held.card).deck === 'market')
    .filter((held) => wanted === undefined || itemKind(info(game, held.card))?.class === wanted)
    .map((held) => held.card);
}

/** Whether a price can be paid at all, for choices printed on adventure cards. */
export function canPay(
  game: Game,
  seat: number,
  bearer: string,
  source: string,
  costs: readonly Cost[] | undefined,
): boolean {
  const player = playerAt(game, seat);
  const held = heldCard(player, source);
  return (costs ?? []).every((cost) => payable(game, player, bearer, held, cost, 'x', ['x']).length > 0);
}

export function pay(
  game: Game,
  seat: number,
  bearer: string,
  source: string,
  cost: Cost,
  target: string,
): void {
  const player = playerAt(game, seat);
  const held = heldCard(player, source);
  switch (cost.pay) {
    case 'activate':
      if (held !== null) held.used = true;
      player.activations++;
      break;
    case 'discard':
      discardHeld(game, seat, source, 'used');
      break;
    case 'exhaustion': {
      const payer = bearer === 'hero' ? player : heldCard(player, bearer);
      if (payer !== null) payer.exhaustion += cost.amount;
      tell(game, { type: 'exhausted', seat, who: bearer, amount: cost.amount });
      break;
    }
    case 'wound':
      inflict(game, seat, bearer, cost.amount, false);
      break;
    case 'gold':
      player.gold -= cost.amount;
      tell(game, { type: 'gold', seat, amount: -cost.amount });
      break;
    case 'counter':
      if (held !== null) held.counters -= cost.amount;
      break;
    case 'item':
    case 'ally':
      discardHeld(game, seat, target, 'discarded');
      break;
  }
}

/** Everything forced in a window: the enemy's first, then the Event's, then one's own. */
export function fire(game: Game, window: Window, seat: number, subject: string, roll: RollLike | null): void {
  const bit = WINDOW_BIT[window];
  const due: EffectsFrame[] = [];
  const player = playerAt(game, seat);
  const combat = combatOf(game);
  if (combat !== null && combat.other < 0 && combat.seat === seat) {
    gather(
      game,
      player,
      info(game, combat.card).front,
      bit,
      window,
      combat.card,
      subject || 'hero',
      '',
      roll,
      due,
    );
  }
  const { event } = game.state;
  if (event !== null)
    gather(game, player, info(game, event).front, bit, window, event, subject || 'hero', '', roll, due);
  gather(game, player, info(game, player.hero).held, bit, window, player.hero, 'hero', subject, roll, due);
  for (const held of player.items)
    if (!held.used) gatherHeld(game, player, held, bit, window, subject, roll, due);
  for (const held of player.allies)
    if (!held.used) gatherHeld(game, player, held, bit, window, subject, roll, due);
  for (const held of player.kept)
    if (!held.used) gatherHeld(game, player, held, bit, window, subject, roll, due);
  for (let i = due.length - 1; i >= 0; i--) game.state.frames.push(due[i] as EffectsFrame);
}

function gatherHeld(
  game: Game,
  player: Player,
  held: Held,
  bit: number,
  window: Window,
  subject: string,
  roll: RollLike | null,
  due: EffectsFrame[],
): void {
  const heldInfo = info(game, held.card);
  if ((heldInfo.held.forced & bit) === 0) return;
  const bearer = heldInfo.fighter === null ? 'hero' : held.card;
  gather(game, player, heldInfo.held, bit, window, held.card, bearer, subject, roll, due);
}

function gather(
  game: Game,
  player: Player,
  speaking: Face,
  bit: number,
  window: Window,
  source: string,
  bearer: string,
  subject: string,
  roll: RollLike | null,
  due: EffectsFrame[],
): void {
  if ((speaking.forced & bit) === 0) return;
  speaking.abilities.forEach((ability, index) => {
    if (ability.when !== window || ability.forced !== true) return;
    if (subject !== '' && !helpsSubject(ability, bearer, subject)) return;
    const key = ability.once === undefined ? null : `${ability.once}:${source}:${index}`;
    if (key !== null && player.spent.includes(key)) return;
    if (!allHold(game, ability.if, { seat: player.seat, bearer, source, roll })) return;
    if (key !== null) player.spent.push(key);
    const { seat } = player;
    due.push({ proc: 'effects', step: 'next', result: null, seat, bearer, source, list: ability.do, at: 0 });
  });
}

/** Forgets what was used up in a scope that has ended, for one seat or for all. */
export function clearSpent(game: Game, scope: 'round' | 'combat' | 'turn', only?: number): void {
  for (const player of game.state.players) {
    if (player.spent.length === 0 || (only !== undefined && player.seat !== only)) continue;
    player.spent = player.spent.filter((key) => !key.startsWith(`${scope}:`));
  }
}

/** A new limit begins to count for everybody. */
export function resetActivations(game: Game): void {
  for (const player of game.state.players) player.activations = 0;
}
