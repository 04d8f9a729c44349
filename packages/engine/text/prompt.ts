/** The question that is asked: a headline, and what the decision turns on. */
import type { TargetFrame } from '../effects/verbs/targets.ts';
import { describeEffects } from '../effects/verbs/index.ts';
import type { VerbName } from '../effects/vocabulary.ts';
import { sentence } from '../effects/words.ts';
import type { State } from '../rules/world/state.ts';
import type { Asking, Naming, Question } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';
import { asking, sourceName, tellingNow } from './asking.ts';
import { windowQuestion } from './window-question.ts';

/** What is to be chosen for an effect, by its verb. */
const TARGETS: Readonly<Partial<Record<VerbName, string>>> = {
  wound: 'Who takes it?',
  exhaust: 'Who takes it?',
  heal: 'Who is healed?',
  recover: 'Who recovers?',
  rob: 'Whose gold do you take?',
  'lose-card': 'Choose a card to discard',
  'buy-anywhere': 'Choose a card to buy',
  refresh: 'Choose an Item to ready',
  deactivate: 'Choose an Item to turn over',
  move: 'Choose where to go',
  reroll: 'Choose a die to reroll',
  'reroll-dice': 'Choose a die to reroll',
  'turn-dice': 'Turn a movement die',
  'remove-counter': 'Choose a counter to remove',
  'place-counter': 'Choose a jewel',
  learn: 'Choose an upgrade',
};

function targetQuestion(ask: Asking): Question {
  const { effect, source, seat } = ask.frame as TargetFrame;
  const headline = TARGETS[effect.do];
  if (headline === undefined) throw new Error(`no question for the target of "${effect.do}"`);
  const what = describeEffects([effect], tellingNow(ask, seat, source));
  return { headline, detail: sentence(`${sourceName(ask, seat, source)}: ${what}`) };
}

/** The pending decision in words. Throws on a kind of decision it does not know. */
export function question(world: World, state: State, naming?: Naming): Question {
  const ask = asking(world, state, naming);
  // A part may ask in its own words at a moment that only it has.
  if (ask.frame.proc === 'window')
    return world.words.prompts[`window/${ask.decision.kind}`]?.(ask) ?? windowQuestion(ask);
  if (ask.frame.proc === 'target') return targetQuestion(ask);
  const say = world.words.prompts[ask.decision.kind];
  if (say === undefined) throw new Error(`no prompt for a decision of kind "${ask.decision.kind}"`);
  return say(ask);
}

/** The same in one line: "Your move. You are in Tamalir." */
export function prompt(world: World, state: State, naming?: Naming): string {
  const { headline, detail } = question(world, state, naming);
  return [sentence(headline), detail].filter((part) => part !== '').join(' ');
}
