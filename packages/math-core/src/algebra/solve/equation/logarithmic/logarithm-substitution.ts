import type { Expression } from '../../../../steps/expression.js';
import { amount, type Board, type Found } from '../board.js';
import { together } from '../cases.js';
import type { Sides } from '../expand.js';
import { partsOf } from '../kind.js';
import { holds, quotientOf } from '../polynomial/read-polynomial.js';

/** Substitutes a letter for the only logarithm: (log x)² − 3 log x + 2 = 0. */
export function solveByLogarithm(board: Board, { left, right }: Sides): Found | undefined {
  const logarithms = [...partsOf(left), ...partsOf(right)].filter(
    (part) =>
      typeof part !== 'string' && (part[0] === 'ln' || part[0] === 'log') && holds(part, board.unknown),
  );
  const [logarithm] = logarithms;
  if (logarithm === undefined || logarithms.some((one) => JSON.stringify(one) !== JSON.stringify(logarithm)))
    return undefined;
  const letter = board.unknown === 't' ? 'u' : 't';
  const [before, after] = [replaced(left, logarithm, letter), replaced(right, logarithm, letter)];
  if ([before, after].some((side) => holds(side, board.unknown) || !quotientOf(side, letter)))
    return undefined;
  board.line(['algebra.substitute', `Let ${letter} = ${amount(logarithm)}`], before, after);
  const inside = board.in(letter);
  const found = inside.solve(before, after);
  board.methodChoice ??= inside.methodChoice;
  if (found.isAll) return { isAll: true, roots: [] };
  const cases = found.roots.map((root) => {
    board.line(
      ['algebra.substitute-back', `Substitute ${amount(logarithm)} back in`],
      logarithm,
      root.expression,
    );
    return board.solve(logarithm, root.expression);
  });
  return { ...together(board, cases), complex: undefined };
}

function replaced(expression: Expression, part: Expression, letter: string): Expression {
  if (JSON.stringify(expression) === JSON.stringify(part)) return letter;
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => replaced(operand, part, letter))];
}
