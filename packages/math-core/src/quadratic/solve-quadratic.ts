import { type Digits, refuseDigits } from '../rational/digits.js';
import type { Figure } from '../rational/figure.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import {
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  reduce,
  sign,
  subtract,
} from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import { polynomial, factoredForm } from './factored-form.js';
import { factoredSteps, rootSteps, vertexSteps } from './quadratic-steps.js';
import { findRoots, type QuadraticRoot } from './roots.js';
import { exactFigure } from './surd.js';
import { wholeCoefficients } from './whole-coefficients.js';

export type { QuadraticRoot };

/** The coefficients of a x² + b x + c = 0. */
export interface QuadraticInput extends Digits {
  /** The coefficient of x². It can't be 0. */
  readonly a: NumericInput;
  /** The coefficient of x. */
  readonly b: NumericInput;
  /** The constant term. */
  readonly c: NumericInput;
}

/**
 * A solved quadratic equation. Figures have the requested digits. The default is 4 decimals, or 4 significant
 * digits below 0.001.
 */
export interface Quadratic {
  /** The left side: a x² + b x + c. */
  readonly equation: Expression;
  /** The discriminant b² - 4ac. */
  readonly discriminant: Figure;
  /** One root if the discriminant is 0, otherwise two. The first has + before √D. */
  readonly roots: readonly QuadraticRoot[];
  /** The lowest point of the parabola, or the highest if a < 0. */
  readonly vertex: { readonly x: Figure; readonly y: Figure };
  /** The left side as a product of linear factors. Absent if the roots aren't rational. */
  readonly factored?: Expression;
  /** The steps from the equation to the roots. */
  readonly steps: readonly Step[];
  /** The steps from the coefficients to the vertex. */
  readonly vertexSteps: readonly Step[];
  /** The steps to the factored form. Empty if `factored` is absent or equals the left side. */
  readonly factoredSteps: readonly Step[];
}

/**
 * Solves a x² + b x + c = 0. The rational, irrational or complex roots are exact and also rounded. √D is
 * fully simplified if the discriminant, computed from integer coefficients, is below 2^53. Beyond that, only
 * squares that are found quickly are factored out. Errors: `not-a-number`, `too-large`; `out-of-range` (a = 0;
 * decimals, significant).
 * @example solveQuadratic({ a: 1, b: -2, c: -1, decimals: 9 }) // roots.0.real.text is "2.414213562"
 * @example solveQuadratic({ a: 1, b: -2, c: -1 }) // roots.0.expression reads "1 + √2" and roots.0.real.text is "2.4142"
 */
export function solveQuadratic(input: QuadraticInput): Result<Quadratic> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'a b c decimals significant');
  if (unknown) return unknown;
  const refused = refuseDigits(fields);
  if (refused) return refused;
  const a = parseNumber(fields.a, 'a');
  if (!a.ok) return a;
  if (sign(a.value) === 0) return failure('a', 'out-of-range', 'a must not be 0.');
  const b = parseNumber(fields.b, 'b');
  if (!b.ok) return b;
  const c = parseNumber(fields.c, 'c');
  if (!c.ok) return c;
  return success(evaluate(reduce(a.value), reduce(b.value), reduce(c.value), fields));
}

function evaluate(a: Rational, b: Rational, c: Rational, digits: Digits): Quadratic {
  const discriminant = subtract(multiply(b, b), multiply(rational(4n), multiply(a, c)));
  const whole = wholeCoefficients(a, b, c);
  const { root, surd, roots } = findRoots(whole, digits);
  const half = divide(b, multiply(rational(2n), a));
  const shownDiscriminant = exactFigure(discriminant, digits);
  const vertex = { x: reduce(negate(half)), y: reduce(subtract(c, multiply(a, multiply(half, half)))) };
  const shownVertex = { x: exactFigure(vertex.x, digits), y: exactFigure(vertex.y, digits) };
  const equation = polynomial(a, b, c);
  const factored = factoredForm(whole.scale, roots);
  return {
    equation,
    discriminant: shownDiscriminant,
    roots: roots.map(({ expression, real, imaginary }) => ({
      expression,
      real,
      ...(imaginary && { imaginary }),
    })),
    vertex: shownVertex,
    ...(factored && { factored }),
    steps: rootSteps({ a, b, c, discriminant: textOf(shownDiscriminant) }, { root, surd }, roots),
    vertexSteps: vertexSteps({ a, b, c }, { x: textOf(shownVertex.x), y: textOf(shownVertex.y) }),
    factoredSteps: factored ? factoredSteps(equation, factored) : [],
  };
}

/** Returns the exact text of a rational figure. */
function textOf({ exact, text }: Figure): string {
  return exact ?? text;
}
