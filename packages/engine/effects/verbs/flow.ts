import { call, finish, procedure, type Frame } from '../../kernel/procedure.ts';
import { list, oneOf, optional, record, text, whole } from '../../kernel/shape.ts';
import { act, isAct, withDiscards } from '../../rules/cards/abilities.ts';
import { payAll, waysToPay } from '../../rules/cards/costs.ts';
import { carryOut, endTurn as stopTurn, knockOut as fell } from '../../rules/calls.ts';
import { combatOf, type EffectsFrame } from '../../rules/combat/combat-frame.ts';
import { isJoint } from '../../rules/combat/fighters.ts';
import { allHold } from '../../rules/cards/conditions.ts';
import { goOn, isCut } from '../../rules/combat/knockout.ts';
import { clockwise, playerAt, rollDie, tell, type Game } from '../../rules/world/game.ts';
import { winGame } from '../../rules/turn/winning.ts';
import { ifItIs, leading, trailing } from '../condition-words.ts';
import { effects, someEffects } from '../effect-list.ts';
import { conditions, costs } from '../shapes.ts';
import { askerOf } from './targets.ts';
import type { Say, Verb } from '../../rules/world/verb.ts';
import { COLORS, PHASES, type Choice, type Effect, type EffectOf } from '../vocabulary.ts';
import { costWords, joined, lookWords, signed } from '../words.ts';

/** More effects than this without a choice in between: a card sets itself off again and again. */
const MOST_EFFECTS = 400;

/** Carries out a list of effects, one after another. Where there is no end to them, no more of them happen. */
export const effectsProcedure = procedure<Game, EffectsFrame>({
  next(game, frame) {
    const effect = frame.list[frame.at];
    if (effect === undefined) return;
    if (++game.effects > MOST_EFFECTS) {
      if (game.effects === MOST_EFFECTS + 1) tell(game, { type: 'runaway', card: frame.source });
      return;
    }
    frame.at++;
    if (frame.at < frame.list.length) frame.step = 'next';
    game.world.verbs[effect.do].resolve(game, effect, frame);
  },
});

export interface ChooseFrame extends Frame {
  proc: 'choose';
  seat: number;
  bearer: string;
  source: string;
  choices: readonly Choice[];
}

/** One of several things, of those that are possible and can be paid for. */
export const chooseProcedure = procedure<Game, ChooseFrame>({
  choose: {
    ask(game, frame) {
      const { mayChoose } = game.world.policies;
      const open = choiceOptions(game, frame, (choice) => mayChoose(game, frame, choice));
      const options = open.length > 0 ? open : choiceOptions(game, frame, () => true);
      return withDiscards(game, { seat: frame.seat, kind: 'choose', options });
    },
    answer(game, frame, option) {
      if (isAct(option)) {
        frame.step = 'choose';
        act(game, frame.seat, option);
        return;
      }
      const [, index = '', target = ''] = option.split(':');
      const choice = frame.choices[Number(index)];
      if (choice === undefined) return;
      carryOut(game, frame.seat, frame.source, choice.do, frame.bearer);
      payAll(game, frame, choice.cost, target);
    },
  },
});

function choiceOptions(game: Game, frame: ChooseFrame, may: (choice: Choice) => boolean): string[] {
  const options: string[] = [];
  frame.choices.forEach((choice, i) => {
    if (choice.if !== undefined && !allHold(game, choice.if, askerOf(game, frame))) return;
    if (may(choice)) for (const way of waysToPay(game, frame, choice.cost, `choose:${i}`)) options.push(way);
  });
  return options;
}

/** "Pay the toll, if you have an Ally: pay 2 gold; heal 1 wound". */
export function choiceWords(choice: Choice, say: Say): string {
  const price = joined(
    (choice.cost ?? []).map((cost) => costWords(cost, say.speaker)),
    'and',
  );
  const outcome = choice.do.length === 0 ? '' : say.effects(choice.do);
  const words = [price, outcome].filter((part) => part !== '').join('; ');
  return `${choice.label}${trailing(choice.if, say.speaker, 'clause', ',')}: ${words || 'nothing happens'}`;
}

/** Choices that differ in nothing but one word are one sentence: "skip one phase of your choice". */
export function choiceInOne({ options }: EffectOf<'choose'>): string | null {
  const only = options.flatMap(({ do: effects, cost, if: conditions }) =>
    effects.length === 1 && cost === undefined && conditions === undefined ? effects : [],
  );
  if (only.length < options.length) return null;
  const phases = new Set(only.map((one) => (one.do === 'skip-phase' ? one.phase : null)));
  if (!phases.has(null) && phases.size === PHASES.length) return 'skip one phase of your choice';
  const decks = new Set(only.map((one) => (one.do === 'look' ? one.deck : null)));
  const counts = new Set(only.map((one) => (one.do === 'look' ? one.count : 0)));
  if (!COLORS.every((color) => decks.has(color)) || decks.size > COLORS.length || counts.size > 1)
    return null;
  return lookWords('an adventure deck of your choice', Math.max(...counts));
}

export const choose: Verb<'choose'> = {
  fields: {
    options: list(
      record<Choice>({ label: text(), if: optional(conditions), cost: optional(costs), do: effects }),
      2,
    ),
  },
  describe: (e, say) =>
    choiceInOne(e) ??
    `choose one: ${e.options.map((choice) => `(${choiceWords(choice, say)})`).join(' or ')}`,
  resolve(game, e, { seat, bearer, source }) {
    call<ChooseFrame>(game, { proc: 'choose', seat, bearer, source, choices: e.options });
  },
  hint: (e, worth) => Math.max(...e.options.map((choice) => worth(choice.do))),
};

export const either: Verb<'if'> = {
  fields: { if: conditions, then: effects, else: optional(effects) },
  describe(e, say) {
    const other = e.else === undefined || e.else.length === 0 ? '' : `; otherwise ${say.effects(e.else)}`;
    return differInOne(e, say) ?? `${leading(e.if, say.speaker)}, ${say.effects(e.then)}${other}`;
  },
  resolve(game, e, frame) {
    const branch = allHold(game, e.if, askerOf(game, frame)) ? e.then : (e.else ?? []);
    carryOut(game, frame.seat, frame.source, branch, frame.bearer);
  },
  hint: (e, worth) => (worth(e.then) + worth(e.else)) / 2,
};

/** Branches that differ in one number: "cancel 1 wound (2 against red enemies)". */
function differInOne(e: EffectOf<'if'>, say: Say): string | null {
  const [then, ...more] = e.then;
  const [other, ...others] = e.else ?? [];
  if (then === undefined || other === undefined || more.length + others.length > 0) return null;
  const differs = difference(then, other);
  if (differs === null) return null;
  const enemy = then.do === 'wound' && then.who === 'enemy' ? ifItIs(e.if) : null;
  const when = enemy ?? trailing(e.if, say.speaker).trimStart();
  return `${say.effects([other])} (${differs} ${when})`;
}

/** What one effect says instead of the other: its amount, or a bonus to its roll; null if more than that differs. */
function difference(one: Effect, other: Effect): string | null {
  const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (one.do === 'attack' && other.do === 'attack') {
    const { bonus, ...rest } = one;
    return bonus !== undefined && same(rest, other) ? `${signed(bonus)} to the roll` : null;
  }
  if (!('amount' in one) || !('amount' in other)) return null;
  const [{ amount: more, ...rest }, { amount: less, ...base }] = [one, other];
  if (typeof more !== 'number' || typeof less !== 'number' || !same(rest, base)) return null;
  return one.do === 'add' || one.do === 'damage' || one.do === 'modify' ? signed(more) : `${more}`;
}

interface EachFrame extends Frame {
  proc: 'each';
  source: string;
  seats: number[];
  list: readonly Effect[];
}

/** Several Heroes, clockwise from the active one; a knock-out of one does not spare the others (W32). */
export const eachProcedure = procedure<Game, EachFrame>({
  next(game, frame) {
    const seat = frame.seats.shift();
    if (seat === undefined) return;
    frame.step = 'next';
    carryOut(game, seat, frame.source, frame.list);
  },
  end(game) {
    if (isCut(game)) goOn(game);
    else finish(game);
  },
});

const WHOM = {
  heroes: 'each Hero',
  others: 'each other Hero',
  'heroes-here': 'each other Hero in your space',
} as const;

export const eachWords = ({ who }: EffectOf<'each'>): string => WHOM[who];

export const each: Verb<'each'> = {
  fields: { who: oneOf(['heroes', 'others', 'heroes-here']), then: someEffects },
  describe: (e, say) => `${eachWords(e)}: ${say.heroEffects(e.then)}`,
  resolve(game, e, { seat, source }) {
    const { space } = playerAt(game, seat);
    const seats = clockwise(game, game.state.active).filter(
      (other) =>
        e.who === 'heroes' ||
        (other !== seat && (e.who === 'others' || playerAt(game, other).space === space)),
    );
    call<EachFrame>(game, { proc: 'each', source, seats, list: e.then });
  },
  hint: (e, worth) => (e.who === 'heroes' ? 0 : -worth(e.then) / 2),
};

/** "1–3: lose 1 gold", a row each. */
export function rowWords({ rows }: EffectOf<'roll-die'>, say: Say): string[] {
  return rows.map((row, i) => {
    const from = (rows[i - 1]?.upTo ?? 0) + 1;
    const range = from === row.upTo ? `${from}` : `${from}–${row.upTo}`;
    return `${range}: ${row.do.length === 0 ? 'nothing happens' : say.effects(row.do)}`;
  });
}

export const rollADie: Verb<'roll-die'> = {
  fields: {
    rows: list(record<{ upTo: number; do: readonly Effect[] }>({ upTo: whole(1, 10), do: effects }), 2),
  },
  describe: (e, say) => `roll a die: ${rowWords(e, say).join('; ')}`,
  resolve(game, e, { seat, source, bearer }) {
    const value = rollDie(game);
    tell(game, { type: 'die', seat, value });
    carryOut(game, seat, source, e.rows.find((row) => value <= row.upTo)?.do ?? [], bearer);
  },
  hint: (e, worth) =>
    e.rows.reduce((sum, row, i) => sum + worth(row.do) * (row.upTo - (e.rows[i - 1]?.upTo ?? 0)), 0) / 10,
};

export const endTurn: Verb<'end-turn'> = {
  fields: {},
  describe: () => 'your turn ends',
  /** Where several Heroes fight together the others fight on: the turn ends after the fight, as when its Hero falls (JOINT-5). */
  resolve(game, _, { seat }) {
    if (seat !== game.state.active) return;
    const combat = combatOf(game);
    if (combat !== null && isJoint(combat)) game.state.turnOver = true;
    else stopTurn(game);
  },
  hint: () => -1,
};

export const knockOut: Verb<'knock-out'> = {
  fields: {},
  describe: () => 'you are knocked out',
  resolve: (game, _, { seat }) => fell(game, seat, -1),
  hint: () => -10,
};

export const win: Verb<'win'> = {
  fields: {},
  describe: () => 'you win the game',
  resolve: (game, _, { seat, source }) => winGame(game, [seat], source),
  hint: () => 1000,
};
