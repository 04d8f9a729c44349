import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { withStepAfter } from '../../kernel/procedure.ts';
import { aFoe, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import { passTurn } from '../../testing/drawn.ts';
import { TRIAL, withTrial } from '../../testing/trial.ts';
import { knockOut, type TurnFrame, turnOf } from '../calls.ts';
import { playerAt, tell, type Game } from '../world/game.ts';
import { startMarket } from './market.ts';
import { startMovement } from './movement.ts';
import { changed, type PartRules } from '../world/part.ts';

/** Gold tells that the step was run: it comes after every Adventure step, whatever ended it. */
const toll = (more: (game: Game, frame: TurnFrame) => void = () => undefined): PartRules => ({
  policies: (base) => ({ ...base, turns: { ...base.turns, turn: 'toll' } }),
  procedures: (base) =>
    changed(base, {
      turn: (old) =>
        withStepAfter<Game, TurnFrame>(old, 'adventure', 'toll', (game, frame) => {
          playerAt(game, frame.seat).gold += 100;
          tell(game, { type: 'gold', seat: frame.seat, amount: 100 });
          more(game, frame);
        }),
    }),
});

const TOWN = 'tamalir';
const tolls = (s: ReturnType<typeof arena>): number =>
  s.happened('gold').filter(({ amount }) => amount === 100).length;

describe('a step that comes after every turn, whatever ended it (S5)', () => {
  const lib = withTrial(library, toll());

  it('comes once in a turn that runs its course, before the Market step', () => {
    const s = arena(lib, [], ['plain'], TRIAL);
    s.picks(0);
    s.choose('stay');
    expect(s.kind()).toBe('market');
    expect(tolls(s)).toBe(1);
    passTurn(s);
    expect(tolls(s)).toBe(1);
  });

  it('comes when the turn was ended in the movement step; Market and Experience are left out', () => {
    const s = arena(lib, [aProbe([{ do: 'end-turn' }])], ['plain'], TRIAL);
    s.player(0).counters.green = 20;
    hold(s, 'probe');
    s.choose('use:probe:0');
    expect(tolls(s)).toBe(1);
    expect(s.kind()).toBe('movement');
    expect(s.state.turn).toBe(2);
    expect(turnOf(s.game())?.cut).toBeUndefined();
  });

  it('comes when the Hero was knocked out in a fight', () => {
    const s = arena(
      lib,
      [aFoe({ id: 'foe', mind: [20, 9], body: [20, 9], spirit: [20, 9] })],
      ['plain'],
      TRIAL,
    );
    attempt(s, 'foe');
    s.totals(2, 2, 2);
    while (s.kind() !== 'movement') s.choose(s.options().find((one) => one !== 'escape') ?? '');
    expect(s.happened('knocked-out')).toHaveLength(1);
    expect(tolls(s)).toBe(1);
    expect(s.state.turn).toBe(2);
  });

  it('does not come again when the turn is cut short after it', () => {
    const s = arena(lib, [aProbe([{ do: 'end-turn' }], 'market')], ['plain'], TRIAL);
    s.give(0, 'probe');
    s.picks(0);
    s.choose('stay', 'use:probe:0');
    expect(tolls(s)).toBe(1);
    expect(s.state.turn).toBe(2);
  });

  it('may itself end the turn', () => {
    const falls = withTrial(
      library,
      toll((game, { seat }) => knockOut(game, seat, -1)),
    );
    const s = arena(falls, [], ['plain'], TRIAL);
    s.choose('stay');
    expect(tolls(s)).toBe(1);
    expect(s.kind()).toBe('movement');
    expect(s.state.turn).toBe(2);
  });
});

describe('steps of a turn', () => {
  it('can be begun by a part: a market at the start of the turn, a second movement at its end', () => {
    const market = (game: Game): number => game.world.board.towns.findIndex(({ id }) => id === TOWN);
    const rules: PartRules = {
      policies: (base) => ({ ...base, startingGold: 100 }),
      procedures: (base) =>
        changed(base, {
          turn(old) {
            const early = withStepAfter<Game, TurnFrame>(old, 'place', 'early', (game, { seat }) =>
              startMarket(game, seat, market(game)),
            );
            return withStepAfter<Game, TurnFrame>(early, 'experience', 'late', (game, { seat }) =>
              startMovement(game, seat),
            );
          },
        }),
    };
    const s = arena(withTrial(library, rules), [], ['plain'], TRIAL);
    const kinds: string[] = [];
    s.picks(0, 0, 0);
    while (s.state.turn === 1) {
      kinds.push(s.kind());
      s.choose(s.options().includes('stay') ? 'stay' : 'done');
    }
    expect(kinds).toEqual(['market', 'movement', 'market', 'movement']);
  });
});
