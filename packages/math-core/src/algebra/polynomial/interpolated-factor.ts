import { constant, fromCoefficients, type Polynomial } from './arithmetic.js';
import { divideExactly } from './division.js';
import { wholeCoefficients } from './rational-root.js';
import { divisors } from './whole-divisors.js';
import { spend } from './work.js';

/** The maximum number of candidates. */
const MOST = 3000;
const POINTS = [0n, 1n, -1n, 2n, -2n, 3n, -3n, 4n, -4n];

/**
 * Finds a factor of degree 2, 3 or 4, lowest first, of a primitive polynomial in one letter without rational roots
 * (Kronecker's method): at integers, its values divide those of the polynomial. Returns undefined if there is none, or
 * after 3,000 candidates of one degree.
 */
export function interpolatedFactor(a: Polynomial, letter: string): Polynomial | undefined {
  const coefficients = wholeCoefficients(a, letter);
  const values = POINTS.map((at) => ({ at, of: divisors(valueAt(coefficients, at)) })).sort(
    (p, q) => p.of.length - q.of.length,
  );
  for (let degree = 2; degree <= Math.min(4, (coefficients.length - 1) >> 1); degree++) {
    spend(100);
    const nodes = values.slice(0, degree + 1);
    if (nodes.reduce((all, { of }) => all * 2 * of.length, 0.5) > MOST) continue;
    for (const factor of candidates(nodes, coefficients.at(-1) ?? 1n)) {
      if (!values.every(({ at }) => dividesAt(at, factor, coefficients))) continue;
      const found = fromCoefficients(factor.map(constant), letter);
      if (divideExactly(a, found)) return found;
    }
  }
  return undefined;
}

function dividesAt(at: bigint, factor: readonly bigint[], coefficients: readonly bigint[]): boolean {
  const value = valueAt(factor, at);
  return value !== 0n && valueAt(coefficients, at) % value === 0n;
}

function valueAt(coefficients: readonly bigint[], x: bigint): bigint {
  return coefficients.reduceRight((value, coefficient) => value * x + coefficient, 0n);
}

/** A point and the divisors of the polynomial's value there. */
interface Node {
  readonly at: bigint;
  readonly of: readonly bigint[];
}

/**
 * Yields the polynomials with integer coefficients whose values at the nodes are divisors of either sign, positive at
 * the first node, and whose leading coefficient divides `top`. It processes the nodes from last to first with their
 * divided differences, which are integers too.
 */
function* candidates(
  nodes: readonly Node[],
  top: bigint,
  place = nodes.length - 1,
  after: readonly bigint[] = [],
): Generator<readonly bigint[]> {
  const node = nodes[place];
  if (!node) {
    const first = after.at(-1) ?? 0n;
    if (first !== 0n && top % first === 0n) yield coefficientsOf(nodes, after);
    return;
  }
  for (const divisor of node.of)
    for (const value of place === 0 ? [divisor] : [divisor, -divisor]) {
      spend(1);
      const differences = differencesWith(nodes, place, value, after);
      if (differences) yield* candidates(nodes, top, place - 1, differences);
    }
}

/** Returns the divided differences starting at a node. Returns undefined if they aren't integers. */
function differencesWith(
  nodes: readonly Node[],
  place: number,
  value: bigint,
  after: readonly bigint[],
): readonly bigint[] | undefined {
  const differences = [value];
  for (const [i, next] of after.entries()) {
    const rise = next - (differences[i] ?? 0n);
    const run = (nodes[place + i + 1]?.at ?? 0n) - (nodes[place]?.at ?? 0n);
    if (rise % run !== 0n) return undefined;
    differences.push(rise / run);
  }
  return differences;
}

/** Converts divided differences to coefficients (Newton's form). */
function coefficientsOf(nodes: readonly Node[], differences: readonly bigint[]): readonly bigint[] {
  let coefficients: readonly bigint[] = [];
  for (let i = nodes.length - 1; i >= 0; i--) {
    const at = nodes[i]?.at ?? 0n;
    const shifted = [differences[i] ?? 0n, ...coefficients];
    coefficients = shifted.map((value, k) => value - at * (coefficients[k] ?? 0n));
  }
  return coefficients;
}
