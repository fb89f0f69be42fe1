import type { Surd } from '../../../quadratic/surd.js';
import { isSum, sumOf, type Term, termsOf } from '../../../expression/terms.js';
import { numberText } from '../../../expression/number-text.js';
import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  coefficientsIn,
  constantOf,
  contentOf,
  degreeIn,
  isZero,
  negate,
  type Polynomial,
  primitivePart,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { solveEquation } from '../equation/solve-equation.js';
import { isolate } from '../linear/isolate.js';
import { type Line, lineOf, lineStep, writtenReadably } from '../linear/line.js';
import { polynomialOf, rootsOf, squareRootOf, times, written } from '../values/quotient.js';
import { surdList, surdOfPolynomial } from '../values/surd-number.js';
import { factoredExpression, irrationalZeroSteps } from '../values/zero-steps.js';
import { zerosOf } from '../values/zeros.js';
import { say, step } from '../../texts/solve-steps.js';

/**
 * Solves a line of polynomials for its only unknown and returns its values or all numbers. Returns undefined if they
 * can't be found. `mayBeExcluded` is true if a value may turn out to make a denominator 0.
 */
export function valuesOf(
  line: Line,
  unknown: string,
  steps: Step[],
  mayBeExcluded = false,
): readonly Surd[] | 'all' | undefined {
  const [left, right] = [polynomialOf(line.left), polynomialOf(line.right)];
  const difference = left && right && subtract(left, right);
  if (!difference) return undefined;
  const linear = isolate(line, unknown);
  if (linear?.kind === 'value') {
    steps.push(...linear.steps);
    const value = surdOfPolynomial(linear.value);
    return value && [value];
  }
  const open = expandedLine(line);
  if (open) steps.push(lineStep('algebra.expand', open));
  const pure = line.right === '0' ? undefined : pureSquare(difference, line, unknown, steps);
  if (pure) return pure;
  const whole = onOneSide(line, difference, isZero(right), steps);
  if (isZero(whole)) return 'all';
  if (coefficientsIn(whole, unknown).length === 1) {
    steps.push(lineStep('algebra.no-solution:plain', lineOf(whole, '=', ZERO)));
    return [];
  }
  return rootsOf(whole).length > 0
    ? surdQuadratic(whole, unknown, steps)
    : zerosWithSteps(whole, { unknown, mayBeExcluded }, steps);
}

/** Moves all terms to one side, with a positive leading coefficient. */
function onOneSide(line: Line, difference: Polynomial, isWhole: boolean, steps: Step[]): Polynomial {
  const isNegative = (difference.terms[0]?.coefficient.numerator ?? 0n) < 0n;
  const whole = isNegative ? subtract(ZERO, difference) : difference;
  const isWritten = isWhole && expressionText(line.left) === expressionText(written(whole));
  if (!isWritten) steps.push(lineStep('algebra.one-side', lineOf(whole, '=', ZERO)));
  return whole;
}

/** Returns the line with each term expanded, or undefined if that changes nothing. */
function expandedLine({ left, relation, right }: Line): Line | undefined {
  const [first, second] = [expandedTerms(left), expandedTerms(right)];
  if (first === undefined && second === undefined) return undefined;
  return { left: first ?? left, relation, right: second ?? right };
}

function expandedTerms(side: Expression): Expression | undefined {
  const terms = termsOf(side).map(({ isNegative, body }) => ({ isNegative, over: polynomialOf(body), body }));
  if (!terms.some(({ over, body }) => over && over.terms.length > 1 && !isSum(body))) return undefined;
  const opened = terms.flatMap(({ isNegative, over, body }): readonly Term[] => {
    if (!over || over.terms.length < 2) return [{ isNegative, body }];
    return termsOf(written(isNegative ? negate(over) : over));
  });
  return sumOf(opened);
}

/** Solves a quadratic with roots in its coefficients, whose discriminant is a rational number. */
function surdQuadratic(polynomial: Polynomial, unknown: string, steps: Step[]): readonly Surd[] | undefined {
  const [c = ZERO, b = ZERO, a = ZERO, ...more] = coefficientsIn(polynomial, unknown);
  const [first, discriminant] = [constantOf(a), subtract(times(b, b), scale(times(a, c), rational(4n)))];
  const square = constantOf(discriminant);
  if (more.length > 0 || !first || first.numerator === 0n || !square) return undefined;
  const value = writtenReadably(discriminant);
  const parts: Expression = ['-', ['^', written(b), '2'], ['×', '4', written(a), written(c)]];
  const name = expressionText(written(polynomial));
  const isNegative = square.numerator < 0n;
  const law = isNegative
    ? say('algebra.discriminant:negative', { n: name })
    : say('algebra.discriminant:polynomial', { n: name });
  steps.push(step(law, parts, value));
  if (isNegative) return [];
  const root = squareRootOf(square);
  const half = exact.divide(rational(1n), exact.multiply(rational(2n), first));
  const both = isZero(root) ? [root] : [negate(root), root];
  const values = both.map((part) => surdOfPolynomial(scale(subtract(part, b), half)));
  if (!values.every((one) => one !== undefined)) return undefined;
  steps.push(step('algebra.quadratic-formula', unknown, surdList(values)));
  return values;
}

/** Solves an equation without a linear term by isolating the square and taking the square root. */
function pureSquare(
  difference: Polynomial,
  { left, right }: Line,
  unknown: string,
  steps: Step[],
): readonly Surd[] | undefined {
  const [rest = ZERO, first = ZERO, second = ZERO, ...more] = coefficientsIn(difference, unknown);
  const [value, factor] = [constantOf(rest), constantOf(second)];
  if (!isZero(first) || more.length > 0 || !value || !factor || factor.numerator === 0n) return undefined;
  const isNegative = factor.numerator < 0n;
  const [over, by] = [isNegative ? value : exact.negate(value), isNegative ? exact.negate(factor) : factor];
  const power: Expression = ['^', unknown, '2'];
  const isOne = by.numerator === by.denominator;
  const term: Expression = isOne ? power : ['×', numberText(by), power];
  const apart: Line = { left: term, relation: '=', right: numberText(over) };
  if (expressionText(left) !== expressionText(term) || expressionText(right) !== apart.right)
    steps.push(lineStep(say('algebra.isolate', { n: term }), apart));
  const square = exact.reduce(exact.divide(over, by));
  const line: Line = { left: power, relation: '=', right: numberText(square) };
  if (!isOne) steps.push(lineStep(say('algebra.divide-both', { n: numberText(by) }), line));
  if (square.numerator < 0n) {
    const law = 'algebra.no-root-of-negative';
    steps.push(lineStep(law, line));
    return [];
  }
  return rootsOfSquare(square, unknown, steps);
}

function rootsOfSquare(square: Rational, unknown: string, steps: Step[]): readonly Surd[] | undefined {
  const root = squareRootOf(square);
  const values = (isZero(root) ? [root] : [negate(root), root]).map((part) => surdOfPolynomial(part));
  if (!values.every((one) => one !== undefined)) return undefined;
  const law = `algebra.root-both:square${isZero(root) ? '' : ':signs'}` as const;
  steps.push(step(law, unknown, surdList(values)));
  return values;
}

function zerosWithSteps(
  polynomial: Polynomial,
  { unknown, mayBeExcluded }: { readonly unknown: string; readonly mayBeExcluded: boolean },
  steps: Step[],
): readonly Surd[] | undefined {
  const whole = wholeNumbers(polynomial, steps);
  const known = zerosOf(whole, unknown);
  if (!known) return withoutZeros(whole, unknown, steps);
  const left = factoredExpression(known);
  if (expressionText(left) !== expressionText(written(whole)))
    steps.push(lineStep('algebra.factor', { left, relation: '=', right: '0' }));
  steps.push(...irrationalZeroSteps(known, unknown));
  const linear = known.factors.filter(({ base }) => degreeIn(base, unknown) === 1);
  if (linear.length > 0 && (mayBeExcluded || known.factors.length === 1)) {
    const law = 'algebra.zero-product';
    steps.push(step(law, unknown, surdList(known.zeros)));
    return known.zeros;
  }
  for (const { base } of linear) steps.push(...factorSteps(base, unknown));
  if (known.zeros.length > 1 && linear.length > 0)
    steps.push(step('algebra.solutions', unknown, surdList(known.zeros)));
  return known.zeros;
}

/** Sets a linear factor equal to 0 and solves for the unknown. */
function factorSteps(factor: Polynomial, unknown: string): readonly Step[] {
  const line = lineOf(factor, '=', ZERO);
  const law = say('algebra.zero-factor', { n: line.left });
  return [lineStep(law, line), ...(isolate(line, unknown)?.steps ?? [])];
}

/** Shows that a polynomial has no real zeros. Returns undefined if it has some. */
function withoutZeros(polynomial: Polynomial, unknown: string, steps: Step[]): readonly Surd[] | undefined {
  const solved = solveEquation({ left: written(polynomial), right: '0' }, unknown);
  if (!solved.ok || solved.value.solution.kind !== 'none') return undefined;
  steps.push(...solved.value.steps.filter(({ id }) => !/^algebra\.(?:complex|formula)$/.test(id)));
  return [];
}

/** Makes the coefficients integers without a common divisor. */
function wholeNumbers(polynomial: Polynomial, steps: Step[]): Polynomial {
  const { numerator, denominator } = contentOf(polynomial);
  const whole = primitivePart(polynomial);
  const cleared = lineOf(scale(polynomial, rational(denominator)), '=', ZERO);
  if (denominator !== 1n)
    steps.push(lineStep(say('algebra.multiply-both', { n: denominator.toString() }), cleared));
  const law = say('algebra.divide-both', { n: numerator.toString() });
  if (numerator !== 1n) steps.push(lineStep(law, lineOf(whole, '=', ZERO)));
  return whole;
}
