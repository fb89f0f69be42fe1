import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { isZero, type Polynomial, subtract } from '../../polynomial/polynomial.js';
import { isolate } from '../linear/isolate.js';
import { type Line, lineOf, lineStep, polynomialLine, putInto } from '../linear/line.js';
import { coefficientIn, type Equation, withoutTrivial } from './equations.js';
import { say, step } from '../../texts/solve-steps.js';

/** The value of an unknown in terms of the free unknowns. */
export interface Value {
  readonly expression: Expression;
  readonly polynomial: Polynomial;
}

/** The result of the steps: the values of the unknowns. It is undefined if there is no solution. */
export interface SystemSolution {
  readonly steps: readonly Step[];
  readonly values: ReadonlyMap<string, Value> | undefined;
}

/** Solves equations in order. Each one adds one unknown to the previous ones, or several, of which some are free. */
export function backSubstitution(
  equations: readonly Equation[],
  unknowns: readonly string[],
  steps: Step[],
): SystemSolution | undefined {
  const values = new Map<string, Value>();
  const free = new Set<string>();
  for (const equation of equations) {
    const now = substitutedLine(equation, values, steps);
    const isOpen = (name: string): boolean => !values.has(name) && !free.has(name);
    const [unknown, ...others] = unknowns.filter(
      (name) => isOpen(name) && !isZero(coefficientIn(equation.difference, name)),
    );
    if (unknown === undefined) {
      if (!holdsAlways(equation.name, now, steps)) return { steps, values: undefined };
      continue;
    }
    for (const other of others) free.add(other);
    if (others.length > 0) steps.push(freeStep(others, now));
    const isolated = isolate(now, unknown);
    if (isolated?.kind !== 'value') return undefined;
    if (now === equation.line && isolated.steps.length > 0 && !isLast(steps, now))
      steps.push(lineStep(say('algebra.solve-for', { m: equation.name, n: unknown }), now));
    steps.push(...isolated.steps);
    values.set(unknown, { expression: isolated.right, polynomial: isolated.value });
  }
  return { steps, values };
}

/** Returns the step that declares unknowns free. It shows the equation that is solved for another one, if there is one. */
export function freeStep(unknowns: readonly string[], line?: Line): Step {
  const [last = '', ...others] = [...unknowns].reverse();
  const law =
    others.length === 0
      ? say('algebra.free', { n: last })
      : say('algebra.free:two', { m: others.reverse().join(', '), n: last });
  return line ? lineStep(law, line) : step(law, last, last);
}

/** Returns whether a line whose unknowns all have values is true. */
function holdsAlways(name: string, line: Line, steps: Step[]): boolean {
  const read = polynomialLine(line);
  const difference = read && subtract(read.over.left, read.over.right);
  if (!read || !difference) return false;
  const evaluated = lineOf(read.over.left, '=', read.over.right);
  return withoutTrivial([{ name, line: evaluated, difference }], steps) !== undefined;
}

/** Returns whether a line is the last one written. */
function isLast(steps: readonly Step[], { left, right }: Line): boolean {
  const last = steps.at(-1);
  return last?.before === left && last.after === right;
}

/** Substitutes the known values into an equation. */
function substitutedLine(
  { name, line, difference }: Equation,
  values: ReadonlyMap<string, Value>,
  steps: Step[],
): Line {
  const known = [...values].filter(([unknown]) => !isZero(coefficientIn(difference, unknown)));
  if (known.length === 0) return line;
  const put = putInto(line, new Map(known.map(([unknown, { expression }]) => [unknown, expression])));
  const substitution = known
    .map(([unknown, { expression }]) => `${unknown} = ${expressionText(expression)}`)
    .join(', ');
  steps.push(lineStep(say('algebra.put:equation', { n: substitution, m: name }), put));
  return put;
}
