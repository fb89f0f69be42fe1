const HALVINGS = 50;

/** Finds where a rising function has a value: the end of the range that is nearer, if it is outside. */
export function bisect(
  of: (x: number) => number,
  value: number,
  [from, to]: readonly [from: number, to: number],
): number {
  let [low, high] = [from, to];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (of(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
