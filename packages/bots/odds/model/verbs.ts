/** What effects do to a position. A verb that is not here, and not said to be of no account, is unknown. */
import { fromFoe } from '@wayrune/engine/effects/verbs/rolls.ts';
import {
  type Choice,
  type Effect,
  type Phase,
  PHASES,
  type VerbName,
} from '@wayrune/engine/effects/vocabulary.ts';
import { addChance, addChoice, type Child } from '../graph.ts';
import { addCounters, discardThis, gainGold, loseCard, loseGold, turning } from './card-verbs.ts';
import { ONE_DIE, throwsFor } from './dice.ts';
import { cancel, exhaust, heal, recover, wound } from './harm.ts';
import { type Actor, type Flow, type Model, type Then, Unknown } from './model.ts';
import { withModifier } from './passing.ts';
import { ESCAPED, FLED, FOE, HERO, LIVE, type Position, WON } from './position.ts';
import { payAll, waysToPay } from './prices.ts';
import { bonusOf, doHold, foeLifeIn, mayNotEscape, numberOf } from './questions.ts';
import { nameOf, type Scene, testRollOf } from './scene.ts';
import { exactly, reaches } from './trace.ts';
import { askWatching } from './watched.ts';
import { asking, type ModelVerb, type Turn, withAmount } from './verb.ts';

const isLive = ({ s }: { readonly s: Position }): boolean => s.over === LIVE;
export const phaseBit = (phase: Phase): number => 1 << PHASES.indexOf(phase);

/* Rolls */

const test: ModelVerb<'test'> = {
  does({ m, s, scene, e, actor, then }) {
    const roll = testRollOf(m, e);
    const hero = { ...actor, bearer: HERO, apart: true };
    return m.flow.roll(m, s, scene, roll, HERO, e.target, e, (t, success) =>
      m.flow.carryOut(m, t, scene, (success ? e.pass : e.fail) ?? [], hero, then),
    );
  },
};

const add: ModelVerb<'add'> = {
  does: (turn) =>
    withAmount(turn, turn.e.amount, (amount) => turn.then({ ...turn.s, added: turn.s.added + amount })),
  can: ({ scene }) => scene.roll !== null,
};

const reroll: ModelVerb<'reroll'> = {
  does(turn) {
    const { m, s, e, then } = turn;
    if (e.dice === 'both') {
      const thrown = throwsFor(m.reading.habits, s.target - s.bonus - s.added);
      return addChance(
        m.graph,
        thrown.map(({ chance }) => chance),
        thrown.map(({ first, second }) => then({ ...s, first, second })),
      );
    }
    if (e.dice === 'lowest') return throwOne(turn, s.first <= s.second);
    return addChoice(
      m.graph,
      ['target:first', 'target:second'],
      [throwOne(turn, true), throwOne(turn, false)],
    );
  },
  can: ({ s, scene }) => scene.roll !== null && s.first > 0,
};

function throwOne({ m, s, then }: Turn<'reroll'>, first: boolean): Child {
  return addChance(
    m.graph,
    ONE_DIE.map(({ chance }) => chance),
    ONE_DIE.map(({ total }) => then(first ? { ...s, first: total } : { ...s, second: total })),
  );
}

const setDie: ModelVerb<'set-die'> = {
  does: ({ s, e, then }) => then(s.first <= s.second ? { ...s, first: e.to } : { ...s, second: e.to }),
  can: ({ s, scene }) => scene.roll !== null && s.first > 0,
};

const useAttribute: ModelVerb<'use-attribute'> = {
  does({ m, s, scene, e, then }) {
    const { roll } = scene;
    if (roll === null) return then(s);
    const t = { ...s, attribute: numberOf(e.attribute) };
    return then(s.first > 0 ? { ...t, bonus: bonusOf(m, t, scene, roll, null) } : t);
  },
  can: ({ scene }) => scene.roll !== null,
};

const damage: ModelVerb<'damage'> = {
  does: (turn) =>
    withAmount(turn, turn.e.amount, (amount) =>
      turn.then({ ...turn.s, extraDamage: turn.s.extraDamage + amount }),
    ),
  can: ({ scene }) => scene.phase?.attacking === true,
};

/* The fight */

const modify: ModelVerb<'modify'> = {
  does(turn) {
    const { m, s, scene, e, actor, then } = turn;
    return withAmount(turn, e.amount, (amount) => {
      const t = withModifier(m, s, {
        stat: e.stat,
        amount,
        skill: e.skill ?? null,
        for: m.combat.card === actor.source ? fromFoe(e.for) : (e.for ?? 'self'),
        until: e.until,
        seat: m.seat,
        bearer: nameOf(m, actor.bearer),
        source: actor.source,
      });
      return e.stat === 'life' || e.stat === 'stamina' ? m.flow.settle(m, t, scene, then) : then(t);
    });
  },
};

const attack: ModelVerb<'attack'> = {
  does({ m, s, e, actor, then }) {
    if (s.over !== LIVE) return then(s);
    const { phase, bonus } = e;
    const t =
      bonus === undefined
        ? s
        : withModifier(m, s, {
            stat: phase,
            amount: bonus,
            skill: null,
            for: 'self',
            until: 'roll',
            seat: m.seat,
            bearer: nameOf(m, actor.bearer),
            source: actor.source,
          });
    const blow = { phase, who: actor.bearer, attacking: true, free: true };
    return m.flow.blow(m, t, blow, e.damage ?? -1, then);
  },
  can: isLive,
};

const over = (s: Position, how: number): Position => (s.over === LIVE ? { ...s, over: how } : s);

const escape: ModelVerb<'escape'> = {
  does: ({ s, then }) => then(over(s, ESCAPED)),
  can: ({ m, s }) => m.combat.mayEscape && !mayNotEscape(m, s),
};

const foeFlees: ModelVerb<'foe-flees'> = { does: ({ s, then }) => then(over(s, FLED)), can: isLive };

const defeat: ModelVerb<'defeat'> = {
  does: ({ m, s, then }) => then(s.over === LIVE ? { ...s, foe: foeLifeIn(m, s), over: WON } : s),
  can: isLive,
};

const skipPhase: ModelVerb<'skip-phase'> = {
  does: ({ s, e, then }) => then({ ...s, skipped: s.skipped | phaseBit(e.phase) }),
  can: ({ s, e }) => s.over === LIVE && (s.skipped & phaseBit(e.phase)) === 0,
};

const attackAgain: ModelVerb<'attack-again'> = {
  does: ({ s, actor, then }) => then({ ...s, attacked: s.attacked & ~(1 << actor.bearer) }),
  can: ({ s, actor }) => s.over === LIVE && (s.attacked & (1 << actor.bearer)) !== 0,
};

const foeHeals: ModelVerb<'foe-heals'> = {
  does: (turn) =>
    withAmount(turn, turn.e.amount, (amount) => {
      const { m, s, then } = turn;
      const most = Math.max(0, amount);
      const healed = reaches(m.trace, FOE, s.foe, most) ? most : exactly(m.trace, FOE, s.foe);
      return then({ ...s, foe: s.foe - healed });
    }),
};

/* One thing or another */

const either: ModelVerb<'if'> = {
  does(turn) {
    const { m, s, scene, e, actor, then } = turn;
    const branch = doHold(m, s, scene, e.if, asking(turn)) ? e.then : (e.else ?? []);
    return m.flow.carryOut(m, s, scene, branch, actor, then);
  },
};

const choose: ModelVerb<'choose'> = {
  does(turn) {
    const { m, s, scene, e, actor, then } = turn;
    const apart = { ...actor, apart: true };
    const possible = e.options.flatMap((choice, i) =>
      doHold(m, s, scene, choice.if, asking(turn))
        ? waysToPay(m, s, scene, actor, choice.cost).map((victim) => ({ choice, i, victim }))
        : [],
    );
    const open = possible.length > 1 ? possible.filter(({ choice }) => mayChoose(turn, choice)) : possible;
    const offered = open.length > 0 ? open : possible;
    if (offered.length === 0) return then(s);
    return addChoice(
      m.graph,
      offered.map(({ i, victim }) => (victim === null ? `choose:${i}` : `choose:${i}:${victim.id}`)),
      offered.map(({ choice, victim }) =>
        payAll(m, s, scene, apart, choice.cost, victim, (t) =>
          m.flow.carryOut(m, t, scene, choice.do, apart, then),
        ),
      ),
    );
  },
};

/** What may not be chosen as long as there is something else is for the rules to say (ADV-5). */
function mayChoose({ m, s, scene, actor }: Turn<'choose'>, choice: Choice): boolean {
  const chooser = { seat: m.seat, bearer: nameOf(m, actor.bearer), source: actor.source };
  return askWatching(m, s, scene, (game) => game.world.policies.mayChoose(game, chooser, choice));
}

const rollDie: ModelVerb<'roll-die'> = {
  does({ m, s, scene, e, actor, then }) {
    let from = 0;
    const chances = e.rows.map(({ upTo }) => {
      const chance = (upTo - from) / 10;
      from = upTo;
      return chance;
    });
    const children = e.rows.map((row) => m.flow.carryOut(m, s, scene, row.do, actor, then));
    if (from < 10) {
      chances.push((10 - from) / 10);
      children.push(then(s));
    }
    return addChance(m.graph, chances, children);
  },
};

/** Does not affect the fight: gains are counted afterward. */
const idle = { does: ({ s, then }: { s: Position; then: Then }): Child => then(s) };

const VERBS: { readonly [V in VerbName]?: ModelVerb<V> } = {
  wound,
  exhaust,
  heal,
  recover,
  cancel,
  test,
  add,
  reroll,
  'set-die': setDie,
  'use-attribute': useAttribute,
  damage,
  modify,
  attack,
  escape,
  'foe-flees': foeFlees,
  defeat,
  'skip-phase': skipPhase,
  'attack-again': attackAgain,
  'foe-heals': foeHeals,
  refresh: turning(false),
  deactivate: turning(true),
  'add-counters': addCounters,
  'discard-this': discardThis,
  'lose-card': loseCard,
  'gain-gold': gainGold,
  'lose-gold': loseGold,
  choose,
  if: either,
  'roll-die': rollDie,
  'knock-out': { does: ({ m, s }) => m.flow.end(m, s, true) },
  'gain-points': idle,
  'lose-points': idle,
  'gain-counter': idle,
  replenish: idle,
};

export const isKnown = (verb: VerbName): boolean => VERBS[verb] !== undefined;

type AnyVerb = ModelVerb<VerbName>;

function verbFor(effect: Effect): AnyVerb {
  const verb = VERBS[effect.do] as AnyVerb | undefined;
  if (verb === undefined) throw new Unknown(`the verb "${effect.do}"`);
  return verb;
}

export const canDo = (m: Model, s: Position, scene: Scene, e: Effect, actor: Actor): boolean =>
  verbFor(e).can?.({ m, s, scene, e, actor }) ?? true;

/** Carries out a list of effects, one after another. */
export const carryOut: Flow['carryOut'] = (m, s, scene, list, actor, then) => {
  const next = (t: Position, at: number): Child => {
    const e = list[at];
    if (e === undefined) return then(t);
    return verbFor(e).does({ m, s: t, scene, e, actor, then: (u) => next(u, at + 1) });
  };
  return next(s, 0);
};
