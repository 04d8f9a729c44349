/** Carries out one way through the effects of a part, and compares the table with what it ought to be. */
import type { Cost, Effect, EffectOf } from '@wayrune/engine/effects/vocabulary.ts';
import type { Act, Way } from './acts.ts';
import { notePaid, payingOption } from './costs.ts';
import { GAUGES } from './gauges.ts';
import { eased, type Part, withAbility, withEffects } from './parts.ts';
import { choose, eventsOf, fork, kindOf, type Play } from './play.ts';
import { changeOf, mustDifferBy } from './readings.ts';
import { amountIn, type Run } from './run.ts';
import { type Theatre, worldWith } from './stage.ts';
import { type Moment, offers, settle, type Twins } from './twins.ts';
import { checkAct } from './checks/verb-checks.ts';
import { must, mustAgree, type View, viewOf } from './view.ts';

/** An ability that is used: by this option, for this price, and whether it is then used up for a while. */
export interface Use {
  readonly option: string;
  readonly cost: readonly Cost[] | undefined;
  readonly limited: boolean;
}

export function perform(
  theatre: Theatre,
  part: Part,
  pair: Twins,
  moment: Moment,
  way: Way,
  use: Use | null,
): void {
  const { plan, real, bare } = pair;
  const before = use === null ? moment.before : fork(real);
  const run: Run = {
    ...pair,
    before,
    window: use === null ? '' : kindOf(real),
    bearer: part.bearer,
    source: plan.card.id,
    want: viewOf(bare),
    ignored: new Set(),
    rollChanges: [],
    later: [],
  };
  if (use !== null) {
    choose(real, payingOption(use.option, use.cost));
    notePaid(run.want, use.cost, { play: real, bearer: part.bearer, source: plan.card.id, seat: 0 });
  }
  for (const act of way) checkAct(run, act);
  if (use?.limited === true) must(!offers(real, use.option), 'it is offered a second time');
  if (use !== null && offers(real, use.option))
    must(isPoorer(viewOf(real), viewOf(before)), 'it pays for itself and can be used for ever');
  must(kindOf(real) === kindOf(bare) || !ASKED.test(kindOf(real)), `more is asked: "${kindOf(real)}"`);
  settle(pair);
  mustAgree(
    viewOf(real),
    refreshed(run.want, real, before),
    'the table is not as it ought to be:',
    run.ignored,
  );
  checkRoll(run);
  checkModifiers(theatre, part, run, way);
  for (const look of run.later) look();
}

/** Something is gone that was there: gold, counters, strength, or a card that is no longer at hand. */
function isPoorer(now: View, then: View): boolean {
  return Object.keys(then).some((key) => {
    const change = Number(now[key] ?? 0) - Number(then[key]);
    if (/^(gold|counters on)/.test(key)) return change < 0;
    if (/^(wounds|exhaustion) on .* of seat 0/.test(key)) return change > 0;
    return key.startsWith('place of') && String(then[key]).endsWith(' of seat 0') && now[key] !== then[key];
  });
}

/** Questions that effects ask. */
const ASKED = /^(target:|choose$|look$|drawn-market$)/;

/** A new turn turns all cards face up. */
function refreshed(want: View, real: Play, before: Play): View {
  if (real.state.turn === before.state.turn) return want;
  return Object.fromEntries(
    Object.entries(want).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(', face down', '') : value,
    ]),
  );
}

/** The roll that was changed, beside the one that was not. */
function checkRoll({ real, bare, before, rollChanges }: Run): void {
  if (rollChanges.length === 0) return;
  const at = eventsOf(before, 'rolled').length;
  const own = eventsOf(real, 'rolled')[at];
  const plain = eventsOf(bare, 'rolled')[at];
  must(own !== undefined && plain !== undefined, 'no roll is made');
  if (own === undefined || plain === undefined) return;
  const wanted = rollChanges.reduce((roll, change) => change(roll), {
    dice: plain.dice,
    bonus: plain.bonus,
    attribute: plain.attribute as string,
  });
  const said = ({ dice, bonus, attribute }: typeof wanted): string =>
    `${dice.join(' and ')} + ${bonus} (${attribute})`;
  must(said(own) === said(wanted), `the roll is ${said(own)}, expected ${said(wanted)}`);
}

type Modify = EffectOf<'modify'>;
const isModify = (act: Act): act is Act<Modify> => act.effect.do === 'modify';

/** Numbers that are changed for a while: against the same scene in which they are changed by nothing. */
function checkModifiers(theatre: Theatre, part: Part, run: Run, way: Way): void {
  const changes = way.filter(isModify).filter(({ effect }) => effect.until !== 'roll');
  const { real, bare, before, source } = run;
  const lasting = ({ state }: Play): string[] =>
    state.modifiers.filter((one) => one.source === source).map(({ stat, until }) => `${stat} until ${until}`);
  const wanted = [...lasting(bare), ...changes.map(({ effect }) => `${effect.stat} until ${effect.until}`)];
  const said = (list: readonly string[]): string => list.toSorted().join();
  must(said(lasting(real)) === said(wanted), `it changes ${said(lasting(real))}, expected ${said(wanted)}`);
  if (changes.length === 0) return;
  const muted = fork(before, worldWith(theatre.world, eased(part, mutedCard(part))));
  for (const option of real.chosen.slice(before.chosen.length)) choose(muted, option);
  const role = part.role === 'foe' ? 'foe' : part.role === 'event' ? 'event' : 'held';
  const of = ({ effect }: Act<Modify>): number => amountIn(run, effect.amount);
  const inChart = changes.filter(({ effect }) => GAUGES[effect.stat] === 'chart');
  mustDifferBy(
    real,
    muted,
    (reading) =>
      inChart.reduce((sum, act) => sum + changeOf(reading, act.effect, of(act), role, part.bearer), 0),
    'the numbers are not as they ought to be:',
  );
  for (const act of changes) {
    const gauge = GAUGES[act.effect.stat];
    if (gauge === 'chart') continue;
    const change = gauge.measure(fork(real)) - gauge.measure(fork(muted));
    must(change === of(act), `${act.effect.stat} changes by ${change}, expected ${of(act)}`);
  }
}

/** The card with modifiers that change nothing. */
function mutedCard(part: Part) {
  const mute = (effects: readonly Effect[]): Effect[] =>
    JSON.parse(JSON.stringify(effects), (_, value: { do?: string }) =>
      value?.do === 'modify' ? { ...value, amount: 0 } : value,
    ) as Effect[];
  if (part.what === 'ability') return withAbility(part, { ...part.ability, do: mute(part.ability.do) });
  if (part.what === 'effects') return withEffects(part, mute(part.effects));
  return part.card;
}
