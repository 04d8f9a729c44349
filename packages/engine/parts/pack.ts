/** The door by which content comes in. */
import { BECOMES_SHAPES, card, CARD_SHAPES, checkSense } from '../effects/card-shapes.ts';
import { QUEST_STEP_SHAPES } from '../effects/curse-shapes.ts';
import { effectShapes } from '../effects/effect-list.ts';
import { CONDITION_SHAPES, COST_SHAPES, RULE_SHAPES } from '../effects/shapes.ts';
import '../effects/verbs/index.ts';
import type { Card } from '../effects/vocabulary.ts';
import {
  isPrintable,
  join,
  type JsonSchema,
  list,
  optional,
  type Problem,
  record,
  slug,
  taggedSchema,
  text,
  whole,
} from '../kernel/shape.ts';
import type { Library, Pack } from './library.ts';

const MOST_CARDS = 1000;

export const packShape = record<Pack & { readonly $schema?: string }>({
  $schema: optional(text()),
  pack: slug,
  name: text(),
  version: whole(1, 1_000_000),
  cards: list(card, 0, MOST_CARDS),
});

export class PackError extends Error {
  readonly problems: readonly Problem[];
  constructor(source: string, problems: readonly Problem[]) {
    super(
      problems.map(({ path, message }) => `${source}: ${path === '' ? '' : `${path} `}${message}`).join('\n'),
    );
    this.problems = problems;
  }
}

/** Everything that is wrong with a pack, each with its place. An empty list: it can be played. */
export function checkPack(value: unknown): Problem[] {
  const problems: Problem[] = [];
  packShape.check(value, '', problems);
  if (problems.length > 0) return problems.map((problem) => named(value, problem));
  const seen = new Map<string, number>();
  (value as Pack).cards.forEach((one, i) => {
    const path = join('cards', i);
    const before = seen.get(one.id);
    if (before !== undefined)
      problems.push({ path: join(path, 'id'), message: `"${one.id}" is the id of cards[${before}] already` });
    seen.set(one.id, i);
    checkSense(one, path, problems);
  });
  return problems.map((problem) => named(value, problem));
}

/** Says which card a place belongs to, by its id if its name cannot be read: nobody counts to cards[37]. */
function named(value: unknown, { path, message }: Problem): Problem {
  const index = /^cards\[(\d+)\]/.exec(path)?.[1];
  const cards = (value as { cards?: unknown } | null)?.cards;
  if (index === undefined || !Array.isArray(cards)) return { path, message };
  const { name, id } = (cards[Number(index)] ?? {}) as { name?: unknown; id?: unknown };
  const called = [name, id].find(isPrintable);
  return { path: called === undefined ? path : `${path} (${called})`, message };
}

/** A pack, or a PackError that names every place where it is not one. */
export function parsePack(value: unknown, source: string): Pack {
  const problems = checkPack(value);
  if (problems.length > 0) throw new PackError(source, problems);
  return value as Pack;
}

/** What is wrong with a pack beside the content that it would be played with; the pack itself has been checked. */
export function checkBeside(library: Pick<Library, 'packs' | 'boards'>, own: Pack): Problem[] {
  const problems: Problem[] = [];
  if (library.packs.some((other) => other.pack === own.pack))
    problems.push({
      path: 'pack',
      message: `"${own.pack}" is the id of a set that comes with Wayrune; choose another id`,
    });
  problems.push(...checkTogether([...library.packs, own]));
  const known = {
    town: new Set(library.boards.flatMap((board) => board.towns.map(({ id }) => id))),
    region: new Set(library.boards.flatMap((board) => board.regions.map(({ name }) => name))),
  };
  own.cards.forEach((one, i) => {
    for (const { what, place, path } of placesIn(one, join('cards', i)))
      if (!known[what].has(place))
        problems.push({
          path,
          message: `is "${place}", which is no ${what}; ${what}s are ${[...known[what]].join(', ')}`,
        });
  });
  return problems.map((problem) => named(own, problem));
}

interface NamedPlace {
  readonly what: 'town' | 'region';
  readonly place: string;
  readonly path: string;
}

/** Every town and region that a card names: in conditions, in rules and as a place to go to. */
function* placesIn(value: unknown, path: string): Generator<NamedPlace> {
  if (Array.isArray(value)) {
    for (const [i, entry] of value.entries()) yield* placesIn(entry, join(path, i));
  } else if (value !== null && typeof value === 'object') {
    const { is, any, town } = value as { is?: unknown; any?: unknown; town?: unknown };
    if ((is === 'town' || is === 'region') && Array.isArray(any))
      for (const [i, one] of any.entries())
        yield { what: is, place: String(one), path: join(join(path, 'any'), i) };
    if (typeof town === 'string') yield { what: 'town', place: town, path: join(path, 'town') };
    for (const [key, entry] of Object.entries(value)) yield* placesIn(entry, join(path, key));
  }
}

/** Card ids are one namespace in a game: two packs that are played together must not share any. */
export function checkTogether(packs: readonly Pack[]): Problem[] {
  const owner = new Map<string, string>();
  const problems: Problem[] = [];
  for (const pack of packs) {
    for (const { id } of pack.cards as readonly Card[]) {
      const other = owner.get(id);
      if (other !== undefined)
        problems.push({ path: pack.name, message: `has a card "${id}", and so has ${other}` });
      owner.set(id, pack.name);
    }
  }
  return problems;
}

/** The format of packs as JSON Schema, for editors and other programs. */
export function packSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A pack of cards for Wayrune',
    ...packShape.schema(),
    $defs: {
      card: taggedSchema('kind', CARD_SHAPES),
      becomes: taggedSchema('kind', BECOMES_SHAPES),
      step: taggedSchema('step', QUEST_STEP_SHAPES),
      effect: taggedSchema('do', effectShapes),
      condition: taggedSchema('is', CONDITION_SHAPES),
      cost: taggedSchema('pay', COST_SHAPES),
      rule: taggedSchema('rule', RULE_SHAPES),
    },
  };
}
