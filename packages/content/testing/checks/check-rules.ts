/** Rules that a card changes while it is there: what may no longer be chosen, and what may be now. */
import { PHASES, type RuleChange, type RuleName } from '@wayrune/engine/effects/vocabulary.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { FRIENDS, SHIELD, TRINKET, WARES } from '../cast.ts';
import { alternatives, arrange, arrangeAll } from '../conditions.ts';
import type { PartOf } from '../parts.ts';
import { haveSome, type Plan } from '../plan.ts';
import { choose, combatIn, kindOf, optionsOf, type Play, playerOf, quietAnswer } from '../play.ts';
import { covers } from '../readings.ts';
import type { Theatre } from '../stage.ts';
import { isOver, planFor, twins } from '../twins.ts';
import { must } from '../view.ts';

type Change<R> = Extract<RuleChange, { rule: R }>;

/** One option that was offered in the scene. */
interface Offer {
  readonly seat: number;
  readonly kind: string;
  readonly option: string;
}

interface RuleCheck<R> {
  readonly stage: (plan: Plan, change: Change<R>) => void;
  /** Whether the rule forbids it to those it is for. */
  readonly bars: (offer: Offer, change: Change<R>, barred: (who: string) => boolean, play: Play) => boolean;
  /** Those to whom it may happen, if it happens to one at a time. */
  readonly subjects?: readonly string[];
  /** What the rule allows, beyond what is usual. */
  readonly opens?: (change: Change<R>, play: Play) => string[];
}

const WARE = WARES[5] ?? '';
const FRIEND = FRIENDS[0] ?? '';
/** Allies for sale are others than those at hand. */
const HIRELING = FRIENDS[3] ?? '';
const fight = (plan: Plan, more: Partial<Plan> = {}): void => {
  plan.fight = true;
  haveSome(plan, FRIENDS, 1);
  Object.assign(plan, more);
};
const market = (plan: Plan, more: Partial<Plan> = {}): void => {
  plan.town ??= 'any';
  Object.assign(plan, { forSale: [WARE, HIRELING], ...more });
};
const sells = (play: Play, option: string, kind: 'item' | 'ally'): boolean =>
  option.startsWith('buy:') && play.world.cards[option.slice('buy:'.length)]?.holding === kind;
const isAttackBy = ({ kind, option }: Offer, who: string): boolean =>
  (PHASES as readonly string[]).includes(kind) && option === `attack:${who}`;
const walksTo = (
  { kind, option }: Offer,
  play: Play,
  fits: (space: { terrain: string; town: string | null }) => boolean,
): boolean => {
  const space = play.world.board.space[option.slice('walk:'.length)];
  return kind === 'movement' && option.startsWith('walk:') && space !== undefined && fits(space);
};

const RULES: { readonly [R in RuleName]: RuleCheck<R> } = {
  'no-escape': {
    stage: (plan) => fight(plan),
    bars: ({ kind, option }, _, barred) => kind === 'escape' && option === 'escape' && barred('hero'),
  },
  'no-cancel': {
    stage: (plan) => {
      fight(plan, { success: false, harm: 2 });
      haveSome(plan, [SHIELD], 1);
    },
    subjects: ['hero', FRIEND],
    bars: ({ option }, _, barred, { plan }) => option.startsWith(`use:${SHIELD}`) && barred(plan.who),
  },
  'no-attack': {
    stage: (plan) => fight(plan),
    bars: (offer, change, barred) =>
      offer.kind === change.phase && ['hero', FRIEND].some((who) => barred(who) && isAttackBy(offer, who)),
  },
  'no-ally-attacks': {
    stage: (plan) => fight(plan),
    bars: (offer) => isAttackBy(offer, FRIEND),
  },
  'no-activate': {
    stage: (plan) => {
      fight(plan, { roundStart: true });
      haveSome(plan, [TRINKET], 1);
    },
    bars: ({ option }) => option.startsWith(`use:${TRINKET}`),
  },
  'no-rest': {
    stage: (plan) => {
      plan.exhaustion = 2;
      plan.move = 'roll';
    },
    bars: ({ option }) => /^rest(-with)?:/.test(option),
  },
  'no-heal': {
    stage: (plan) => market(plan, { wounds: 2 }),
    bars: ({ option }) => option.startsWith('heal:'),
  },
  'no-buy': { stage: (plan) => market(plan), bars: ({ option }, _, __, play) => sells(play, option, 'item') },
  'no-hire': {
    stage: (plan) => market(plan),
    bars: ({ option }, _, __, play) => sells(play, option, 'ally'),
  },
  'no-negotiate': {
    stage: (plan) => {
      plan.seats = 2;
      plan.rivalHere = true;
    },
    bars: ({ option }) => option.startsWith('negotiate:'),
  },
  'closed-town': {
    stage: (plan, change) => {
      plan.besideTown = change.town;
    },
    bars: (offer, change, _, play) => walksTo(offer, play, ({ town }) => town === change.town),
  },
  'closed-terrain': {
    stage: (plan, change) => {
      plan.beside = change.terrain;
    },
    bars: (offer, change, _, play) => walksTo(offer, play, ({ terrain }) => terrain === change.terrain),
  },
  'enter-as': {
    stage: (plan, change) => {
      plan.beside = change.terrain;
      plan.move = 'roll';
      plan.faces = [...SHOWN];
    },
    bars: () => false,
    opens: (change, play) => {
      const { board } = play.world;
      const near = (board.space[playerOf(play).space ?? '']?.neighbors ?? []).filter(
        (id) => board.space[id]?.terrain === change.terrain,
      );
      const faces = SHOWN.filter(
        (face) => FACES[face]?.some((symbol) => change.as.includes(symbol)) === true,
      );
      return near.flatMap((id) => faces.map((face) => `step:${id}:${face}`));
    },
  },
};
/** The sides that the five dice show. */
const SHOWN = [0, 1, 2, 3, 4];

const ruleCheck = <R extends RuleName>(change: Change<R>): RuleCheck<R> =>
  RULES[change.rule as R] as RuleCheck<R>;

export function checkRule(theatre: Theatre, part: PartOf<'rule'>): void {
  const { change } = part;
  const check = ruleCheck(change);
  const stage = (plan: Plan): void => check.stage(plan, change);
  let scenes = 0;
  for (const conditions of alternatives(change.if)) {
    for (const who of check.subjects ?? ['hero']) {
      const plan = planFor(part, stage, (it) => arrangeAll(it, conditions), whose(who));
      if (plan === null) continue;
      scenes++;
      mustBar(theatre, part, plan);
    }
  }
  must(scenes > 0, 'there is no scene for it');
  for (const condition of change.if ?? []) {
    const others = (change.if ?? []).filter((one) => one !== condition);
    const plan = planFor(
      part,
      stage,
      (it) => arrangeAll(it, others),
      (it) => arrange(it, condition, false),
    );
    if (plan === null) continue;
    const [own, plain] = offersOf(theatre, part, plan);
    must(
      own.size > 0 && sorted(own) === sorted(plain),
      'it changes something though its condition does not hold',
    );
  }
}

const whose =
  (who: string) =>
  (plan: Plan): void => {
    plan.who = who;
  };

const sorted = (offers: ReadonlyMap<string, Offer>): string => [...offers.keys()].toSorted().join('\n');

/** Everything that was offered in the scene, with the card and without the rule. */
function offersOf(
  theatre: Theatre,
  part: PartOf<'rule'>,
  plan: Plan,
): [Map<string, Offer>, Map<string, Offer>, Play] {
  const { real, bare } = twins(theatre, part, plan);
  return [collect(real), collect(bare), bare];
}

function collect(play: Play): Map<string, Offer> {
  const offers = new Map<string, Offer>();
  const { turn } = play.state;
  const last = play.plan.round + (play.plan.duel ? 1 : 0);
  for (let n = 0; n < 40 && !isOver(play, turn) && (combatIn(play)?.round ?? 0) <= last; n++) {
    const seat = play.state.decision?.seat ?? 0;
    const round = combatIn(play)?.round ?? 0;
    for (const option of optionsOf(play))
      offers.set(`${seat} ${kindOf(play)} ${round} ${option}`, { seat, kind: kindOf(play), option });
    choose(play, quietAnswer(play));
  }
  return offers;
}

function mustBar(theatre: Theatre, part: PartOf<'rule'>, plan: Plan): void {
  const { change, role, bearer } = part;
  const check = ruleCheck(change);
  const [own, plain, play] = offersOf(theatre, part, plan);
  const target = plan.duel && change.for === 'enemy' ? 1 : 0;
  const barred = (who: string): boolean => target === 1 || covers(role, bearer, change.for, who);
  const isBarred = (offer: Offer): boolean =>
    (offer.seat === target || role === 'event') && check.bars(offer, change, barred, play);
  const kinds = new Set([...own.values()].map(({ kind, seat }) => `${seat} ${kind}`));
  const gone = [...plain].filter(([key]) => !own.has(key)).map(([, offer]) => offer);
  const still = [...own.values()].filter(isBarred).map(({ option }) => option);
  must(still.length === 0, `it is still offered: ${still.join(', ')}`);
  const wrongly = gone.filter((offer) => !isBarred(offer) && kinds.has(`${offer.seat} ${offer.kind}`));
  must(
    wrongly.length === 0,
    `no longer offered: ${wrongly.map(({ kind, option }) => `${kind} ${option}`).join(', ')}`,
  );
  const more = [...own.keys()].filter((key) => !plain.has(key));
  const opened = check.opens?.(change, play) ?? [];
  for (const option of opened)
    must(
      [...own.values()].some((offer) => offer.option === option),
      `"${option}" is not offered`,
    );
  const strange = more.filter((key) => !opened.some((option) => key.endsWith(` ${option}`)));
  must(strange.length === 0, `offered besides: ${strange.join(', ')}`);
  must([...plain.values()].some(isBarred) || more.length > 0, 'it makes no difference');
}
