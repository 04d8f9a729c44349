/** Numbers that a card changes while it is there. */
import type { Condition, Modifier } from '@wayrune/engine/effects/vocabulary.ts';
import { FRIENDS } from '../cast.ts';
import { alternatives, arrange, arrangeAll } from '../conditions.ts';
import { COUNTS, countsToTry, reckon } from '../counts.ts';
import { GAUGES } from '../gauges.ts';
import type { PartOf } from '../parts.ts';
import { haveSome, type Plan, type Wish } from '../plan.ts';
import {
  choose,
  combatIn,
  eventsOf,
  fork,
  atWindow,
  kindOf,
  type Play,
  playerOf,
  quietAnswer,
} from '../play.ts';
import { changeOf, isOfRoll, mustDifferBy, type Reading, readingsOf } from '../readings.ts';
import type { Theatre } from '../stage.ts';
import { planFor, playUntil, twins, type Twins } from '../twins.ts';
import { FOE_WOUNDS, must, viewOf } from '../view.ts';

type Always = PartOf<'always'>;

/** An amount, and the scene in which it is that much. */
interface Measure {
  readonly amount: number;
  readonly wish: Wish;
}

function measures({ amount }: Modifier): Measure[] {
  if (typeof amount === 'number') return [{ amount, wish: () => undefined }];
  if ('roll' in amount) throw new Error('a modifier rolls no dice');
  return countsToTry(amount).map((count) => ({
    amount: reckon(amount, count),
    wish: (plan) => COUNTS[amount.count].wish(plan, count),
  }));
}

export function checkAlways(theatre: Theatre, part: Always): void {
  const { modifier } = part;
  let seen = 0;
  for (const { amount, wish } of measures(modifier)) {
    for (const conditions of alternatives(modifier.if)) {
      const plan = planFor(part, stage(part), arranging(conditions), wish);
      if (plan === null) continue;
      if (amount !== 0) seen++;
      compare(theatre, part, plan, amount);
      if (GAUGES[modifier.stat] === 'chart' && amount !== 0) playOut(theatre, part, amount, conditions, wish);
    }
  }
  must(seen > 0, 'there is no scene in which it would count');
  for (const condition of modifier.if ?? []) {
    if (isOfRoll(condition)) continue;
    const others = (modifier.if ?? []).filter((one) => one !== condition);
    const plan = planFor(
      part,
      stage(part),
      arranging(others),
      measures(modifier).at(-1)?.wish ?? noWish,
      (it) => arrange(it, condition, false),
    );
    if (plan !== null) compare(theatre, part, plan, 0);
  }
}

const noWish: Wish = () => undefined;

const stage = ({ modifier }: Always): Wish => {
  const gauge = GAUGES[modifier.stat];
  if (gauge !== 'chart') return gauge.stage;
  return (plan) => {
    plan.fight = true;
    haveSome(plan, FRIENDS, 1);
  };
};

/** What is said of rolls is looked at roll by roll; all else is part of the scene. */
const arranging =
  (conditions: readonly Condition[]): Wish =>
  (plan) =>
    arrangeAll(
      plan,
      conditions.filter((condition) => !isOfRoll(condition)),
    );

function compare(theatre: Theatre, part: Always, plan: Plan, amount: number): void {
  const { modifier, role, bearer } = part;
  const pair = twins(theatre, part, plan);
  const { real, bare } = pair;
  const gauge = GAUGES[modifier.stat];
  if (gauge !== 'chart') {
    const change = gauge.measure(real) - gauge.measure(bare);
    must(change === amount, `${modifier.stat} changes by ${change}, expected ${amount}`);
    return;
  }
  toFight(pair);
  const change = (reading: Reading): number => changeOf(reading, modifier, amount, role, bearer);
  const changed = mustDifferBy(real, bare, change, 'the numbers are not as they ought to be:');
  must(changed > 0 || amount === 0, 'it changes no number at all');
}

function toFight({ real, bare }: Twins): void {
  for (const play of [real, bare])
    must(
      playUntil(play, (at) => at.staged),
      'there is no fight',
    );
}

/** The number at work: a roll with these dice, or the wounds of a blow. */
function playOut(
  theatre: Theatre,
  part: Always,
  amount: number,
  conditions: readonly Condition[],
  wish: Wish,
): void {
  const { modifier, role, bearer } = part;
  const first = planFor(part, stage(part), arranging(conditions), wish);
  if (first === null) return;
  const pair = twins(theatre, part, first);
  toFight(pair);
  const touched = readingsOf(pair.real).filter((one) => changeOf(one, modifier, amount, role, bearer) !== 0);
  const rolled = touched.filter(
    ({ roll }) => roll?.kind === 'attack' || roll?.kind === 'defense' || roll?.kind === 'escape',
  );
  if (rolled.length === 0) return;
  const results = rolled.map((reading) => {
    const plan = planFor(part, stage(part), arranging(conditions), wish, rolling(reading));
    if (plan === null) return null;
    const { real, bare } = twins(theatre, part, plan);
    const [own, plain] = [outcome(real, reading), outcome(bare, reading)];
    return own === null || plain === null ? null : own - plain;
  });
  const played = results.filter((result) => result !== null);
  must(played.length > 0, 'it is never rolled');
  for (const result of played) must(result === amount, `in play it counts ${result}, expected ${amount}`);
}

/** The scene in which this roll is made. */
const rolling =
  ({ roll, stats, who }: Reading): Wish =>
  (plan) => {
    if (roll === null) return;
    const isDamage = stats[0]?.endsWith('-damage') === true;
    plan.who = roll.who;
    plan.phase = roll.phase ?? plan.phase;
    plan.attacking = roll.kind === 'attack';
    plan.success = !(isDamage && who === 'foe');
    plan.escape = roll.kind === 'escape' ? 'success' : 'no';
  };

/** What comes of it: the bonus, the number to reach, or the wounds. Null if it does not come to that. */
function outcome(play: Play, { roll, stats, who }: Reading): number | null {
  if (roll === null) return null;
  const isDamage = stats[0]?.endsWith('-damage') === true;
  let at = fork(play);
  for (let n = 0; n < 40 && play.state.decision !== null; n++) {
    const made = eventsOf(play, 'rolled').find(
      (event) => event.what === roll.kind && event.phase === roll.phase && event.who === roll.who,
    );
    if (made !== undefined && !isDamage) return who === 'foe' ? made.target : made.bonus;
    const struck = made !== undefined && !atWindow(play);
    if (isDamage && (struck || isPast(play, at, roll.phase ?? ''))) return woundsFrom(play, at, who);
    if (kindOf(play) === roll.phase) {
      combatIn(play)?.rolls.fill(play.plan.rolls);
      at = fork(play);
    }
    choose(play, quietAnswer(play));
  }
  return null;
}

/** The phase has been chosen, and nothing was rolled because nothing hung on it. */
const isPast = (play: Play, before: Play, phase: string): boolean =>
  kindOf(before) === phase && kindOf(play) !== phase && !atWindow(play);

function woundsFrom(play: Play, before: Play, who: string): number {
  if (who === 'foe') return playerOf(play).wounds - playerOf(before).wounds;
  return Number(viewOf(play)[FOE_WOUNDS]) - Number(viewOf(before)[FOE_WOUNDS]);
}
