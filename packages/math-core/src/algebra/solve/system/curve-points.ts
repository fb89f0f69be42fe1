import type { Surd } from '../../../quadratic/surd.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { type Polynomial, ZERO } from '../../polynomial/polynomial.js';
import type { Solution } from '../solution.js';
import { writtenReadably } from '../linear/line.js';
import { put } from '../../../expression/rewrite.js';
import { polynomialOf } from '../values/quotient.js';
import { compareSurds, polynomialOfSurd, surdOfPolynomial, surdText } from '../values/surd-number.js';
import type { Equation } from './equations.js';
import { checkSteps } from './linear-system.js';
import { say, step } from '../../texts/solve-steps.js';

/** An equation solved for one unknown. */
export interface Curve {
  readonly unknown: string;
  /** The other unknown. */
  readonly rest: string;
  readonly expression: Expression;
}

/** A point with its letters in order. */
export type Point = Readonly<Record<string, Polynomial>>;

/** Returns points in ascending order as a solution, checked in the equations. */
export function checkedPoints(
  found: readonly Point[],
  equations: readonly Equation[],
  steps: Step[],
): Solution {
  const shown = new Map(
    [...found].sort(inOrder).map((point) => {
      const values = Object.entries(point).map(([name, at]) => [name, writtenReadably(at)] as const);
      return [JSON.stringify(values), Object.fromEntries(values)];
    }),
  );
  if (shown.size === 0) return { kind: 'none' };
  for (const point of shown.values())
    steps.push(...checkSteps(equations, new Map(Object.entries(point)), shown.size > 1));
  return { kind: 'points', points: [...shown.values()] };
}

/** Returns the point of the curve at a value of the other unknown. Returns undefined if it has no exact form. */
export function pointAt({ unknown, rest, expression }: Curve, value: Surd, steps: Step[]): Point | undefined {
  const at = surdText(value);
  const law = say('algebra.put', {
    n: `${rest} = ${expressionText(at)}`,
    m: `${unknown} = ${expressionText(expression)}`,
  });
  const replaced = put(expression, new Map([[rest, at]]));
  const found = polynomialOf(replaced);
  if (!found) return undefined;
  if (replaced !== expression) {
    steps.push(step(law, unknown, replaced));
    const shown = writtenReadably(found);
    if (expressionText(shown) !== expressionText(replaced))
      steps.push(step('algebra.work-out', unknown, shown));
  }
  return pointOf([unknown, found], [rest, polynomialOfSurd(value)]);
}

type Coordinate = readonly [unknown: string, value: Polynomial];

/** Creates a point with its letters in order. */
export function pointOf(one: Coordinate, other: Coordinate): Point {
  return Object.fromEntries(one[0] < other[0] ? [one, other] : [other, one]);
}

/** Compares points by their coordinates, one after the other. */
function inOrder(a: Point, b: Point): number {
  for (const [name, value] of Object.entries(a)) {
    const [first, second] = [value, b[name] ?? ZERO].map((part) => surdOfPolynomial(part));
    const order = first && second ? compareSurds(first, second) : 0;
    if (order !== 0) return order;
  }
  return 0;
}
