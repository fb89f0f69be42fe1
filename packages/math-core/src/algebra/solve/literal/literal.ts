import { operandsOf } from '../../../expression/rewrite.js';
import { success } from '../../../result/result.js';
import type { Expression } from '../../../steps/expression.js';
import { type SolvedResult, unsupported } from '../solved.js';
import { guarded } from '../values/guarded.js';
import { collect } from './collect.js';
import { distinct, expressionNotZero, type Notes } from './conditions.js';
import { parameterCases } from './parameter-cases.js';
import { canceled } from './one-fraction.js';
import { peel } from './peel.js';
import { holds } from './undo-function.js';
import { step } from '../../texts/solve-steps.js';

/** The sides of an equation. */
interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/**
 * Solves an equation in several letters for one of them, with conditions on the others.
 * Errors: `unsupported`, also if the letter doesn't occur; `too-large`.
 */
export function solveLiteral(sides: Sides, unknown: string): SolvedResult {
  return guarded(() => {
    if (occurrences(sides, unknown) === 0) return unsupported(`an equation without the letter ${unknown}`);
    const notes: Notes = {
      steps: [],
      conditions: [...divisorsOf(sides.left), ...divisorsOf(sides.right)].flatMap((divisor) =>
        holds(divisor, unknown) ? [] : expressionNotZero(divisor),
      ),
    };
    const values =
      peeled(sides, unknown, notes)?.map((value) => inLowestTerms(value, unknown, notes)) ??
      (occurrences(sides, unknown) > 1 ? collect({ ...sides, relation: '=' }, unknown, notes) : undefined);
    if (!values) return unsupported(`an equation that can't be solved for ${unknown}`);
    notes.steps.push(...parameterCases(sides, unknown));
    return success({
      kind: 'literal',
      methods: [],
      unknowns: [unknown],
      steps: notes.steps,
      solution: { kind: 'values', unknown, values },
      excluded: [],
      extraneous: [],
      conditions: distinct(notes.conditions),
    });
  });
}

/** Cancels what the numerator and the denominator of a value have in common, in a line of its own. */
function inLowestTerms(value: Expression, unknown: string, { steps }: Notes): Expression {
  const simple = canceled(value);
  if (simple !== value) steps.push(step('algebra.simplify', unknown, simple));
  return simple;
}

function occurrences({ left, right }: Sides, letter: string): number {
  const countIn = (expression: Expression): number =>
    expression === letter
      ? 1
      : operandsOf(expression).reduce((count, operand) => count + countIn(operand), 0);
  return countIn(left) + countIn(right);
}

/** Returns the divisors in an expression. */
function divisorsOf(expression: Expression): readonly Expression[] {
  const operands = operandsOf(expression);
  const own = /^[/÷]$/.test(expression[0]) && operands[1] !== undefined ? [operands[1]] : [];
  return [...own, ...operands.flatMap(divisorsOf)];
}

/**
 * Returns the values of an unknown that occurs once, by undoing the operations on it. Returns undefined if it occurs more often, or if an
 * operation can't be undone.
 */
export function peeled(sides: Sides, unknown: string, notes: Notes): readonly Expression[] | undefined {
  if (occurrences(sides, unknown) !== 1) return undefined;
  const { left, right } = sides;
  if (holds(left, unknown)) return peel({ side: left, values: [right] }, unknown, notes);
  notes.steps.push(step('algebra.swap-sides', right, left));
  return peel({ side: right, values: [left] }, unknown, notes);
}
