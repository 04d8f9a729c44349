/** Several Heroes against one enemy, at a rough sum: how long it takes, what it costs each of them, and whether they win. */
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { type CombatFrame, escapeRoll } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { hasAttacked, heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import { jointTerms } from '@wayrune/engine/rules/combat/joint.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import { foeLife, foeTarget, lifeOf, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { type Game, info, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { NEVER } from './estimate.ts';
import { fightingAllies, helpOf, phaseOdds } from './fight-numbers.ts';

/** In gold: a wound dealt, a wound borne, a Hero's fall besides the gold that is lost. */
const BLOW = 2;
const WOUND = 2;
const FALL = 10;
/** What the death of an Ally costs at least. */
const A_FRIEND = 4;

/** What somebody may do in a phase, and what comes of it on average. */
export interface Act {
  /** `defend`, `attack:hero` or `attack:` and an Ally. */
  readonly option: string;
  readonly damage: number;
  /** Wounds that the Hero bears. */
  readonly harm: number;
  readonly worth: number;
}

const isEveryPhase = (game: Game, { joint }: CombatFrame): boolean =>
  joint !== null && jointTerms(game, joint).everyPhase;

/** Whether several Heroes fight, each for themselves, and all may attack in every phase. */
export const isFreeForAll = isEveryPhase;

function priceOfWounds(game: Game, seat: number, who: string, wounds: number): number {
  const player = playerAt(game, seat);
  if (who === 'hero') {
    const falls = player.wounds + wounds >= lifeOf(game, seat, 'hero');
    return WOUND * wounds + (falls && wounds > 0 ? FALL + player.gold : 0);
  }
  const borne = player.allies.find(({ card }) => card === who)?.wounds ?? 0;
  const dies = borne + wounds >= lifeOf(game, seat, who);
  return dies && wounds > 0 ? Math.max(A_FRIEND, info(game, who).cost) : wounds;
}

/** Everything that a seat may do in a phase: Allies who have attacked in this round are left out. */
function actsIn(game: Game, combat: CombatFrame, seat: number, phase: Phase): Act[] {
  const own = { ...combat, seat };
  const allies = fightingAllies(game, seat);
  const odds = phaseOdds(game, own, phase, allies);
  const held = odds.harm === 0 ? 1 : chanceToThrow(odds.defend);
  const defend: Act = {
    option: 'defend',
    damage: 0,
    harm: (1 - held) * odds.harm,
    worth: -(1 - held) * priceOfWounds(game, seat, 'hero', odds.harm),
  };
  const attack = (who: string, target: number, damage: number): Act[] => {
    if (target >= NEVER) return [];
    const hits = chanceToThrow(target);
    const worth = hits * damage * BLOW - (1 - hits) * priceOfWounds(game, seat, who, odds.harm);
    const harm = who === 'hero' ? (1 - hits) * odds.harm : 0;
    return [{ option: `attack:${who}`, damage: hits * damage, harm, worth }];
  };
  return [
    defend,
    ...attack('hero', odds.attack, odds.damage),
    ...allies.flatMap(({ card }, i) => {
      const one = odds.allies[i];
      return one === undefined || hasAttacked(combat, seat, card) ? [] : attack(card, one.attack, one.damage);
    }),
  ];
}

const bestOf = (acts: readonly Act[]): Act =>
  acts.reduce((best, act) => (act.worth > best.worth ? act : best));
const isByAlly = ({ option }: Act): boolean => option !== 'defend' && option !== 'attack:hero';

/**
 * What each act of a phase is worth. An Ally attacks once in a round: to send one now forgoes what they would add to the
 * phase that suits them better.
 */
export function worthOfActs(game: Game, combat: CombatFrame, seat: number, phase: Phase): readonly Act[] {
  const later = PHASES.slice(PHASES.indexOf(phase) + 1).map((next) => actsIn(game, combat, seat, next));
  return actsIn(game, combat, seat, phase).map((act) => {
    if (!isByAlly(act)) return act;
    const forgone = later.map((acts) => {
      const same = acts.find(({ option }) => option === act.option);
      return same === undefined ? 0 : same.worth - bestOf(acts.filter((one) => !isByAlly(one))).worth;
    });
    return { ...act, worth: act.worth - Math.max(0, ...forgone) };
  });
}

/** What a Hero brings to a round, and takes from it. */
interface Part {
  readonly seat: number;
  readonly damage: number;
  readonly harm: number;
  readonly life: number;
}

/** Each Ally attacks once: in the phase in which they add most. */
function partOf(game: Game, combat: CombatFrame, seat: number): Part {
  const fresh = { ...combat, attacked: [] };
  const sent = new Set<string>();
  let damage = 0;
  let harm = 0;
  for (const phase of PHASES) {
    const act = bestOf(worthOfActs(game, fresh, seat, phase).filter(({ option }) => !sent.has(option)));
    if (isByAlly(act)) sent.add(act.option);
    damage += act.damage;
    harm += act.harm;
  }
  const player = playerAt(game, seat);
  const life = lifeOf(game, seat, 'hero') - player.wounds + helpOf(game, player).shield;
  return { seat, damage, harm, life: Math.max(0.5, life) };
}

export interface JointForecast {
  /** That the enemy falls, and that this Hero still stands then. */
  readonly win: number;
  readonly stands: number;
  /** Wounds that this Hero takes on the way. */
  readonly wounds: number;
  readonly rounds: number;
}

/** No fight is thought through for longer. */
const MOST_ROUNDS = 10;
/** How sharply a margin in Life turns into a chance. */
const SPREAD = 1.1;
const chanceOf = (margin: number, spread: number): number => 1 / (1 + Math.exp((-SPREAD * margin) / spread));

/** How the fight goes for a seat if all who are in it fight on. */
export function forecastJoint(game: Game, combat: CombatFrame, seat: number): JointForecast {
  const seats = heroesIn(combat);
  const parts = (seats.includes(seat) ? seats : [...seats, seat]).map((one) => partOf(game, combat, one));
  let left = foeLife(game, combat) - combat.foeWounds;
  const whole = parts.reduce((sum, { damage }) => sum + damage, 0);
  const needed = Math.min(MOST_ROUNDS, left / Math.max(0.05, whole));
  const lives = new Map(parts.map((part) => [part.seat, part.life]));
  let rounds = 0;
  while (left > 0 && rounds < MOST_ROUNDS && [...lives.values()].some((life) => life > 0)) {
    const share = Math.min(1, needed - rounds);
    for (const { seat: one, damage, harm } of parts) {
      const life = lives.get(one) ?? 0;
      if (life <= 0) continue;
      left -= damage * Math.max(0.3, share);
      lives.set(one, life - harm * Math.max(0.3, share));
    }
    rounds++;
  }
  const own = parts.find((part) => part.seat === seat) ?? { life: 1, harm: 0 };
  const wounds = own.harm * needed;
  const spread = 0.4 + Math.sqrt(Math.max(0, wounds));
  const reserve = [...lives.values()].reduce((sum, life) => sum + Math.max(0, life), 0);
  const win = left <= 0 ? chanceOf(0.5 + reserve / 2, 1) : chanceOf(-left / 3, 1);
  return {
    win,
    stands: chanceOf(own.life - wounds, spread),
    wounds: Math.min(own.life, wounds),
    rounds: needed,
  };
}

/** The chance that one try to escape succeeds. */
export function chanceToEscape(game: Game, combat: CombatFrame, seat: number): number {
  const roll = escapeRoll(seat);
  const own = { ...combat, seat };
  return chanceToThrow(foeTarget(game, own, 'mind', roll) - rollBonus(game, roll));
}
