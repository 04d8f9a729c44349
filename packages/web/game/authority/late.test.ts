import { describe, expect, it } from 'vitest';
import { beginGame, reopen } from '../archive/keep.ts';
import type { Ports } from '../ports.ts';
import { type Session, startSession } from '../session.ts';
import { bot, HUMAN, type Sitter } from '../sitter.ts';
import { asked, options, setup, testPorts } from '../testing.ts';
import type { Authority } from './authority.ts';
import { localAuthority } from './local.ts';

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** As far away as a server: it answers later, though no worse. */
const late = (authority: Authority): Authority => ({
  ...authority,
  async decide(seat, choices) {
    await aWhile();
    return authority.decide(seat, choices);
  },
  async undo(entries) {
    await aWhile();
    return authority.undo(entries);
  },
});

async function begun(
  ports: Ports,
  sitters: readonly Sitter[],
  far: (authority: Authority) => Authority,
): Promise<Session> {
  const found = await reopen(ports, await beginGame(ports, setup, sitters, 'seed'));
  if (found === null) throw new Error('nothing is kept');
  const { header, recording } = found;
  const authority = localAuthority(ports, { ...header, ...recording, header });
  const { lines } = recording;
  return startSession(ports, far(authority), { seed: header.seed, lines, updated: null, isKept: true });
}

/** So many decisions, each the first that is offered. */
async function playOn(session: Session, decisions: number): Promise<void> {
  const { getState: shown } = session.store;
  for (let i = 0; i < decisions; i++) {
    await asked(session);
    const { entries } = shown();
    session.choose(options(session)[0] ?? '');
    while (shown().entries === entries) await aWhile();
  }
  await asked(session);
}

describe('a session whose authority answers late', () => {
  it('plays the same game as at this machine', async () => {
    const here = await begun(testPorts(), [HUMAN, bot()], (authority) => authority);
    const there = await begun(testPorts(), [HUMAN, bot()], late);
    await Promise.all([playOn(here, 25), playOn(there, 25)]);
    expect(there.store.getState().state).toEqual(here.store.getState().state);
    expect(there.store.getState().lines).toEqual(here.store.getState().lines);
  });

  it('takes a press once, however often it is repeated before the answer', async () => {
    const session = await begun(testPorts(), [HUMAN, HUMAN], late);
    await asked(session);
    const walk = options(session).find((option) => option.startsWith('walk:')) ?? '';
    for (let press = 0; press < 3; press++) session.choose(walk);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.store.getState().entries).toBe(1);
  });

  it('undoes when the authority has agreed', async () => {
    const session = await begun(testPorts(), [HUMAN, HUMAN], late);
    await asked(session);
    const before = session.store.getState().state;
    session.choose(options(session).find((option) => option.startsWith('walk:')) ?? '');
    while (session.store.getState().entries === 0) await aWhile();
    session.undo();
    expect(session.store.getState().entries).toBe(1);
    while (session.store.getState().entries === 1) await aWhile();
    expect(session.store.getState().state).toEqual(before);
  });
});
