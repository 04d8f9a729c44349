/** A player's weights: everything that is traded off against something else, as data, in gold. */
import type { Aims } from '../aims/aim.ts';
import { AIMS } from '../aims/registry.ts';

export interface Weights {
  /** Weights with the same id are the same: they share what was memoized. */
  readonly id: string;
  /** A point of experience. */
  readonly point: number;
  readonly victory: number;
  /** A trophy, compared with what the aim of the adventure says. */
  readonly trophy: number;
  /** What the adventures are about. */
  readonly aims: Aims;
  /** A wound. */
  readonly wound: number;
  /** An escape: the rest of the turn. */
  readonly escape: number;
  /** A knock-out, besides what is lost; and each gold of what is lost. */
  readonly fall: number;
  readonly attachment: number;
  /** The chance to win below which the goal of the adventure is left alone. It sinks each round from some round on. */
  readonly ready: number;
  readonly impatientFrom: number;
  readonly impatience: number;
  /** Strength, and the share of a card's worth by its words that is not strength. */
  readonly strength: number;
  readonly besides: number;
  /** The least gain and the least chance for an attack on a Hero; for a trophy, less is enough. */
  readonly booty: number;
  readonly sure: number;
  readonly bold: number;
  /** Whether exhaustion is thought of. */
  readonly tires: boolean;
  /** The amount of gold at which one more is worth half as much as the first; Infinity if all gold is worth the same. */
  readonly purse: number;
}

export const GREEDY: Weights = {
  id: 'greedy',
  point: 3,
  victory: 200,
  trophy: 1,
  aims: AIMS,
  wound: 0.6,
  escape: -1.5,
  fall: -2,
  attachment: 1.3,
  ready: 0.4,
  impatientFrom: 40,
  impatience: 0.01,
  strength: 2.5,
  besides: 0.3,
  booty: 5,
  sure: 0.8,
  bold: 0.55,
  tires: false,
  purse: Number.POSITIVE_INFINITY,
};

/** Further weights of a player who plans ahead. */
export interface PlanWeights extends Weights {
  /** A turn. */
  readonly tempo: number;
  /** Being able to strike the goal's enemies down; the share of it that one can strike off counts already. */
  readonly readiness: number;
  /** How much less everything else counts for a player who is sure of the goal. */
  readonly eager: number;
  /** The share of what may come after the next goal that counts already. */
  readonly onward: number;
  /** The share of what may come after that one, too. */
  readonly beyond: number;
  /** How much the better odds at adventures count in the worth of healing. */
  readonly pain: number;
  /** An exhaustion counter. */
  readonly tired: number;
  /** The share of a bargain that is still there on arrival. */
  readonly bargain: number;
  /** What a look at a market is worth for each gold in the purse. */
  readonly curiosity: number;
  /** The first gold that is spent. */
  readonly thrift: number;
  /** For how many adventures a card is of use, and the share of a first guess at its worth that is believed anyway. */
  readonly lasts: number;
  readonly hunch: number;
  /** How many fights are simulated before a deck is judged. */
  readonly fightSamples: number;
  /** A fight with more positions than this is not worked out when it has begun. */
  readonly fightPositions: number;
  /** The same for fights that may come; 0 if they are only simulated. */
  readonly forecastPositions: number;
  /** The same for a deeper analysis of the goal when there is time; 0 for none. */
  readonly studyPositions: number;
  /** How often a fight too large to solve is simulated before one flees from it. */
  readonly fleeSamples: number;
  /** The same for each choice in it; 0 if heuristics make them. */
  readonly choiceSamples: number;
  /** How many simulated duels tell what it is worth to attack a Hero, or what a choice in a duel is worth; 0 if an estimate does. */
  readonly duelSamples: number;
  /** How many times what can be taken from a Hero counts for one who thinks of it like that. */
  readonly hunt: number;
  /** How many simulated fights against each deck show what a lesson is worth; 0 if a rough sum does. */
  readonly lessonSamples: number;
  /** Whether a card that is won is weighed like one that is for sale, and not by its words alone. */
  readonly choosy: boolean;
  /** For how many towns purchases are planned; the others are estimated. */
  readonly towns: number;
  /** Attempting an adventure at all: Encounters come before the Challenge, and Events bring counters back. */
  readonly zeal: number;
  /** As the end comes near, what only pays later counts less: from which round to which, and what is left of it. */
  readonly ages: { readonly from: number; readonly to: number; readonly left: number };
}

/** The weights were found by play against the greedy bot (docs/decisions/17-how-bots-think.md). */
export const NORMAL: PlanWeights = {
  ...GREEDY,
  id: 'normal',
  point: 7,
  wound: 1.5,
  attachment: 1,
  fall: -2,
  ready: 0,
  tires: true,
  purse: 40,
  tempo: 12,
  readiness: 0,
  eager: 0.9,
  onward: 0.9,
  beyond: 0,
  pain: 1,
  tired: 0.5,
  bargain: 0.8,
  curiosity: 0.4,
  thrift: 0.6,
  zeal: 1,
  lasts: 2,
  hunch: 0.5,
  fightSamples: 16,
  fightPositions: 1_000,
  fleeSamples: 16,
  choiceSamples: 0,
  duelSamples: 0,
  hunt: 1,
  forecastPositions: 0,
  studyPositions: 0,
  choosy: false,
  towns: 3,
  lessonSamples: 0,
  sure: 0.9,
  bold: 0.65,
  ages: { from: 20, to: 40, left: 0.4 },
};

/**
 * One who takes their time thinks more about what may come. And because they know it better, they hold some things a little
 * dearer than others do, and some less dear (docs/decisions/17-how-bots-think.md tells how that was found).
 */
export const deeperWeights = (weights: PlanWeights): PlanWeights => ({
  ...weights,
  id: `${weights.id}, deeper`,
  fightPositions: 250_000,
  choiceSamples: 96,
  duelSamples: 24,
  forecastPositions: 6_000,
  studyPositions: 250_000,
  lessonSamples: 48,
  choosy: true,
  readiness: 250,
  onward: 0.9 * weights.onward,
  beyond: 0.5,
  trophy: 0.8 * weights.trophy,
  wound: 1.33 * weights.wound,
  tired: 1.3 * weights.tired,
  attachment: 0.8 * weights.attachment,
  fall: 0.5 * weights.fall,
  thrift: 0.67 * weights.thrift,
});

/** Between the two rounds weights age in this many steps, so that memoized values last for a while. */
const STEPS = 5;
const aged = new WeakMap<PlanWeights, PlanWeights[]>();

/** A planner's weights in a round of the game. */
export function weightsInRound(weights: PlanWeights, round: number): PlanWeights {
  const { from, to, left } = weights.ages;
  const step = Math.max(0, Math.min(STEPS, Math.round((STEPS * (round - from)) / (to - from))));
  if (step === 0) return weights;
  const older = aged.get(weights) ?? [];
  aged.set(weights, older);
  older[step] ??= agedWeights(weights, 1 - ((1 - left) * step) / STEPS, `${weights.id}+${step}`);
  return older[step];
}

const agedWeights = (weights: PlanWeights, left: number, id: string): PlanWeights => ({
  ...weights,
  id,
  point: weights.point * left,
  wound: weights.wound * left,
  fall: weights.fall * left,
  attachment: weights.attachment * left,
  thrift: weights.thrift * left,
});

/** What an amount of gold is worth: the more there is, the less one more is worth. */
export const goldWorth = ({ purse }: Weights, gold: number): number =>
  purse === Number.POSITIVE_INFINITY ? gold : purse * Math.log1p(gold / purse);
