import { describe, expect, it } from 'vitest';
import { walked } from './trail.ts';

const after = (...places: string[]): readonly string[] => {
  let trail: readonly string[] = [];
  for (const [i, to] of places.entries()) if (i > 0) trail = walked(trail, places[i - 1] ?? '', to);
  return trail;
};

describe('the way back', () => {
  it('leads to where one came from', () => {
    expect(after('#/', '#/table/a', '#/rules')).toEqual(['#/', '#/table/a']);
  });

  it('does not count steps within a screen', () => {
    expect(after('#/table/a', '#/rules', '#/rules/MOVE-3', '#/rules/combat')).toEqual(['#/table/a']);
  });

  it('never goes in circles', () => {
    expect(after('#/table/a', '#/rules', '#/settings', '#/rules')).toEqual(['#/table/a']);
    expect(after('#/', '#/table/a', '#/settings', '#/table/a', '#/')).toEqual([]);
  });
});
