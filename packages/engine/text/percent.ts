/** A chance as a whole percentage, "37"; what is not quite certain is ">99", what is not quite impossible "<1". */
export function percentage(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 100 && chance < 1 - 1e-9) return '>99';
  if (whole === 0 && chance > 1e-9) return '<1';
  return String(whole);
}

/** A measured share with as many decimals as its sample allows: "31.7%". */
export const percentTo = (share: number, digits: number): string => `${(100 * share).toFixed(digits)}%`;

export const percent = (chance: number): string => `${percentage(chance)}%`;
