/** The door by which content comes in. */
import { BECOMES_SHAPES, card, CARD_SHAPES, checkSense } from '../effects/card-shapes.ts';
import { effectShapes } from '../effects/effect-list.ts';
import { CONDITION_SHAPES, COST_SHAPES, RULE_SHAPES } from '../effects/shapes.ts';
import '../effects/verbs/index.ts';
import type { Card } from '../effects/vocabulary.ts';
import {
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
import type { Pack } from './library.ts';

export const packShape = record<Pack & { readonly $schema?: string }>({
  $schema: optional(text()),
  pack: slug,
  name: text(),
  version: whole(1, 1_000_000),
  cards: list(card),
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

/** Says which card a place belongs to: nobody counts to cards[37]. */
function named(value: unknown, { path, message }: Problem): Problem {
  const index = /^cards\[(\d+)\]/.exec(path)?.[1];
  const cards = (value as { cards?: unknown } | null)?.cards;
  const name =
    index === undefined || !Array.isArray(cards)
      ? null
      : (cards[Number(index)] as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? { path: `${path} (${name})`, message } : { path, message };
}

/** A pack, or a PackError that names every place where it is not one. */
export function parsePack(value: unknown, source: string): Pack {
  const problems = checkPack(value);
  if (problems.length > 0) throw new PackError(source, problems);
  return value as Pack;
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
      effect: taggedSchema('do', effectShapes),
      condition: taggedSchema('is', CONDITION_SHAPES),
      cost: taggedSchema('pay', COST_SHAPES),
      rule: taggedSchema('rule', RULE_SHAPES),
    },
  };
}
