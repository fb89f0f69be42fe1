import { sumOf, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { isSame, type Radical } from '../radical/radical.js';
import { compareRadicals, signOf } from '../radical/sign.js';
import { type Board, type Found, type Piece, type Root, type Sides, amount } from './board.js';
import { together } from './cases.js';
import { between } from './domain.js';
import { partsOf } from './kind.js';
import { numberExpression } from './polynomial/polynomial-expression.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';
import { realRoots } from './polynomial/roots.js';
import { valueOf } from './value.js';
import { say } from '../../texts/solve-steps.js';

/**
 * Solves an equation piece by piece between the zeros of its absolute values. Returns undefined if these aren't
 * polynomials.
 */
export function solveByCases(board: Board, sides: Sides): Found | undefined {
  const inside = [sides.left, sides.right]
    .flatMap(partsOf)
    .flatMap((part) =>
      part[0] === 'abs' && typeof part !== 'string' && holds(part, board.unknown) ? [part[1] ?? '0'] : [],
    );
  const polynomials = inside.map((part) => polynomialOf(part, board.unknown));
  const zeros = polynomials.flatMap((p) => (p ? realRoots(p) : []));
  if (polynomials.length === 0 || polynomials.some((p) => !p)) return undefined;
  const points = zeros
    .sort(compareRadicals)
    .filter((value, i, all) => i === 0 || !isSame(value, all[i - 1] ?? value));
  board.mayGain = true;
  const found = [...points, undefined].map((high, i) =>
    solvePiece(board, sides, { low: points[i - 1], high }),
  );
  if (found.every(({ piece }) => !piece))
    return together(
      board,
      found.map(({ found: one }) => one),
    );
  return { roots: [], pieces: merged(found) };
}

interface PieceFound {
  readonly found: Found;
  /** The whole interval, if every number in it is a solution. */
  readonly piece?: Piece;
}

interface Ends {
  readonly low: Radical | undefined;
  readonly high: Radical | undefined;
}

function solvePiece(board: Board, sides: Sides, { low, high }: Ends): PieceFound {
  const sample = between(low, high);
  const open = (side: Expression): Expression => withoutBars(side, board.unknown, sample);
  const [left, right] = [open(sides.left), open(sides.right)];
  board.line(say('algebra.case-bars', { n: conditionText(board, { low, high }) }), left, right);
  const found = board.solve(left, right);
  if (found.isAll) {
    const piece: Piece = {
      ...(low ? { low } : {}),
      ...(high ? { high } : {}),
      includesLow: low !== undefined,
      includesHigh: high !== undefined,
    };
    return { found: { roots: [] }, piece };
  }
  const isInside = ({ value }: Root): boolean =>
    !value || ((!low || compareRadicals(low, value) <= 0) && (!high || compareRadicals(value, high) <= 0));
  for (const root of found.roots.filter((one) => !isInside(one))) outsideLine(board, root, { low, high });
  const outside = found.roots.filter((root) => !isInside(root));
  board.rejected.push(...outside);
  return { found: { roots: found.roots.filter(isInside) } };
}

function outsideLine(board: Board, root: Root, ends: Ends): void {
  const law = say('algebra.outside-case', {
    n: `${board.unknown} = ${amount(root.expression)}`,
    m: conditionText(board, ends),
  });
  board.line(law, board.unknown, root.expression);
}

function conditionText(board: Board, { low, high }: Ends): string {
  const write = (value: Radical): string => amount(numberExpression(value, board.writing));
  const from = low ? `${write(low)} ≤ ` : '';
  const to = high ? ` ≤ ${write(high)}` : '';
  if (!low || high) return `${from}${board.unknown}${to}`;
  return `${board.unknown} ≥ ${write(low)}`;
}

/** Replaces |u| with u or −u, depending on its sign at a number of the piece. */
function withoutBars(expression: Expression, unknown: string, sample: Radical): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const [first = '0'] = operands;
  if (operator === 'abs' && holds(first, unknown)) {
    const value = valueOf(first, { [unknown]: sample });
    return value && signOf(value) < 0 ? ['neg', first] : first;
  }
  const opened: Expression = [operator, ...operands.map((operand) => withoutBars(operand, unknown, sample))];
  return operator === '+' || operator === '-' ? sumOf(termsOf(opened)) : opened;
}

/** Merges touching pieces and single values, in ascending order. */
function merged(found: readonly PieceFound[]): readonly Piece[] {
  const pieces = found.flatMap(({ piece, found: { roots } }): readonly Piece[] =>
    piece
      ? [piece]
      : roots.flatMap(({ value }) =>
          value ? [{ low: value, high: value, includesLow: true, includesHigh: true }] : [],
        ),
  );
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isTouching = last?.high && piece.low && isSame(last.high, piece.low);
    if (!last || !isTouching) joined.push(piece);
    else
      joined.splice(-1, 1, {
        ...withoutHigh(last),
        ...(piece.high ? { high: piece.high } : {}),
        includesHigh: piece.includesHigh,
      });
  }
  return joined;
}

function withoutHigh({ low, includesLow }: Piece): Pick<Piece, 'low' | 'includesLow'> {
  return { ...(low ? { low } : {}), includesLow };
}
