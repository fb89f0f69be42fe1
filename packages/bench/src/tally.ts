/** A row of the table of sweeps. */
export interface Sweep {
  readonly name: string;
  readonly cases: number;
  /** The number of wrong answers of our functions, by function. */
  readonly ours: ReadonlyMap<string, number>;
  /** The number of wrong answers of a peer, or the reason why it is missing. */
  readonly peers: ReadonlyMap<string, number | string>;
}

type Answer<C> = (each: C) => unknown;

/**
 * Counts, for every function, the cases in which its answer isn't the expected one or it throws.
 */
export function tally<C>(sweep: {
  readonly name: string;
  readonly cases: readonly C[];
  readonly expected: (each: C) => unknown;
  readonly ours: Readonly<Record<string, Answer<C>>>;
  readonly peers: Readonly<Record<string, Answer<C>>>;
}): Sweep {
  const expected = sweep.cases.map(sweep.expected);
  const wrongOf = (answer: Answer<C>): number =>
    sweep.cases.filter((each, i) => {
      try {
        return !Object.is(answer(each), expected[i]);
      } catch {
        return true;
      }
    }).length;
  const count = (answers: Readonly<Record<string, Answer<C>>>): ReadonlyMap<string, number> =>
    new Map(Object.entries(answers).map(([name, answer]) => [name, wrongOf(answer)]));
  return { name: sweep.name, cases: sweep.cases.length, ours: count(sweep.ours), peers: count(sweep.peers) };
}

/** Returns the integers from `first` to `last`. */
export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
