/** Every question that the game asks, in one plain sentence. */
import type { DrawnFrame, LookFrame } from '../effects/verbs/cards.ts';
import type { ChooseFrame } from '../effects/verbs/flow.ts';
import type { TargetFrame } from '../effects/verbs/targets.ts';
import { describeEffects } from '../effects/verbs/index.ts';
import type { VerbName } from '../effects/vocabulary.ts';
import { capital, joined } from '../effects/words.ts';
import type { KnockoutFrame } from '../rules/calls.ts';
import { PHASE_ATTRIBUTE, type PhaseFrame, phaseRoll } from '../rules/combat-frame.ts';
import { pointsOf, type ReplenishFrame } from '../rules/counters.ts';
import { experiencePrice } from '../rules/experience.ts';
import { playerAt } from '../rules/game.ts';
import type { AcquireFrame } from '../rules/limits.ts';
import type { MarketFrame } from '../rules/market.ts';
import type { MovementFrame } from '../rules/movement.ts';
import type { NegotiationFrame } from '../rules/negotiation.ts';
import type { State } from '../rules/state.ts';
import { enemyDamage, foeTarget } from '../rules/values.ts';
import type { World } from '../rules/world.ts';
import { type Asking, asking, enemyName, tellingNow, theCombat } from './asking.ts';
import { cardName, heroName, many, spaceName } from './names.ts';
import { windowPrompt } from './window-prompt.ts';

/** "in Tamalir", "at forest e7". */
function here({ world, game, seat }: Asking): string {
  const { space } = playerAt(game, seat);
  if (space === null) throw new Error(`seat ${seat} is not on the board`);
  return `${world.board.space[space]?.town === null ? 'at' : 'in'} ${spaceName(world, space)}`;
}

/** What is asked, by the kind of the decision. Windows and targets have tables of their own. */
const PROMPTS: Readonly<Record<string, (ask: Asking) => string>> = {
  movement: (ask) => {
    const rest = ask.decision.options.some((option) => option.startsWith('rest:')) ? ', rest' : '';
    return `How do you move: roll the dice${rest}, take a single step, or stay ${here(ask)}?`;
  },
  rest: ({ frame }) => {
    const left = (frame as MovementFrame).resting;
    return `Who discards 1 exhaustion by resting? ${left === 1 ? 'This is the last one.' : `${left} are left to discard.`}`;
  },
  step: (ask) => {
    const { dice } = ask.frame as MovementFrame;
    if (dice.length === 0) return `Do you stop ${here(ask)}?`;
    return `You are ${here(ask)}: where do you go with ${many(dice.length, 'die', 'dice')}?`;
  },
  adventure: (ask) => {
    const attempt = ask.decision.options.includes('attempt');
    const others = ask.decision.options.some((option) => option.startsWith('attack:'));
    if (attempt && others) return `Do you attempt the adventure ${here(ask)} or deal with a Hero?`;
    return attempt ? `Do you attempt the adventure ${here(ask)}?` : `Do you deal with a Hero ${here(ask)}?`;
  },
  escape: (ask) => {
    const combat = theCombat(ask);
    return `Combat round ${combat.round}: do you try to escape from ${enemyName(ask, combat)}, or fight?`;
  },
  ranged: phasePrompt,
  melee: phasePrompt,
  magic: phasePrompt,
  market: (ask) => {
    const { town } = ask.frame as MarketFrame;
    const { gold } = playerAt(ask.game, ask.seat);
    return `What do you buy, sell or heal in ${ask.world.board.towns[town]?.name ?? ''} with ${gold} gold?`;
  },
  experience: (ask) => {
    const points = many(pointsOf(playerAt(ask.game, ask.seat)), 'experience point');
    if (!ask.decision.options.some((option) => option.startsWith('learn:')))
      return `You have ${points}: do you use anything in your Experience step?`;
    const pairs = ask.decision.options.some((option) => option.split(':').length === 3);
    const what = pairs ? 'Which two counters' : 'Which counter';
    return `${what} do you buy for ${experiencePrice(ask.game, ask.seat)} of your ${points}?`;
  },
  negotiate: (ask) => {
    const frame = ask.frame as NegotiationFrame;
    return `What do you offer ${heroName(ask.world, ask.state, frame.other)}? You give ${giving(ask, frame)} and get ${getting(ask, frame)}.`;
  },
  reply: (ask) => {
    const frame = ask.frame as NegotiationFrame;
    return `${heroName(ask.world, ask.state, frame.seat)} offers you ${giving(ask, frame)} for ${getting(ask, frame)}: do you accept?`;
  },
  acquire: ({ world, frame }) =>
    `You have no room for ${cardName(world, (frame as AcquireFrame).card)}: what do you discard for it, or do you leave it?`,
  surplus: () => 'You have more cards than you may have: which one do you discard?',
  prize: ({ world, state, frame }) =>
    `You have beaten ${heroName(world, state, (frame as KnockoutFrame).seat)}: which prize do you take?`,
  lose: () => 'You are knocked out: which of your most expensive cards do you lose?',
  wages: (ask) => {
    const { gold } = playerAt(ask.game, ask.seat);
    const wanted = ask.decision.options.filter((option) => option !== 'wages').length;
    return gold >= wanted
      ? `Your Allies want their wages: do you pay ${wanted} of your ${gold} gold, or whom do you let go first?`
      : `Your Allies want ${wanted} gold in wages and you have ${gold}: whom do you let go?`;
  },
  restore: () => 'You have learned something: do you discard all wounds and exhaustion of your Hero?',
  successor: ({ world, state, seat }) =>
    `${heroName(world, state, seat)} is knocked out: do you go on with another Hero, drawn by chance?`,
  retreat: () => 'You are knocked out: which of the nearest towns are you carried to?',
  replenish: ({ frame }) =>
    `There are too few ${(frame as ReplenishFrame).colors[0] ?? ''} counters: where does the next one go?`,
  'drawn-market': ({ frame }) =>
    (frame as DrawnFrame).then === 'keep-one'
      ? 'Which of the cards you drew do you keep?'
      : 'Which of the cards you drew do you buy?',
  look: ({ frame }) => {
    const { deck, cards } = frame as LookFrame;
    const which = cards.length === 1 ? 'the card' : 'the cards one by one';
    return `Do you put ${which} on top of the ${deck} deck or at the bottom?`;
  },
  choose: ({ world, frame }) => `${cardName(world, (frame as ChooseFrame).source)}: which do you choose?`,
};

function phasePrompt(ask: Asking): string {
  const { game } = ask;
  const frame = ask.frame as PhaseFrame;
  const combat = theCombat(ask);
  const roll = phaseRoll({ ...frame, who: 'hero', attacking: true });
  const number =
    combat.other >= 0 ? frame.target : foeTarget(game, combat, PHASE_ATTRIBUTE[frame.phase], roll);
  const damage = enemyDamage(game, combat, frame.phase, roll);
  return `${capital(frame.phase)} phase against ${enemyName(ask, combat)} (${number} to reach, damage ${damage}): who attacks, or do you defend?`;
}

function goods({ world }: Asking, cards: readonly string[], gold: number): string {
  const named = cards.map((card) => cardName(world, card));
  if (gold > 0) named.push(`${gold} gold`);
  return named.length === 0 ? 'nothing' : joined(named, 'and');
}
const giving = (ask: Asking, frame: NegotiationFrame): string => goods(ask, frame.offer, frame.offerGold);
const getting = (ask: Asking, frame: NegotiationFrame): string => goods(ask, frame.want, frame.wantGold);

/** What is to be chosen for an effect, by its verb. */
const TARGETS: Readonly<Partial<Record<VerbName, string>>> = {
  wound: 'who takes it?',
  exhaust: 'who takes it?',
  heal: 'who is healed?',
  recover: 'who recovers?',
  rob: 'from whom do you take gold?',
  'lose-card': 'which card do you discard?',
  'buy-anywhere': 'which card do you buy?',
  refresh: 'which Item do you turn face up?',
  deactivate: 'which Item do you turn face down?',
  move: 'where do you go?',
  reroll: 'which die do you roll again?',
  'reroll-dice': 'which movement die do you roll again?',
  'turn-dice': 'which movement die do you turn, and to which side?',
  'remove-counter': 'which counter do you remove?',
  'place-counter': 'where does the counter go?',
  learn: 'which experience counter do you gain?',
};

function targetPrompt(ask: Asking): string {
  const { effect, source, seat } = ask.frame as TargetFrame;
  const question = TARGETS[effect.do];
  if (question === undefined) throw new Error(`no question for the target of "${effect.do}"`);
  const harm =
    effect.do === 'wound' || effect.do === 'exhaust' || effect.do === 'heal' || effect.do === 'recover';
  const what = harm ? `${describeEffects([effect], tellingNow(ask, seat, source))} – ` : '';
  return `${cardName(ask.world, source)}: ${what}${question}`;
}

/** One sentence for the pending decision. Throws on a kind of decision it does not know. */
export function prompt(world: World, state: State): string {
  const ask = asking(world, state);
  if (ask.frame.proc === 'window') return windowPrompt(ask);
  if (ask.frame.proc === 'target') return targetPrompt(ask);
  const say = PROMPTS[ask.decision.kind];
  if (say === undefined) throw new Error(`no prompt for a decision of kind "${ask.decision.kind}"`);
  return say(ask);
}
