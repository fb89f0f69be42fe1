import { isSame } from '../../../expression/rewrite.js';
import { productOf, termsOf } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { signOfValue } from '../../normal/value-sign.js';
import { type Isolated, isolatedFunction } from '../values/isolated-function.js';
import { isolatedLine } from '../values/linear-line.js';
import { simplestNumber } from '../values/number-form.js';
import { type Board, type Found, NONE, type Root, type Sides, amount } from './board.js';
import { together } from './cases.js';
import { logarithmOf, takeLogarithm } from './logarithmic/take-logarithms.js';
import { noRoot, rootLaw } from './polynomial/binomial.js';
import { coefficientOf, degreeOf as degreeOfPolynomial } from './polynomial/polynomial.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';
import { isZero, minus, ONE, type Radical } from '../radical/radical.js';
import { smallInteger, valueOf } from './value.js';
import { valuesExpression } from './values.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** Returns a root with its exact value, if it is a sum of square roots. */
export function rootOf(expression: Expression): Root {
  const value = valueOf(expression);
  return value ? { expression, value } : { expression };
}

/** Solves F(u) = K, where K is a number such as π or ln 2 that isn't a sum of roots, by undoing F. */
export function solveForNumber(board: Board, sides: Sides): Found | undefined {
  const steps: Step[] = [];
  const line = isolatedFunction({ ...sides, relation: '=' }, board.unknown, steps);
  if (!line || holds(line.right, board.unknown)) return undefined;
  const isChanged = !isSame(line.left, sides.left) || !isSame(line.right, sides.right);
  const isSymbolic = !valueOf(line.right);
  // A number that is a sum of roots only remains after a symbolic factor was divided out, as in πx² = 25π.
  if (!isSymbolic && !(isChanged && hasSymbol(sides, board.unknown))) return undefined;
  for (const each of steps) board.line(each, each.before, each.after);
  return isSymbolic ? undone(board, line) : { ...board.solve(line.left, line.right), complex: undefined };
}

function hasSymbol({ left, right }: Sides, unknown: string): boolean {
  return [...termsOf(left), ...termsOf(right)].some(({ body }) =>
    productOf(body).factors.some((factor) => !holds(factor, unknown) && !valueOf(factor)),
  );
}

function undone(board: Board, { left, right }: Isolated): Found | undefined {
  const sign = signOfValue(right);
  const [operator, first = '0', second = '0'] = left;
  if (sign === undefined) return undefined;
  if (operator === '√') {
    if (sign < 0) return never(board, ROOT_NEGATIVE, { left, right });
    const square = simplestNumber(['^', right, '2']);
    board.mayGain = true;
    board.line('algebra.square-both', first, square);
    return next(board, first, [square]);
  }
  if (operator === 'abs') {
    if (sign < 0) return never(board, ABSOLUTE_NEGATIVE, { left, right });
    return cases(board, 'algebra.case', first, [simplestNumber(['neg', right]), right]);
  }
  if (operator === 'ln') return undoneLogarithm(board, 'e', first, right);
  if (operator === 'log' && !holds(first, board.unknown)) return undoneLogarithm(board, first, second, right);
  if (operator !== '^') return undefined;
  if (holds(second, board.unknown)) return undoneExponential(board, { left, right }, sign);
  const exponent = smallInteger(valueOf(second));
  return exponent !== undefined && exponent > 1
    ? undonePower(board, { base: first, exponent, right, sign })
    : undefined;
}

function undoneLogarithm(
  board: Board,
  base: Expression,
  argument: Expression,
  right: Expression,
): Found | undefined {
  const power = simplestNumber(['^', base, right]);
  const law = say('algebra.definition-of-logarithm', { n: base });
  board.line(law, argument, power);
  return next(board, argument, [power]);
}

function undoneExponential(
  board: Board,
  { left, right }: Pick<Isolated, 'left' | 'right'>,
  sign: number,
): Found | undefined {
  const [, base = '0', exponent = '0'] = left;
  if (holds(base, board.unknown)) return undefined;
  if (sign <= 0) return never(board, POWER_POSITIVE, { left, right });
  const logarithm = simplestNumber(logarithmOf(base, right));
  board.line(takeLogarithm(base), exponent, logarithm);
  return next(board, exponent, [logarithm]);
}

const ROOT_NEGATIVE = 'algebra.root-negative';
const ABSOLUTE_NEGATIVE = 'algebra.absolute-negative';
const POWER_POSITIVE = 'algebra.power-positive';

function never(board: Board, law: Law, { left, right }: Sides): Found {
  board.line(law, left, right);
  return NONE;
}

interface PowerOfBase {
  readonly base: Expression;
  readonly exponent: number;
  readonly right: Expression;
  readonly sign: -1 | 0 | 1;
}

function undonePower(board: Board, { base, exponent, right, sign }: PowerOfBase): Found {
  const isEven = exponent % 2 === 0;
  if (isEven && sign < 0)
    return never(board, noRoot(exponent), { left: ['^', base, exponent.toString()], right });
  const size = sign < 0 ? simplestNumber(['neg', right]) : right;
  const root = simplestNumber(exponent === 2 ? ['√', size] : ['^', size, `1/${exponent.toString()}`]);
  const negative = simplestNumber(['neg', root]);
  const values = isEven ? [negative, root] : [sign < 0 ? negative : root];
  board.line(rootLaw(exponent), base, valuesExpression(values.map((expression) => ({ expression }))));
  return next(board, base, values);
}

/** Solves u = K for each number K. */
function next(board: Board, inside: Expression, values: readonly Expression[]): Found {
  if (inside === board.unknown) return { roots: values.map(rootOf) };
  const [only = '0', ...more] = values;
  return more.length === 0
    ? solveInside(board, inside, only)
    : cases(board, 'algebra.case-root', inside, values);
}

const isUnit = (value: Radical): boolean => isZero(minus(value, ONE));

/** Solves u = K for any u, linear or not. */
export function solveInside(board: Board, inside: Expression, value: Expression): Found {
  if (inside === board.unknown) return { roots: [rootOf(value)] };
  const shift = board.isDecimal ? undefined : polynomialOf(inside, board.unknown);
  const isShifted = shift && degreeOfPolynomial(shift) === 1 && isUnit(coefficientOf(shift, 1));
  if (valueOf(value) && !isShifted) return { ...board.solve(inside, value), complex: undefined };
  const steps: Step[] = [];
  const line = isolatedLine({ left: inside, relation: '=', right: value }, board.unknown, steps);
  if (!line) return { ...board.solve(inside, value), complex: undefined };
  for (const each of steps) board.line(each, each.before, each.after);
  return { roots: [rootOf(line.right)] };
}

function cases(
  board: Board,
  id: 'algebra.case' | 'algebra.case-root',
  inside: Expression,
  values: readonly Expression[],
): Found {
  const found = values.map((value) => {
    board.line(say(id, { n: `${amount(inside)} = ${amount(value)}` }), inside, value);
    return solveInside(board, inside, value);
  });
  return { ...together(board, found), complex: undefined };
}
