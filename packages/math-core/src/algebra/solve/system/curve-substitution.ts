import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { degreeIn, degreeOf, ZERO } from '../../polynomial/polynomial.js';
import type { Solution } from '../solution.js';
import { isolate } from '../linear/isolate.js';
import { lineStep, putInto } from '../linear/line.js';
import { isNumber, polynomialOf, unknownsOf } from '../values/quotient.js';
import { type Curve, type Point, pointAt } from './curve-points.js';
import { valuesOf } from './curve-values.js';
import { coefficientIn, type Equation } from './equations.js';
import { say } from '../../texts/solve-steps.js';

/** Two equations in two unknowns. */
export type Pair = readonly [Equation, Equation];

/**
 * Solves one of two equations for an unknown and substitutes it into the other. Returns undefined, without steps, if
 * neither is linear in an unknown, or if the zeros of the remaining equation can't be found.
 */
export function bySubstitution(
  equations: Pair,
  unknowns: readonly string[],
  steps: Step[],
): readonly Point[] | Extract<Solution, { kind: 'family' }> | undefined {
  const choice = explicit(equations, unknowns);
  const curve = choice && curveOf(choice, unknowns, steps.at(-1));
  const own = [...(curve?.steps ?? [])];
  const other = equations.find((equation) => equation !== choice?.equation);
  if (!curve || !other) return undefined;
  const { unknown, rest, expression } = curve;
  const line = putInto(other.line, new Map([[unknown, expression]]));
  const given = `${unknown} = ${expressionText(expression)}`;
  own.push(lineStep(say('algebra.put:equation', { n: given, m: other.name }), line));
  const values = valuesOf(line, rest, own);
  const points = values === 'all' ? [] : values?.map((value) => pointAt(curve, value, own));
  if (!points?.every((point) => point !== undefined)) return undefined;
  steps.push(...own);
  return values === 'all' ? { kind: 'family', free: [rest], point: { [unknown]: expression } } : points;
}

interface Choice {
  readonly equation: Equation;
  readonly unknown: string;
}

/** Solves an equation for an unknown. */
function curveOf(
  { equation, unknown }: Choice,
  unknowns: readonly string[],
  last: Step | undefined,
): (Curve & { readonly steps: readonly Step[] }) | undefined {
  const rest = unknowns.find((other) => other !== unknown);
  const isolated = isolate(equation.line, unknown);
  if (isolated?.kind !== 'value' || rest === undefined) return undefined;
  const law = say('algebra.solve-for', { m: equation.name, n: unknown });
  const { left, right } = equation.line;
  const isShown = isolated.steps.length === 0 || (last?.before === left && last.after === right);
  const shown = isShown ? [] : [lineStep(law, equation.line)];
  return { unknown, rest, expression: isolated.right, steps: [...shown, ...isolated.steps] };
}

/**
 * Returns an equation that is linear in an unknown with a numeric coefficient, preferring one that is already solved
 * for it.
 */
function explicit(equations: readonly Equation[], unknowns: readonly string[]): Choice | undefined {
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
