/** What is decided before the first card is drawn. Together with the log it is the whole game. */
export interface Setup {
  readonly adventure: string;
  /** A Hero for each seat, or null for one by chance. Their number is the number of players. */
  readonly heroes: readonly (string | null)[];
  readonly variants: readonly string[];
  readonly packs: readonly string[];
}
