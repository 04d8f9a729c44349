/** Numbers for fights that have not begun: what a Hero brings, and what an enemy brings, each worked out once. */
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { escapeRoll, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import {
  damageOf,
  enemyDamage,
  foeLife,
  foeTarget,
  lifeOf,
  rollBonus,
  ruleFor,
} from '@wayrune/engine/rules/cards/values.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { worthOf } from '@wayrune/engine/effects/verbs/index.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { memoByWorld, memoize } from '../memo.ts';
import { tableKey } from '../odds/position-key.ts';
import { fightingAllies, type Help, helpOf, imagine, isBarred, rollFor, strikes } from './fight-numbers.ts';
import { type Fellow, type Fight, NEVER, type OutcomeWorth } from './estimate.ts';

interface Strength {
  readonly attack: number;
  readonly damage: number;
  readonly defend: number;
}

/** What a Hero brings to a fight against enemies of a kind. */
export interface HeroStats {
  readonly life: number;
  readonly escape: number;
  readonly phases: readonly Strength[];
  readonly allies: readonly (Fellow & { readonly phases: readonly Strength[] })[];
  readonly help: Help;
}

/** What an enemy brings: its numbers, and how it hampers those who fight it. */
export interface FoeStats {
  readonly life: number;
  readonly phases: readonly {
    readonly target: number;
    readonly harm: number;
    readonly drag: number;
    readonly barred: boolean;
  }[];
  readonly escape: number;
  readonly noEscape: boolean;
  readonly noAllies: boolean;
  /** Wounds that its own text may be expected to deal, besides the phases. */
  readonly menace: number;
}

const strengthOf = (game: Game, who: string, phase: Phase): Strength => ({
  attack: rollBonus(game, rollFor(0, who, phase, 'attack')),
  damage: damageOf(game, 0, who, phase, rollFor(0, who, phase, 'attack')),
  defend: who === 'hero' ? rollBonus(game, rollFor(0, who, phase, 'defense')) : 0,
});

/** The Hero as they stand in a state of their own, as seat 0, against an enemy like this one. */
export function heroStats(world: World, state: State, foe: string): HeroStats {
  const { game } = imagine(world, state, 0, foe);
  const player = state.players[0] as Player;
  const { phases: hampered } = foeStats(world, state, foe);
  const free = (who: string) =>
    PHASES.map((phase, i) => {
      const { attack, damage, defend } = strengthOf(game, who, phase);
      const drag = hampered[i]?.drag ?? 0;
      return { attack: attack + drag, damage, defend: defend + drag };
    });
  return {
    life: Math.max(1, lifeOf(game, 0, 'hero') - player.wounds),
    escape: rollBonus(game, escapeRoll(0)),
    phases: free('hero'),
    allies: fightingAllies(game, 0).map(({ card, life, worth }) => ({ life, worth, phases: free(card) })),
    help: helpOf(game, player),
  };
}

const foes = memoByWorld<FoeStats>();

/** What lies on the table for everybody, by the table of a Hero: tables of profiles never change. */
const grounds = new WeakMap<State, string>();

export const foeStats = (world: World, state: State, foe: string): FoeStats => {
  const ground = memoize(grounds, state, () => tableKey(world, { ...state, event: null }));
  return foes(world, `${foe}${ground}`, () => readFoe(world, state, foe));
};

const NOBODY = {
  items: [],
  allies: [],
  kept: [],
  wounds: 0,
  exhaustion: 0,
  experience: { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 },
};

/** Against a Hero who has nothing: so it is the same for all. */
function readFoe(world: World, state: State, foe: string): FoeStats {
  const nobody: Player = { ...(state.players[0] as Player), ...NOBODY, hero: world.heroes[0] ?? '' };
  const plain = { ...state, players: [nobody], event: null };
  const { game, combat } = imagine(world, plain, 0, foe);
  const alone = { ...game, state: plain };
  return {
    life: foeLife(game, combat),
    escape: foeTarget(game, combat, 'mind', escapeRoll(0)),
    noEscape: ruleFor(game, 'no-escape', 0) !== null,
    noAllies: ruleFor(game, 'no-ally-attacks', 0) !== null,
    menace: menaceOf(world, foe),
    phases: PHASES.map((phase) => {
      const roll = rollFor(0, 'hero', phase, 'attack');
      return {
        target: foeTarget(game, combat, PHASE_ATTRIBUTE[phase], roll),
        harm: enemyDamage(game, combat, phase, rollFor(0, 'hero', phase, 'defense')),
        drag: rollBonus(alone, roll) - rollBonus(game, roll),
        barred: isBarred(game, 0, 'hero', phase),
      };
    }),
  };
}

/** How often a window opens in a fight, where an enemy's text speaks. */
const OPENINGS: Readonly<Partial<Record<Window, number>>> = {
  'before-combat': 1,
  'round-start': 2,
  'round-end': 2,
  missed: 1,
  struck: 1,
  rolled: 1,
  roll: 1,
};
/** What a hint says of a wound, and how much of it comes true. */
const HINT_OF_A_WOUND = 2;
const COMES_TRUE = 0.4;

function menaceOf(world: World, foe: string): number {
  return infoOf(world, foe).front.abilities.reduce((total, ability) => {
    const worth = ability.forced === true ? Math.min(0, worthOf(ability.do)) : 0;
    const often = (OPENINGS[ability.when] ?? 0) * (ability.if === undefined ? 1 : 0.6);
    return total - (often * Math.max(-6, worth)) / HINT_OF_A_WOUND;
  }, 0);
}

/** The two of them put together. */
export function fightBetween(hero: HeroStats, foe: FoeStats, stakes: OutcomeWorth): Fight {
  const strike = ({ attack, damage }: Strength, i: number, closed: boolean) => {
    const { target, drag, barred } = foe.phases[i] as FoeStats['phases'][number];
    return closed || barred ? { attack: NEVER, damage: 0 } : { attack: target + drag - attack, damage };
  };
  const phases = hero.phases.map((strength, i) => {
    const { target, drag, harm } = foe.phases[i] as FoeStats['phases'][number];
    return {
      ...strike(strength, i, false),
      defend: target + drag - strength.defend,
      harm,
      allies: hero.allies.map((ally) => strike(ally.phases[i] as Strength, i, foe.noAllies)),
    };
  });
  return {
    life: Math.max(1, Math.round(hero.life + hero.help.shield - COMES_TRUE * foe.menace)),
    foeLife: Math.max(1, foe.life - strikes(hero.help, phases)),
    allies: hero.allies,
    phases,
    escape: foe.noEscape ? NEVER : foe.escape - hero.escape,
    stakes,
  };
}
