import { constantOf, isZero, subtract, ZERO } from '../../polynomial/polynomial.js';
import * as exact from '../../../rational/rational.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { isolate } from '../linear/isolate.js';
import { cleared, type Line, lineStep, polynomialLine, putInto } from '../linear/line.js';
import { polynomialOf, unknownsOf } from '../values/quotient.js';
import type { SystemSolution, Value } from './back-substitution.js';
import { coefficientIn, type Equation, withoutTrivial } from './equations.js';
import { say } from '../../texts/solve-steps.js';

/** An unknown in terms of those that are solved for after it. */
interface Solved {
  readonly unknown: string;
  readonly value: Value;
}

/**
 * Solves linear equations by substitution: solves one for an unknown, substitutes it into the others until none is
 * left, then substitutes back. Returns undefined if a coefficient isn't rational.
 */
export function substitute(
  equations: readonly Equation[],
  unknowns: readonly string[],
): SystemSolution | undefined {
  const steps: Step[] = [];
  const solved: Solved[] = [];
  let open = equations;
  for (;;) {
    const left = withoutTrivial(open, steps);
    if (!left) return { steps, values: undefined };
    const choice = easiest(left, unknowns);
    if (!choice) break;
    const next = solvedFor(choice, left.length > 1, steps);
    if (!next) return undefined;
    solved.push(next);
    open = left
      .filter((equation) => equation !== choice.equation)
      .map((equation) => without(equation, next, steps));
  }
  return { steps, values: backwards(solved, unknowns, steps) };
}

interface Choice {
  readonly equation: Equation;
  readonly unknown: string;
}

/**
 * Returns the equation and unknown that need the least work: x = …, then a coefficient of 1 or −1, then a small one.
 */
function easiest(equations: readonly Equation[], unknowns: readonly string[]): Choice | undefined {
  let best: (Choice & { readonly cost: number }) | undefined;
  for (const equation of equations)
    for (const unknown of unknowns) {
      const coefficient = coefficientIn(equation.difference, unknown);
      if (isZero(coefficient)) continue;
      const cost = costOf(equation, unknown);
      if (!best || cost < best.cost) best = { equation, unknown, cost };
    }
  return best;
}

function costOf({ line, difference }: Equation, unknown: string): number {
  if (line.left === unknown && !String(line.right).split(',').includes(unknown)) return 0;
  const value = constantOf(coefficientIn(difference, unknown));
  if (!value) return 1000;
  const size = exact.compare(value, { numerator: 0n, denominator: 1n }) < 0 ? exact.negate(value) : value;
  const isOne = size.numerator === size.denominator;
  const others = difference.terms.length / 100;
  return (
    others +
    (isOne ? 1 : Math.min(Number(size.numerator) + 2 * Number(size.denominator), 900)) +
    (isOne && exact.sign(value) < 0 ? 0.5 : 0)
  );
}

function solvedFor({ equation, unknown }: Choice, isFirst: boolean, steps: Step[]): Solved | undefined {
  const isolated = isolate(equation.line, unknown);
  if (isolated?.kind !== 'value') return undefined;
  const { steps: own, right, value } = isolated;
  if (isFirst && own.length > 0)
    steps.push(lineStep(say('algebra.solve-for', { m: equation.name, n: unknown }), equation.line));
  steps.push(...own);
  return { unknown, value: { expression: right, polynomial: value } };
}

function without(equation: Equation, { unknown, value }: Solved, steps: Step[]): Equation {
  if (isZero(coefficientIn(equation.difference, unknown))) return equation;
  const line = putInto(equation.line, new Map([[unknown, value.expression]]));
  const substitution = `${unknown} = ${expressionText(value.expression)}`;
  steps.push(lineStep(say('algebra.put:equation', { n: substitution, m: equation.name }), line));
  const read = polynomialLine(line);
  if (!read) return equation;
  const [letter] = unknownsOf(read.over.left);
  const decided = letter === undefined ? undefined : isolate(line, letter);
  if (decided && decided.kind !== 'value') return withoutLetters(equation, decided.steps, steps);
  const { line: tidy, steps: own } = cleared(read);
  steps.push(...own);
  return { ...equation, line: tidy, difference: subtract(tidy.over.left, tidy.over.right) };
}

/** Returns an equation in which all letters cancel, as its last line shows. */
function withoutLetters({ name }: Equation, own: readonly Step[], steps: Step[]): Equation {
  const last = own.at(-1);
  steps.push(...own.slice(0, -1));
  const line: Line = { left: last?.before ?? '0', relation: '=', right: last?.after ?? '0' };
  const [left, right] = [polynomialOf(line.left), polynomialOf(line.right)];
  return { name, line, difference: subtract(left ?? ZERO, right ?? ZERO) };
}

/** Substitutes the value of the last unknown back to find the others. */
function backwards(
  solved: readonly Solved[],
  unknowns: readonly string[],
  steps: Step[],
): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (const { unknown, value } of [...solved].reverse()) {
    const known = [...values].filter(([other]) => !isZero(coefficientIn(value.polynomial, other)));
    const before: Line = { left: unknown, relation: '=', right: value.expression };
    const line = putInto(before, new Map(known.map(([other, { expression }]) => [other, expression])));
    const isolated = isolate(line, unknown);
    if (known.length > 0) {
      const substitution = known
        .map(([other, { expression }]) => `${other} = ${expressionText(expression)}`)
        .join(', ');
      const into = `${unknown} = ${expressionText(value.expression)}`;
      steps.push(
        lineStep(say('algebra.put', { n: substitution, m: into }), line),
        ...(isolated?.steps ?? []),
      );
    }
    values.set(
      unknown,
      isolated?.kind === 'value' ? { expression: isolated.right, polynomial: isolated.value } : value,
    );
  }
  return new Map(
    unknowns.flatMap((unknown) => {
      const value = values.get(unknown);
      return value ? [[unknown, value] as const] : [];
    }),
  );
}
