/** The setup of a new game while it is being edited. */
import { heroesFor as heroesIn } from '@wayrune/engine/parts/cards.ts';
import { checkSetup, type Library } from '@wayrune/engine/parts/library.ts';
import { goesWith, type Part } from '@wayrune/engine/rules/world/part.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { type CardInfo, cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { partOfPage } from '../../parts/registry.ts';
import { withBotNames } from '../../game/bot-names.ts';
import { bot, HUMAN, type Sitter, sitterId, withName } from '../../game/sitter.ts';
import { knownName } from '../../settings/player-names.ts';

/** What the people of a table are called, in the order of their seats. */
export const peopleOf = ({ seats }: Draft): string[] =>
  seats.flatMap(({ sitter }) => (sitter.kind === 'human' ? [sitter.name ?? ''] : []));

export interface Seat {
  readonly key: number;
  readonly sitter: Sitter;
  /** null: random. */
  readonly hero: string | null;
}

export interface Draft {
  readonly seed: string;
  readonly adventure: string;
  readonly seats: readonly Seat[];
  readonly parts: readonly string[];
}

/** `seed` names the bots. */
export const firstDraft = (library: Library, seed: string): Draft =>
  named({
    seed,
    adventure: Object.keys(library.adventures)[0] ?? '',
    seats: [
      { key: 0, sitter: HUMAN, hero: null },
      { key: 1, sitter: bot('normal', 'balanced'), hero: null },
      { key: 2, sitter: bot('normal', 'bold'), hero: null },
      { key: 3, sitter: bot('easy', 'careful'), hero: null },
    ],
    parts: [],
  });

/** Gives nameless bots a name, and nameless people the one they used last time. */
function named(draft: Draft): Draft {
  const people = draft.seats.filter(({ sitter }) => sitter.kind === 'human').map(({ key }) => key);
  const sitters = draft.seats.map(({ key, sitter }) =>
    sitter.kind === 'human' && sitter.name === undefined
      ? withName(sitter, knownName(people.indexOf(key)))
      : sitter,
  );
  const all = withBotNames(sitters, draft.seed);
  return { ...draft, seats: draft.seats.map((seat, i) => ({ ...seat, sitter: all[i] ?? seat.sitter })) };
}

/** Replaces a seat. A sitter who is new there gets a name. */
export function withSeat(draft: Draft, seat: Seat): Draft {
  const before = draft.seats.find(({ key }) => key === seat.key);
  const changed = { ...draft, seats: draft.seats.map((one) => (one.key === seat.key ? seat : one)) };
  return before !== undefined && sitterId(before.sitter) !== sitterId(seat.sitter) ? named(changed) : changed;
}

/** One more bot. */
export function withBot(draft: Draft): Draft {
  const key = Math.max(-1, ...draft.seats.map((seat) => seat.key)) + 1;
  return named({ ...draft, seats: [...draft.seats, { key, sitter: bot(), hero: null }] });
}

/** A variant or pack switched on or off. Seats whose Hero leaves with it get a random one. */
export function withPart(library: Library, draft: Draft, id: string, on: boolean): Draft {
  const others = draft.parts.filter((one) => one !== id);
  return withKnownHeroes(library, { ...draft, parts: on ? [...others, id] : others });
}

/** Another adventure, with the variants and packs that go with it, too. */
export function withAdventure(library: Library, draft: Draft, adventure: string): Draft {
  const fits = (id: string): boolean => {
    const part = library.parts[id];
    return part === undefined || goesWith(part, adventure);
  };
  return withKnownHeroes(library, { ...draft, adventure, parts: draft.parts.filter(fits) });
}

function withKnownHeroes(library: Library, draft: Draft): Draft {
  const known = new Set(heroesFor(library, draft).map(({ id }) => id));
  return {
    ...draft,
    seats: draft.seats.map((seat) =>
      seat.hero === null || known.has(seat.hero) ? seat : { ...seat, hero: null },
    ),
  };
}

export function setupOf(library: Library, { adventure, seats, parts }: Draft): Setup {
  const isVariant = (id: string): boolean => library.parts[id]?.kind === 'variant';
  return {
    adventure,
    heroes: seats.map(({ hero }) => hero),
    variants: parts.filter(isVariant),
    // The table of parts does not know packs of the player's own.
    packs: parts.filter((id) => !isVariant(id)),
  };
}

/** Problems with the setup, in the engine's words. */
export const problemsOf = (library: Library, draft: Draft): string[] =>
  checkSetup(library, setupOf(library, draft)).map(({ message }) => message);

/** The variants that can be played with an adventure. */
export const variantsFor = (library: Library, adventure: string): [string, Part][] =>
  Object.entries(library.parts).filter(
    ([, part]) => part.kind === 'variant' && part.rules !== undefined && goesWith(part, adventure),
  );

export interface PackOnOffer {
  readonly id: string;
  readonly part: Part;
  /** Whether it goes with the adventure. */
  readonly fits: boolean;
}

/** The packs that come with Wayrune. */
export const packsFor = (library: Library, adventure: string): PackOnOffer[] =>
  Object.entries(library.parts).flatMap(([id, part]) =>
    part.kind === 'pack' && library.packs.some(({ pack }) => pack === id)
      ? [{ id, part, fits: goesWith(part, adventure) }]
      : [],
  );

/** The adventures that a part is for, by name. */
export function adventuresOf({ parts, adventures }: Library, id: string): string[] {
  const fitting = parts[id]?.goesWith;
  if (fitting === undefined || fitting === 'all') return [];
  return fitting.map((one) => adventures[one]?.name ?? one);
}

/** Heroes to choose from. */
export function heroesFor(library: Library, { adventure, parts }: Draft): CardInfo[] {
  const chosen = library.adventures[adventure];
  if (chosen === undefined) return [];
  return heroesIn(library, chosen, parts)
    .map(({ card, set }) => cardInfo(card, card.id, set))
    .toSorted((a, b) => a.card.name.localeCompare(b.card.name));
}

/** Minutes a turn takes. */
const MINUTES = { human: 1.1, bot: 0.15 } as const;
/** Assumed length of an adventure that does not tell its own, in rounds. */
const ROUNDS = 30;

/** Estimated length of the game, in minutes. */
export function minutesOf({ adventure, seats, parts }: Draft): number {
  const round = seats.reduce((sum, { sitter }) => sum + MINUTES[sitter.kind], 0);
  const factor = parts.reduce((product, id) => product * (partOfPage(id)?.length ?? 1), 1);
  const rounds = partOfPage(adventure)?.start?.rounds[seats.length - 1] ?? ROUNDS;
  return Math.max(10, Math.round((rounds * round * factor) / 10) * 10);
}
