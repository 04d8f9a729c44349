/**
 * What the lab counts while games are played. A tally is plain JSON and can be added to another, so that games may be
 * played anywhere, in any order, and kept in files.
 */

/** How one game went. */
export interface GameLine {
  readonly seed: string;
  readonly rounds: number;
  readonly decisions: number;
  /** The seat that had the first turn. */
  readonly first: number;
  readonly heroes: readonly string[];
  /** Nobody, if the game was left unfinished. */
  readonly winners: readonly number[];
  readonly how: string | null;
}

/** Numbers by name. */
export type Counts = Record<string, number>;

export interface Tally {
  readonly games: readonly GameLine[];
  /** What happened to each card, and how often. */
  readonly cards: Readonly<Record<string, Counts>>;
  /** Each enemy, by how much the Hero had learned: how their fights went. */
  readonly fights: Readonly<Record<string, Readonly<Record<string, Counts>>>>;
  /** Round by round, over all Heroes whose turn it was: turns begun, experience counters, prices of their cards. */
  readonly growth: readonly Counts[];
  /** Headlines of the game by how often each came in one turn: so many turns had it once, so many twice. */
  readonly turns: Readonly<Record<string, Counts>>;
  /** Wounds of Heroes, in fights and otherwise. */
  readonly wounds: Counts;
}

export const add = (counts: Counts, name: string, amount = 1): void => {
  counts[name] = (counts[name] ?? 0) + amount;
};

/** The entry of that name, made if it is not there. */
export const entry = <T>(table: Record<string, T>, name: string, make: () => T): T =>
  (table[name] ??= make());

/** Tallies added up in the order given. */
export function total(tallies: readonly Tally[]): Tally {
  const cards: Record<string, Counts> = {};
  const fights: Record<string, Record<string, Counts>> = {};
  const growth: Counts[] = [];
  const turns: Record<string, Counts> = {};
  const wounds: Counts = {};
  for (const tally of tallies) {
    addWithin(cards, tally.cards);
    addWithin(turns, tally.turns);
    addAll(wounds, tally.wounds);
    for (const [card, bands] of Object.entries(tally.fights))
      addWithin(
        entry(fights, card, () => ({})),
        bands,
      );
    tally.growth.forEach((counts, round) => addAll((growth[round] ??= {}), counts));
  }
  return { games: tallies.flatMap(({ games }) => games), cards, fights, growth, turns, wounds };
}

function addWithin(into: Record<string, Counts>, tables: Readonly<Record<string, Counts>>): void {
  for (const [name, counts] of Object.entries(tables))
    addAll(
      entry(into, name, () => ({})),
      counts,
    );
}

function addAll(into: Counts, counts: Counts): void {
  for (const [name, amount] of Object.entries(counts)) add(into, name, amount);
}
