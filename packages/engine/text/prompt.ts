/** The question that is asked, in one plain sentence. */
import type { TargetFrame } from '../effects/verbs/targets.ts';
import { describeEffects } from '../effects/verbs/index.ts';
import type { VerbName } from '../effects/vocabulary.ts';
import type { State } from '../rules/world/state.ts';
import type { Asking } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';
import { asking, tellingNow } from './asking.ts';
import { cardName } from './names.ts';
import { windowPrompt } from './window-prompt.ts';

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
  const say = world.words.prompts[ask.decision.kind];
  if (say === undefined) throw new Error(`no prompt for a decision of kind "${ask.decision.kind}"`);
  return say(ask);
}
