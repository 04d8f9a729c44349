/** Players to choose from, as people are told of them. */
import { NORMAL, type PlanWeights } from '../value/weights.ts';

interface Described {
  readonly name: string;
  /** One line for those who choose an opponent. */
  readonly says: string;
}

export const STRENGTHS = {
  easy: {
    name: 'Easy',
    says: 'Looks no further than the next fight, trusts its luck, and forgets to rest and to use its cards.',
  },
  normal: {
    name: 'Normal',
    says: 'Plans every turn: where to go, what to buy, when to rest, whom to leave alone.',
  },
  hard: {
    name: 'Hard',
    says: 'Fights every battle in its head before it goes looking for one, and knows which to run from.',
  },
} as const satisfies Readonly<Record<string, Described>>;
export type Strength = keyof typeof STRENGTHS;

interface Temper extends Described {
  /** How it differs from what a balanced player holds dear. */
  readonly weights: Partial<PlanWeights>;
}

export const TEMPERS = {
  balanced: { name: 'Balanced', says: 'Takes things as they come.', weights: {} },
  /** Shrugs off what may be lost, and goes for the goal of the adventure as soon as there is hope. */
  bold: {
    name: 'Bold',
    says: 'Fights early, flees late, and goes for the win before it is quite ready.',
    weights: { fall: 0, attachment: 0.5, escape: -3, zeal: 4, sure: 0.65, bold: 0.45 },
  },
  /** Holds on to what it has. */
  careful: {
    name: 'Careful',
    says: 'Heals in time, runs in time, and goes for the win only when the odds are good.',
    weights: { fall: -4, attachment: 1.6, wound: 2.2, ready: 0.5 },
  },
  /** Gold buys everything, so everything is done for gold. */
  merchant: {
    name: 'Merchant',
    says: 'Trusts in good equipment: fights for gold and spends it in every town.',
    weights: { point: 5, strength: 3.2, besides: 0.5, curiosity: 0.8, bargain: 1, lasts: 2.5 },
  },
  /** Other Heroes carry what it needs. */
  hunter: {
    name: 'Hunter',
    says: 'Looks for other Heroes who have something to lose.',
    weights: { booty: 3, sure: 0.55, bold: 0.4, hunt: 2 },
  },
} as const satisfies Readonly<Record<string, Temper>>;
export type TemperName = keyof typeof TEMPERS;

/** Whose counsel people get: the best there is. */
export const COUNSEL = { strength: 'hard', temper: 'balanced' } as const;

/** What a planner of that temper holds dear. */
export const weightsOf = (temper: TemperName): PlanWeights =>
  temper === 'balanced' ? NORMAL : { ...NORMAL, ...TEMPERS[temper].weights, id: `normal:${temper}` };
