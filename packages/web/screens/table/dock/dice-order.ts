/** For each die its place in the way that is intended, from 1, or 0 if it is not needed. */
export function orderOf(dice: readonly number[], faces: readonly number[]): readonly number[] {
  const order = dice.map(() => 0);
  for (const [step, face] of faces.entries()) {
    const die = dice.findIndex((one, i) => one === face && order[i] === 0);
    if (die >= 0) order[die] = step + 1;
  }
  return order;
}
