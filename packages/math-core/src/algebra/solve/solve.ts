import { success, type Result } from '../../result/result.js';
import { parseExpression } from '../../expression/parse.js';
import type { Statement } from '../statement.js';
import { type SolvedResult, type SolveOptions, unsupported } from './solved.js';

export type { Method, Solved, SolvedResult, SolveOptions } from './solved.js';

/**
 * Solves what one line says, exactly and with every step: an equation, an inequality or a system, typed or as a statement.
 * Errors: those of the reader, with `position` and `expected`; `unsupported`, which says what was recognised.
 */
export function solve(input: string | Statement, options: SolveOptions = {}): SolvedResult {
  const read = typeof input === 'string' ? readLine(input) : success(input);
  return read.ok ? solveStatement(read.value, options) : read;
}

/** Each kind of statement has its solver. */
function solveStatement(statement: Statement, _options: SolveOptions): SolvedResult {
  switch (statement.kind) {
    case 'relation':
      // equations: equation/; inequalities and equations in several letters: theirs
      return unsupported('an equation');
    case 'chain':
    case 'and':
    case 'or':
    case 'expression':
    case 'intervals':
    case 'none':
    case 'all':
      return unsupported('a line that is no equation');
  }
}

// The reader of statements takes its place.
function readLine(text: string): Result<Statement> {
  const sides = text.split('=');
  const left = parseExpression(sides[0] ?? '', 'equation');
  const right = parseExpression(sides[1] ?? '', 'equation');
  if (!left.ok) return left;
  if (!right.ok) return right;
  return success({ kind: 'relation', left: left.value, relation: '=', right: right.value });
}
