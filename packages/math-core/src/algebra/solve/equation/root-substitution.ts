import type { Expression } from '../../../steps/expression.js';
import { times } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import type { Board, Found, Sides } from './board.js';
import { together } from './cases.js';
import { partsOf } from './kind.js';
import { holds, quotientOf } from './polynomial/read-polynomial.js';
import { exactRoot } from './polynomial/roots.js';
import { say } from '../../texts/solve-steps.js';

/** Substitutes a letter for the only root if the equation is a quotient of polynomials in it: 1/√x = 2. */
export function solveByRoot(board: Board, sides: Sides): Found | undefined {
  const roots = [...partsOf(sides.left), ...partsOf(sides.right)].filter(
    (part) => part[0] === '√' && typeof part !== 'string' && holds(part, board.unknown),
  );
  const [root] = roots;
  if (root === undefined || roots.some((one) => JSON.stringify(one) !== JSON.stringify(root)))
    return undefined;
  const letter = board.unknown === 't' ? 'u' : 't';
  const isPlain = root[1] === board.unknown;
  const inner = (side: Expression): Expression =>
    replaced(side, root, { letter, unknown: isPlain ? board.unknown : '' });
  const [left, right] = [inner(sides.left), inner(sides.right)];
  if (holds(left, board.unknown) || holds(right, board.unknown)) return undefined;
  if (!quotientOf(left, letter) || !quotientOf(right, letter)) return undefined;
  board.line(say('algebra.substitute', { n: letter, m: root }), left, right);
  const inside = board.in(letter);
  const found = inside.solve(left, right);
  board.methodChoice ??= inside.methodChoice;
  if (found.isAll) return { isAll: true, roots: [] };
  const cases = found.roots.map((one) => {
    board.line(say('algebra.substitute-back', { n: root }), root, one.expression);
    if (one.value && signOf(one.value) >= 0) return board.solve(root, one.expression);
    board.line('algebra.root-negative', root, one.expression);
    if (isPlain && one.value) board.rejected.push(exactRoot(times(one.value, one.value), board.isDecimal));
    return { roots: [] };
  });
  return { ...together(board, cases), complex: undefined };
}

function replaced(
  expression: Expression,
  root: Expression,
  names: { readonly letter: string; readonly unknown: string },
): Expression {
  if (JSON.stringify(expression) === JSON.stringify(root)) return names.letter;
  if (expression === names.unknown) return ['^', names.letter, '2'];
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => replaced(operand, root, names))];
}
