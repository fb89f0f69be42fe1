import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../read/statement.js';
import { constantTruth, type Setting } from './judge.js';
import { type Law, named } from './laws/law-names.js';
import { isRounded } from './rounding.js';
import { lettersIn, partsOf, substituted } from './substitute.js';
import type { Comparison, LineVerdict } from './verdict.js';

/** Creates the verdict on a correct line. */
export function follows(laws: readonly Law[], needsCheck: boolean): LineVerdict {
  return { verdict: 'follows', laws, needsCheck };
}

/** Returns an expression with its letters replaced by their values, or the problem itself. */
export function valueOfProblem(problem: Statement): Statement {
  if (problem.kind !== 'and') return problem;
  const [first, ...values] = problem.parts;
  if (first?.kind !== 'expression') return problem;
  let { expression } = first;
  for (const value of values)
    if (value.kind === 'relation' && typeof value.left === 'string')
      expression = substituted(expression, value.left, value.right);
  return { kind: 'expression', expression };
}

/** Creates the verdict on an expression where an equation is required. */
export function noEquation(text: string): LineVerdict {
  const isOpen = /[=]\s*$/.test(text);
  const position = isOpen ? text.length : 0;
  const expected = isOpen ? 'a number, a variable or (' : 'an equation like the previous line';
  const message = `line can't be read at character ${position + 1}: expected ${expected}.`;
  return { verdict: 'unreadable', position, expected, message };
}

/** Returns whether a line introduces a letter that isn't in the problem. */
export function hasNewLetter(statement: Statement, { unknowns }: Setting): boolean {
  const letters = lettersIn(statement);
  return unknowns.length > 0 && [...letters].some((name) => !unknowns.includes(name));
}

/** Returns the members of an expression or of a chain of equal values. */
export function valuesIn(statement: Statement): readonly Expression[] | undefined {
  if (statement.kind === 'expression') return [statement.expression];
  if (statement.kind === 'relation' && /[=≈]/.test(statement.relation))
    return statement.left[0] === '?' ? [statement.right] : [statement.left, statement.right];
  const isChain =
    statement.kind === 'chain' && statement.relations.every((relation) => /[=≈]/.test(relation));
  return isChain ? statement.members : undefined;
}

/** Returns whether a member of a chain comes after ≈. */
export function isAboutAt(statement: Statement, i: number): boolean {
  if (statement.kind === 'relation')
    return statement.relation === '≈' && (i === 1 || statement.left[0] === '?');
  return statement.kind === 'chain' && statement.relations[i - 1] === '≈';
}

/** Compares a decimal with a value that it may round. */
export function roundedAs(value: Expression, decimal: Expression): Comparison {
  const isRight = isRounded(decimal, value);
  return { kind: isRight === undefined ? 'undecided' : isRight ? 'same' : 'other' };
}

/** Counts the equations of a line. The result is infinite if the line says that nothing or everything is a solution. */
export function sizeOf(statement: Statement | undefined): number {
  if (!statement) return 0;
  if (statement.kind === 'and') return statement.parts.length;
  if (statement.kind === 'or') return Math.max(...statement.parts.map(sizeOf));
  return statement.kind === 'none' || statement.kind === 'all' ? Infinity : 1;
}

/** Returns whether a line contains no inequality. */
export function isEquation(statement: Statement): boolean {
  return partsOf(statement).every(
    (part) => part.kind === 'none' || (part.kind === 'relation' && /[=≠]/.test(part.relation)),
  );
}

/** Returns whether a line is a calculation without letters: 6 × 9 = 54. */
export function isCalculation(statement: Statement): boolean {
  const members = statement.kind === 'expression' ? undefined : valuesIn(statement);
  return members !== undefined && !members.every(isPlainNumber) && lettersIn(statement).size === 0;
}

/** Returns whether a line is a true calculation on the side. */
export function isSideNote(statement: Statement): boolean {
  return isCalculation(statement) && constantTruth(statement) === true;
}

/** Returns the verdict on a calculation on the side: 6 × 9 = 54 is correct, 6 × 9 = 56 is a slip. */
export function sideNote(statement: Statement, before: Statement): LineVerdict | undefined {
  if (isSideNote(statement)) return follows([named('aside')], false);
  const isAside =
    statement.kind === 'relation' && lettersIn(statement).size === 0 && lettersIn(before).size > 0;
  return isAside ? { verdict: 'wrong', mistake: 'arithmetic-slip' } : undefined;
}

function isPlainNumber(expression: Expression): boolean {
  if (typeof expression === 'string') return true;
  return expression[0] === 'neg' && typeof expression[1] === 'string';
}
