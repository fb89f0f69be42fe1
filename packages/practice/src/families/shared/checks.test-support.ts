import { Decimal } from 'decimal.js';
import { parseExpression } from '@mathtools/math-core/expression';
import type { Expression } from '@mathtools/math-core/steps';
import { realValue } from '@mathtools/math-core/testing/real-value';
import { piecesOf, type Verified } from '../../testing/problem-faults.test-support.js';
import type { Piece, Problem } from '../../index.js';

type Names = Readonly<Record<string, string>>;
type Relation = Extract<Piece, { kind: 'relation' }>;

const CLOSE = '1e-40';

/** Arbitrary values of letters for testing identities. */
export const LETTERS: Names = {
  a: '1.7',
  b: '2.3',
  c: '0.4',
  p: '3.9',
  q: '0.8',
  r: '6.1',
  u: '1.1',
  v: '4.7',
  w: '0.9',
  x: '1.3',
  y: '0.7',
  z: '2.9',
};

/** Parses an expression in the text of a problem. */
export function readExpression(text: string): Expression {
  const read = parseExpression(text);
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.value;
}

/** Returns the value of an expression given as text. */
export function valueOfText(text: string, names: Names = {}): Decimal {
  return realValue(readExpression(text), names);
}

export function isClose(a: Decimal, b: Decimal): boolean {
  return a.minus(b).abs().lt(Decimal.max(1, a.abs()).times(CLOSE));
}

/** Returns the expressions of the question, without relations. */
export function expressionsOf(problem: Problem): readonly Expression[] {
  return piecesOf(problem).flatMap((piece) => (piece.kind === 'math' ? [piece.expression] : []));
}

/** Returns the equations of the question. */
export function equationsOf(problem: Problem): readonly Relation[] {
  return piecesOf(problem).flatMap((piece) => (piece.kind === 'relation' ? [piece] : []));
}

/** Checks that the answer is the value of the question's first expression for any values of the letters. */
export function sameAsQuestion(problem: Problem, values: Names = LETTERS): Verified {
  const [asked] = expressionsOf(problem);
  const isSame = asked && isClose(realValue(asked, values), valueOfText(problem.answer, values));
  return { values, faults: isSame ? [] : ['the answer is not what the question asks for'] };
}

/**
 * Checks that the answer, substituted for the letter, solves the question's first equation. The steps must be
 * true for it.
 */
export function solvesQuestion(problem: Problem, letter = 'x'): Verified {
  const [equation] = equationsOf(problem);
  const values = { [letter]: valueOfText(problem.answer).toString() };
  const holds = equation && isClose(realValue(equation.left, values), realValue(equation.right, values));
  return { values, faults: holds ? [] : ['the answer does not solve the equation'] };
}

/** Checks that the answer is the number rounded to its decimals, with ties away from zero. */
export function roundsTo(problem: Problem, exact: Decimal): readonly string[] {
  const decimals = problem.form.kind === 'rounded' ? problem.form.decimals : -1;
  const rounded = exact.toDecimalPlaces(Math.max(decimals, 0), Decimal.ROUND_HALF_UP);
  const isShown = problem.answer === rounded.toFixed(Math.max(decimals, 0));
  return decimals >= 0 && isShown ? [] : [`the answer is not ${rounded.toString()}`];
}

/** Returns the solution of an equation, by the secant method from a start near the answer. */
export function solutionNear({ left, right }: Relation, letter: string, start: number): Decimal {
  const differs = (at: Decimal): Decimal => {
    const names = { [letter]: at.toString() };
    return realValue(left, names).minus(realValue(right, names));
  };
  let [a, b] = [valueOfText(String(start)), valueOfText(String(start)).plus('1e-4')];
  let [atA, atB] = [differs(a), differs(b)];
  for (let turn = 0; turn < 60 && !atB.isZero() && !atB.eq(atA); turn++) {
    const next = b.minus(atB.times(b.minus(a)).div(atB.minus(atA)));
    [a, atA] = [b, atB];
    [b, atB] = [next, differs(next)];
    if (b.minus(a).abs().lt('1e-57')) break;
  }
  return b;
}
