import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { paceOf } from '../game/view/pace.ts';
import { claimedBy, stageOf } from '../screens/table/stages/stages.ts';
import { soundOf } from '../sound/sounds.ts';
import { TONES } from '../sound/tones.ts';
import { registerParts } from './index.ts';
import type { PartOfPage } from './part.ts';
import {
  isListed,
  lessonBooks,
  loadParts,
  partOfPage,
  partsOf,
  registerPart,
  startEntries,
} from './registry.ts';

registerParts();

const setup = (adventure: string, ...variants: string[]): Setup => ({
  adventure,
  heroes: [null],
  variants,
  packs: [],
});

const Nothing = () => null;

/** An adventure from outside, which no file of the page knows. */
const stranger: PartOfPage = {
  id: 'stranger',
  start: { order: 99, name: () => 'The Stranger', line: () => 'From outside', rounds: [10] },
  lessons: async () => ({ lessons: [], words: {} }),
  table: async () => ({
    panels: [{ id: 'stranger', title: () => 'Stranger', place: 'tab', Component: Nothing }],
    stages: [
      {
        id: 'strange-stage',
        title: () => 'Strange',
        stands: (_, { decision }) => decision?.kind === 'movement',
        claims: ['stay'],
        Component: Nothing,
      },
    ],
    pace: { stocked: 123 },
    sounds: { stocked: { ...TONES.gem, frequency: 500 } },
    banners: ['stocked'],
  }),
};

describe('the registry of parts', () => {
  it('knows every part that has a folder, and those that are handed in', () => {
    for (const id of ['dragon-lords', 'doom-track', 'travel-hazards', 'advanced'])
      expect(partOfPage(id)?.id).toBe(id);
    registerPart(stranger);
    expect(partOfPage('stranger')).toBe(stranger);
    expect(startEntries().map(({ id }) => id)).toEqual([
      'dragon-lords',
      'mists-of-zanaga',
      'seven-scions',
      'cataclysm',
      'stranger',
    ]);
  });

  it('gives the parts of a setup once they are loaded, and no others', async () => {
    registerPart(stranger);
    const played = setup('stranger', 'shorter');
    expect(partsOf(played)).toEqual([]);
    await loadParts(played);
    expect(partsOf(played).flatMap(({ panels = [] }) => panels.map(({ id }) => id))).toEqual(['stranger']);
    expect(partsOf(setup('dragon-lords')).some(({ panels }) => panels !== undefined)).toBe(false);
  });

  it('loads what a part uses of others along with it', async () => {
    const played = setup('dragon-lords', 'advanced');
    await loadParts(played);
    const ids = partsOf(played).flatMap(({ panels = [] }) => panels.map(({ id }) => id));
    expect(ids).toEqual(['doom-track']);
    expect(isListed((part) => part.banners, 'hazard')).toBe(true);
  });

  it('has a part from outside paced, heard and announced', async () => {
    registerPart(stranger);
    await loadParts(setup('stranger'));
    const event = { type: 'stocked', town: 'tamalir', card: 'white-blade' } as const;
    expect(paceOf(event, 1, 'close')).toBe(123);
    expect(soundOf(event)?.frequency).toBe(500);
    expect(isListed((part) => part.banners, 'stocked')).toBe(true);
  });

  it('lets a stage of a part stand before those of every game, with what is chosen on it', async () => {
    registerPart(stranger);
    const played = setup('stranger');
    await loadParts(played);
    const { world, state } = scenario(library, { heroes: ['hedda-stonebrake'] });
    expect(stageOf(partsOf(played), world, state)?.id).toBe('strange-stage');
    expect(['stay', 'roll'].map(claimedBy(partsOf(played), world, state))).toEqual([true, false]);
    expect(stageOf([], world, state)).toBeNull();
  });

  it('finds the lessons of all parts, the first adventure first', async () => {
    registerPart(stranger);
    const books = await lessonBooks();
    expect(books.map(({ namespace }) => namespace)).toEqual([
      'dragon-lords-lessons',
      'mists-of-zanaga-lessons',
      'seven-scions-lessons',
      'cataclysm-lessons',
      'stranger-lessons',
    ]);
    expect(books[0]?.lessons.map(({ id }) => id)).toContain('moving');
    expect(lessonBooks()).toBe(lessonBooks());
  });
});
