import type { Surd } from '../../../quadratic/surd.js';
import { rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { type Step, step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  coefficientsIn,
  contentOf,
  degreeIn,
  degreeOf,
  isZero,
  type Polynomial,
  primitivePart,
  scale,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import type { Solution } from '../../solution.js';
import { isolate } from '../linear/isolate.js';
import { type Line, lineOf, lineStep, writtenReadably } from '../linear/line.js';
import type { Solved } from '../solved.js';
import { put, putInto } from '../values/put.js';
import { isNumber, polynomialOf, unknownsOf, written } from '../values/quotient.js';
import { compareSurds, polynomialOfSurd, surdOfPolynomial, surdText } from '../values/surd-number.js';
import { factoredExpression, irrationalZeroSteps } from '../values/zero-steps.js';
import { valueAt, zerosOf } from '../values/zeros.js';
import { coefficientIn, type Equation } from './equations.js';
import { checkSteps } from './linear-system.js';
import { listOf } from '../inequality/sign-table.js';

/**
 * Solves two equations in two unknowns of which one gives an unknown by the other: a line and a parabola, a line and a circle,
 * two parabolas. Undefined for any others, and where the zeros of what is left aren't found.
 */
export function solveCurves(equations: readonly Equation[], unknowns: readonly string[]): Solved | undefined {
  if (equations.length !== 2 || unknowns.length !== 2) return undefined;
  const choice = explicit(equations, unknowns);
  const other = equations.find((equation) => equation !== choice?.equation);
  const rest = unknowns.find((unknown) => unknown !== choice?.unknown);
  if (!choice || !other || rest === undefined) return undefined;
  const { equation, unknown } = choice;
  const isolated = isolate(equation.line, unknown);
  if (isolated?.kind !== 'value') return undefined;
  const steps: Step[] = [];
  if (isolated.steps.length > 0)
    steps.push(
      lineStep('algebra.solve-for', `Solve the ${equation.name} equation for ${unknown}`, equation.line),
      ...isolated.steps,
    );
  const given = `${unknown} = ${expressionText(isolated.right)}`;
  const line = putInto(other.line, new Map([[unknown, isolated.right]]));
  steps.push(lineStep('algebra.put', `Put ${given} into the ${other.name} equation`, line));
  const values = valuesOf(line, rest, steps);
  if (!values) return undefined;
  const curve = { unknown, rest, expression: isolated.right, polynomial: isolated.value };
  const solution = values === 'all' ? family(curve) : pointsOf(curve, values, equations, steps);
  return {
    kind: kindOf(equations),
    methods: ['substitution'],
    method: 'substitution',
    unknowns,
    steps,
    solution,
    excluded: [],
    extraneous: [],
  };
}

function kindOf(equations: readonly Equation[]): string {
  return equations.some(({ difference }) => degreeOf(difference) === 1) ? 'line and curve' : 'two curves';
}

/** An equation that is linear in an unknown, with a number as its coefficient; one that is solved for it already comes first. */
function explicit(equations: readonly Equation[], unknowns: readonly string[]) {
  const choices = equations.flatMap((equation) =>
    unknowns
      .filter(
        (unknown) =>
          degreeIn(equation.difference, unknown) === 1 &&
          isNumber(coefficientIn(equation.difference, unknown)),
      )
      .map((unknown) => {
        const other = equations.find((one) => one !== equation);
        const cost = 2 * degreeIn(other?.difference ?? ZERO, unknown) + costOf(equation, unknown);
        return { equation, unknown, cost };
      }),
  );
  return choices.sort((a, b) => a.cost - b.cost)[0];
}

function costOf({ line, difference }: Equation, unknown: string): number {
  const isGiven = line.left === unknown && !isIn(line.right, unknown);
  const size = coefficientIn(difference, unknown).terms[0]?.coefficient;
  const isOne = size && size.denominator === 1n && size.numerator ** 2n === 1n;
  return (
    degreeOf(difference) * 4 + (isGiven ? 0 : isOne ? 1 : 2) - (degreeOf(difference) === 1 && isGiven ? 4 : 0)
  );
}

function isIn(expression: Expression, unknown: string): boolean {
  return unknownsOf(polynomialOf(expression) ?? ZERO).includes(unknown);
}

/** Solves what is left for its only unknown. */
function valuesOf(line: Line, unknown: string, steps: Step[]): readonly Surd[] | 'all' | undefined {
  const [left, right] = [polynomialOf(line.left), polynomialOf(line.right)];
  const difference = left && right && subtract(left, right);
  if (!difference) return undefined;
  const linear = isolate(line, unknown);
  if (linear?.kind === 'value') {
    steps.push(...linear.steps);
    const value = surdOfPolynomial(linear.value);
    return value && [value];
  }
  const isNegative = (difference.terms[0]?.coefficient.numerator ?? 0n) < 0n;
  const whole = isNegative ? subtract(ZERO, difference) : difference;
  const isWritten = isZero(right) && expressionText(line.left) === expressionText(written(whole));
  if (!isWritten)
    steps.push(lineStep('algebra.one-side', 'Bring all terms to one side', lineOf(whole, '=', ZERO)));
  if (isZero(whole)) return 'all';
  if (coefficientsIn(whole, unknown).length === 1) {
    steps.push(lineStep('algebra.no-solution', 'This is never true', lineOf(whole, '=', ZERO)));
    return [];
  }
  return zerosWithSteps(whole, unknown, steps);
}

function zerosWithSteps(polynomial: Polynomial, unknown: string, steps: Step[]): readonly Surd[] | undefined {
  const { numerator, denominator } = contentOf(polynomial);
  const whole = primitivePart(polynomial);
  if (denominator !== 1n)
    steps.push(
      lineStep(
        'algebra.multiply-both',
        `Multiply both sides by ${denominator.toString()}`,
        lineOf(scale(polynomial, rational(denominator)), '=', ZERO),
      ),
    );
  if (numerator !== 1n)
    steps.push(
      lineStep(
        'algebra.divide-both',
        `Divide both sides by ${numerator.toString()}`,
        lineOf(whole, '=', ZERO),
      ),
    );
  const known = zerosOf(whole, unknown);
  if (!known) return undefined;
  const factored = factoredExpression(known);
  if (expressionText(factored) !== expressionText(written(whole)))
    steps.push(
      lineStep('algebra.factor', 'Factor the left side', { left: factored, relation: '=', right: '0' }),
    );
  steps.push(...irrationalZeroSteps(known, unknown));
  if (known.factors.some(({ base }) => degreeIn(base, unknown) !== 2))
    steps.push(
      step(
        'algebra.zero-product',
        'A product is 0 where one of its factors is 0',
        unknown,
        listOf(known.zeros),
      ),
    );
  return known.zeros;
}

interface Curve {
  readonly unknown: string;
  /** The other unknown. */
  readonly rest: string;
  readonly expression: Expression;
  readonly polynomial: Polynomial;
}

function family({ unknown, rest, expression }: Curve): Solution {
  return { kind: 'family', free: [rest], values: { [unknown]: expression } };
}

function pointsOf(
  curve: Curve,
  values: readonly Surd[],
  equations: readonly Equation[],
  steps: Step[],
): Solution {
  if (values.length === 0) return { kind: 'none' };
  const points = values.map((value) => pointAt(curve, value, steps)).sort(byFirst);
  for (const point of points)
    steps.push(
      ...checkSteps(
        equations,
        new Map(Object.entries(point).map(([name, at]) => [name, writtenReadably(at)])),
      ),
    );
  return {
    kind: 'points',
    points: points.map((point) =>
      Object.fromEntries(Object.entries(point).map(([name, at]) => [name, writtenReadably(at)])),
    ),
  };
}

type Point = Readonly<Record<string, Polynomial>>;

/** The point of the curve at a value of the other unknown, its letters in their order. */
function pointAt({ unknown, rest, expression, polynomial }: Curve, value: Surd, steps: Step[]): Point {
  const at = surdText(value);
  const found = valueAt(polynomial, rest, value);
  const law = `Put ${rest} = ${expressionText(at)} into ${unknown} = ${expressionText(expression)}`;
  const replaced = put(expression, new Map([[rest, at]]));
  if (unknownsOf(polynomial).length > 0) {
    steps.push(step('algebra.put', law, unknown, replaced));
    const shown = writtenReadably(found);
    if (expressionText(shown) !== expressionText(replaced))
      steps.push(step('algebra.collect', 'Work out the right side', unknown, shown));
  }
  const own = [unknown, found] as const;
  const other = [rest, polynomialOfSurd(value)] as const;
  return Object.fromEntries(unknown < rest ? [own, other] : [other, own]);
}

function byFirst(a: Point, b: Point): number {
  const [first, second] = [a, b].map((point) => surdOfPolynomial(Object.values(point)[0] ?? ZERO));
  return first && second ? compareSurds(first, second) : 0;
}
