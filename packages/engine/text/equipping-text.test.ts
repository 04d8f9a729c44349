import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anAlly, arena } from '../testing/arena.ts';
import { infoOf } from '../rules/world/world.ts';
import { cardText, heldLine, heldLines, statLine } from './card-text.ts';
import type { GameEvent } from '../rules/world/events.ts';
import { eventLine } from './event-line.ts';
import { formName, kindsOf } from './names.ts';

const smith = anAlly({
  id: 'smith',
  name: 'Grenna',
  cost: 7,
  life: 3,
  equips: {
    class: 'weapon',
    type: 'mace',
    counters: 2,
    always: [{ stat: 'melee', amount: 2 }],
    abilities: [{ when: 'market', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  },
});
const { world } = arena(library, [smith]);
const info = (id: string) => infoOf(world, id);
const SAID = [
  'Starts with 2 counters.',
  '+2 to your melee rolls.',
  'Activate in your Market step: gain 1 gold.',
];

describe('the words of an Equipping Ally', () => {
  it('say what it is as an Ally and as an Item, while it is neither', () => {
    expect(cardText(info('smith')).split('\n')).toEqual([
      'Equipping Ally.',
      'As an Ally: fights with these values and has no text.',
      'As a Weapon (Mace):',
      ...SAID,
    ]);
    expect(statLine(info('smith'))).toBe('Cost 7, Life 3, Stamina 0, Mind 1/1, Body 1/1, Spirit 1/1');
  });

  it('say of an Ally only its numbers', () => {
    const ally = info('smith+ally');
    expect([cardText(ally), heldLine(ally), heldLines(ally)]).toEqual(['Ally.', 'Ally', []]);
    expect(statLine(ally)).toBe(statLine(info('smith')));
  });

  it('say of an Item only its text', () => {
    const item = info('smith+item');
    expect([heldLine(item), heldLines(item), statLine(item)]).toEqual([
      'Weapon (Mace), activate to use',
      SAID,
      'Cost 7',
    ]);
  });

  it('name the form where there is a choice', () => {
    expect(['smith+ally', 'smith+item'].map((id) => formName(world, id))).toEqual([
      'Grenna as an Ally',
      'Grenna as a Weapon',
    ]);
    expect(kindsOf(world, 'smith')).toBe('Ally or Weapon');
    const say = (event: GameEvent): string | null => eventLine(world, ['Ada', 'Ben'], event);
    expect(say({ type: 'bought', seat: 0, card: 'smith+item', price: 7 })).toBe(
      'Ada buys Grenna as a Weapon for 7 gold.',
    );
    expect(say({ type: 'gained', seat: 0, card: 'smith+ally' })).toBe('Ada gains Grenna as an Ally.');
  });
});
