import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anAlly } from '../../../testing/arena.ts';
import { endgameNext, scionsTable, storm } from '../../../testing/adventures/scions.ts';
import type { Scenario } from '../../../testing/scenario.ts';

/** A smith who adds 4 to ranged rolls as an Item, or fights with better numbers than any Hero here as an Ally. */
const SMITH = anAlly({
  id: 'smith',
  mind: [9, 9],
  body: [9, 9],
  spirit: [9, 9],
  equips: { class: 'artifact', always: [{ stat: 'ranged', amount: 4 }] },
});

/** The joint battle has begun, and its first roll fails; one Hero holds the smith in this form. */
function battle(form: string): Scenario {
  const t = scionsTable(library, { variants: ['cooperative'], cards: [SMITH] });
  endgameNext(t);
  t.give(0, form);
  t.picks(
    ...storm(t)
      .lords.slice(1)
      .map(() => 0),
  );
  t.totals(2);
  t.choose('stay');
  while (t.kind() === 'prepare') t.choose('done');
  return t;
}
/** The lowest Mind of the group. */
const MIND = 2;
const bonuses = (t: Scenario): number[] => t.happened('rolled').map(({ bonus }) => bonus);

describe('an Equipping Ally in the joint battle of the cooperative game', () => {
  it('EQUIP-38 S15 can be used as an Item', () => {
    expect(bonuses(battle('smith+item'))).toEqual([MIND + 4]);
  });

  it('EQUIP-38 S15 takes no part as an Ally: no numbers, no attack, no wounds', () => {
    const t = battle('smith+ally');
    expect(bonuses(t)).toEqual([MIND]);
    expect([t.kind(), t.choices()]).toEqual(['divide', ['bear:0', 'bear:1']]);
  });
});
