/** The odds of what lies ahead, before one goes for it. */
export function Odds() {
  return null;
}
