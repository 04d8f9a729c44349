import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { violations } from '../../testing/invariants.ts';
import { asked, meeting } from '../../testing/meeting.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { combatOf } from '../combat/combat-frame.ts';
import { apply, IllegalChoice } from '../world/game.ts';

const RED_JEWEL = 'a8';
const RUNES = ['ulmerac-the-grey-hearth', 'veyrinn-the-long-winter', 'bhoruk-the-unfed'] as const;

/** Ann, grown mighty, fights the red card on top, which has this much Life left. */
function redFight(card: string, left: number, setUp: (table: Scenario) => void = () => undefined): Scenario {
  const table = meeting(library);
  table.place(0, RED_JEWEL, 'b7');
  Object.assign(table.player(0).experience, { mind: 8, body: 8, spirit: 8 });
  setUp(table);
  table.onTop('red', card);
  table.choose('stay', 'attempt');
  const combat = combatOf(table.game());
  const life = table.world.cards[card]?.foe?.life ?? 0;
  if (combat !== null) combat.foeWounds = life - left;
  return table;
}

const isOver = (table: Scenario): void => {
  expect(table.state.decision).toBeNull();
  expect(table.state.frames).toEqual([]);
  expect(() => apply(table.world, table.state, 'stay', { pick: () => 0 })).toThrow(IllegalChoice);
};

describe('winning', () => {
  it('WIN-1 is killing High Lord Margath, by the Hero’s own blow', () => {
    const table = redFight('high-lord-margath', 1);
    table.totals(20);
    table.choose('attack:hero');
    expect(table.state.over).toEqual({ winners: [0], how: 'high-lord-margath' });
    expect(table.happened('won')).toEqual([{ type: 'won', winners: [0], how: 'high-lord-margath' }]);
    isOver(table);
  });

  it('WIN-1 is killing them by an Ally’s blow', () => {
    const table = redFight('high-lord-margath', 1, (t) => t.give(0, 'the-quiet-tenant'));
    table.totals(20);
    table.choose('attack:the-quiet-tenant');
    expect(table.state.over).toEqual({ winners: [0], how: 'high-lord-margath' });
  });

  it('WIN-1 is killing them Before Combat', () => {
    const table = redFight('high-lord-margath', 2, (t) => t.give(0, 'dwarven-fire-bomb'));
    expect(asked(table)).toBe('before-combat of seat 0');
    table.totals(20);
    table.choose('use:dwarven-fire-bomb:0');
    expect(table.state.over).toEqual({ winners: [0], how: 'high-lord-margath' });
  });

  it('WIN-1 is not won by a wound that leaves them Life', () => {
    const table = redFight('high-lord-margath', 2);
    const before = combatOf(table.game())?.foeWounds ?? 0;
    table.totals(20, 20, 20);
    table.choose('attack:hero');
    expect(combatOf(table.game())?.foeWounds).toBe(before + 1);
    expect(table.state.over).toBeNull();
  });

  it('WIN-2 is owning three Dragon Runes, the last taken as a reward', () => {
    const table = redFight(RUNES[2], 1, (t) => {
      t.give(0, RUNES[0]);
      t.give(0, RUNES[1]);
    });
    table.totals(20);
    table.choose('pass', 'fight', 'attack:hero');
    expect(table.player(0).kept.map((held) => held.card)).toEqual(RUNES);
    expect(table.state.over).toEqual({ winners: [0], how: 'dragon-runes' });
    isOver(table);
  });

  it('WIN-2 is not won with two, nor with other cards that are kept', () => {
    const table = redFight(RUNES[1], 1, (t) => {
      t.give(0, RUNES[0]);
      for (const card of ['the-salt-load', 'brood-of-the-bloodmother']) t.give(0, card);
    });
    table.totals(20);
    table.choose('pass', 'choose:0', 'fight', 'attack:hero');
    expect(table.player(0).kept).toHaveLength(4);
    expect(table.state.over).toBeNull();
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('WIN-3 WIN-4 counts a Rune taken from a beaten Hero, and ends the game before anything else', () => {
    const table = meeting(library);
    for (const rune of RUNES) table.give(rune === RUNES[2] ? 1 : 0, rune);
    table.give(1, 'soul-burn');
    table.player(1).wounds = 5;
    table.totals(2, 20);
    // Both may use what their Runes give Before Combat, and pass.
    table.choose('stay', 'attack:1');
    while (table.kind() === 'before-combat') table.choose('pass');
    table.choose('fight', 'attack:hero');
    if (table.kind() === 'hit') table.choose('pass');
    expect(asked(table)).toBe('prize of seat 0');
    table.choose(`prize:${RUNES[2]}`);
    expect(table.state.over).toEqual({ winners: [0], how: 'dragon-runes' });
    // The loser's knock-out does not come about any more.
    expect(table.player(1)).toMatchObject({ gold: 3, wounds: 6, space: 'e9' });
    expect(table.player(1).items.map((held) => held.card)).toEqual(['soul-burn']);
    expect(violations(table.world, table.state)).toEqual([]);
    isOver(table);
  });

  it('WIN-3 lets the Hero who was attacked win in another’s turn', () => {
    const table = meeting(library);
    for (const rune of RUNES) table.give(rune === RUNES[2] ? 0 : 1, rune);
    table.player(0).wounds = 4;
    table.totals(20, 2);
    table.choose('stay', 'attack:1');
    while (table.kind() === 'before-combat') table.choose('pass');
    table.choose('fight', 'defend');
    if (table.kind() === 'wounded') table.choose('pass');
    table.choose(`prize:${RUNES[2]}`);
    expect(table.state.over).toEqual({ winners: [1], how: 'dragon-runes' });
  });

  it('WIN-4 ends the game in the middle of a step, with one winner, and nobody acts any more', () => {
    const table = redFight('high-lord-margath', 1, (t) => {
      for (const seat of [0, 1]) t.player(seat).counters.red = 2;
    });
    table.totals(20);
    table.choose('attack:hero');
    // No Experience step for Ann, no turn for Ben.
    expect(table.state.over?.winners).toEqual([0]);
    expect(table.state.active).toBe(0);
    expect(table.happened('turn-began')).toHaveLength(1);
    expect(table.options()).toEqual([]);
    isOver(table);
  });

  it('G22 a player alone cannot lose: however often knocked out, the game goes on', () => {
    const table = scenario(library, { heroes: ['urzha-splitlip'] });
    for (let turn = 1; turn <= 3; turn++) {
      table.place(0, 'd11', 'd10');
      table.player(0).wounds = 5;
      table.onTop('green', 'barrow-sentry');
      table.totals(2, 2);
      table.choose('stay', 'attempt', 'choose:2', 'fight', 'defend');
      expect(table.happened('knocked-out')).toHaveLength(turn);
      expect(table.state.over).toBeNull();
      expect(asked(table)).toBe('movement of seat 0');
      expect(table.state.round).toBe(turn + 1);
    }
  });
});
