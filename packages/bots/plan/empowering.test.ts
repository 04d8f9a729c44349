import { library } from '@wayrune/content';
import { aHero, anItem, arena, hold } from '@wayrune/engine/testing/arena.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { botOf } from '../index.ts';
import { NORMAL } from '../value/weights.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';

const ritual = (id: string, amount: number) =>
  anItem({
    id,
    name: id,
    class: 'ritual',
    symbols: ['swamp', 'forest', 'road', 'hills', 'mountain'],
    always: [
      { stat: 'melee', amount },
      { stat: 'melee-damage', amount: 1 },
    ],
  });
const strong = aHero({ id: 'strong', body: [6, 2], life: 6 });
const roadRiverSwamp = 2;

/** Seat 0 on the road of g8 with a Ritual and five dice that show road, river and swamp. */
function rolled(filled = 0): Scenario {
  const t = arena(library, [ritual('fire', 3), strong], ['strong', 'other']);
  t.place(0, 'g8', 'g7');
  t.place(1, 'a1');
  hold(t, 'fire');
  if (filled > 0) Object.assign(t.player(0).items[0] ?? {}, { filled });
  t.picks(roadRiverSwamp, roadRiverSwamp, roadRiverSwamp, roadRiverSwamp, roadRiverSwamp);
  t.choose('roll');
  return t;
}

/** What a bot does until its movement ends. */
function movement(t: Scenario, bot: string): string[] {
  const made: string[] = [];
  while (t.kind() === 'step') {
    const choice = botOf(bot).choose(t.world, t.state, seeded('me'));
    made.push(choice);
    t.choose(choice);
    if (made.length > 9) throw new Error(`no end: ${made.join(' ')}`);
  }
  return made;
}

describe('dice for Rituals', () => {
  it.each(['easy', 'normal'])('%s spends those that no step needs', (bot) => {
    const t = rolled();
    const made = movement(t, bot);
    expect(made.filter((choice) => choice.startsWith('empower:')).length).toBeGreaterThan(0);
    expect(t.player(0).items[0]?.filled).toBeGreaterThan(0);
  });

  it('normal fills the rarer symbol first where a die shows two', () => {
    const [first] = movement(rolled(), 'normal').filter((choice) => choice.startsWith('empower:'));
    expect(first).toBe(`empower:fire:swamp:${roadRiverSwamp}`);
  });

  it('a Ritual is worth less than what it will do, and more than nothing', () => {
    const { world, state, player } = rolled();
    const bare = { ...player(0), items: [] };
    const worth = (card: string): number => worthOfHaving(world, state, bare, card, NORMAL);
    expect(worth('fire')).toBeGreaterThan(0);
    expect(worth('fire')).toBeLessThan(worth('fire+empowered'));
  });

  it('the reason says what is left to do', () => {
    const t = rolled(0b11110);
    const { choice, why } = botOf('normal').advise(t.world, t.state, seeded('me'));
    expect([choice.split(':')[0], why]).toEqual(['empower', 'With this die it works.']);
  });
});
