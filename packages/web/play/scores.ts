import { useParts, useRules } from './context.ts';

/** What brings a Hero near to victory, in words: "2 Dragon Runes". */
export function useScores(seat: number): readonly string[] {
  const rules = useRules();
  return useParts().flatMap(({ scores = [] }) =>
    scores.flatMap(({ of, line }) => {
      const count = of(rules, seat);
      return count > 0 ? [line(count)] : [];
    }),
  );
}
