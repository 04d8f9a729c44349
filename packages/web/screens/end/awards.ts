/** Awards: who did the most of what. */
import { luckOf, type Tally } from './story.ts';

export const AWARDS = {
  slayer: (tally: Tally) => tally.beaten,
  merchant: (tally: Tally) => tally.spent,
  wanderer: (tally: Tally) => tally.steps,
  anvil: (tally: Tally) => tally.wounds,
  sleeper: (tally: Tally) => tally.fallen,
  duellist: (tally: Tally) => tally.duels,
  lucky: luckOf,
  unlucky: (tally: Tally) => -luckOf(tally),
} as const;
export type AwardId = keyof typeof AWARDS;

export interface Award {
  readonly id: AwardId;
  readonly seat: number;
  readonly amount: number;
}

/** Each award goes to the seat with the highest amount above 0. A tie gives none. */
export function awardsOf(tallies: readonly Tally[]): Award[] {
  if (tallies.length < 2) return [];
  return (Object.keys(AWARDS) as AwardId[]).flatMap((id) => {
    const amounts = tallies.map(AWARDS[id]);
    const amount = Math.max(...amounts);
    const alone = amounts.filter((one) => one === amount).length === 1;
    return amount > 0 && alone ? [{ id, seat: amounts.indexOf(amount), amount }] : [];
  });
}
