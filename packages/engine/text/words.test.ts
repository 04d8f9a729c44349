/** Every question, option and event has words and a rule, whatever is played. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { verbs } from '../effects/verbs/index.ts';
import { PHASES } from '../effects/vocabulary.ts';
import { WINDOW_NAMES } from '../effects/windows.ts';
import { createWorld } from '../parts/library.ts';
import type { EventType } from '../rules/world/events.ts';
import { view } from '../rules/world/game.ts';
import type { World } from '../rules/world/world.ts';
import { readRules } from '../testing/ledger.ts';
import { randomSetup } from '../testing/random-play.ts';
import { richPlay } from '../testing/rich-play.ts';
import { allowedSubsets, pairwiseSubsets } from '../testing/subsets.ts';
import { optionLabel, question, ruleOf } from './decision.ts';
import { eventPieces } from './event-line.ts';
import { sayLine } from './line.ts';

const folder = fileURLToPath(new URL('../../../docs/rules/', import.meta.url));
const reference = readRules(
  globSync('*.md', { cwd: folder })
    .filter((file) => file !== 'README.md')
    .map((file) => ({ file, text: readFileSync(`${folder}${file}`, 'utf8') })),
);

const ids = new Set(reference.ids.keys());

const isWord = (text: string): void => {
  expect(text).not.toMatch(/undefined|\[object|NaN|null| {2}/);
};

/** Labels are told apart by grid codes: without them two spaces of a region read alike. */
const CODES = { codes: true };
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'];
const PLAYERS = 3;
const SETS = Object.keys(library.adventures).flatMap((adventure) =>
  pairwiseSubsets(library, adventure, PLAYERS).map((variants) => ({ adventure, variants })),
);
/** Any number of players from 1 to 6, or the nearest that the adventure and its variants are for. */
function playersFor(adventure: string, variants: readonly string[], wanted: number): number {
  const [least = 1, most = 6] = library.adventures[adventure]?.players ?? [];
  return Math.min(most, Math.max(least, wanted, ...variants.map((id) => library.parts[id]?.players ?? 1)));
}
const DECISIONS = 900;

describe('with every two variants together', () => {
  const kinds = new Set<string>();
  const words = new Set<string>();
  const types = new Set<EventType>();

  function checkDecision({ world, state }: { world: World; state: Parameters<typeof question>[1] }): void {
    const { decision } = state;
    if (decision === null) return;
    kinds.add(decision.kind);
    const { headline, detail } = question(world, state, CODES);
    isWord(headline);
    expect(headline).toMatch(/^[A-Z]\S*( \S+){0,5}$/);
    expect(headline).not.toMatch(/[.:,]$/);
    isWord(detail);
    expect(detail).toMatch(/^([A-Z0-9].*[?.)])?$/);
    const labels = decision.options.map((option) => {
      words.add(option.split(':')[0] ?? '');
      const label = optionLabel(world, state, option, CODES);
      isWord(label);
      expect(label).toMatch(/^[A-Za-z]/);
      expect(label).not.toBe(option);
      return label;
    });
    expect(new Set(labels).size, `${decision.kind}: ${labels.join(' | ')}`).toBe(labels.length);
    expect(ids.has(ruleOf(world, decision.kind)), decision.kind).toBe(true);
  }

  it.each(SETS.map((set, i) => ({ ...set, i })))(
    'every question, option and event has words and a rule: $adventure with $variants',
    ({ adventure, variants, i }) => {
      richPlay(
        library,
        { ...randomSetup(playersFor(adventure, variants, 1 + ((i + 2) % 6)), variants), adventure },
        `text ${i}`,
        DECISIONS,
        checkDecision,
        ({ world, state }, events) => {
          for (const event of events) {
            types.add(event.type);
            const pieces = eventPieces({ world, names: NAMES }, event);
            if (pieces === null) continue;
            const line = sayLine({ world, names: NAMES }, pieces);
            isWord(line);
            expect(line).toMatch(/^[A-Z0-9].*\.$/);
          }
          for (const panels of world.words.panels)
            for (const { rows } of panels(view(world, state)))
              for (const row of rows) isWord(sayLine({ world, names: NAMES }, row));
        },
      );
    },
  );

  it('comes to most of what there is', () => {
    expect(kinds.size).toBeGreaterThan(38);
    expect(words.size).toBeGreaterThan(38);
    expect(types.size).toBeGreaterThan(48);
    for (const kind of ['wages', 'restore', 'successor']) expect(kinds).toContain(kind);
    for (const type of ['doom-card', 'hazard', 'wages', 'new-hero']) expect(types).toContain(type);
  });
});

/** Steps that ask for what their frame says: the kinds of these are listed below. */
const BY_FRAME = ['phase/choose', 'target/choose', 'window/offer'];

/** A step that passes on the question of the step it replaces, with options of its own. */
const passesOn = (text: string): boolean => /\bstep\.ask\(game, frame\)/.test(text);

/** The kinds that a procedure's own text names: whoever asks in another way must be listed above. */
function kindsOf({ procedures }: World): { kinds: string[]; unnamed: string[] } {
  const asking = [...procedures].flatMap(([name, { steps }]) =>
    [...steps.values()].flatMap(({ ask, name: step }) =>
      ask === null ? [] : [{ place: `${name}/${step}`, text: ask.ask.toString() }],
    ),
  );
  const named = (text: string): string[] =>
    [...text.matchAll(/\bkind: *["'`]([a-z-]+)["'`]/g)].map(([, kind = '']) => kind);
  return {
    kinds: asking.flatMap(({ text }) => named(text)),
    unnamed: asking
      .filter(({ text }) => named(text).length === 0 && !passesOn(text))
      .map(({ place }) => place),
  };
}

describe('every kind of decision that the procedures can ask', () => {
  const setups = Object.keys(library.adventures).flatMap((adventure) =>
    allowedSubsets(library, adventure, PLAYERS)
      .filter((set) => set.length <= 1)
      .map((set) => ({ ...randomSetup(PLAYERS, set), adventure })),
  );

  it.each(setups)('has a question and a rule that exists: $adventure with $variants', (setup) => {
    const world = createWorld(library, setup);
    const { kinds, unnamed } = kindsOf(world);
    expect(unnamed.toSorted()).toEqual(BY_FRAME);
    expect(kinds.length).toBeGreaterThan(15);
    for (const kind of [...kinds, ...PHASES]) {
      expect(Object.keys(world.words.prompts)).toContain(kind);
      expect(ids).toContain(ruleOf(world, kind));
    }
    for (const kind of WINDOW_NAMES) expect(ids).toContain(ruleOf(world, kind));
    for (const [name, { onTarget }] of Object.entries(verbs))
      if (onTarget !== null) expect(ids).toContain(ruleOf(world, `target:${name}`));
  });
});
