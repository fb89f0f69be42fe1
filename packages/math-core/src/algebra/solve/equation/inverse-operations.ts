import type { Notes } from '../literal/conditions.js';
import { peeled } from '../literal/literal.js';
import type { Board, Found, Sides } from './board.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { exactRoot } from './polynomial/roots.js';
import { valueOf } from './value.js';

/** Solves an equation in which the unknown occurs once by undoing the operations on it from the outside in. */
export function solveByInverses(board: Board, sides: Sides): Found | undefined {
  const notes: Notes = { steps: [], conditions: [] };
  const values = peeled(sides, board.unknown, notes)?.map((value) => valueOf(value));
  if (!values?.every((value) => value !== undefined)) return undefined;
  board.mayGain = true;
  for (const each of notes.steps) {
    const value = valueOf(each.after);
    board.line(each, each.before, value ? numberExpression(value, board.writing) : each.after);
  }
  return { roots: values.map((value) => exactRoot(value, board.isDecimal)), complex: undefined };
}
