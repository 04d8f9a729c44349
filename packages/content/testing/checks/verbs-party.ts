/** Checks of the verbs that touch a party's gold, wounds, exhaustion and experience. */
import type { Amount, Who } from '@wayrune/engine/effects/vocabulary.ts';
import { FRIEND_NUMBERS, FRIENDS, NOVICE } from '../cast.ts';
import { becomes } from '../parts.ts';
import { haveSome, type Plan } from '../plan.ts';
import { kindOf } from '../play.ts';
import { alliesOf, amountIn, answer, type Check, recipientsOf, type Run, stageAmount } from '../run.ts';
import { exhaustionKey, FOE_WOUNDS, goldKey, must, shiftBy, woundsKey } from '../view.ts';

/** A Hero and an Ally who both have more than an effect takes away, so that one sees whom it is for and how much it is. */
function stageFor(plan: Plan, counter: 'wounds' | 'exhaustion' | null, amount: Amount | 'all' = 0): void {
  haveSome(plan, FRIENDS, 1);
  const enough = typeof amount === 'number' ? amount + 1 : 3;
  if (counter === 'wounds') {
    plan.wounds = Math.max(plan.wounds, Math.min(enough, spare(plan, 'life', 'hero') - 1));
    plan.allyWounds = Math.min(enough, spare(plan, 'life', 'ally') - 1);
  }
  if (counter === 'exhaustion') {
    plan.exhaustion = Math.max(plan.exhaustion, Math.min(enough, spare(plan, 'stamina', 'hero')));
    plan.allyExhaustion = Math.min(enough, spare(plan, 'stamina', 'ally'));
  }
}

/** What the Hero or Ally can bear, if the card is one; the extras bear a lot. */
function spare({ card }: Plan, of: 'life' | 'stamina', kind: 'hero' | 'ally'): number {
  const fighter = becomes(card) ?? card;
  return fighter.kind === kind ? (fighter[of] ?? 0) : kind === 'hero' ? NOVICE[of] : FRIEND_NUMBERS[of];
}

/** The one who is chosen, where somebody is. */
function chooseOne(run: Run, verb: string, who: Who, seat: number): void {
  if (who !== 'ally' && who !== 'any') return;
  const kind = `target:${verb}`;
  const several = alliesOf(run, seat).length > (who === 'ally' ? 1 : 0);
  must(kindOf(run.real) === kind || !several, 'nobody is asked for');
  answer(run, kind, `target:${recipientsOf(run, who, seat)[0] ?? ''}`);
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
    stageFor(plan, null);
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
    stageFor(plan, null);
    if (effect.who === 'enemy') plan.duel = true;
  },
  check(run, { effect, seat }) {
    chooseOne(run, 'exhaust', effect.who, seat);
    const amount = amountIn(run, effect.amount);
    if (effect.who === 'enemy') shiftBy(run.want, exhaustionKey('hero', 1), amount);
    for (const one of recipientsOf(run, effect.who, seat))
      shiftBy(run.want, exhaustionKey(one, seat), amount);
  },
};

export const heal: Check<'heal'> = {
  stage: (plan, { effect }) => stageFor(plan, 'wounds', effect.amount),
  check(run, { effect, seat }) {
    chooseOne(run, 'heal', effect.who, seat);
    for (const one of recipientsOf(run, effect.who, seat)) {
      const key = woundsKey(one, seat);
      shiftBy(run.want, key, -atMost(run, effect.amount, Number(run.want[key])));
    }
  },
};

export const recover: Check<'recover'> = {
  stage: (plan, { effect }) => stageFor(plan, 'exhaustion', effect.amount),
  check(run, { effect, seat }) {
    chooseOne(run, 'recover', effect.who, seat);
    for (const one of recipientsOf(run, effect.who, seat)) {
      const key = exhaustionKey(one, seat);
      shiftBy(run.want, key, -atMost(run, effect.amount, Number(run.want[key])));
    }
  },
};

/** More wounds than can be canceled, so that one sees how many are. */
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
