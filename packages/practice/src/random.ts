/** A seeded random number generator. The same seed produces the same numbers on every machine. */
export interface Random {
  /** Returns an integer from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  /** Returns an integer from `low` to `high` that isn't in `without`. */
  readonly wholeExcept: (low: number, high: number, ...without: readonly number[]) => number;
  readonly pick: <const List extends readonly [unknown, ...unknown[]]>(list: List) => List[number];
  /** Returns true with the probability 1/n. */
  readonly oneIn: (n: number) => boolean;
}

/** The number of seeds of {@link seeded}: the integers from 0 up to but not including this number. */
export const SEEDS = 2 ** 32;

/**
 * Creates a generator from a seed, an integer from 0 to 2³² − 1 (mulberry32 by Tommy Ettinger, public domain).
 * @example seeded(1).whole(1, 6) // 2
 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const whole = (low: number, high: number): number => low + (next() % (high - low + 1));
  return {
    whole,
    wholeExcept: (low, high, ...without) => {
      const allowed: number[] = [];
      for (let n = low; n <= high; n++) if (!without.includes(n)) allowed.push(n);
      return allowed[whole(0, allowed.length - 1)] ?? low;
    },
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    oneIn: (n) => whole(1, n) === 1,
  };
}
