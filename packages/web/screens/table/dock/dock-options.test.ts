import { describe, expect, it } from 'vitest';
import { shareOut } from './DockOptions.tsx';

const choices = (...labels: readonly string[]) => ({
  main: labels.map((label) => ({ id: `start:${label}`, label, chance: null })),
});
const never = (): boolean => false;
const TOWNS = choices('Vynelvale', 'Riverwatch', 'Dawnsmoor', 'Tamalir');

describe('the buttons of the dock', () => {
  it('are all the places among which the map is pressed, however many', () => {
    const { beside, above } = shareOut(TOWNS, never, { onMap: true });
    expect(beside.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(above).toEqual([]);
  });

  it('become rows above it where they are not on the map, or their names are long', () => {
    expect(shareOut(TOWNS, never).above).toHaveLength(4);
    const spaces = choices('the woods east of Forge', 'the hills south of Forge', 'Forge');
    expect(shareOut(spaces, never, { onMap: true }).above).toHaveLength(3);
  });
});
