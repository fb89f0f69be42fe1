import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import { numberText } from '../../../expression/number-text.js';
import type { Surd } from '../../../quadratic/surd.js';
import type { Expression } from '../../../steps/expression.js';
import { type Step, step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { constantOf, evaluate, isZero, negate, type Polynomial } from '../../polynomial/polynomial.js';
import { type Line, type LineRelation, lineStep, turned } from '../linear/line.js';
import { HOLDS } from '../linear/isolate.js';
import { type Quotient, quotientOf, unknownsOf, written } from '../values/quotient.js';
import {
  ascending,
  intervalsOf,
  type Place,
  placesOf,
  type RealIntervals,
} from '../values/real-intervals.js';
import { put } from '../values/put.js';
import { compareSurds, rationalBetween, surdText } from '../values/surd-number.js';
import { type KnownZeros, zerosOf } from '../values/zeros.js';
import { factoredExpression, irrationalZeroSteps } from '../values/zero-steps.js';

/** A set of numbers, found with these steps. */
export interface FoundSet {
  readonly set: RealIntervals;
  readonly steps: readonly Step[];
  /** What a denominator excludes. */
  readonly excluded: readonly Surd[];
}

/** The left side of an inequality with 0, factored. */
interface Factored {
  readonly unknown: string;
  readonly relation: LineRelation;
  readonly over: KnownZeros;
  readonly under: KnownZeros;
  readonly expression: Expression;
  readonly quotient: Quotient;
  readonly poles: readonly Surd[];
}

/**
 * Solves a polynomial or rational inequality by the signs of its factors: zeros, poles, and the sign between them at a
 * test point. Undefined where a zero isn't found. Throws `MathError`: `too-large`.
 */
export function solveBySigns(line: Line, unknown: string): FoundSet | undefined {
  const steps: Step[] = [];
  const start = onOneSide(line, steps);
  const factored = start && factor(start, unknown, steps);
  if (!factored) return undefined;
  zeroSteps(factored, steps);
  const zeros = factored.over.zeros.filter((zero) => !isOneOf(zero, factored.poles));
  const places = placesOf([...zeros, ...factored.poles]);
  const set = intervalsOf(places, (place) => {
    if ('point' in place) return !isOneOf(place.point, factored.poles) && HOLDS[factored.relation](0);
    const { sign, step: shown } = tested(factored, place);
    steps.push(shown);
    return HOLDS[factored.relation](sign);
  });
  return { set, steps, excluded: factored.poles };
}

interface OneSided extends Line {
  readonly quotient: Quotient;
}

/** Brings all terms to the left side, as one fraction. */
function onOneSide(line: Line, steps: Step[]): OneSided | undefined {
  const [left, right] = [quotientOf(line.left), quotientOf(line.right)];
  const difference: Expression = ['-', line.left, line.right];
  const quotient = left && right && quotientOf(difference);
  if (!quotient) return undefined;
  let now: Line = line;
  if (!isZero(right.over)) {
    const isWhole = quotient.divisors.length === 0;
    now = { ...line, left: isWhole ? quotientExpression(quotient) : difference, right: '0' };
    steps.push(lineStep('algebra.one-side', 'Bring all terms to the left side', now));
  }
  const isFraction = quotient.divisors.length > 0;
  const isOneFraction =
    isFraction && /^[/÷]/.test(now.left[0]) && quotientOf(now.left)?.divisors.length === 1;
  if (isFraction && !isOneFraction) {
    now = { ...now, left: quotientExpression(quotient) };
    steps.push(lineStep('algebra.one-fraction', 'Write the left side as one fraction', now));
  }
  return { ...now, quotient };
}

function quotientExpression({ over, under }: Quotient): Expression {
  const divisor = constantOf(under);
  if (!divisor) return ['/', written(over), written(under)];
  return written({
    terms: over.terms.map((term) => ({
      ...term,
      coefficient: exact.reduce(exact.divide(term.coefficient, divisor)),
    })),
  });
}

/** Factors both parts of the fraction; a negative number before them is taken away. */
function factor(
  { left, relation, quotient }: OneSided,
  unknown: string,
  steps: Step[],
): Factored | undefined {
  if (!isIn(quotient.over, unknown) || !isIn(quotient.under, unknown)) return undefined;
  if (isZero(quotient.over)) return factoredZero(left, relation, quotient, unknown);
  let [over, under] = [zerosOf(quotient.over, unknown), zerosOf(quotient.under, unknown)];
  const poles = polesOf(quotient, unknown);
  if (!over || !under || !poles) return undefined;
  let [now, sign] = [relation, 1n];
  let content = exact.reduce(exact.divide(over.content, under.content));
  if (content.numerator < 0n) {
    content = exact.negate(content);
    now = turned(relation);
    sign = -1n;
    const opposite = quotientExpression({ ...quotient, over: negate(quotient.over) });
    steps.push(
      lineStep('algebra.multiply-both', 'Multiply both sides by -1, which turns the sign', {
        left: opposite,
        relation: now,
        right: '0',
      }),
    );
  }
  over = { ...over, content };
  under = { ...under, content: rational(1n) };
  const top = factoredExpression(over);
  const expression: Expression = under.factors.length === 0 ? top : ['/', top, factoredExpression(under)];
  const shown = expressionText(steps.at(-1)?.before ?? left);
  if (shown !== expressionText(expression) && expressionText(left) !== expressionText(expression))
    steps.push(
      lineStep('algebra.factor', 'Factor the left side', { left: expression, relation: now, right: '0' }),
    );
  const signed = sign < 0n ? { ...quotient, over: negate(quotient.over) } : quotient;
  return { unknown, relation: now, over, under, expression, quotient: signed, poles };
}

function factoredZero(
  left: Expression,
  relation: LineRelation,
  quotient: Quotient,
  unknown: string,
): Factored | undefined {
  const none: KnownZeros = { content: rational(0n), factors: [], zeros: [] };
  const poles = polesOf(quotient, unknown);
  return poles && { unknown, relation, over: none, under: none, expression: left, quotient, poles };
}

function isIn(polynomial: Polynomial, unknown: string): boolean {
  return (
    polynomial.terms.every(({ monomial }) => monomial.powers.every(([name]) => name === unknown)) &&
    unknownsOf(polynomial).every((name) => name === unknown)
  );
}

/** The numbers at which some denominator is 0. */
function polesOf({ divisors }: Quotient, unknown: string): readonly Surd[] | undefined {
  const zeros: Surd[] = [];
  for (const divisor of divisors) {
    if (!isIn(divisor, unknown)) return undefined;
    const found = zerosOf(divisor, unknown);
    if (!found) return undefined;
    zeros.push(...found.zeros);
  }
  return ascending(zeros);
}

function isOneOf(point: Surd, points: readonly Surd[]): boolean {
  return points.some((other) => compareSurds(point, other) === 0);
}

function zeroSteps({ unknown, over, under, poles, relation }: Factored, steps: Step[]): void {
  steps.push(...irrationalZeroSteps(over, unknown), ...irrationalZeroSteps(under, unknown));
  const zeros = over.zeros.filter((zero) => !isOneOf(zero, poles));
  const belongs = HOLDS[relation](0) ? 'which belong to the solution' : "which don't belong to the solution";
  if (zeros.length > 0)
    steps.push(step('algebra.zeros', `Zeros of the left side, ${belongs}`, unknown, listOf(zeros)));
  if (poles.length > 0)
    steps.push(step('algebra.poles', 'Here a denominator is 0, which is excluded', unknown, listOf(poles)));
}

/** One value, or several as a list. */
export function listOf(values: readonly Surd[]): Expression {
  const [first = '0', ...rest] = values.map(surdText);
  return rest.length === 0 ? first : [',', first, ...rest];
}

/** The sign of the left side in an interval without zeros and poles, at a test point. */
function tested(
  { unknown, expression, quotient }: Factored,
  place: Exclude<Place, { readonly point: Surd }>,
) {
  const at = rationalBetween(place.low, place.high);
  const value = valueAt(quotient, unknown, at);
  const sign = exact.sign(value);
  const where = whereOf(place);
  const law = `${where}, test ${unknown} = ${numberText(at)}: the left side is ${SIGNS[sign]}`;
  const shown = put(expression, new Map([[unknown, numberText(at)]]));
  return { sign, step: step('algebra.test-point', law, shown, numberText(value)) };
}

const SIGNS = { [-1]: 'negative', 0: '0', 1: 'positive' } as const;

/** Where an interval lies, in words. */
export function whereOf({
  low,
  high,
}: {
  readonly low?: Surd | undefined;
  readonly high?: Surd | undefined;
}): string {
  const [from, to] = [low, high].map((end) => end && expressionText(surdText(end)));
  if (from !== undefined && to !== undefined) return `Between ${from} and ${to}`;
  if (from === undefined && to === undefined) return 'Everywhere';
  return to === undefined ? `Right of ${from ?? ''}` : `Left of ${to}`;
}

function valueAt({ over, under }: Quotient, unknown: string, at: Rational): Rational {
  const [top, bottom] = [over, under].map((part) => constantOf(evaluate(part, { [unknown]: at })));
  return exact.reduce(exact.divide(top ?? rational(0n), bottom ?? rational(1n)));
}
