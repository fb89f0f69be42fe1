import type { Statement } from '../../read/statement.js';
import {
  coefficientsIn,
  contentOf,
  degreeIn,
  isZero,
  type Polynomial,
  negate,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import * as exact from '../../../rational/rational.js';
import { rational } from '../../../rational/rational.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { type Line, lineOf, lineStep, polynomialLine } from '../linear/line.js';
import { isNumber, unknownsOf, written } from '../values/quotient.js';
import { signOf, surdOfPolynomial } from '../values/surd-number.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** An equation of a system. */
export interface Equation {
  /** Its number, counted from 1, or "" if no later line refers to it. */
  readonly name: string;
  /** The equation as written. */
  readonly line: Line;
  /** The difference left − right. */
  readonly difference: Polynomial;
}

/** Returns the equations of a system. Returns undefined if a part isn't a polynomial equation. */
export function equationsOf(parts: readonly Statement[]): readonly Equation[] | undefined {
  const equations: Equation[] = [];
  for (const [i, part] of parts.entries()) {
    if (part.kind !== 'relation' || part.relation !== '=') return undefined;
    const line = polynomialLine({ left: part.left, relation: '=', right: part.right });
    if (!line) return undefined;
    equations.push({ name: String(i + 1), line, difference: subtract(line.over.left, line.over.right) });
  }
  return equations;
}

/** Returns the letters of a system in alphabetical order, including those that cancel, as in x − x. */
export function unknownsIn(equations: readonly Equation[]): readonly string[] {
  return [...typedLetters(equations)].sort((a, b) => (a < b ? -1 : 1));
}

/** Returns the letters of a system in the order in which they were typed. */
export function typedLetters(equations: readonly Equation[]): readonly string[] {
  return [...new Set(equations.flatMap(({ line }) => [...lettersOf(line.left), ...lettersOf(line.right)]))];
}

function lettersOf(expression: Expression): readonly string[] {
  if (typeof expression === 'string') return /^[a-z]/i.test(expression) ? [expression] : [];
  return operandsOf(expression).flatMap(lettersOf);
}

/** Returns the coefficient of a letter in a linear polynomial. */
export function coefficientIn(polynomial: Polynomial, unknown: string): Polynomial {
  return coefficientsIn(polynomial, unknown)[1] ?? ZERO;
}

/** Returns whether a polynomial is linear in all letters together, with numeric coefficients. */
export function isLinear(polynomial: Polynomial): boolean {
  return unknownsOf(polynomial).every(
    (name) => degreeIn(polynomial, name) === 1 && isNumber(coefficientIn(polynomial, name)),
  );
}

/** Writes an equation with its unknowns on the left side, in the order of the letters if there is one: 2x + 3y = 12. */
export function apart(
  difference: Polynomial,
  letters: readonly string[] = [],
): Pick<Equation, 'line' | 'difference'> {
  const left = {
    terms: difference.terms.filter(({ monomial }) => monomial.powers.some(([name]) => isLetter(name))),
  };
  const line = lineOf(left, '=', subtract(left, difference));
  const place = ({ monomial }: Polynomial['terms'][number]): number =>
    letters.findIndex((letter) => monomial.powers.some(([name]) => name === letter));
  const ordered = { terms: [...left.terms].sort((a, b) => place(a) - place(b)) };
  return { line: { ...line, left: written(ordered) }, difference };
}

function isLetter(name: string): boolean {
  return !name.startsWith('√') && name !== 'π';
}

/** Writes an equation with integer coefficients, a positive leading one, and its unknowns on the left side. */
export function inStandardForm(
  difference: Polynomial,
  letters: readonly string[] = [],
): Pick<Equation, 'line' | 'difference'> {
  const whole = scale(difference, rational(contentOf(difference).denominator));
  const first = whole.terms.find(({ monomial }) => monomial.powers.some(([name]) => isLetter(name)));
  const isTurned = first && first.coefficient.numerator < 0n;
  return apart(isTurned ? negate(whole) : whole, letters);
}

/** Returns the step for an equation without unknowns, which is always or never true. */
export function verdictOf({
  name,
  line,
  difference,
}: Equation): { readonly holds: boolean; readonly step: Step } | undefined {
  if (!isNumber(difference)) return undefined;
  const value = isZero(difference) ? 0 : surdOfPolynomial(difference);
  if (value === undefined) return undefined;
  const holds = value === 0 || signOf(value) === 0;
  return { holds, step: lineStep(verdictLaw(name, holds), line) };
}

function verdictLaw(name: string, holds: boolean): Law {
  if (name === '') return holds ? 'algebra.always:no-information' : 'algebra.no-solution';
  return say(holds ? 'algebra.always:equation' : 'algebra.no-solution:equation', { n: name });
}

/** Divides an equation by the greatest common divisor of its coefficients. */
export function overContent(polynomial: Polynomial): {
  readonly by: bigint;
  readonly difference: Polynomial;
} {
  const { numerator } = contentOf(polynomial);
  const by = numerator < 0n ? -numerator : numerator;
  return { by, difference: scale(polynomial, exact.divide(rational(1n), rational(by))) };
}

/** Drops equations that are always true. Returns undefined if one is never true. */
export function withoutTrivial(
  equations: readonly Equation[],
  steps: Step[],
): readonly Equation[] | undefined {
  const left: Equation[] = [];
  for (const equation of equations) {
    const verdict = verdictOf(equation);
    if (verdict) steps.push(verdict.step);
    else left.push(equation);
    if (verdict && !verdict.holds) return undefined;
  }
  return left;
}
