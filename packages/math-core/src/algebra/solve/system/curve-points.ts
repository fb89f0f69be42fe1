import type { Surd } from '../../../quadratic/surd.js';
import type { Expression } from '../../../steps/expression.js';
import { type Step, step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { type Polynomial, ZERO } from '../../polynomial/polynomial.js';
import type { Solution } from '../../solution.js';
import { writtenReadably } from '../linear/line.js';
import { put } from '../values/put.js';
import { unknownsOf } from '../values/quotient.js';
import { compareSurds, polynomialOfSurd, surdOfPolynomial, surdText } from '../values/surd-number.js';
import { valueAt } from '../values/zeros.js';
import type { Equation } from './equations.js';
import { checkSteps } from './linear-system.js';

/** An equation solved for one unknown. */
export interface Curve {
  readonly unknown: string;
  /** The other unknown. */
  readonly rest: string;
  readonly expression: Expression;
  readonly polynomial: Polynomial;
}

/** Returns the points of a curve at the given values of its other unknown, checked in the equations. */
export function pointsOf(
  curve: Curve,
  values: readonly Surd[],
  equations: readonly Equation[],
  steps: Step[],
): Solution {
  if (values.length === 0) return { kind: 'none' };
  const points = values.map((value) => pointAt(curve, value, steps)).sort(byFirst);
  const shown = points.map((point) =>
    Object.fromEntries(Object.entries(point).map(([name, at]) => [name, writtenReadably(at)])),
  );
  for (const point of shown)
    steps.push(...checkSteps(equations, new Map(Object.entries(point)), shown.length > 1));
  return { kind: 'points', points: shown };
}

type Point = Readonly<Record<string, Polynomial>>;

/** Returns the point of the curve at a value of the other unknown, with its letters in order. */
function pointAt({ unknown, rest, expression, polynomial }: Curve, value: Surd, steps: Step[]): Point {
  const at = surdText(value);
  const found = valueAt(polynomial, rest, value);
  const law = `Substitute ${rest} = ${expressionText(at)} into ${unknown} = ${expressionText(expression)}`;
  const replaced = put(expression, new Map([[rest, at]]));
  if (unknownsOf(polynomial).length > 0) {
    steps.push(step('algebra.put', law, unknown, replaced));
    const shown = writtenReadably(found);
    if (expressionText(shown) !== expressionText(replaced))
      steps.push(step('algebra.work-out', 'Simplify the right side', unknown, shown));
  }
  const own = [unknown, found] as const;
  const other = [rest, polynomialOfSurd(value)] as const;
  return Object.fromEntries(unknown < rest ? [own, other] : [other, own]);
}

function byFirst(a: Point, b: Point): number {
  const [first, second] = [a, b].map((point) => surdOfPolynomial(Object.values(point)[0] ?? ZERO));
  return first && second ? compareSurds(first, second) : 0;
}
