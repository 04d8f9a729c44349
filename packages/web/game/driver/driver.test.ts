import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { decide, type Entry, startTable, undo } from '@wayrune/engine/table/table.ts';
import { describe, expect, it } from 'vitest';
import { type Settings, useSettings } from '../../settings/settings.ts';
import type { Authority, Follower } from '../authority/authority.ts';
import { bot, HUMAN, type Sitter } from '../sitter.ts';
import { createDriver, type Driver, type DriverPorts } from './driver.ts';
import { nextStep } from './next-step.ts';

const setup = {
  adventure: 'dragon-lords',
  heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
  variants: [],
  packs: [],
};

/** An authority far away: it answers when the test says so, and others may decide there too. */
function remoteAuthority(sitters: readonly Sitter[]) {
  const { table } = startTable(library, setup, seeded('driver'));
  const waiting: (() => void)[] = [];
  let follower: Follower | null = null;
  const accept = (choice: string): void => {
    const before = clone(table.state);
    const events = decide(table, choice, seeded(`${table.entries.length}`));
    const entries = table.entries.length;
    const [entry, after] = [table.entries.at(-1) as Entry, clone(table.state)];
    follower?.accepted({ entry, entries, events, before, after, names: heroNames(table) });
  };
  const authority: Authority = {
    id: 'far-away',
    table,
    sitters: () => sitters,
    stamps: () => new Map(),
    follow(one) {
      follower = one;
    },
    decide: (seat, choices) =>
      new Promise((resolve, reject) => {
        waiting.push(() => {
          const { decision } = table.state;
          if (choices.includes('refused')) reject(new Error('the line is dead'));
          const offered = choices.filter(
            (choice) => decision?.seat === seat && decision.options.includes(choice),
          );
          offered.forEach(accept);
          resolve(offered.length);
        });
      }),
    undo: async (entries) => table.entries.length > entries && undo(table),
    reseat: async () => {},
    adoptContent: async () => {},
    tableAt: () => table,
  };
  /** Everything that was sent is answered. */
  const answer = (): void => {
    for (const one of waiting.splice(0)) one();
  };
  return { authority, table, waiting, accept, answer };
}

interface Seen {
  readonly driver: Driver;
  readonly troubles: unknown[];
  readonly thoughts: number[];
}

/** A driver whose bots take what comes first. */
function drive(
  authority: Authority,
  settings: Partial<Settings> = {},
  ports: Partial<DriverPorts> = {},
): Seen {
  const troubles: unknown[] = [];
  const thoughts: number[] = [];
  const driver = createDriver({
    authority,
    settings: () => ({ ...useSettings.getState(), autoResolve: 'off', confirmEndTurn: false, ...settings }),
    painted: () => Promise.resolve(),
    bots: {
      choose: async (_, state) => {
        thoughts.push(state.decision?.seat ?? -1);
        return state.decision?.options[0] ?? '';
      },
    },
    seed: 'driver',
    waitsForFallen: true,
    present: () => {},
    isHurried: () => true,
    thinking: () => {},
    troubled: (error) => troubles.push(error),
    ...ports,
  });
  authority.follow({
    accepted: driver.accepted,
    undone: driver.undone,
    troubled: () => {},
    recovered: () => {},
  });
  return { driver, troubles, thoughts };
}

const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const first = (state: { readonly decision: { readonly seat: number } | null }): number =>
  state.decision?.seat ?? -1;
const seating = (seat: number, one: Sitter, other: Sitter): readonly Sitter[] =>
  seat === 0 ? [one, other] : [other, one];

describe('what a game waits for', () => {
  const { table } = startTable(library, setup, seeded('driver'));
  const seat = first(table.state);

  it('is a person, a bot, or a word at the end of a turn', () => {
    expect(nextStep(table, [HUMAN, HUMAN], null, 'off')).toEqual({ kind: 'ask', seat });
    expect(nextStep(table, [bot(), bot()], null, 'off')).toEqual({ kind: 'think', seat, sitter: bot() });
    expect(nextStep(table, [HUMAN, HUMAN], 1 - seat, 'off')).toEqual({ kind: 'confirm', seat: 1 - seat });
  });

  it('is nobody where there is nothing to choose, if the player likes that', () => {
    const { decision } = table.state;
    const state = { ...table.state, decision: decision && { ...decision, options: ['roll'] } };
    const alone = { ...table, state };
    expect(nextStep(alone, [HUMAN, HUMAN], null, 'single')).toEqual({ kind: 'take', seat, choice: 'roll' });
    expect(nextStep(alone, [HUMAN, HUMAN], null, 'off')).toEqual({ kind: 'ask', seat });
  });

  it('is nothing when it is over', () => {
    const over = { ...table, state: { ...table.state, decision: null } };
    expect(nextStep(over, [HUMAN, HUMAN], null, 'off')).toEqual({ kind: 'over' });
  });
});

describe('a driver', () => {
  it('asks a bot again when its choice has been accepted, and stops at a person', async () => {
    const start = startTable(library, setup, seeded('driver')).table.state;
    const { authority, table, waiting, answer } = remoteAuthority(seating(first(start), bot(), HUMAN));
    const { driver, thoughts } = drive(authority);
    driver.goOn();
    await aWhile();
    expect([thoughts.length, waiting.length]).toEqual([1, 1]);
    for (let i = 0; i < 60 && driver.running() !== null; i++) {
      answer();
      await aWhile();
    }
    expect(driver.running()).toBeNull();
    expect(driver.asks()).toEqual({ kind: 'ask', seat: 1 - first(start) });
    expect(thoughts.length).toBe(table.entries.length);
  });

  it('takes one choice at a time, though a button is pressed twice', async () => {
    const { authority, table, answer } = remoteAuthority([HUMAN, HUMAN]);
    const { driver } = drive(authority);
    const seat = first(table.state);
    const [one, two] = [driver.choose(seat, ['roll']), driver.choose(seat, ['roll'])];
    answer();
    await Promise.all([one, two]);
    expect(table.entries.map(({ choice }) => choice)).toEqual(['roll']);
  });

  it('decides for nobody but people', async () => {
    const { authority, waiting } = remoteAuthority([bot(), bot()]);
    const { driver } = drive(authority);
    await driver.choose(0, ['roll']);
    expect(waiting).toHaveLength(0);
  });

  it('goes on when somebody else has decided', async () => {
    const start = startTable(library, setup, seeded('driver')).table.state;
    const { authority, table, accept } = remoteAuthority(seating(first(start), HUMAN, bot()));
    const { driver, thoughts } = drive(authority);
    for (let i = 0; i < 60 && first(table.state) === first(start); i++)
      accept(
        table.state.decision?.options.find((option) => option === 'stay' || option === 'done') ??
          table.state.decision?.options[0] ??
          '',
      );
    await aWhile();
    expect(thoughts).toEqual([1 - first(start)]);
    expect(driver.running()).not.toBeNull();
  });

  it('says what went wrong, and lets the person try again', async () => {
    const { authority, table, answer } = remoteAuthority([HUMAN, HUMAN]);
    const { driver, troubles } = drive(authority);
    const seat = first(table.state);
    const refused = driver.choose(seat, ['refused']);
    answer();
    await refused;
    expect(troubles.map(String)).toEqual(['Error: the line is dead']);
    const again = driver.choose(seat, ['roll']);
    answer();
    await again;
    expect(table.entries).toHaveLength(1);
  });

  it('says so when a bot chooses what is not offered', async () => {
    const { authority, answer } = remoteAuthority([bot(), bot()]);
    const { driver, troubles } = drive(authority, {}, { bots: { choose: async () => 'fly' } });
    driver.goOn();
    await aWhile();
    answer();
    await aWhile();
    expect(String(troubles[0])).toContain('"fly" was chosen for seat');
    expect(driver.running()).toBeNull();
  });

  it('lets no bot think before a person has said that their turn is over', async () => {
    const start = startTable(library, setup, seeded('driver')).table.state;
    const me = first(start);
    const { authority, table, accept } = remoteAuthority(seating(me, HUMAN, bot()));
    const { driver, thoughts } = drive(authority, { confirmEndTurn: true });
    for (let i = 0; i < 60 && first(table.state) === me; i++)
      accept(
        table.state.decision?.options.find((option) => option === 'stay' || option === 'done') ??
          table.state.decision?.options[0] ??
          '',
      );
    await aWhile();
    expect(driver.asks()).toEqual({ kind: 'confirm', seat: me });
    expect(thoughts).toEqual([]);
    driver.endTurn();
    await aWhile();
    expect(thoughts).toEqual([1 - me]);
  });

  it('lets nobody think any more when it has been closed', async () => {
    const { authority, answer } = remoteAuthority([bot(), bot()]);
    const { driver, thoughts } = drive(authority);
    driver.goOn();
    await aWhile();
    driver.close();
    answer();
    await aWhile();
    expect(thoughts).toHaveLength(1);
  });
});
