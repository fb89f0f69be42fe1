import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  add,
  coefficientsIn,
  constantOf,
  degreeIn,
  factorise,
  gcd,
  isZero,
  letter,
  multiply,
  negate,
  type Polynomial,
  power,
  ZERO,
} from '../../polynomial/polynomial.js';
import { type Line, lineOf, lineStep, polynomialLine, writtenReadably, putInto } from '../linear/line.js';
import { isNumber, rootsOf, unknownsOf, written } from '../values/quotient.js';
import { polynomialOfSurd, surdText } from '../values/surd-number.js';
import { factoredExpression } from '../values/zero-steps.js';
import { valueAt } from '../values/zeros.js';
import { type Point, pointAt, pointOf } from './curve-points.js';
import { bySubstitution, type Pair } from './curve-substitution.js';
import { valuesOf } from './curve-values.js';
import { cancelingFactors, combined, inOrder } from './elimination.js';
import { type Equation, verdictOf } from './equations.js';
import { say, step } from '../../texts/solve-steps.js';

/** The number of times that an equation may be split into factors. */
const MOST_SPLITS = 2;

interface Task {
  readonly pair: Pair;
  readonly unknowns: readonly string[];
  readonly steps: Step[];
  readonly splits: number;
}

/** Solves a pair of equations in one way. Returns undefined if it doesn't apply. */
type Way = (task: Task) => readonly Point[] | undefined;

const WAYS: readonly Way[] = [
  withValuesOfOne,
  withoutSquares,
  withoutSquareOfOne,
  asQuotient,
  withFactors,
  withoutConstants,
];

/**
 * Solves two equations in two unknowns of which neither can be solved for an unknown without a fraction or a root: two
 * circles by subtraction, x² + y² = 25 and x² − y² = 7 by addition, xy = 12 by a quotient, and equations that factor.
 * Returns undefined, without steps, if no way leads to exact points.
 */
export function pairPoints(
  pair: Pair,
  unknowns: readonly string[],
  steps: Step[],
  splits = 0,
): readonly Point[] | undefined {
  if (pair.some(({ difference }) => rootsOf(difference).length > 0)) return undefined;
  for (const way of WAYS) {
    const own: Step[] = [];
    const points = way({ pair, unknowns, steps: own, splits });
    if (!points) continue;
    steps.push(...own);
    return points;
  }
  return undefined;
}

/** Solves an equation in one unknown, and substitutes its values into the other. */
function withValuesOfOne({ pair, unknowns, steps }: Task): readonly Point[] | undefined {
  const one = pair.find(({ difference }) => unknownsOf(difference).length === 1);
  const other = pair.find((equation) => equation !== one);
  const [unknown = ''] = one ? unknownsOf(one.difference) : [];
  const rest = unknowns.find((name) => name !== unknown);
  if (!one || !other || rest === undefined) return undefined;
  const values = valuesOf(one.line, unknown, steps);
  if (!values || values === 'all') return undefined;
  const points: Point[] = [];
  for (const value of values) {
    const given = new Map([[unknown, surdText(value)]]);
    const line = putInto(other.line, given);
    const law = say('algebra.put:equation', {
      n: `${unknown} = ${expressionText(surdText(value))}`,
      m: other.name,
    });
    steps.push(lineStep(law, line));
    const rests = valuesOf(line, rest, steps);
    if (!rests || rests === 'all') return undefined;
    points.push(
      ...rests.map((at) => pointOf([unknown, polynomialOfSurd(value)], [rest, polynomialOfSurd(at)])),
    );
  }
  return points;
}

/** Subtracts two equations with the same squares and products, such as two circles, which leaves a line. */
function withoutSquares(task: Task): readonly Point[] | undefined {
  const { unknowns, steps } = task;
  const [one, other] = task.pair.map((equation) => inOrder(equation, steps));
  const [top] = one ? squaresOf(one) : [];
  const same = other && top && squaresOf(other).find(({ monomial }) => monomial.key === top.monomial.key);
  if (!one || !other || !same) return undefined;
  const factors = cancelingFactors(top.coefficient.numerator, same.coefficient.numerator);
  const line = combined(one, other, factors, { name: '3', isNamed: true, steps });
  if (squaresOf(line).length > 0) return undefined;
  if (isNumber(line.difference)) return withoutPoints(line, steps);
  const found = bySubstitution([line, one], unknowns, steps);
  return found && 'kind' in found ? undefined : found;
}

function squaresOf({ difference }: Equation): Polynomial['terms'] {
  return difference.terms.filter(({ monomial }) => monomial.degree > 1);
}

/** Returns no points if an equation without unknowns is never true. */
function withoutPoints(line: Equation, steps: Step[]): readonly Point[] | undefined {
  const verdict = verdictOf(line);
  if (!verdict || verdict.holds) return undefined;
  steps.push(verdict.step);
  return [];
}

/** Eliminates the square of an unknown that occurs in no other power, such as y² in x² + y² = 25 and x² − y² = 7. */
function withoutSquareOfOne(task: Task): readonly Point[] | undefined {
  const { unknowns, steps } = task;
  const [one, other] = task.pair.map((equation) => inOrder(equation, steps));
  if (!one || !other) return undefined;
  const size = (n: bigint): bigint => (n < 0n ? -n : n);
  const choices = [...unknowns].reverse().flatMap((unknown) => {
    const [a, b] = [one, other].map((equation) => squareOf(equation, unknown));
    return a === undefined || b === undefined ? [] : [cancelingFactors(a, b)];
  });
  const [factors] = choices.sort((a, b) => Number(size(a.own) + size(a.other) - size(b.own) - size(b.other)));
  if (!factors) return undefined;
  const line = combined(one, other, factors, { name: '3', isNamed: true, steps });
  if (isNumber(line.difference)) return withoutPoints(line, steps);
  return withValuesOfOne({ ...task, pair: [line, simpler(one, other)] });
}

function simpler(one: Equation, other: Equation): Equation {
  return other.difference.terms.length < one.difference.terms.length ? other : one;
}

/** Returns the coefficient of the square of an unknown. Returns undefined if it isn't a number or there is another power. */
function squareOf({ difference }: Equation, unknown: string): bigint | undefined {
  const [, first = ZERO, second = ZERO, ...more] = coefficientsIn(difference, unknown);
  const value = constantOf(second);
  return isZero(first) && more.length === 0 && value && value.numerator !== 0n ? value.numerator : undefined;
}

/** Solves an equation such as xy = 12 for y = 12/x, and substitutes it into the other. */
function asQuotient({ pair, unknowns, steps }: Task): readonly Point[] | undefined {
  for (const equation of pair)
    for (const unknown of [...unknowns].reverse()) {
      const rest = unknowns.find((name) => name !== unknown);
      const [free = ZERO, factor = ZERO, ...more] = coefficientsIn(equation.difference, unknown);
      if (rest === undefined || more.length > 0 || isNumber(factor)) continue;
      if (isZero(free) || !constantOf(gcd(free, factor))) continue;
      const other = pair[0] === equation ? pair[1] : pair[0];
      const own: Step[] = [];
      const points = quotientPoints({ equation, other, unknown, rest, free, factor, steps: own });
      if (points) steps.push(...own);
      if (points) return points;
    }
  return undefined;
}

interface AsQuotient {
  readonly equation: Equation;
  readonly other: Equation;
  readonly unknown: string;
  readonly rest: string;
  /** The equation is factor × unknown + free = 0. */
  readonly free: Polynomial;
  readonly factor: Polynomial;
  readonly steps: Step[];
}

function quotientPoints({
  equation,
  other,
  unknown,
  rest,
  free,
  factor,
  steps,
}: AsQuotient): readonly Point[] | undefined {
  const isTurned = (factor.terms[0]?.coefficient.numerator ?? 1n) < 0n;
  const [over, under] = isTurned ? [free, negate(factor)] : [negate(free), factor];
  const name = expressionText(writtenReadably(under));
  const product = multiply(under, letter(unknown));
  const apart: Line = { left: written(product), relation: '=', right: writtenReadably(over) };
  if (!isSameLine(apart, equation.line)) steps.push(lineStep(say('algebra.gather', { n: unknown }), apart));
  const expression: Expression = ['/', writtenReadably(over), writtenReadably(under)];
  steps.push(step(say('algebra.divide-both:where', { n: name, c: `${name} ≠ 0` }), unknown, expression));
  const line = putInto(other.line, new Map([[unknown, expression]]));
  const given = `${unknown} = ${expressionText(expression)}`;
  steps.push(lineStep(say('algebra.put:equation', { n: given, m: other.name }), line));
  const read = polynomialLine(other.line);
  if (!read) return undefined;
  const degree = Math.max(degreeIn(read.over.left, unknown), degreeIn(read.over.right, unknown));
  if (degree === 0) return undefined;
  const [left, right] = [read.over.left, read.over.right].map((side) =>
    coefficientsIn(side, unknown).reduce(
      (sum, part, i) => add(sum, multiply(part, multiply(power(over, i), power(under, degree - i)))),
      ZERO,
    ),
  );
  const cleared = lineOf(left ?? ZERO, '=', right ?? ZERO);
  const by = expressionText(writtenReadably(power(under, degree)));
  steps.push(lineStep(say('algebra.multiply-both:expand', { n: by }), cleared));
  const values = valuesOf(cleared, rest, steps, true);
  if (!values || values === 'all') return undefined;
  const points = values
    .filter((value) => !isZero(valueAt(under, rest, value)))
    .map((value) => pointAt({ unknown, rest, expression }, value, steps));
  return points.every((point) => point !== undefined) ? points : undefined;
}

function isSameLine(one: Line, other: Line): boolean {
  return (['left', 'right'] as const).every(
    (side) => expressionText(one[side]) === expressionText(other[side]),
  );
}

/** Factors an equation, and solves each factor with the other equation. */
function withFactors({ pair, unknowns, steps, splits }: Task): readonly Point[] | undefined {
  for (const equation of pair) {
    const other = pair[0] === equation ? pair[1] : pair[0];
    const points = factorPoints(equation, other, { unknowns, steps, splits });
    if (points) return points;
  }
  return undefined;
}

function factorPoints(
  equation: Equation,
  other: Equation,
  { unknowns, steps, splits }: Omit<Task, 'pair'>,
): readonly Point[] | undefined {
  if (splits >= MOST_SPLITS || isZero(equation.difference)) return undefined;
  const factored = factorise(equation.difference);
  if (factored.factors.length < 2 && (factored.factors[0]?.exponent ?? 1) < 2) return undefined;
  const whole: Line = { left: written(equation.difference), relation: '=', right: '0' };
  const own: Step[] = [];
  if (!isSameLine(whole, equation.line)) own.push(lineStep('algebra.one-side', whole));
  const product: Line = { ...whole, left: factoredExpression(factored) };
  if (!isSameLine(whole, product)) own.push(lineStep('algebra.factor', product));
  const points: Point[] = [];
  for (const { base } of factored.factors) {
    const line = lineOf(base, '=', ZERO);
    const law = say('algebra.case-factor', { n: `${expressionText(line.left)} = 0` });
    own.push(lineStep(law, line));
    const part: Pair = [{ name: equation.name, line, difference: base }, other];
    const substituted = bySubstitution(part, unknowns, own);
    const found = substituted ?? pairPoints(part, unknowns, own, splits + 1);
    if (!found || 'kind' in found) return undefined;
    points.push(...found);
  }
  steps.push(...own);
  return points;
}

/** Eliminates the constant, which leaves products and squares only, and factors the result. */
function withoutConstants(task: Task): readonly Point[] | undefined {
  const { steps } = task;
  if (!task.pair.every(({ difference }) => difference.terms.every(({ monomial }) => monomial.degree !== 1)))
    return undefined;
  const [one, other] = task.pair.map((equation) => inOrder(equation, steps));
  const [a, b] = [one, other].map((equation) => equation?.difference.terms.at(-1));
  if (!one || !other || !a || !b || a.monomial.degree > 0 || b.monomial.degree > 0) return undefined;
  const factors = cancelingFactors(a.coefficient.numerator, b.coefficient.numerator);
  const line = combined(one, other, factors, { name: '3', isNamed: true, steps });
  return factorPoints(line, one, task);
}
