/** Options that use a card, and those that say for whom or what. */
import type { TargetFrame } from '../effects/verbs/targets.ts';
import type { Telling } from '../rules/world/verb.ts';
import { describeEffects } from '../effects/verbs/index.ts';
import type { Ability, Effect, VerbName } from '../effects/vocabulary.ts';
import { costWords, joined } from '../effects/words.ts';
import { rollOf } from '../rules/combat/combat-frame.ts';
import { info, playerAt } from '../rules/world/game.ts';
import { priceOf } from '../rules/turn/market.ts';
import type { Asking } from '../rules/world/words.ts';
import { tellingNow } from './asking.ts';
import { faceName, fighterName, formName, heldName, heroName, placeName } from './names.ts';

/** "Activate Padded Leather Armor: cancel 1 wound", "Use Tollman's Sword (pay 1 gold): +2 to the roll". */
export function useLabel(ask: Asking, card: string, index: string, given: string): string {
  const { world, game, seat } = ask;
  const ability = info(game, card).held.abilities[Number(index)];
  if (ability === undefined) throw new Error(`"${card}" has no ability ${index}`);
  const telling = tellingNow(ask, seat, card);
  const verb = (['activate', 'discard'] as const).find((pay) =>
    ability.cost?.some((cost) => cost.pay === pay),
  );
  const price = priceWords(ability, telling, given === '' ? '' : heldName(world, given));
  const used = telling.speaker === 'hero' ? 'your ability' : heldName(world, card);
  const name = `${verb === undefined ? 'Use' : VERB_WORD[verb]} ${used}`;
  return `${name}${price === '' ? '' : ` (${price})`}: ${effectWords(ability.do, telling)}`;
}

const VERB_WORD = { activate: 'Activate', discard: 'Discard' } as const;

/** What it costs besides turning or discarding the card itself. */
function priceWords({ cost = [] }: Ability, { speaker }: Telling, given: string): string {
  const prices = cost
    .filter(({ pay }) => pay !== 'activate' && pay !== 'discard')
    .map((one) =>
      (one.pay === 'item' || one.pay === 'ally') && given !== ''
        ? `discard ${given}`
        : costWords(one, speaker),
    );
  return joined(prices, 'and');
}

/** A choice that comes next is told by its labels: its details are read when it is asked. */
export function effectWords(effects: readonly Effect[], telling: Telling): string {
  const [first] = effects;
  if (first?.do !== 'choose') return describeEffects(effects, telling);
  return `choose ${joined(first.options.map(({ label }) => `"${label}"`))}`;
}

type TargetLabel = (ask: Asking, target: string) => string;

const fighter: TargetLabel = ({ world, state, frame }, who) =>
  fighterName(world, state, (frame as TargetFrame).seat, who);
const card: TargetLabel = ({ world }, id) => heldName(world, id);
const space: TargetLabel = (ask, id) => placeName(ask.game, id, ask);

/** What a target is, by the verb that asks for it. */
const TARGETS: Readonly<Partial<Record<VerbName, TargetLabel>>> = {
  wound: fighter,
  exhaust: fighter,
  heal: fighter,
  recover: fighter,
  'lose-card': card,
  refresh: card,
  deactivate: card,
  move: space,
  'remove-counter': space,
  'place-counter': space,
  rob: ({ world, state, game }, seat) =>
    `${heroName(world, state, Number(seat))} (${playerAt(game, Number(seat)).gold} gold)`,
  'buy-anywhere': (ask, id) => (id === 'none' ? 'Buy nothing' : purchase(ask, id)),
  reroll: ({ game }, which) => {
    const roll = rollOf(game);
    return which === 'first'
      ? `Reroll the first die (${roll?.first ?? 0})`
      : `Reroll the second die (${roll?.second ?? 0})`;
  },
  'reroll-dice': (_, face) => (face === 'none' ? 'Reroll nothing' : `Reroll ${dieName(face)}`),
  'turn-dice': (_, turn) => {
    if (turn === 'none') return 'Turn nothing';
    const [from = '', to = ''] = turn.split('>');
    return `Turn ${dieName(from)} to ${faceName(Number(to))}`;
  },
};

/** Dice of another pool have a mark before their face. */
const dieName = (die: string): string =>
  die.startsWith('t') ? `the trading die ${faceName(Number(die.slice(1)))}` : faceName(Number(die));

function purchase({ world, state, game, seat, frame }: Asking, id: string): string {
  const { effect } = frame as TargetFrame;
  const discount = effect.do === 'buy-anywhere' ? (effect.discount ?? 0) : 0;
  const town = world.board.towns[state.stacks.findIndex((stack) => stack.includes(info(game, id).printed))];
  const price = priceOf(game, seat, id, discount);
  return `Buy ${formName(world, id)} from ${town?.name ?? 'the market'} (${price} gold)`;
}

export function targetLabel(ask: Asking, target: string): string {
  const verb = (ask.frame as TargetFrame).effect.do;
  const label = TARGETS[verb];
  if (label === undefined) throw new Error(`no label for a target of "${verb}"`);
  return label(ask, target);
}
