/** Abilities: in their window, at their price, on their conditions, and what they do. */
import type { Ability } from '@wayrune/engine/effects/vocabulary.ts';
import { mayBeImpossible, naming, type Way, waysThrough } from '../acts.ts';
import { FRIENDS } from '../cast.ts';
import { alternatives, arrange, arrangeAll } from '../conditions.ts';
import { canBeUnpayable, makePayable, makeUnpayable } from '../costs.ts';
import type { PartOf } from '../parts.ts';
import { perform, type Use } from '../perform.ts';
import { haveSome, type Wish } from '../plan.ts';
import { kindOf } from '../play.ts';
import type { Theatre } from '../stage.ts';
import { planFor, twins, untilMoment } from '../twins.ts';
import { stageAct } from './verb-checks.ts';
import { CardFailure, must } from '../view.ts';
import { BESIDE_WINDOW, PERSONAL, TO_WINDOW } from '../windows.ts';

type AbilityPart = PartOf<'ability'>;

export function checkAbility(theatre: Theatre, part: AbilityPart): void {
  const ways = waysThrough(part.ability.do);
  for (const way of ways) {
    const scenes = scenesFor(part, way);
    const played = scenes.filter((wishes) => naming(way, () => happens(theatre, part, way, wishes)));
    naming(way, () => must(played.length > 0 || mayBeImpossible(way), 'there is no scene for it'));
  }
  const [way = []] = ways;
  const [subject = null] = subjects(part);
  for (const { wish, why } of misses(part))
    mustNotHappen(theatre, part, [...scene(part, way, subject), wish], why);
}

/** Everybody it is for, everything that meets its conditions, and both outcomes of a roll. */
const scenesFor = (part: AbilityPart, way: Way): Wish[][] =>
  subjects(part).flatMap((subject) =>
    alternatives(part.ability.if).flatMap((conditions) =>
      outcomes(part.ability).map((outcome) => [
        ...scene(part, way, subject),
        outcome,
        (plan) => arrangeAll(plan, conditions),
      ]),
    ),
  );

/** The window, with somebody for whom it opens; then what the effects and the price need. */
function scene({ ability, bearer }: AbilityPart, way: Way, subject: string | null): Wish[] {
  return [
    (plan) => {
      if (subject !== null) plan.who = subject;
      if (!PERSONAL.includes(ability.when)) return;
      // Somebody who can still attack, so that the phases are not passed over.
      plan.atPhase = true;
      haveSome(plan, FRIENDS, bearer === 'hero' ? 1 : 2);
    },
    TO_WINDOW[ability.when],
    (plan) => {
      for (const act of way) stageAct(plan, act);
    },
    (plan) => makePayable(plan, ability.cost),
  ];
}

const FRIEND = FRIENDS[0] ?? '';
/** Only Heroes defend. */
const isForAllies = ({ ability }: AbilityPart): boolean =>
  PERSONAL.includes(ability.when) && ability.when !== 'guarded' && ability.when !== 'struck';
const speaksOfFighter = ({ if: conditions = [] }: Ability): boolean =>
  conditions.some((c) => c.is === 'fighter' || c.is === 'defending');

/** All those whose rolls and wounds it is for (G12); null if it is about nobody in particular. */
function subjects(part: AbilityPart): (string | null)[] {
  const { ability, role, bearer } = part;
  if (!PERSONAL.includes(ability.when)) return [null];
  if (speaksOfFighter(ability)) return [null];
  const everybody = role === 'foe' || role === 'event' || ability.helps === 'party';
  if (ability.helps === 'allies') return [bearer === 'hero' ? FRIEND : bearer];
  if (!everybody || !isForAllies(part)) return [bearer];
  return ['hero', bearer === 'hero' ? FRIEND : bearer];
}

/** Before and after a roll it is not yet known what comes of it: it may go well or not. */
const outcomes = ({ when }: Ability): Wish[] =>
  (when === 'roll' || when === 'rolled' ? [true, false] : [null]).map((success) => (plan) => {
    if (success !== null) plan.success = success;
  });

function useOf({ ability, index, card, role, bearer }: AbilityPart): Use | null {
  if (ability.forced === true) return null;
  const living = role === 'hero' || bearer !== 'hero';
  const limited =
    ability.once !== undefined || ability.cost === undefined || (ability.when === 'before-combat' && living);
  return { option: `use:${card.id}:${index}`, cost: ability.cost, limited };
}

/** Whether there is such a scene; and in it everything must be as the card says. */
function happens(theatre: Theatre, part: AbilityPart, way: Way, wishes: readonly Wish[]): boolean {
  const plan = planFor(part, ...wishes);
  if (plan === null) return false;
  const use = useOf(part);
  const pair = twins(theatre, part, plan);
  const moment = untilMoment(pair, use?.option ?? null);
  if (moment === null && use === null && way.every(isIdle)) return true;
  if (moment === null) throw new CardFailure(use === null ? 'nothing happens' : 'it is never offered');
  const kind = kindOf(pair.real);
  const { when } = part.ability;
  if (use !== null) must((OFFERED_AT[when] ?? [when]).includes(kind), `it is offered at "${kind}"`);
  perform(theatre, part, pair, moment, way, use);
  return true;
}

/** Steps of the turn in which a window is open. */
const OFFERED_AT: Readonly<Record<string, readonly string[]>> = {
  'before-moving': ['movement'],
  'dice-rolled': ['step'],
  moving: ['movement', 'step'],
};

/** Nothing can be seen of it: a test that was passed without consequences, a die that brings nothing. */
const isIdle = ({ effect, barred }: Way[number]): boolean => effect.do === 'if' || barred !== null;

interface Miss {
  readonly why: string;
  readonly wish: Wish;
}

/** Every way in which it must not come to pass: a condition that fails, a price that cannot be paid, somebody else. */
function misses(part: AbilityPart): Miss[] {
  const { ability, bearer, role } = part;
  const { if: conditions = [], cost = [] } = ability;
  const all: Wish = (plan) => arrangeAll(plan, conditions);
  const found: Miss[] = conditions.map((condition) => ({
    why: `its condition "${condition.is}" does not hold`,
    wish: (plan) => {
      arrangeAll(
        plan,
        conditions.filter((one) => one !== condition),
      );
      arrange(plan, condition, false);
    },
  }));
  for (const one of cost.filter(canBeUnpayable)) {
    const wish: Wish = (plan) => {
      all(plan);
      makeUnpayable(plan, one);
    };
    found.push({ why: `its price "${one.pay}" cannot be paid`, wish });
  }
  const beside = BESIDE_WINDOW[ability.when];
  if (beside !== undefined) {
    const wish: Wish = (plan) => {
      all(plan);
      beside(plan);
    };
    found.push({ why: `it does not come to "${ability.when}"`, wish });
  }
  if (role === 'held' && ability.when !== 'turn-start' && cost.some(({ pay }) => pay === 'activate'))
    found.push({
      why: 'it lies face down',
      wish: (plan) => {
        all(plan);
        plan.cardFaceDown = true;
      },
    });
  const own = role === 'hero' || role === 'held';
  if (own && ability.helps !== 'party' && isForAllies(part) && !speaksOfFighter(ability)) {
    const other = (bearer === 'hero') !== (ability.helps === 'allies') ? FRIEND : 'hero';
    found.push({
      why: 'it is somebody else',
      wish: (plan) => {
        plan.without = [];
        if (other !== 'hero') haveSome(plan, FRIENDS, 1);
        plan.who = other;
        if (ability.when === 'wounded') plan.attacking = other !== 'hero';
        all(plan);
      },
    });
  }
  return found;
}

function mustNotHappen(theatre: Theatre, part: AbilityPart, wishes: readonly Wish[], why: string): void {
  const plan = planFor(part, ...wishes);
  if (plan === null) return;
  const use = useOf(part);
  const pair = twins(theatre, part, plan);
  const verb = use === null ? 'it happens' : 'it is offered';
  must(untilMoment(pair, use?.option ?? null) === null, `${verb} though ${why}`);
}
