import {
  coefficientsIn,
  degreeIn,
  divideExactly,
  gcd,
  isZero,
  multiply,
  type Polynomial,
  subtract,
  ZERO,
} from '../polynomial/polynomial.js';

/** The coefficients of the unknowns, which may contain letters, followed by the constant. The right side is 0. */
type Row = readonly Polynomial[];

/**
 * Returns whether linear equations with letters in their coefficients imply others for all values of these letters but
 * those that make a pivot 0. Returns undefined if an equation isn't linear in the unknowns, or if the first ones contradict
 * each other.
 */
export function impliesWithLetters(
  equations: readonly Polynomial[],
  others: readonly Polynomial[],
  unknowns: readonly string[],
): boolean | undefined {
  const [rows, wanted] = [equations, others].map((list) => list.map((each) => rowOf(each, unknowns)));
  if (!rows?.every((row) => row !== undefined) || !wanted?.every((row) => row !== undefined))
    return undefined;
  const pivots: { readonly row: Row; readonly column: number }[] = [];
  const reduced = (row: Row): Row =>
    pivots.reduce((left, pivot) => withoutColumn(left, pivot.row, pivot.column), row);
  for (const row of rows) {
    const left = reduced(row);
    const column = left.slice(0, unknowns.length).findIndex((value) => !isZero(value));
    if (column < 0 && !left.every(isZero)) return undefined;
    if (column >= 0) pivots.push({ row: left, column });
  }
  return wanted.every((row) => reduced(row).every(isZero));
}

function rowOf(equation: Polynomial, unknowns: readonly string[]): Row | undefined {
  const isLinear = equation.terms.every(
    ({ monomial }) =>
      monomial.powers.reduce((sum, [name, power]) => sum + (unknowns.includes(name) ? power : 0), 0) <= 1,
  );
  if (!isLinear) return undefined;
  const coefficients = unknowns.map((name) =>
    degreeIn(equation, name) > 0 ? (coefficientsIn(equation, name)[1] ?? ZERO) : ZERO,
  );
  const constant = {
    terms: equation.terms.filter(({ monomial }) =>
      monomial.powers.every(([name]) => !unknowns.includes(name)),
    ),
  };
  return [...coefficients, constant];
}

/** Adds a multiple of the pivot row to a multiple of a row so that a column becomes 0. */
function withoutColumn(row: Row, pivot: Row, column: number): Row {
  const [own, other] = [row[column] ?? ZERO, pivot[column] ?? ZERO];
  if (isZero(own)) return row;
  const common = gcd(own, other);
  const [by, times] = [divideExactly(other, common) ?? other, divideExactly(own, common) ?? own];
  return row.map((value, i) => subtract(multiply(value, by), multiply(pivot[i] ?? ZERO, times)));
}
