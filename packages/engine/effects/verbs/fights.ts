import { call, nearest, procedure, type Frame } from '../../kernel/procedure.ts';
import { optional, whole } from '../../kernel/shape.ts';
import type { DrawFrame } from '../../rules/turn/adventure.ts';
import { carryOut, endTurn } from '../../rules/calls.ts';
import { getAway, startCombat } from '../../rules/combat/combat.ts';
import { challengeOf, type CombatFrame, combatOf, termsOf } from '../../rules/combat/combat-frame.ts';
import {
  acting,
  forgetAttack,
  hasAttacked,
  isDone,
  isDuel,
  isSkipped,
  roundOf,
  skip,
} from '../../rules/combat/fighters.ts';
import { isUnyielding, strike } from '../../rules/combat/joint.ts';
import { info, tell, type Game, playerAt } from '../../rules/world/game.ts';
import { startFreeAttack } from '../../rules/combat/phase.ts';
import { foeLife, ruleFor } from '../../rules/cards/values.ts';
import { someEffects } from '../effect-list.ts';
import { roughly } from './gold.ts';
import { amount, phase } from '../shapes.ts';
import { rolledAmount } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import type { Effect } from '../vocabulary.ts';
import { enemyOf, quantity, signed } from '../words.ts';

const inCombat = (game: Game): boolean => combatOf(game)?.over === '';

/** Whether there is an enemy that can be driven away. */
function yields(game: Game): boolean {
  const combat = combatOf(game);
  return combat !== null && combat.over === '' && !isUnyielding(game, combat);
}

export const attack: Verb<'attack'> = {
  fields: { phase, damage: optional(whole(1, 9)), bonus: optional(whole(-9, 9)) },
  describe(e, { speaker }) {
    const wounds = e.damage === undefined ? '' : ` for ${e.damage} damage`;
    const bonus = e.bonus === undefined ? '' : ` with ${signed(e.bonus)} to the roll`;
    return `${speaker === 'ally' ? 'this Ally makes' : 'make'} a ${e.phase} attack${wounds}${bonus}`;
  },
  resolve(game, e, { seat, bearer, source }) {
    if (!inCombat(game)) return;
    if (e.bonus !== undefined) {
      const passing = {
        stat: e.phase,
        amount: e.bonus,
        skill: null,
        for: 'self',
        until: 'roll',
        seat,
        bearer,
        source,
      } as const;
      game.state.modifiers.push(passing);
    }
    startFreeAttack(game, seat, bearer, e.phase, e.damage ?? -1);
  },
  can: inCombat,
  hint: (e) => 1.5 * (e.damage ?? 1),
};

export const escape: Verb<'escape'> = {
  fields: {},
  describe: () => 'escape without a test',
  resolve(game, _, { seat }) {
    const combat = combatOf(game);
    if (combat !== null && !isDone(combat, seat)) getAway(game, combat, seat);
  },
  can(game, _, { seat }) {
    const combat = combatOf(game);
    return (
      combat !== null &&
      acting(combat) === seat &&
      combat.mayEscape &&
      ruleFor(game, 'no-escape', seat) === null
    );
  },
  hint: () => 2.5,
};

export const foeFlees: Verb<'foe-flees'> = {
  fields: {},
  describe: (_, { speaker }) => `${enemyOf(speaker)} flees (no reward)`,
  resolve(game) {
    const combat = combatOf(game);
    if (combat !== null && !isDuel(combat) && combat.over === '' && !isUnyielding(game, combat))
      combat.over = 'fled';
  },
  can: yields,
  hint: () => 0,
};

export const overcome: Verb<'overcome'> = {
  fields: {},
  describe: () => 'overcome this trap',
  resolve(game, _, { source }) {
    const challenge = challengeOf(game);
    if (challenge?.card === source) challenge.overcome = true;
  },
  hint: () => 6,
};

/** Whether an enemy can be defeated outright. */
const falls = (game: Game, combat: CombatFrame): boolean =>
  !isDuel(combat) && !isUnyielding(game, combat) && game.world.policies.mayFell(info(game, combat.card));

export const defeat: Verb<'defeat'> = {
  fields: {},
  describe: (_, { speaker }) => `${enemyOf(speaker)} is defeated`,
  resolve(game, _, { seat }) {
    const combat = combatOf(game);
    if (combat === null || combat.over !== '' || !falls(game, combat)) return;
    const life = foeLife(game, combat);
    const wounds = life - combat.foeWounds;
    strike(game, combat, seat);
    combat.foeWounds = life;
    combat.over = 'won';
    if (wounds > 0)
      tell(game, { type: 'foe-wounded', seat, card: combat.card, amount: wounds, wounds: life, life });
  },
  can(game) {
    const combat = combatOf(game);
    return combat !== null && falls(game, combat) && yields(game);
  },
  hint: () => 6,
};

export const skipPhase: Verb<'skip-phase'> = {
  fields: { phase },
  describe: (e) => `skip the ${e.phase} phase this round`,
  resolve(game, e, { seat }) {
    const combat = combatOf(game);
    if (combat !== null) skip(combat, seat, e.phase);
  },
  can(game, e, { seat }) {
    const combat = combatOf(game);
    return combat !== null && combat.over === '' && !isSkipped(combat, roundOf(combat, seat), e.phase);
  },
  hint: () => 1.8,
};

export const attackAgain: Verb<'attack-again'> = {
  fields: {},
  describe: (_, { speaker }) => `${speaker === 'ally' ? 'this Ally' : 'you'} may attack again this round`,
  resolve(game, _, { seat, bearer }) {
    const combat = combatOf(game);
    if (combat !== null) forgetAttack(combat, seat, bearer);
  },
  can(game, _, { seat, bearer }) {
    const combat = combatOf(game);
    return combat !== null && combat.over === '' && hasAttacked(combat, seat, bearer);
  },
  hint: () => 2,
};

export const foeHeals: Verb<'foe-heals'> = {
  fields: { amount },
  describe: (e, { speaker }) => `${enemyOf(speaker)} heals ${quantity(e.amount, 'wound', 'wounds')}`,
  resolve(game, e, frame) {
    const combat = combatOf(game);
    if (combat === null || isDuel(combat)) return;
    const healed = Math.min(combat.foeWounds, rolledAmount(game, e.amount, frame));
    if (healed <= 0) return;
    combat.foeWounds -= healed;
    tell(game, { type: 'foe-healed', card: combat.card, amount: healed });
  },
  hint: (e) => -roughly(e.amount),
};

interface FightFrame extends Frame {
  proc: 'fight';
  seat: number;
  card: string;
  win: readonly Effect[];
  /** Which of the `terms` of the policies it is fought under (D7). */
  terms: string;
}

/** A fight that an Encounter brings. Escape ends the turn; nothing goes to the track (W16). */
export const fightProcedure = procedure<Game, FightFrame>({
  fight(game, frame) {
    const { seat, card } = frame;
    const { beforeCombat, mayEscape } = termsOf(game, frame);
    startCombat(game, seat, playerAt(game, seat).space ?? '', { card, beforeCombat, mayEscape });
  },
  outcome(game, { seat, card, result, win }) {
    if (result === 'won') {
      tell(game, { type: 'defeated', seat, card });
      carryOut(game, seat, card, win);
    } else if (result === 'escaped') {
      endTurn(game);
    }
  },
});

/** Those under which the card was drawn; a card that was kept brings its fights later, under the usual ones. */
function termsFor(game: Game, card: string): string {
  const drawn = nearest(game, 'draw') as DrawFrame | null;
  return drawn?.card === card ? drawn.terms : 'usual';
}

export const fight: Verb<'fight'> = {
  fields: { win: someEffects },
  describe: (e, say) => `fight ${say.foe === '' ? 'the enemy' : say.foe}. Win: ${say.effects(e.win)}`,
  resolve(game, e, { seat, source }) {
    call<FightFrame>(game, { proc: 'fight', seat, card: source, win: e.win, terms: termsFor(game, source) });
  },
  hint: (e, worth) => worth(e.win) / 2 - 1,
};
