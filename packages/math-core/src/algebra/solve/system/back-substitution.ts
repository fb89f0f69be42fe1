import type { Expression } from '../../../steps/expression.js';
import { type Step, step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { isZero, type Polynomial, subtract } from '../../polynomial/polynomial.js';
import { isolate } from '../linear/isolate.js';
import { type Line, lineStep, polynomialLine } from '../linear/line.js';
import { coefficientIn, type Equation, withoutTrivial } from './equations.js';
import { putInto } from '../values/put.js';

/** The value of an unknown, by the unknowns that may be any number. */
export interface Value {
  readonly expression: Expression;
  readonly polynomial: Polynomial;
}

/** What the steps led to: the unknowns that have a value; undefined where there is no solution. */
export interface SystemSolution {
  readonly steps: readonly Step[];
  readonly values: ReadonlyMap<string, Value> | undefined;
}

/** Solves equations one after the other: each has one unknown more than those before it, or several, and then some are free. */
export function backSubstitution(
  equations: readonly Equation[],
  unknowns: readonly string[],
  steps: Step[],
): SystemSolution | undefined {
  const values = new Map<string, Value>();
  const free = new Set<string>();
  for (const equation of equations) {
    const { name, difference } = equation;
    const now = substitutedLine(equation, values, steps);
    const open = unknowns.filter(
      (unknown) => !values.has(unknown) && !free.has(unknown) && !isZero(coefficientIn(difference, unknown)),
    );
    const [unknown, ...others] = open;
    if (unknown === undefined) {
      const judged = polynomialLine(now);
      const left =
        judged &&
        withoutTrivial(
          [{ name, line: now, difference: subtract(judged.over.left, judged.over.right) }],
          steps,
        );
      if (!left) return { steps, values: undefined };
      continue;
    }
    for (const other of others) {
      free.add(other);
      steps.push(step('algebra.free', `${other} may be any number`, other, other));
    }
    const isolated = isolate(now, unknown);
    if (isolated?.kind !== 'value') return undefined;
    if (now === equation.line && isolated.steps.length > 0 && !isLast(steps, now))
      steps.push(lineStep('algebra.solve-for', `Solve the ${name} equation for ${unknown}`, now));
    steps.push(...isolated.steps);
    values.set(unknown, { expression: isolated.right, polynomial: isolated.value });
  }
  return { steps, values };
}

/** Whether a line is the last that was written. */
function isLast(steps: readonly Step[], { left, right }: Line): boolean {
  const last = steps.at(-1);
  return last?.before === left && last.after === right;
}

/** Puts the values that are known into an equation. */
function substitutedLine(
  { name, line, difference }: Equation,
  values: ReadonlyMap<string, Value>,
  steps: Step[],
): Line {
  const known = [...values].filter(([unknown]) => !isZero(coefficientIn(difference, unknown)));
  if (known.length === 0) return line;
  const put = putInto(line, new Map(known.map(([unknown, { expression }]) => [unknown, expression])));
  const told = known
    .map(([unknown, { expression }]) => `${unknown} = ${expressionText(expression)}`)
    .join(' and ');
  steps.push(lineStep('algebra.put', `Put ${told} into the ${name} equation`, put));
  return put;
}
