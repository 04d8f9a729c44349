import { library } from '@wayrune/content';
import { attempt, hold } from '@wayrune/engine/testing/arena.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { BANDS, levelOf, observer } from './observe.ts';

/** A Hero on a green counter, about to fight, with somebody who listens. */
function atTheFord() {
  const table = scenario(library, { heroes: ['hedda-stonebrake', 'nib-carraway'] });
  const notes = observer(table.world);
  let heard = 0;
  const listen = (): void => {
    notes.hear(table.events.slice(heard), table.state);
    heard = table.events.length;
  };
  return { table, notes, listen };
}

describe('observer', () => {
  it('counts a fight that is won, with the band of the Hero and what they carry', () => {
    const { table, notes, listen } = atTheFord();
    table.player(0).experience.body = 3;
    hold(table, 'lightning-mace');
    attempt(table, 'ditch-spider');
    for (let i = 0; i < 40 && table.happened('defeated').length === 0; i++) {
      if (table.options().includes('fight')) table.choose('fight');
      else if (table.options().includes('attack:hero') && table.kind() === 'melee') {
        table.totals(20);
        table.choose('attack:hero');
      } else if (table.options().includes('defend')) {
        table.totals(20);
        table.choose('defend');
      } else table.choose(table.options().at(-1) ?? '');
    }
    listen();
    expect(notes.fights['ditch-spider']?.['prepared']).toMatchObject({ fights: 1, won: 1, kit: 8 });
    expect(notes.fights['ditch-spider']?.['fresh']).toBeUndefined();
    expect(notes.cards['ditch-spider']).toMatchObject({ drew: 1, combat: 1, defeated: 1 });
  });

  it('counts what lies before the players at the end, and before the winner', () => {
    const { table, notes, listen } = atTheFord();
    hold(table, 'white-blade');
    table.give(1, 'boar-spear');
    table.state.over = { winners: [1], how: 'test' };
    listen();
    notes.close(table.state);
    expect(notes.cards['white-blade']).toMatchObject({ kept: 1 });
    expect(notes.cards['white-blade']).not.toHaveProperty('kept by a winner');
    expect(notes.cards['boar-spear']).toMatchObject({ kept: 1, 'kept by a winner': 1 });
  });

  it('notes what a Hero has when a turn begins', () => {
    const { notes, listen } = atTheFord();
    listen();
    expect(notes.growth[0]).toEqual({ turns: 1, counters: 0, kit: 0 });
  });
});

describe('bands', () => {
  it('begin at nothing and rise', () => {
    const starts = BANDS.map(({ least }) => least);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('count every experience counter', () => {
    const { table } = atTheFord();
    table.player(0).experience = { mind: 1, body: 2, spirit: 0, stamina: 1, life: 1 };
    expect(levelOf(table.player(0))).toBe(5);
  });
});
