import { botOf } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { view as rules } from '@wayrune/engine/rules/world/game.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { aFoe, arena, attempt } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Settings, useSettings } from '../../settings/settings.ts';
import type { Ports } from '../ports.ts';
import type { Session } from '../session.ts';
import { HUMAN } from '../sitter.ts';
import { asked, options, setup, started, testPorts } from '../testing.ts';
import type { GameView } from '../view/game-view.ts';
import { createFightOut } from './fight-out.ts';

const world = createWorld(library, setup);
const adviser = botOf('normal');

const LIKED = ['attempt', 'roll', 'step:', 'stop', 'pass', 'done'];

async function open(
  settings: Partial<Settings>,
  seed: string,
  ports: Partial<Ports['bots']> = {},
): Promise<Session> {
  const plain = testPorts({ speed: 1, ...settings });
  const advise: Ports['bots']['advise'] = async (_, state, dice) => ({
    choice: adviser.choose(world, state, seeded(dice)),
    why: '',
  });
  return started({ ...plain, bots: { ...plain.bots, advise, ...ports } }, [HUMAN, HUMAN], setup, seed);
}

const isInFight = (session: Session): boolean => {
  const { state, chooser } = session.store.getState();
  return chooser !== null && combatOf(rules(world, state)) !== null;
};

/** Plays until somebody is asked in a fight. */
async function untilFight(session: Session): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await asked(session);
    if (isInFight(session)) return;
    if (session.store.getState().gate !== null) session.proceed();
    else {
      const offered = options(session);
      const liked = LIKED.flatMap((word) => offered.find((option) => option.startsWith(word)) ?? []);
      session.choose(liked[0] ?? offered[i % offered.length] ?? '');
    }
  }
  throw new Error('nobody has fought');
}

/** Until a fight that is fought out has stopped. */
async function stopped(session: Session): Promise<void> {
  for (let i = 0; i < 2000 && session.store.getState().fightingOut === 'on'; i++)
    await new Promise((resolve) => setTimeout(resolve));
}

/** A fight against a foe, at the first attack, and somebody who fights it out by what is always advised. */
function inArena(advised = 'attack:hero', settings: Partial<Settings> = {}) {
  const table = arena(library, [aFoe({ id: 'foe' })]);
  attempt(table, 'foe');
  table.choose('fight');
  const store = createStore(() => ({ chooser: 0, fightingOut: null }) as unknown as GameView);
  const chosen: string[] = [];
  const fightOut = createFightOut({
    store,
    table: { ...table, setup, opening: [], entries: [], past: [] },
    settings: () => ({ ...useSettings.getState(), fightStopsAtLife: 2, ...settings }),
    hint: async () => ({ choice: advised, why: '' }),
    choose: (_, option) => chosen.push(option),
    troubled: (error) => {
      throw error;
    },
  });
  return { table, fightOut, chosen, said: () => store.getState().fightingOut };
}

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a fight that is fought out', () => {
  it('goes on to its end by itself, and no further', async () => {
    const session = await open({ fightStopsAtLife: 0 }, 'fight');
    await untilFight(session);
    const { state: before, chooser, entries } = session.store.getState();
    session.fightItOut();
    expect(session.store.getState().fightingOut).toBe('on');
    await stopped(session);
    const { state, fightingOut } = session.store.getState();
    if (fightingOut === null) expect(isInFight(session)).toBe(false);
    expect(session.store.getState().entries).toBeGreaterThan(entries);
    expect(state.turn).toBe(before.turn);
    expect(chooser).not.toBeNull();
  });

  it('begins with the card that was drawn, and asks nothing that it can decide', async () => {
    const session = await open({ fightStopsAtLife: 0 }, 'fight');
    const { getState: shown } = session.store;
    for (let i = 0; i < 400 && shown().gate?.kind !== 'draw'; i++) {
      await asked(session);
      const offered = options(session);
      const liked = LIKED.flatMap((word) => offered.find((option) => option.startsWith(word)) ?? []);
      if (shown().gate === null) session.choose(liked[0] ?? offered[i % offered.length] ?? '');
      else if (shown().gate?.kind !== 'draw') session.proceed();
    }
    const { entries } = shown();
    session.fightItOut();
    expect(shown()).toMatchObject({ gate: null, fightingOut: 'on' });
    await stopped(session);
    expect(shown().entries).toBeGreaterThan(entries);
  });

  it('stops as soon as anything is pressed', async () => {
    const answers: (() => void)[] = [];
    const session = await open({}, 'fight', {
      advise: (_, state) =>
        new Promise((resolve) => {
          answers.push(() => resolve({ choice: state.decision?.options[0] ?? '', why: '' }));
        }),
    });
    await untilFight(session);
    const { entries } = session.store.getState();
    for (const press of ['skip', 'undo', 'fightItOut'] as const) {
      session.fightItOut();
      expect(session.store.getState().fightingOut).toBe('on');
      session[press]();
      expect(session.store.getState().fightingOut).toBeNull();
    }
    for (const answer of answers) answer();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.store.getState().entries).toBe(entries);
  });

  it('stops where it would be better to run, and leaves that to the player', async () => {
    const session = await open({}, 'fight', { advise: async () => ({ choice: 'escape', why: '' }) });
    await untilFight(session);
    const { entries } = session.store.getState();
    session.fightItOut();
    await stopped(session);
    expect(session.store.getState()).toMatchObject({ fightingOut: 'escape', entries });
  });

  it('is not begun where nobody fights', async () => {
    const session = await open({}, 'fight');
    await asked(session);
    session.fightItOut();
    expect(session.store.getState().fightingOut).toBeNull();
  });

  it('stops when Life has fallen to the line, and goes on below it when the player says so', async () => {
    const { table, fightOut, chosen, said } = inArena();
    const [player] = table.state.players;
    if (player === undefined) throw new Error('nobody plays');
    const life = lifeOf(rules(table.world, table.state), 0, 'hero');
    fightOut.start();
    await aWhile();
    player.wounds = life - 3;
    fightOut.asked();
    await aWhile();
    expect([said(), chosen.length]).toEqual(['on', 2]);
    player.wounds = life - 2;
    fightOut.asked();
    await aWhile();
    expect([said(), chosen.length]).toEqual(['life', 2]);
    fightOut.start();
    fightOut.asked();
    await aWhile();
    expect(said()).toBe('on');
    player.wounds = life - 1;
    fightOut.asked();
    expect(said()).toBe('life');
  });

  it('stops when something is offered for the first time in the fight', async () => {
    const { table, fightOut, chosen, said } = inArena('pass');
    const offer = (...some: readonly string[]): void => {
      table.state.decision = { seat: 0, kind: 'rolled', options: [...some, 'pass'] };
      fightOut.asked();
    };
    fightOut.start();
    await aWhile();
    offer('discard:torch');
    await aWhile();
    expect([said(), chosen.length]).toEqual(['on', 2]);
    offer('use:torch:0');
    await aWhile();
    expect([said(), chosen.length]).toEqual(['offer', 2]);
    fightOut.start();
    await aWhile();
    offer('use:torch:0');
    await aWhile();
    expect([said(), chosen.length]).toEqual(['on', 4]);
    offer('use:torch:0', 'use:charm:0');
    expect(said()).toBe('offer');
  });

  it('decides what the card of the enemy demands, and stops for what another card offers', async () => {
    const { table, fightOut, chosen, said } = inArena('choose:1');
    const demand = (source: string): void => {
      table.state.frames.push({ proc: 'choose', step: 'choose', result: null, source } as never);
      table.state.decision = { seat: 0, kind: 'choose', options: ['choose:0', 'choose:1'] };
      fightOut.asked();
    };
    fightOut.startAhead(0);
    demand('foe');
    await aWhile();
    expect([said(), chosen]).toEqual(['on', ['choose:1']]);
    demand('charm');
    await aWhile();
    expect([said(), chosen.length]).toEqual(['offer', 1]);
  });

  it('ends without a word when the Hero has been knocked out and chooses what to lose', async () => {
    const { table, fightOut, said } = inArena('pass');
    fightOut.start();
    await aWhile();
    table.state.frames.push({ proc: 'knockout', step: 'card', result: null });
    table.state.decision = { seat: 0, kind: 'lose', options: ['lose:torch', 'lose:charm'] };
    fightOut.asked();
    expect(said()).toBeNull();
  });
});
