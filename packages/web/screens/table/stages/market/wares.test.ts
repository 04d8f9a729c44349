import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { alike, hindrance, namesOf } from './wares.ts';

describe('a ware', () => {
  it('is compared with what the Hero carries of its kind', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'] });
    for (const card of ['notarys-rapier', 'rook-eye-tam', 'padded-leather-armor']) table.give(0, card);
    expect(alike(table.game(), 0, 'white-blade')).toEqual(['notarys-rapier']);
    expect(alike(table.game(), 0, 'hulde-gate-warden')).toEqual(['rook-eye-tam']);
    expect(namesOf(table.game(), ['notarys-rapier', 'rook-eye-tam'])).toContain(' and ');
  });

  it('says why it cannot be bought: gold first, then room', () => {
    const table = scenario(library, { heroes: ['hedda-stonebrake'] });
    const why = (): string | null => hindrance(table.game(), 0, 'hulde-gate-warden', 0);
    table.player(0).gold = 0;
    expect(why()).toBe('gold');
    table.player(0).gold = 99;
    expect(why()).toBeNull();
    for (const ally of ['rook-eye-tam', 'jorunn-half-pay']) table.give(0, ally);
    expect(why()).toBe('room');
    table.state.sold.push('hulde-gate-warden');
    expect(why()).toBe('sold');
  });
});
