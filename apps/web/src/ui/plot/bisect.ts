const HALVINGS = 50;

/** Finds where an increasing function has a value, by bisection. Returns the nearer end of the range if the value is outside. */
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
