/** Work that tells how fast the machine is just now; about 20 ms on one of 2025. */
function yardstick(): number {
  return (7n ** 25_000n).toString().length;
}

/** The rounds of which the shortest counts: whatever else runs only adds to a time. */
const ROUNDS = 5;

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Tells whether some work takes longer than 20 ms every time: what was only interrupted doesn't. */
export function isLong(work: () => unknown): boolean {
  return Array.from({ length: ROUNDS }).every(() => timeOf(work) > 20);
}

/** Tells how many times as long some work takes as other work, or as the yardstick, both measured in turn. */
export function pace(work: () => unknown, other: () => unknown = yardstick): number {
  let [least, leastOther] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    leastOther = Math.min(leastOther, timeOf(other));
    least = Math.min(least, timeOf(work));
  }
  return least / leastOther;
}
