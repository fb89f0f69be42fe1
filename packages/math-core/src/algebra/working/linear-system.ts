import { divide, multiply, type Rational, rational, reduce, subtract } from '../../rational/rational.js';
import { constantOf, degreeIn, degreeOf, coefficientsIn, type Polynomial } from '../polynomial/polynomial.js';

/**
 * The coefficients of the unknowns, followed by the constant. The row represents an equation whose right side
 * is 0.
 */
type Row = readonly Rational[];

/** Linear equations in reduced row echelon form, with the pivot of each row. */
export interface LinearSystem {
  readonly unknowns: readonly string[];
  readonly rows: readonly Row[];
  readonly pivots: readonly number[];
  /** True if the equations contradict each other. */
  readonly isImpossible: boolean;
}

const ZERO = rational(0n);

/**
 * Brings linear equations, given as polynomials equal to 0, to reduced row echelon form. Returns undefined if one isn't
 * linear.
 */
export function linearSystem(
  equations: readonly Polynomial[],
  unknowns: readonly string[],
): LinearSystem | undefined {
  const rows: Row[] = [];
  for (const equation of equations) {
    if (degreeOf(equation) > 1) return undefined;
    rows.push([...unknowns.map((unknown) => coefficient(equation, unknown)), constantIn(equation)]);
  }
  return reduced(rows, unknowns);
}

function coefficient(equation: Polynomial, unknown: string): Rational {
  if (degreeIn(equation, unknown) === 0) return ZERO;
  const part = coefficientsIn(equation, unknown)[1];
  return (part && constantOf(part)) ?? ZERO;
}

/** Returns the constant term of a polynomial. */
export function constantIn({ terms }: Polynomial): Rational {
  return terms.find(({ monomial }) => monomial.degree === 0)?.coefficient ?? ZERO;
}

function reduced(given: readonly Row[], unknowns: readonly string[]): LinearSystem {
  let rows = given;
  const pivots: number[] = [];
  for (let column = 0; column <= unknowns.length; column++) {
    const at = rows.findIndex((row, i) => i >= pivots.length && isNotZero(row[column]));
    const found = rows[at];
    const divisor = found?.[column];
    if (!found || !divisor) continue;
    const pivot = found.map((value) => reduce(divide(value, divisor)));
    const others = rows.filter((_, i) => i !== at).map((row) => cleared(row, pivot, column));
    rows = [...others.slice(0, pivots.length), pivot, ...others.slice(pivots.length)];
    pivots.push(column);
  }
  return {
    unknowns,
    rows: rows.slice(0, pivots.length),
    pivots,
    isImpossible: pivots.includes(unknowns.length),
  };
}

function cleared(row: Row, pivot: Row, column: number): Row {
  const factor = row[column] ?? ZERO;
  return row.map((value, i) => reduce(subtract(value, multiply(factor, pivot[i] ?? ZERO))));
}

function isNotZero(value: Rational | undefined): boolean {
  return value !== undefined && value.numerator !== 0n;
}

/** Returns whether every solution of the first system solves the second. */
export function implies(a: LinearSystem, b: LinearSystem): boolean {
  if (a.isImpossible) return true;
  const both = reduced([...a.rows, ...b.rows], a.unknowns);
  return !both.isImpossible && both.pivots.length === a.pivots.length;
}

/** Returns a solution with `free` for each free unknown, or undefined if there is none. */
export function solutionOf(
  system: LinearSystem,
  free: Rational,
): Readonly<Record<string, Rational>> | undefined {
  if (system.isImpossible) return undefined;
  const { unknowns, rows, pivots } = system;
  const values: Record<string, Rational> = {};
  for (const [i, unknown] of unknowns.entries()) if (!pivots.includes(i)) values[unknown] = free;
  for (const [i, row] of rows.entries()) {
    const at = pivots[i] ?? 0;
    const rest = unknowns.reduce(
      (sum, unknown, j) => {
        if (j === at || pivots.includes(j)) return sum;
        return subtract(sum, multiply(row[j] ?? ZERO, values[unknown] ?? ZERO));
      },
      subtract(ZERO, row.at(-1) ?? ZERO),
    );
    values[unknowns[at] ?? ''] = reduce(rest);
  }
  return values;
}
