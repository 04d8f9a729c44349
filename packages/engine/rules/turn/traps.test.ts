import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../effects/vocabulary.ts';
import { anItem, arena, aTrap, attempt, hold, LAIR } from '../../testing/arena.ts';
import { doomed, lord } from '../../testing/doom.ts';
import { hasCounter, passTurn } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { type Scenario, takeFromAnywhere } from '../../testing/scenario.ts';

const [GREEN, WAY_IN] = LAIR.green;
const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const hurt = (amount: number): Effect => ({ do: 'wound', who: 'you', amount });
const overcome: Effect = { do: 'overcome' };
/** Body 13: the plain Hero, with Body 3, passes with 10 on the dice. */
const test = (pass: readonly Effect[], fail: readonly Effect[] = []): Effect => ({
  do: 'test',
  attribute: 'body',
  skill: 'climb',
  target: 13,
  pass,
  fail,
});
const pit = aTrap({ id: 'pit', trap: [test([overcome], [hurt(2)])], reward: [gold(4)] });
const [PASS, FAIL] = [10, 9];

function meet(s: Scenario, card: string, ...totals: readonly number[]): void {
  s.player(0).gold = 0;
  s.totals(...totals);
  attempt(s, card);
}
const kinds = (s: Scenario): string[] => s.events.map(({ type }) => type);
const onTrack = (s: Scenario) => s.state.track.filter((entry) => entry !== null);

describe('a trap', () => {
  it('TRAP-1 P16 is gone through instead of a fight: nobody rolls for anything but its test', () => {
    const s = arena(library, [pit]);
    meet(s, 'pit', PASS);
    expect(kinds(s)).not.toContain('combat');
    expect(s.happened('trap')).toEqual([{ type: 'trap', seat: 0, card: 'pit' }]);
    expect(s.happened('rolled')).toMatchObject([{ what: 'test', target: 13, skill: 'climb', success: true }]);
  });

  it('TRAP-2 P16 that is overcome is a defeated Challenge: its counter, its reward, and its card under the deck', () => {
    const s = arena(library, [pit]);
    meet(s, 'pit', PASS);
    expect(s.happened('defeated')).toEqual([{ type: 'defeated', seat: 0, card: 'pit' }]);
    expect(s.player(0)).toMatchObject({ gold: 4, wounds: 0, counters: { green: 1 }, space: GREEN });
    expect(hasCounter(s, GREEN)).toBe(false);
    expect(s.state.decks['green']?.bottom).toEqual(['pit']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-2 is taken where its reward says so', () => {
    const chest = aTrap({ id: 'chest', reward: [{ do: 'take' }], as: { kind: 'item', class: 'relic' } });
    const s = arena(library, [chest]);
    meet(s, 'chest', PASS);
    expect(s.player(0).items.map(({ card }) => card)).toEqual(['chest']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-3 P16 that is not overcome stays undefeated: the turn ends, and nobody falls back', () => {
    const s = arena(library, [pit]);
    meet(s, 'pit', FAIL);
    expect(s.happened('trap-stands')).toEqual([{ type: 'trap-stands', seat: 0, card: 'pit' }]);
    expect(s.happened('escaped')).toEqual([]);
    expect(s.player(0)).toMatchObject({ gold: 0, wounds: 2, counters: { green: 0 }, space: GREEN });
    expect(onTrack(s)).toEqual([{ card: 'pit', space: GREEN, since: 1 }]);
    expect(hasCounter(s, GREEN)).toBe(true);
    expect([s.kind(), s.seat()]).toEqual(['movement', 1]);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-3 can hurt and still be overcome, and can be left alone where its card offers that', () => {
    const gate = aTrap({
      id: 'gate',
      trap: [
        {
          do: 'choose',
          options: [
            { label: 'Force it', do: [hurt(1), overcome] },
            { label: 'Leave it', do: [] },
          ],
        },
      ],
    });
    const s = arena(library, [gate]);
    attempt(s, 'gate');
    s.choose('choose:0');
    expect(s.player(0)).toMatchObject({ wounds: 1, counters: { green: 1 } });
    const t = arena(library, [gate]);
    attempt(t, 'gate');
    t.choose('choose:1');
    expect(onTrack(t)).toHaveLength(1);
    expect(t.player(0)).toMatchObject({ wounds: 0, space: GREEN });
  });

  it('TRAP-4 that knocks a Hero out is not overcome: it stays where it was met', () => {
    const s = arena(library, [pit]);
    s.player(0).wounds = 3;
    meet(s, 'pit', FAIL);
    expect(s.happened('knocked-out')).toHaveLength(1);
    expect(s.happened('trap-stands')).toEqual([]);
    expect(onTrack(s)).toEqual([{ card: 'pit', space: GREEN, since: 1 }]);
    expect(s.player(0).space).toBe('g7');
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-4 W43 that was overcome before its Hero fell is defeated, without its reward', () => {
    const blast = aTrap({ id: 'blast', trap: [overcome, hurt(9)], reward: [gold(4)] });
    const s = arena(library, [blast]);
    meet(s, 'blast');
    expect(s.happened('knocked-out')).toHaveLength(1);
    expect(onTrack(s)).toEqual([]);
    expect(s.player(0)).toMatchObject({ gold: 0, counters: { green: 1 } });
    expect(s.state.decks['green']?.bottom).toEqual(['blast']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-4 a second Hero who falls in it does not free the first of the trap', () => {
    const flood = aTrap({
      id: 'flood',
      trap: [{ do: 'each', who: 'heroes', then: [hurt(2)] }, test([overcome])],
    });
    const s = arena(library, [flood]);
    s.player(1).wounds = 3;
    meet(s, 'flood', PASS);
    expect(s.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 1 }]);
    expect(s.player(0).counters.green).toBe(1);
    expect(onTrack(s)).toEqual([]);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-7 can be attempted again: by the Hero who still stands there, and by others', () => {
    const s = arena(library, [pit]);
    s.place(1, 'f7', 'g7');
    meet(s, 'pit', FAIL);
    passTurn(s);
    s.totals(FAIL);
    s.choose('stay', 'attempt');
    expect(s.happened('drew')).toHaveLength(1);
    expect(s.happened('trap')).toHaveLength(2);
    expect(onTrack(s)).toHaveLength(1);
    s.place(1, GREEN, WAY_IN);
    s.place(0, 'f7', 'g7');
    s.player(1).gold = 0;
    s.totals(PASS);
    s.choose('stay', 'attempt');
    expect(s.player(1)).toMatchObject({ gold: 4, counters: { green: 1 } });
    expect(onTrack(s)).toEqual([]);
    expect(hasCounter(s, GREEN)).toBe(false);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-8 is no enemy: what is done in fights and for defeated enemies is not, what is done in tests is', () => {
    const charm = anItem({
      id: 'charm',
      abilities: [
        { when: 'before-combat', forced: true, do: [gold(1)] },
        { when: 'defeated', forced: true, do: [gold(1)] },
        { when: 'tested', do: [{ do: 'add', amount: 2 }] },
      ],
    });
    const s = arena(library, [pit, charm]);
    hold(s, 'charm');
    meet(s, 'pit', FAIL - 1);
    expect(s.kind()).toBe('tested');
    s.choose('use:charm:2');
    expect(s.player(0)).toMatchObject({ gold: 4, counters: { green: 1 } });
  });
});

describe('a trap under other terms', () => {
  /** Plains, and nothing on it; two movement dice without a plain, and two dice that make it yellow. */
  function hazard(trap: Parameters<typeof aTrap>[0], total: number): Scenario {
    const s = arena(library, [aTrap({ ...trap, color: 'yellow' })], undefined, ['travel-hazards']);
    s.player(0).gold = 0;
    s.place(0, 'h7', 'g7');
    s.place(1, 'f7', 'g7');
    s.onTop('yellow', trap.id);
    s.picks(3, 4, 4, 4);
    s.totals(total);
    s.choose('stay');
    return s;
  }

  it('TRAP-5 P16 as a hazard it is resolved in the same way, for a counter from the pile and no reward', () => {
    const s = hazard(pit, PASS);
    expect(s.player(0)).toMatchObject({ gold: 0, counters: { yellow: 1 }, space: 'h7' });
    expect(s.state.decks['yellow']?.bottom).toEqual(['pit']);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-5 as a hazard that is not overcome it goes under its deck, and the turn ends', () => {
    const s = hazard(pit, FAIL);
    expect(s.player(0)).toMatchObject({ wounds: 2, counters: { yellow: 0 }, space: 'h7' });
    expect(onTrack(s)).toEqual([]);
    expect(s.state.decks['yellow']?.bottom).toEqual(['pit']);
    expect([s.kind(), s.seat()]).toEqual(['movement', 1]);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-5 as a hazard it may knock a Hero out', () => {
    const s = hazard({ ...pit, trap: [test([overcome], [hurt(9)])] }, FAIL);
    expect(s.happened('knocked-out')).toHaveLength(1);
    expect(onTrack(s)).toEqual([]);
    expect(violations(s.world, s.state)).toEqual([]);
  });

  const mirror = aTrap({
    id: 'mirror',
    color: 'red',
    trap: [test([overcome])],
    reward: [{ do: 'take' }],
    as: { kind: 'rune' },
  });

  it('TRAP-6 in the Endgame a red trap that is overcome counts as a red Challenge', () => {
    const s = doomed(library, [mirror, lord('lord-a'), lord('lord-b')]);
    for (const card of ['lord-a', 'lord-b']) {
      takeFromAnywhere(s.state, card);
      s.give(0, card);
    }
    s.player(0).gold = 9;
    s.totals(PASS);
    s.choose('stay');
    expect(s.happened('defeated').map(({ card }) => card)).toEqual(['mirror']);
    expect(s.state.over).toMatchObject({ winners: [0] });
  });

  it('TRAP-6 in the Endgame a Hero who does not overcome a trap is out, and it is shuffled back', () => {
    const s = doomed(library, [mirror]);
    s.player(0).gold = 9;
    s.totals(FAIL);
    s.totals(FAIL);
    s.choose('stay');
    expect(s.unused()).toBe(0);
    expect(s.happened('eliminated').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(s.state.decks['red']?.bag).toEqual(['mirror']);
    expect(s.state.over).not.toBeNull();
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('TRAP-2 a red trap is a Dragon Rune once it is overcome', () => {
    const s = arena(library, [mirror]);
    meet(s, 'mirror', PASS);
    expect(s.player(0).kept.map(({ card }) => card)).toEqual(['mirror']);
    expect(violations(s.world, s.state)).toEqual([]);
  });
});
