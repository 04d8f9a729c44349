/** Every option that the game offers, by the word it begins with, as the player reads it. */
import type { DrawnFrame } from '../effects/verbs/cards.ts';
import { type ChooseFrame, choiceWords } from '../effects/verbs/flow.ts';
import { sayFor } from '../effects/verbs/index.ts';
import type { ExperienceKind } from '../effects/vocabulary.ts';
import { capital, joined, signed } from '../effects/words.ts';
import { COLORS } from '../rules/board.ts';
import { escapeRoll, type PhaseFrame, phaseRoll } from '../rules/combat-frame.ts';
import { counterAt } from '../rules/counters.ts';
import { playerAt } from '../rules/game.ts';
import type { AcquireFrame } from '../rules/limits.ts';
import { healPrice, priceOf, salePrice } from '../rules/market.ts';
import { diceToRoll, FREE_FACE } from '../rules/movement.ts';
import type { State } from '../rules/state.ts';
import { undefeatedAt } from '../rules/track.ts';
import { damageOf, enemyDamage, rollBonus } from '../rules/values.ts';
import type { World } from '../rules/world.ts';
import { type Asking, asking, tellingNow, theCombat } from './asking.ts';
import { cardName, faceName, fighterName, foeName, heroName, many, spaceName, townTitle } from './names.ts';
import { targetLabel, useLabel } from './use-label.ts';

/** What follows the word in the option: `word:what:detail:more`. */
type Label = (ask: Asking, what: string, detail: string, more: string) => string;

const named = ({ world }: Asking, card: string): string => cardName(world, card);

const LABELS: Readonly<Record<string, Label>> = {
  /* Movement */
  roll: (ask) => `Roll ${many(diceToRoll(ask.game, ask.seat, 0), 'movement die', 'movement dice')}`,
  rest: (ask, n) => {
    const dice = diceToRoll(ask.game, ask.seat, Number(n));
    const roll = dice === 0 ? 'roll none' : `roll ${many(dice, 'die', 'dice')}`;
    return `Rest: discard ${n} exhaustion and ${roll}`;
  },
  walk: ({ world }, space) => `Walk to ${spaceName(world, space)} without dice`,
  stay: () => 'Stay where you are',
  recover: (ask, who) => `${fighterName(ask.world, ask.state, ask.seat, who)} discards 1 exhaustion`,
  step: ({ world }, space, face) => {
    const die =
      Number(face) < FREE_FACE ? `the ${faceName(Number(face))} die` : `a ${faceName(Number(face))} step`;
    return `Go to ${spaceName(world, space)} with ${die}`;
  },
  stop: () => 'Stop here',

  /* Adventure and combat */
  attempt: attemptLabel,
  negotiate: ({ world, state }, seat) => `Negotiate with ${heroName(world, state, Number(seat))}`,
  attack: (ask, whom) =>
    ask.decision.kind === 'adventure'
      ? `Attack ${heroName(ask.world, ask.state, Number(whom))}`
      : `Attack with ${fighterName(ask.world, ask.state, ask.seat, whom)} (${attackWords(ask, whom)})`,
  defend: (ask) => {
    const roll = phaseRoll({ ...(ask.frame as PhaseFrame), who: 'hero', attacking: false });
    const damage = enemyDamage(ask.game, theCombat(ask), (ask.frame as PhaseFrame).phase, roll);
    return damage === 0
      ? 'Defend (damage 0)'
      : `Defend (${signed(rollBonus(ask.game, roll))}, damage ${damage} if you fail)`;
  },
  escape: ({ game, seat }) => `Try to escape (${signed(rollBonus(game, escapeRoll(seat)))})`,
  fight: () => 'Fight',

  /* Cards */
  use: useLabel,
  discard: (ask, card) => `Discard ${named(ask, card)}`,
  choose: (ask, index, card) => {
    const { source, seat, choices } = ask.frame as ChooseFrame;
    const choice = choices[Number(index)];
    if (choice === undefined) throw new Error(`no choice ${index}`);
    const given = card === '' ? '' : ` (${named(ask, card)})`;
    return `${choiceWords(choice, sayFor(tellingNow(ask, seat, source)))}${given}`;
  },
  target: targetLabel,
  keep: (ask, card) => `Keep ${named(ask, card)}`,
  top: (ask, card) => `Put ${named(ask, card)} on top`,
  bottom: (ask, card) => `Put ${named(ask, card)} at the bottom`,
  place: ({ world }, space) => `Put it on ${spaceName(world, space)}`,
  next: () => 'Go on',

  /* Market and experience */
  buy: (ask, card) => {
    const { discount = 0 } = ask.frame as Partial<DrawnFrame>;
    const verb = ask.world.cards[card]?.holding === 'ally' ? 'Hire' : 'Buy';
    return `${verb} ${named(ask, card)} for ${priceOf(ask.game, ask.seat, card, discount)} gold`;
  },
  sell: (ask, card) => `Sell ${named(ask, card)} for ${salePrice(ask.game, ask.seat, card)} gold`,
  heal: (ask, who, what) => {
    const name = fighterName(ask.world, ask.state, ask.seat, who);
    const price = `for ${healPrice(ask.game, ask.seat)} gold`;
    return `Heal ${what === 'wound' ? '1 wound' : 'all exhaustion'} of ${name} ${price}`;
  },
  learn: learnLabel,

  /* Between Heroes */
  offer: (ask, what, coins) => `Offer ${what === 'gold' ? `${coins} more gold` : named(ask, what)}`,
  want: (ask, what, coins) => `Ask for ${what === 'gold' ? `${coins} more gold` : named(ask, what)}`,
  clear: () => 'Start the offer anew',
  propose: () => 'Make this offer',
  leave: () => 'End the negotiation',
  accept: () => 'Accept',
  refuse: (ask) =>
    ask.decision.kind === 'reply' ? 'Refuse' : `Leave ${named(ask, (ask.frame as AcquireFrame).card)}`,
  swap: (ask, card) => `Discard ${named(ask, card)} to make room`,
  prize: (ask, card, own) => {
    if (card === 'gold') return 'Take all the gold';
    return `Take ${named(ask, card)}${own === '' ? '' : ` and discard ${named(ask, own)}`}`;
  },
  none: () => 'Take nothing',
  lose: (ask, card) => `Lose ${named(ask, card)}`,
  town: ({ world }, town) => `Go to ${townTitle(world, town)}`,

  /* Variants */
  wages: (ask) => `Pay ${ask.decision.options.length - 1} gold in wages`,
  restore: () => 'Discard all wounds and exhaustion',
  bear: () => 'Keep them',
  'same-hero': ({ world, state, seat }) => `Go on with ${heroName(world, state, seat)}`,
  'new-hero': () => 'Take another Hero by chance, with your experience counters',

  /* Going on */
  done: (ask) => (ask.decision.kind === 'market' ? 'Leave the market' : 'Buy no more counters'),
  pass: (ask) => PASSES[ask.frame.proc]?.(ask) ?? 'Go on',
};

const PASSES: Readonly<Record<string, (ask: Asking) => string>> = {
  window: () => 'Use nothing',
  adventure: () => 'Do nothing here',
  'drawn-market': ({ frame }) => ((frame as DrawnFrame).then === 'buy' ? 'Buy no more' : 'Keep none'),
};

function attemptLabel({ world, state, game, seat }: Asking): string {
  const space = playerAt(game, seat).space ?? '';
  const undefeated = state.track[undefeatedAt(game, space)] ?? null;
  if (undefeated !== null) return `Fight ${foeName(world, undefeated.card)}, still undefeated`;
  return `Attempt the ${counterAt(game, space) ?? ''} adventure`;
}

/** "+4, damage 1". */
function attackWords({ game, seat, frame }: Asking, who: string): string {
  const roll = phaseRoll({ ...(frame as PhaseFrame), who, attacking: true });
  const damage = damageOf(game, seat, who, (frame as PhaseFrame).phase, roll);
  return `${signed(rollBonus(game, roll))}, damage ${damage}`;
}

/** Life costs a colour as well (EXP-6). */
function learnLabel({ world, game, seat }: Asking, kind: string, other: string): string {
  const kinds = other === '' ? [kind] : [kind, other];
  const gained = kinds.map(
    (k) => `${capital(k)} ${signed(world.policies.experienceBonus[k as ExperienceKind])}`,
  );
  const forfeited = kinds.includes('life') ? COLORS[playerAt(game, seat).experience.life] : undefined;
  return `${joined(gained, 'and')}${forfeited === undefined ? '' : `, and forfeit ${forfeited} adventures`}`;
}

/** An option of the pending decision as the player reads it. Throws on one that it does not know. */
export function optionLabel(world: World, state: State, option: string): string {
  const [word = '', what = '', detail = '', more = ''] = option.split(':');
  const label = LABELS[word];
  if (label === undefined) throw new Error(`no label for the option "${option}"`);
  return label(asking(world, state), what, detail, more);
}
