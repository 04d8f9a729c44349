import { call, finish, procedure, type Frame } from '../kernel/procedure.ts';
import { list, oneOf, optional, record, text, whole } from '../kernel/shape.ts';
import { canPay, pay } from '../rules/abilities.ts';
import { carryOut, endTurn as stopTurn, knockOut as fell } from '../rules/calls.ts';
import type { EffectsFrame } from '../rules/combat-frame.ts';
import { allHold } from '../rules/conditions.ts';
import { clockwise, playerAt, rollDie, tell, type Game } from '../rules/game.ts';
import { winGame } from '../rules/winning.ts';
import { effects, someEffects } from './effect-list.ts';
import { conditions, costs } from './shapes.ts';
import { askerOf } from './targets.ts';
import type { Verb } from './verb.ts';
import type { Choice, Effect } from './vocabulary.ts';
import { conditionsWords, costWords, joined } from './words.ts';

/** Carries out a list of effects, one after another. */
export const effectsProcedure = procedure<Game, EffectsFrame>({
  next(game, frame) {
    const effect = frame.list[frame.at];
    if (effect === undefined) return;
    frame.at++;
    frame.step = 'next';
    game.world.verbs[effect.do].resolve(game, effect, frame);
  },
});

interface ChooseFrame extends Frame {
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
      const { seat, bearer, source, choices } = frame;
      const options = choices.flatMap((choice, i) => {
        const possible =
          allHold(game, choice.if, askerOf(game, frame)) && canPay(game, seat, bearer, source, choice.cost);
        return possible ? withTargets(game, frame, choice, `choose:${i}`) : [];
      });
      return { seat, kind: 'choose', options };
    },
    answer(game, { seat, bearer, source, choices }, option) {
      const [, index = '', target = ''] = option.split(':');
      const choice = choices[Number(index)];
      if (choice === undefined) return;
      carryOut(game, seat, source, choice.do, bearer);
      for (const cost of choice.cost ?? []) pay(game, seat, bearer, source, cost, target);
    },
  },
});

/** A price of an Item or Ally asks which one. */
function withTargets(game: Game, { seat, source }: ChooseFrame, choice: Choice, option: string): string[] {
  const price = choice.cost?.find((cost) => cost.pay === 'item' || cost.pay === 'ally');
  if (price === undefined) return [option];
  const player = playerAt(game, seat);
  const cards = price.pay === 'ally' ? player.allies : player.items;
  return cards
    .filter((held) => held.card !== source && game.world.cards[held.card]?.deck === 'market')
    .map((h) => `${option}:${h.card}`);
}

export const choose: Verb<'choose'> = {
  fields: {
    options: list(
      record<Choice>({ label: text(), if: optional(conditions), cost: optional(costs), do: effects }),
      2,
    ),
  },
  describe(e, say) {
    const said = e.options.map((choice) => {
      const price = choice.cost === undefined ? '' : `${joined(choice.cost.map(costWords), 'and')}: `;
      const when = choice.if === undefined ? '' : ` (${conditionsWords(choice.if)})`;
      return `${choice.label}${when} – ${price}${choice.do.length === 0 ? 'nothing' : say.effects(choice.do)}`;
    });
    return `choose one: ${said.join('; ')}`;
  },
  resolve(game, e, { seat, bearer, source }) {
    call<ChooseFrame>(game, { proc: 'choose', seat, bearer, source, choices: e.options });
  },
  hint: (e, worth) => Math.max(...e.options.map((choice) => worth(choice.do))),
};

export const either: Verb<'if'> = {
  fields: { if: conditions, then: effects, else: optional(effects) },
  describe(e, say) {
    const other = e.else === undefined || e.else.length === 0 ? '' : `; otherwise ${say.effects(e.else)}`;
    return `${conditionsWords(e.if)}, ${say.effects(e.then)}${other}`;
  },
  resolve(game, e, frame) {
    const branch = allHold(game, e.if, askerOf(game, frame)) ? e.then : (e.else ?? []);
    carryOut(game, frame.seat, frame.source, branch, frame.bearer);
  },
  hint: (e, worth) => (worth(e.then) + worth(e.else)) / 2,
};

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
    if (game.state.turnOver) stopTurn(game);
    else finish(game);
  },
});

export const each: Verb<'each'> = {
  fields: { who: oneOf(['heroes', 'others', 'heroes-here']), then: someEffects },
  describe: (e, say) =>
    `${{ heroes: 'each Hero', others: 'each other Hero', 'heroes-here': 'each other Hero in your space' }[e.who]}: ${say.effects(e.then)}`,
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

export const rollADie: Verb<'roll-die'> = {
  fields: {
    rows: list(record<{ upTo: number; do: readonly Effect[] }>({ upTo: whole(1, 10), do: effects }), 2),
  },
  describe(e, say) {
    let from = 1;
    const rows = e.rows.map((row) => {
      const range = from === row.upTo ? `${from}` : `${from}–${row.upTo}`;
      from = row.upTo + 1;
      return `${range} ${row.do.length === 0 ? 'nothing' : say.effects(row.do)}`;
    });
    return `roll a die: ${rows.join('; ')}`;
  },
  resolve(game, e, { seat, source, bearer }) {
    const value = rollDie(game);
    tell(game, { type: 'die', seat, value });
    carryOut(game, seat, source, e.rows.find((row) => value <= row.upTo)?.do ?? [], bearer);
  },
  hint: (e, worth) => e.rows.reduce((sum, row) => sum + worth(row.do), 0) / e.rows.length,
};

export const endTurn: Verb<'end-turn'> = {
  fields: {},
  describe: () => 'your turn ends',
  resolve(game, _, { seat }) {
    if (seat === game.state.active) stopTurn(game);
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
