import type { Expression } from '../../../../steps/expression.js';
import { isSame, replaced } from '../../../../expression/rewrite.js';
import type { Board, Found, Sides } from '../board.js';
import { together } from '../cases.js';
import { partsOf } from '../kind.js';
import { holds, quotientOf } from '../polynomial/read-polynomial.js';
import { say } from '../../../texts/solve-steps.js';

/** Substitutes a letter for the only logarithm: (log x)² − 3 log x + 2 = 0. */
export function solveByLogarithm(board: Board, { left, right }: Sides): Found | undefined {
  const logarithms = [...partsOf(left), ...partsOf(right)].filter(
    (part) =>
      typeof part !== 'string' && (part[0] === 'ln' || part[0] === 'log') && holds(part, board.unknown),
  );
  const [logarithm] = logarithms;
  if (logarithm === undefined) return undefined;
  if (logarithms.some((one) => !isSame(one, logarithm))) return solveWithoutPowers(board, { left, right });
  const letter = board.unknown === 't' ? 'u' : 't';
  const [before, after] = [replaced(left, logarithm, letter), replaced(right, logarithm, letter)];
  if ([before, after].some((side) => holds(side, board.unknown) || !quotientOf(side, letter)))
    return undefined;
  board.line(say('algebra.substitute', { n: letter, m: logarithm }), before, after);
  const inside = board.in(letter);
  const found = inside.solve(before, after);
  board.methodChoice ??= inside.methodChoice;
  if (found.isAll) return { isAll: true, roots: [] };
  const cases = found.roots.map((root) => {
    board.line(say('algebra.substitute-back', { n: logarithm }), logarithm, root.expression);
    return board.solve(logarithm, root.expression);
  });
  return { ...together(board, cases), complex: undefined };
}

/** Writes ln xⁿ as n ln x where ln x occurs too, so that x is positive. */
function solveWithoutPowers(board: Board, sides: Sides): Found | undefined {
  const parts = [...partsOf(sides.left), ...partsOf(sides.right)];
  const known = new Set(parts.map((part) => JSON.stringify(part)));
  const written = (side: Expression): Expression =>
    withoutPower(side, (part) => known.has(JSON.stringify(part)));
  const [left, right] = [written(sides.left), written(sides.right)];
  if (isSame(left, sides.left) && isSame(right, sides.right)) return undefined;
  const law = 'algebra.power-in-logarithm';
  board.line(law, left, right);
  return board.solve(left, right);
}

function withoutPower(side: Expression, isKnown: (logarithm: Expression) => boolean): Expression {
  if (typeof side === 'string') return side;
  const [operator, ...operands] = side;
  const argument = operands.at(-1) ?? '0';
  const isPower = /^(?:ln|log)$/.test(operator) && typeof argument !== 'string' && argument[0] === '^';
  if (isPower && typeof argument[2] === 'string') {
    const plain: Expression = [operator, ...operands.slice(0, -1), argument[1] ?? '0'];
    if (isKnown(plain)) return ['×', argument[2], plain];
  }
  return [operator, ...operands.map((operand) => withoutPower(operand, isKnown))];
}
