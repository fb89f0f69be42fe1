/** Runs work that measures the current speed of the machine. It took 2.5 ms with Node 20 in 2026. */
function yardstick(): number {
  return (7n ** 25_000n).toString().length;
}

/** The number of measurements. The shortest counts, because other processes only add time. */
const ROUNDS = 5;

/**
 * The time, in ms, after which work counts as slower than its limit. A busy machine may disturb many
 * measurements in a row.
 */
const PATIENCE = 60_000;

/** Returns the processor time of some work in milliseconds, which excludes other processes. */
function timeOf(work: () => unknown): number {
  const [start, used] = [performance.now(), process.cpuUsage()];
  work();
  const { user, system } = process.cpuUsage(used);
  return Math.min(performance.now() - start, (user + system) / 1000);
}

/** Returns whether some work takes longer than 20 ms every time, and not just when it is interrupted. */
export function isSlow(work: () => unknown): boolean {
  return Array.from({ length: ROUNDS }).every(() => timeOf(work) > 20);
}

/**
 * Returns the time of some work divided by that of other work or the yardstick, measured alternately. It
 * measures {@link ROUNDS} times, and continues for {@link PATIENCE} while the ratio isn't below the limit.
 */
export function relativeTime(work: () => unknown, limit: number, other: () => unknown = yardstick): number {
  let [least, leastOther] = [Infinity, Infinity];
  const end = performance.now() + PATIENCE;
  for (let round = 0; round < ROUNDS || (least / leastOther >= limit && performance.now() < end); round++) {
    leastOther = Math.min(leastOther, timeOf(other));
    least = Math.min(least, timeOf(work));
  }
  return least / leastOther;
}
