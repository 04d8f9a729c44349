import { library } from '@wayrune/content';
import { arena, aTrap } from '@wayrune/engine/testing/arena.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import moments from '../i18n/en/moments.json' with { type: 'json' };
import { turnSummary } from './turn-summary.ts';

const words = i18next.createInstance();
beforeAll(() =>
  words.init({ lng: 'en', resources: { en: { moments } }, interpolation: { escapeValue: false } }),
);

const { world } = arena(library, [aTrap({ id: 'pit', name: 'The Pit' })]);
const EVENTS: readonly GameEvent[] = [
  { type: 'learned', seat: 0, kind: 'mind' },
  { type: 'knocked-out', seat: 0 },
];
const summary = (name: string | null, events: readonly GameEvent[]): string =>
  turnSummary(world, 0, name, events, words.getFixedT('en', 'moments'));

test('a turn is told to its player as "you", and by name where several people share the screen', () => {
  expect(summary(null, EVENTS)).toBe('You leveled up and were knocked out.');
  expect(summary('Anna', EVENTS)).toBe('Anna leveled up and was knocked out.');
  expect(summary('Anna', [])).toBe('A quiet turn.');
});

test('a trap is overcome, or one does not get past it', () => {
  expect(summary(null, [{ type: 'defeated', seat: 0, card: 'pit' }])).toBe('You overcame The Pit.');
  expect(summary('Anna', [{ type: 'trap-stands', seat: 0, card: 'pit' }])).toBe(
    'Anna did not get past The Pit.',
  );
});
