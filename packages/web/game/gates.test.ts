import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { view as rules } from '@wayrune/engine/rules/world/game.ts';
import { describe, expect, it } from 'vitest';
import { lossesOf } from '../play/spoils.ts';
import type { Settings } from '../settings/settings.ts';
import { openGame, type Session } from './session.ts';
import { bot, HUMAN, type Sitter } from './sitter.ts';
import { asked, options, started, testPorts } from './testing.ts';
import { fallIn } from './view/chronicle.ts';
import type { GameView } from './view/game-view.ts';
import type { Gate, GateKind } from './view/gates.ts';

const MOVES = ['attempt', 'fight', 'attack:hero', 'roll', 'step:', 'stop', 'pass', 'done'];
const ESCAPES = ['attempt', 'escape', 'attack:hero', 'roll', 'step:', 'stop', 'pass', 'done'];

interface AtGate extends Gate {
  readonly view: GameView;
}

function choose(session: Session, likes: readonly string[], turn: number): void {
  const offered = options(session);
  const liked = likes.flatMap((word) => offered.filter((option) => option.startsWith(word)));
  session.choose((liked.length > 0 ? liked : offered)[turn % Math.max(1, liked.length)] ?? offered[0] ?? '');
}

const fights = (session: Session): boolean => {
  const { world, state, chooser } = session.store.getState();
  return chooser !== null && combatOf(rules(world, state)) !== null;
};

/** Plays on until a gate of this kind is reached, and gives all that were. */
async function playTo(
  session: Session,
  kind: GateKind | null,
  likes: readonly string[] = MOVES,
  decisions = 600,
): Promise<readonly AtGate[]> {
  const { getState: shown } = session.store;
  const gates: AtGate[] = [];
  for (let i = 0; i < decisions && shown().state.over === null; i++) {
    await asked(session);
    const { gate } = shown();
    if (gate === null) {
      choose(session, likes, i);
    } else {
      gates.push({ ...gate, view: shown() });
      if (gate.kind === kind) return gates;
      session.proceed();
    }
  }
  return gates;
}

/** Shows everything at the usual speed, and takes no time for it. */
const open = (
  settings: Partial<Settings> = {},
  sitters: readonly Sitter[] = [HUMAN, HUMAN],
): Promise<Session> => started(testPorts({ speed: 1, confirmEndTurn: true, ...settings }), sitters);

const last = (gates: readonly AtGate[]): AtGate => {
  const gate = gates.at(-1);
  if (gate === undefined) throw new Error('no gate was reached');
  return gate;
};

describe('a gate', () => {
  it('waits where a person has drawn a card, which lies open', async () => {
    const session = await open();
    const { events, view, seat } = last(await playTo(session, 'draw'));
    const [drawn] = events;
    expect(drawn).toMatchObject({ type: 'drew', seat });
    expect(view.state.limbo).toEqual([drawn?.type === 'drew' ? drawn.card : '']);
    expect([view.chooser, view.now?.event]).toEqual([null, drawn]);
    session.skip();
    session.choose('fight');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(session.store.getState().gate?.kind).toBe('draw');
    session.proceed();
    expect(session.store.getState().gate).toBeNull();
  });

  it('waits before the dice of a test or an escape are thrown, unless auto-roll is on', async () => {
    const session = await open();
    const { events, view } = last(await playTo(session, 'roll', ESCAPES));
    expect(events).toMatchObject([{ type: 'rolled', what: expect.stringMatching(/^(test|escape)$/) }]);
    // Nothing of the roll is on the table or in the log yet.
    expect(view.state.frames.some(({ proc }) => proc === 'roll')).toBe(false);
    expect(view.lines.some(({ event }) => event === events[0])).toBe(false);
    const automatic = await playTo(await open({ autoRoll: true }), null, ESCAPES, 150);
    expect(automatic.map(({ kind }) => kind)).not.toContain('roll');
  });

  it('waits when a fight is won, with all that happened in it and what it brought', async () => {
    const { events, view, seat } = last(await playTo(await open(), 'victory'));
    const types = events.map(({ type }) => type);
    expect(types[0]).toBe('combat');
    expect(types).toContain('combat-round');
    expect(types.indexOf('defeated')).toBeGreaterThan(types.indexOf('foe-wounded'));
    expect(types.lastIndexOf('counter-taken')).toBeGreaterThan(types.indexOf('defeated'));
    expect(events.filter((event) => event.type === 'defeated')).toMatchObject([{ seat }]);
    expect(combatOf(rules(view.world, view.state))).toBeNull();
    expect(view.state.active).toBe(seat);
  });

  it('follows the last blow of a victory directly: the reward is shown by the gate alone', async () => {
    const session = await open();
    const shown: string[] = [];
    session.store.subscribe(({ now }) => {
      if (now !== null) shown.push(now.event.type);
    });
    last(await playTo(session, 'victory'));
    const fight = shown.slice(shown.lastIndexOf('combat'));
    expect(fight).toContain('rolled');
    for (const type of ['defeated', 'gold', 'gained', 'counter-taken']) expect(fight).not.toContain(type);
  });

  it('waits when a person has been knocked out, with what it cost', async () => {
    const { events, view, seat } = last(await playTo(await open(), 'knock-out'));
    const [fight, fall] = events;
    expect(fight).toMatchObject({ type: 'combat', seat });
    expect(fall).toEqual({ type: 'knocked-out', seat });
    expect(view.state.players[seat]).toMatchObject({ gold: 0, wounds: 0 });
    expect(view.state.active).toBe(seat);
  });

  it('says of a knock-out in a duel with whom the Hero fought', () => {
    const turn = [
      { type: 'turn-began', seat: 1, round: 2 },
      { type: 'duel', seat: 1, other: 0 },
      { type: 'knocked-out', seat: 0 },
      { type: 'gold', seat: 0, amount: -27 },
    ] as const;
    const chronicle = { turns: [turn.map((event) => ({ entry: 1, event })), []], spans: [] };
    const events = fallIn(chronicle, 0) ?? [];
    expect(events.map(({ type }) => type)).toEqual(['duel', 'knocked-out', 'gold']);
    expect(lossesOf({ seat: 0, events })).toMatchObject({ by: { seat: 1 }, gold: 27 });
  });

  it('waits in a market where there is nothing to do, before it is left', async () => {
    const session = await open();
    await asked(session);
    session.choose('stay');
    const { events, view, seat } = last(await playTo(session, 'market'));
    expect(events).toMatchObject([{ type: 'stocked', town: 'tamalir' }]);
    expect(view.state.frames.at(-1)).toMatchObject({ proc: 'market', seat });
    // It also ends the turn: no second gate says so.
    const { next } = session.store.getState().gate ?? {};
    expect(next).toBe(1 - seat);
    session.proceed();
    expect(await asked(session)).toBe(1 - seat);
  });

  it('waits at the end of a turn before the next one has begun, and the turn can be taken back', async () => {
    const session = await open();
    const me = await asked(session);
    const { seat, next, view, events } = last(await playTo(session, 'turn-over', ['walk:', 'pass', 'done']));
    expect([seat, next, view.state.active]).toEqual([me, 1 - (me ?? 0), me]);
    expect(events.every((event) => !('seat' in event) || event.seat === seat)).toBe(true);
    session.undo();
    expect(await asked(session)).toBe(me);
    expect(session.store.getState()).toMatchObject({ gate: null, entries: 0 });
    await playTo(session, 'turn-over', ['walk:', 'pass', 'done']);
    session.proceed();
    expect(await asked(session)).toBe(1 - (me ?? 0));
  });

  it('waits for the end of a fight that had begun before the game was opened', async () => {
    const won: AtGate[] = [];
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const ports = testPorts({ speed: 1, confirmEndTurn: true });
      const session = await started(ports, [HUMAN, HUMAN], undefined, seed);
      for (let i = 0; i < 400 && !fights(session); i++) {
        await asked(session);
        if (session.store.getState().gate !== null) session.proceed();
        else if (!fights(session)) choose(session, MOVES, i);
      }
      session.close();
      const again = await openGame(ports, session.store.getState().id);
      if (again === null) throw new Error('the game is gone');
      const gate = (await playTo(again, null, MOVES, 12)).find(({ kind }) => kind !== 'roll');
      if (gate?.kind === 'victory') won.push(gate);
    }
    expect(won.length).toBeGreaterThan(0);
    for (const { events } of won) expect(events[0]?.type).toBe('combat');
  });

  it('is one for the end of a fight and of the turn', async () => {
    const gates = await playTo(await open(), null, MOVES, 400);
    for (const [i, { seat, next }] of gates.entries())
      if (next !== null) expect(gates[i + 1]?.seat).not.toBe(seat);
    expect(gates.some(({ kind, next }) => kind === 'knock-out' && next !== null)).toBe(true);
  });

  it('concerns people only', async () => {
    const gates = await playTo(await open({}, [HUMAN, bot()]), null, MOVES, 200);
    expect(gates.length).toBeGreaterThan(5);
    expect(new Set(gates.map(({ seat }) => seat))).toEqual(new Set([0]));
  });

  it('is reached by skipping, and not passed by it', async () => {
    const ports = testPorts({ speed: 1, confirmEndTurn: true });
    const pause: typeof ports.pause = (_, skipped) =>
      new Promise((resolve) => {
        skipped.addEventListener('abort', () => resolve());
        if (skipped.aborted) resolve();
      });
    const session = await started({ ...ports, pause }, [HUMAN, HUMAN]);
    const { getState: shown } = session.store;
    const kinds: GateKind[] = [];
    for (let i = 0; i < 900 && kinds.length < 6; i++) {
      await new Promise((resolve) => setTimeout(resolve));
      const { gate, chooser } = shown();
      session.skip();
      if (gate !== null) {
        await new Promise((resolve) => setTimeout(resolve));
        expect(shown().gate).toBe(gate);
        kinds.push(gate.kind);
        session.proceed();
      } else if (chooser !== null) {
        const offered = options(session);
        session.choose(MOVES.flatMap((word) => offered.find((one) => one.startsWith(word)) ?? [])[0] ?? '');
      }
    }
    expect(kinds).toContain('draw');
  });

  it('is only at the end of a turn at speed Instant, if the setting asks for it', async () => {
    const wanted = await playTo(await open({ speed: 0 }), null, MOVES, 200);
    expect(new Set(wanted.map(({ kind }) => kind))).toEqual(new Set(['turn-over', 'knock-out']));
    expect(wanted.every(({ next }) => next !== null)).toBe(true);
    const unwanted = await playTo(await open({ speed: 0, confirmEndTurn: false }), null, MOVES, 200);
    expect(new Set(unwanted.map(({ kind }) => kind))).toEqual(new Set(['knock-out']));
  });
});
