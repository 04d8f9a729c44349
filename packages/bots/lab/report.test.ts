import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { describe, expect, it } from 'vitest';
import { random } from '../players/random.ts';
import { playBatch, type Series } from './batch.ts';
import { makeReport, type Order } from './report.ts';
import { type GameLine, type Tally, total } from './tally.ts';

const setup = { adventure: 'dragon-lords', heroes: [null, null], variants: [], packs: [] };
const world = createWorld(library, setup);
const series: Series = { world, setup, bots: [random], seed: 's', maxDecisions: 400 };
const order: Order = { setup, bots: ['random'], seed: 's', games: 4, maxDecisions: 400, exact: false };
const nothing = { cards: {}, fights: {}, growth: [], turns: {}, wounds: {} };

const won = (winner: number, first: number, heroes: readonly string[], rounds: number): GameLine => ({
  seed: 's',
  rounds,
  decisions: 10 * rounds,
  first,
  heroes,
  winners: [winner],
  how: 'runes',
});

const reportOn = (tally: Tally) => makeReport({ world, order, tally, climbs: {} });

describe('tallies', () => {
  it('of batches add up to the tally of all games, however they are cut', () => {
    const whole = playBatch(series, 1, 4, () => undefined);
    const cut = total([playBatch(series, 1, 1, () => undefined), playBatch(series, 2, 4, () => undefined)]);
    expect(cut).toEqual(whole);
    expect(whole.games.map(({ seed }) => seed)).toEqual(['s-1', 's-2', 's-3', 's-4']);
    expect(Object.values(whole.cards).some(({ drew = 0 }) => drew > 0)).toBe(true);
  });
});

describe('the report', () => {
  const [a = '', b = '', c = ''] = world.heroes;
  const games = [won(0, 0, [a, b], 20), won(0, 1, [a, c], 30), won(1, 1, [b, a], 40)];
  const report = reportOn({ ...nothing, games });
  const of = (list: readonly { id: string; hits: number; of: number }[], id: string) => {
    const { hits, of: all } = list.find((one) => one.id === id) ?? { hits: -1, of: -1 };
    return [hits, all];
  };

  it('counts wins by Hero, by order of turns and by seat', () => {
    expect([of(report.heroes, a), of(report.heroes, b), of(report.heroes, c)]).toEqual([
      [3, 3],
      [0, 2],
      [0, 1],
    ]);
    expect([of(report.turns, '1'), of(report.turns, '2')]).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect([of(report.seats, '1'), of(report.seats, '2')]).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(report.heroes[0]?.fair).toBe(0.5);
  });

  it('counts games that were left, and keeps them out of lengths and wins', () => {
    const left = { ...won(0, 0, [a, b], 99), winners: [], how: null };
    const with4 = reportOn({ ...nothing, games: [...games, left] });
    expect(with4.games).toEqual({ played: 4, finished: 3 });
    expect(with4.rounds).toMatchObject({ median: 30, most: 40 });
    expect(of(with4.endings, 'unfinished')).toEqual([1, 4]);
    expect(of(with4.heroes, b)).toEqual([0, 2]);
  });

  it('names cards that nobody has used, with the reason', () => {
    const cards = {
      'lightning-mace': { stocked: 1, bought: 1 },
      'soul-burn': { stocked: 2, bought: 1 },
      'white-blade': { stocked: 3 },
      'high-lord-margath': { drew: 1 },
    };
    const { dead, cards: lines } = reportOn({ ...nothing, games, cards });
    const why = Object.fromEntries(dead.map((one) => [one.card, one.why]));
    expect(why).not.toHaveProperty('lightning-mace');
    expect(why).toMatchObject({
      'soul-burn': 'nobody ever used what it offers',
      'white-blade': 'nobody ever had it',
      'high-lord-margath': 'never beaten',
      'boar-spear': 'never came out of its deck',
    });
    expect(lines.find(({ card }) => card === 'soul-burn')).toMatchObject({ drawn: 2, bought: 1, used: 0 });
  });

  it('says how often something came in one turn, and which wounds no fight dealt', () => {
    const turns = { 'ritual-completed': { 1: 98, 2: 1, 4: 1 } };
    const wounds = { 'in fights': 30, otherwise: 10 };
    const told = reportOn({ ...nothing, games, turns, wounds });
    expect(told.headlines).toEqual([{ event: 'ritual-completed', turns: 100, median: 1, p99: 2, most: 4 }]);
    expect(told.wounds).toMatchObject({ hits: 10, of: 40, rate: 0.25 });
  });

  it('tells bots apart when different ones sit at the table', () => {
    const mixed = makeReport({
      world,
      order: { ...order, bots: ['greedy', 'random'] },
      tally: { ...nothing, games },
      climbs: {},
    });
    expect([of(mixed.bots, 'greedy'), of(mixed.bots, 'random')]).toEqual([
      [2, 3],
      [1, 3],
    ]);
  });
});
