/** Checks of the verbs that touch a party's gold, wounds, exhaustion and experience. */
import type { Amount, Who } from '@wayrune/engine/effects/vocabulary.ts';
import { FRIENDS } from './cast.ts';
import { haveSome, type Plan } from './plan.ts';
import { amountIn, answer, type Check, recipientsOf, type Run, stageAmount } from './run.ts';
import { exhaustionKey, FOE_WOUNDS, goldKey, shiftBy, woundsKey } from './view.ts';

const ENOUGH = 3;

/** Somebody for whom the effect is, and who has what it takes away. */
function stageFor(plan: Plan, who: Who, counter: 'wounds' | 'exhaustion' | null): void {
  if (who === 'ally' || who === 'any' || who === 'allies' || who === 'party') haveSome(plan, FRIENDS, 1);
  if (counter === 'wounds') {
    if (who !== 'ally' && who !== 'allies') plan.wounds = Math.max(plan.wounds, ENOUGH);
    if (who !== 'you') plan.allyWounds = Math.min(ENOUGH, spare(plan, 'life') - 1);
  }
  if (counter === 'exhaustion') {
    if (who !== 'ally' && who !== 'allies') plan.exhaustion = Math.max(plan.exhaustion, ENOUGH);
    if (who !== 'you') plan.allyExhaustion = Math.min(ENOUGH, spare(plan, 'stamina'));
  }
}

/** What the Ally on the card can bear, if the card is one. */
function spare({ card, bearer }: Plan, of: 'life' | 'stamina'): number {
  if (bearer === 'hero') return ENOUGH + 1;
  const ally = card.kind === 'challenge' || card.kind === 'encounter' ? card.as : card;
  return ally?.kind === 'ally' ? (ally[of] ?? 0) : 0;
}

/** The one who is chosen, where somebody is. */
function chooseOne(run: Run, verb: string, who: Who, seat: number): void {
  if (who === 'ally' || who === 'any')
    answer(run, `target:${verb}`, `target:${recipientsOf(run, who, seat)[0] ?? ''}`);
}

/** As much as there is, if not less. */
const atMost = (run: Run, amount: Amount | 'all', there: number): number =>
  amount === 'all' ? there : Math.min(there, amountIn(run, amount));

export const gainGold: Check<'gain-gold'> = {
  stage: (plan, { effect }) => stageAmount(plan, effect.amount),
  check: (run, { effect, seat }) => shiftBy(run.want, goldKey(seat), amountIn(run, effect.amount)),
};

export const loseGold: Check<'lose-gold'> = {
  stage: (plan, { effect }) => stageAmount(plan, effect.amount),
  check: (run, { effect, seat }) =>
    shiftBy(run.want, goldKey(seat), -atMost(run, effect.amount, Number(run.want[goldKey(seat)]))),
};

export const rob: Check<'rob'> = {
  stage(plan, { effect }) {
    stageAmount(plan, effect.amount);
    plan.seats = 2;
    plan.rivalHere = true;
  },
  check(run, { effect }) {
    answer(run, 'target:rob', 'target:1');
    const taken = atMost(run, effect.amount, Number(run.want[goldKey(1)]));
    shiftBy(run.want, goldKey(1), -taken);
    shiftBy(run.want, goldKey(0), taken);
  },
};

export const wound: Check<'wound'> = {
  stage(plan, { effect }) {
    stageAmount(plan, effect.amount);
    stageFor(plan, effect.who, null);
    if (effect.who === 'enemy') plan.fight = true;
  },
  check(run, { effect, seat }) {
    chooseOne(run, 'wound', effect.who, seat);
    const wounds = amountIn(run, effect.amount);
    if (effect.who === 'enemy') shiftBy(run.want, FOE_WOUNDS, wounds);
    for (const one of recipientsOf(run, effect.who, seat)) shiftBy(run.want, woundsKey(one, seat), wounds);
  },
};

export const exhaust: Check<'exhaust'> = {
  stage(plan, { effect }) {
    stageAmount(plan, effect.amount);
    stageFor(plan, effect.who, null);
    if (effect.who === 'enemy') plan.duel = true;
  },
  check(run, { effect, seat }) {
    chooseOne(run, 'exhaust', effect.who, seat);
    const amount = amountIn(run, effect.amount);
    if (effect.who === 'enemy') shiftBy(run.want, exhaustionKey('hero', 1), amount);
    for (const one of recipientsOf(run, effect.who, seat)) shiftBy(run.want, exhaustionKey(one, seat), amount);
  },
};

export const heal: Check<'heal'> = {
  stage: (plan, { effect }) => stageFor(plan, effect.who, 'wounds'),
  check(run, { effect, seat }) {
    chooseOne(run, 'heal', effect.who, seat);
    for (const one of recipientsOf(run, effect.who, seat)) {
      const key = woundsKey(one, seat);
      shiftBy(run.want, key, -atMost(run, effect.amount, Number(run.want[key])));
    }
  },
};

export const recover: Check<'recover'> = {
  stage: (plan, { effect }) => stageFor(plan, effect.who, 'exhaustion'),
  check(run, { effect, seat }) {
    chooseOne(run, 'recover', effect.who, seat);
    for (const one of recipientsOf(run, effect.who, seat)) {
      const key = exhaustionKey(one, seat);
      shiftBy(run.want, key, -atMost(run, effect.amount, Number(run.want[key])));
    }
  },
};

/** More wounds than can be cancelled, so that one sees how many are. */
const MANY_WOUNDS = 4;

export const cancel: Check<'cancel'> = {
  stage(plan, { effect }) {
    plan.harm = typeof effect.amount === 'number' ? effect.amount + 2 : MANY_WOUNDS;
  },
  check(run, { effect }) {
    const { who, harm } = run.plan;
    shiftBy(run.want, woundsKey(who), -atMost(run, effect.amount, harm ?? 0));
  },
};

export const gainPoints: Check<'gain-points'> = {
  check: (run, { effect, seat }) => shiftBy(run.want, `points of seat ${seat}`, effect.amount),
};

export const losePoints: Check<'lose-points'> = {
  stage(plan, { effect }) {
    plan.points = effect.amount + 1;
  },
  check: (run, { effect, seat }) =>
    shiftBy(
      run.want,
      `points of seat ${seat}`,
      -Math.min(effect.amount, Number(run.want[`points of seat ${seat}`])),
    ),
};

export const gainCounter: Check<'gain-counter'> = {
  check(run, { effect, seat }) {
    shiftBy(run.want, `${effect.color} counters of seat ${seat}`, 1);
    shiftBy(run.want, `${effect.color} counters in the pile`, -1);
  },
};

export const learn: Check<'learn'> = {
  check(run, { effect, seat }) {
    const kind = effect.kind === 'chosen' ? 'spirit' : effect.kind;
    if (effect.kind === 'chosen') answer(run, 'target:learn', `learn:${kind}`);
    shiftBy(run.want, `${kind} learned by seat ${seat}`, 1);
  },
};
