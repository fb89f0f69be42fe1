import { numberText } from '../../../expression/number-text.js';
import type { Surd } from '../../../quadratic/surd.js';
import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import type { Step } from '../../../steps/step.js';
import { constantOf, evaluate } from '../../polynomial/polynomial.js';
import { HOLDS } from '../linear/isolate.js';
import type { Line } from '../linear/line.js';
import { put } from '../../../expression/rewrite.js';
import type { Quotient } from '../values/quotient.js';
import {
  intervalsOf,
  placesOf,
  type RealIntervals,
  type Region,
  regionText,
} from '../values/real-intervals.js';
import { compareSurds, rationalBetween, surdList } from '../values/surd-number.js';
import { irrationalZeroSteps } from '../values/zero-steps.js';
import { type Factored, factored } from './factored.js';
import { onOneSide } from './one-side.js';
import { say, step } from '../../texts/solve-steps.js';

/** A set of solutions with the steps that found it. */
export interface FoundSet {
  readonly set: RealIntervals;
  readonly steps: readonly Step[];
  /** The numbers excluded by denominators. */
  readonly excluded: readonly Surd[];
}

/**
 * Solves a polynomial or rational inequality with a sign chart: zeros, poles, and the sign at a test point between
 * them. Returns undefined if a zero can't be found. Throws `MathError`: `too-large`.
 */
export function solveBySigns(line: Line, unknown: string): FoundSet | undefined {
  const steps: Step[] = [];
  const start = onOneSide(line, steps);
  const found = start && factored(start, unknown, steps);
  if (!found) return undefined;
  zeroSteps(found, steps);
  const { relation, poles } = found;
  const zeros = found.over.zeros.filter((zero) => !isOneOf(zero, poles));
  const set = intervalsOf(placesOf([...zeros, ...poles]), (place) => {
    if ('point' in place) return !isOneOf(place.point, poles) && HOLDS[relation](0);
    if (relation === '=' && zeros.length > 0) return false;
    const { sign, step: shown } = tested(found, place);
    steps.push(shown);
    return HOLDS[relation](sign);
  });
  return { set, steps, excluded: poles };
}

function isOneOf(point: Surd, points: readonly Surd[]): boolean {
  return points.some((other) => compareSurds(point, other) === 0);
}

function zeroSteps({ unknown, over, under, poles, relation }: Factored, steps: Step[]): void {
  steps.push(...irrationalZeroSteps(over, unknown), ...irrationalZeroSteps(under, unknown));
  const zeros = over.zeros.filter((zero) => !isOneOf(zero, poles));
  const law = HOLDS[relation](0) ? 'algebra.zeros' : 'algebra.zeros:excluded';
  if (zeros.length > 0) steps.push(step(law, unknown, surdList(zeros)));
  if (poles.length > 0) steps.push(step('algebra.poles', unknown, surdList(poles)));
}

/** Returns the sign of the left side at a test point of an interval without zeros and poles. */
function tested({ unknown, expression, quotient }: Factored, place: Region) {
  const at = rationalBetween(place.low, place.high);
  const value = valueAt(quotient, unknown, at);
  const sign = exact.sign(value);
  const x = `${unknown} = ${numberText(at)}`;
  const law = say(`algebra.test-point:${SIGNS[sign]}`, { x, n: regionText(place) });
  const shown = put(expression, new Map([[unknown, numberText(at)]]));
  return { sign, step: step(law, shown, numberText(value)) };
}

const SIGNS = { [-1]: 'negative', 0: '0', 1: 'positive' } as const;

function valueAt({ over, under }: Quotient, unknown: string, at: Rational): Rational {
  const [top, bottom] = [over, under].map((part) => constantOf(evaluate(part, { [unknown]: at })));
  return exact.reduce(exact.divide(top ?? rational(0n), bottom ?? rational(1n)));
}
