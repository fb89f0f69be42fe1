import { success } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../statement.js';
import { partsOf } from './equation/kind.js';
import { solveEquation } from './equation/solve-equation.js';
import { type SolvedResult, type SolveOptions, unsupported } from './solved.js';

export type { Method, Solved, SolvedResult, SolveOptions } from './solved.js';

/**
 * Solves what one line says, exactly and with every step: an equation, an inequality or a system, typed or as a statement.
 * Errors: those of the reader, with `position` and `expected`; `unsupported`, which says what was recognised.
 */
export function solve(input: string | Statement, options: SolveOptions = {}): SolvedResult {
  const read = typeof input === 'string' ? readStatement(input, 'equation') : success(input);
  return read.ok ? solveStatement(read.value, options) : read;
}

/** Each kind of statement has its solver. */
function solveStatement(statement: Statement, options: SolveOptions): SolvedResult {
  switch (statement.kind) {
    case 'relation':
      return statement.relation === '=' ? solveRelation(statement, options) : unsupported('an inequality');
    case 'expression':
      return unsupported('an expression without an equals sign, where there is nothing to solve');
    case 'chain':
      return unsupported('several relations in one line');
    case 'and':
      return unsupported('a system of this kind');
    case 'or':
    case 'intervals':
    case 'none':
    case 'all':
      return unsupported('a line that already says its solutions');
  }
}

/** An equation: in one unknown, in several letters, or without one. */
function solveRelation(
  { left, right }: { readonly left: Expression; readonly right: Expression },
  { unknown, method }: SolveOptions,
): SolvedResult {
  const letters = lettersOf([left, right]);
  if (letters.length <= 1) return solveEquation({ left, right }, letters[0] ?? '', method);
  if (unknown === undefined) return unsupported(`one equation with the unknowns ${letters.join(', ')}`);
  return unsupported(`an equation with the letters ${letters.join(', ')}`);
}

/** The letters of expressions, in their order; not Euler's number and π. */
function lettersOf(expressions: readonly Expression[]): readonly string[] {
  const letters = expressions
    .flatMap(partsOf)
    .filter((part) => typeof part === 'string' && /^[a-z]/i.test(part) && part !== 'e') as string[];
  return [...new Set(letters)].sort();
}
