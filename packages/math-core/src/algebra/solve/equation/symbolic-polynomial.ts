import { isSame, sizeOf } from '../../../expression/rewrite.js';
import { isSum, productOf, sumOf, type Term, termOf, termOfProduct } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { finalForm } from '../../normal/final-form.js';
import { signOfValue } from '../../normal/value-sign.js';
import { Beyond } from '../radical/beyond.js';
import { type Board, type Found, NONE, type Root, type Sides } from './board.js';
import {
  ALWAYS,
  BOTH_VALUES,
  divideBoth,
  multiplyBoth,
  NEGATIVE_ROOT,
  NEVER,
  SIMPLIFY,
  TO_ONE_SIDE,
} from './laws.js';
import { rootLaw } from './polynomial/binomial.js';
import { holds } from './polynomial/read-polynomial.js';
import { smallInteger, valueOf } from './value.js';
import { bothRootsLines, valuesExpression } from './values.js';
import { say } from '../../texts/solve-steps.js';

/** The highest degree that is read. */
const MAX_DEGREE = 12;

/** The coefficients of a polynomial, by powers. */
type Coefficients = readonly Expression[];

/** Solves a linear, quadratic or pure equation whose coefficients contain numbers such as π or ln 2. */
export function solveSymbolicPolynomial(board: Board, { left, right }: Sides): Found | undefined {
  const [p, q] = [left, right].map((side) => coefficientsOf(side, board.unknown));
  const all = p && q && trimmed(joined(p, q, '-'));
  if (!all) return undefined;
  const [c = '0', b = '0', a] = all;
  if (all.length <= 1) {
    const isTrue = all.length === 0;
    board.line(isTrue ? ALWAYS : NEVER, c, '0');
    return isTrue ? { isAll: true, roots: [] } : NONE;
  }
  const degree = all.length - 1;
  if (a !== undefined && degree === 2 && b !== '0') return solveQuadratic(board, { left, right }, [c, b, a]);
  if (all.slice(1, -1).some((coefficient) => coefficient !== '0')) return undefined;
  const value = alone(board, { left, right }, { coefficient: all[degree] ?? '1', c, degree });
  return degree === 1 ? { roots: [{ expression: value }] } : rootsOf(board, value, degree);
}

/** Isolates x or x², and returns its value. */
function alone(
  board: Board,
  { left, right }: Sides,
  { coefficient, c, degree }: { coefficient: Expression; c: Expression; degree: number },
): Expression {
  const number = finalForm(['neg', c]);
  const product = sumOf([termIn(board.unknown, coefficient, degree)]);
  if (!isSame(left, product) || !isSame(finalForm(right), number))
    board.line(say('algebra.isolate', { n: product }), product, number);
  if (coefficient === '1') return number;
  const value = finalForm(['/', number, coefficient]);
  const inverse = coefficient[0] === '/' && coefficient[1] === '1' ? coefficient[2] : undefined;
  board.line(inverse ? multiplyBoth(inverse) : divideBoth(coefficient), power(board.unknown, degree), value);
  return value;
}

/** Solves xⁿ = value, which is already written. */
function rootsOf(board: Board, value: Expression, degree: number): Found {
  const left = power(board.unknown, degree);
  if (valueOf(value)) return board.solve(left, value);
  if (degree % 2 === 0 && signOfValue(value) !== 1) {
    board.line(NEGATIVE_ROOT, left, value);
    return { roots: [] };
  }
  const isNegative = signOfValue(value) === -1;
  const size: Expression = isNegative ? finalForm(['neg', value]) : value;
  const plain: Expression = degree === 2 ? ['√', size] : ['^', size, `1/${degree.toString()}`];
  const simplified = finalForm(plain);
  const isSumBelow = size[0] === '/' && isSum(size[2] ?? '1');
  const isPlain = (degree > 2 || isSumBelow) && sizeOf(simplified) > sizeOf(plain);
  const positive = isPlain ? plain : simplified;
  const negative: Expression = isPlain ? ['neg', plain] : finalForm(['neg', simplified]);
  const roots = (degree % 2 === 0 ? [negative, positive] : [isNegative ? negative : positive]).map(
    (expression): Root => ({ expression }),
  );
  bothRootsLines(board, rootLaw(degree), roots);
  return { roots };
}

function solveQuadratic(
  board: Board,
  { left, right }: Sides,
  [c, b, a]: readonly [Expression, Expression, Expression],
): Found {
  const unit = [c, b, a].map((coefficient) => finalForm(['/', coefficient, a]));
  const isPlain = unit.every((coefficient) => valueOf(coefficient));
  const shown = isPlain ? unit : [c, b, a];
  const written = writtenPolynomial(board.unknown, shown);
  if (isPlain) board.line(divideBoth(a), written, '0');
  else if (right !== '0' || !isSame(left, written)) board.line(TO_ONE_SIDE, written, '0');
  if (isPlain) return board.solve(written, '0');
  const D = finalForm(['-', ['^', b, '2'], ['×', '4', a, c]]);
  const sign = signOfValue(D);
  if (sign === undefined) throw new Beyond('a quadratic equation whose discriminant has no exact form here');
  const law = say('algebra.discriminant:letters', { a, b, c });
  board.line(law, ['-', ['^', b, '2'], ['×', '4', a, c]], D);
  if (sign < 0) {
    const why = 'algebra.negative-discriminant';
    board.line(why, D, '0', '<');
    return { roots: [] };
  }
  const [middle, root] = [finalForm(['neg', b]), finalForm(['√', D])];
  const bottom: Expression = ['×', '2', a];
  const formula: Expression = ['/', ['±', middle, ['√', D]], bottom];
  board.line('algebra.formula', board.unknown, formula);
  const both = (['-', '+'] as const).map((operator) => finalForm(['/', [operator, middle, root], bottom]));
  const divisor = finalForm(bottom);
  const top: Expression = ['±', middle, root];
  const simple: Expression = divisor === '1' ? top : ['/', top, divisor];
  const isSimpler = sign !== 0 && !isSame(simple, formula);
  if (isSimpler) board.line(SIMPLIFY, board.unknown, simple);
  const values = sign === 0 ? both.slice(1) : signOfValue(a) === -1 ? both.reverse() : both;
  const roots = values.map((expression): Root => ({ expression }));
  board.line(sign === 0 ? SIMPLIFY : BOTH_VALUES, board.unknown, valuesExpression(roots));
  return { roots };
}

/** Reads a side as a polynomial. Returns undefined if it isn't one, or its degree is too high. */
function coefficientsOf(expression: Expression, unknown: string): Coefficients | undefined {
  if (!holds(expression, unknown)) return [expression];
  if (typeof expression === 'string') return ['0', '1'];
  const [operator, ...operands] = expression;
  const [first = '0', second = '1'] = operands;
  if (operator === '^') return powerOf(first, second, unknown);
  if (operator === '/' || operator === '÷') {
    const top = holds(second, unknown) ? undefined : coefficientsOf(first, unknown);
    return top?.map((coefficient) => ['/', coefficient, second]);
  }
  const [base, ...rest] = operands.map((operand) => coefficientsOf(operand, unknown));
  if (operator === 'neg') return base && joined([], base, '-');
  if (operator === '()') return base;
  if (!/^[-+×]$/.test(operator)) return undefined;
  return rest.reduce((a, b) => a && b && combined(operator, a, b), base);
}

function powerOf(base: Expression, exponent: Expression, unknown: string): Coefficients | undefined {
  const degree = holds(exponent, unknown) ? undefined : smallInteger(valueOf(exponent));
  if (!degree || degree < 0 || degree > MAX_DEGREE) return undefined;
  const inside = coefficientsOf(base, unknown);
  if (!inside) return undefined;
  return Array.from({ length: degree - 1 }, () => inside).reduce<Coefficients | undefined>(product, inside);
}

function combined(operator: string, a: Coefficients, b: Coefficients): Coefficients | undefined {
  if (operator === '+' || operator === '-') return joined(a, b, operator);
  return operator === '×' ? product(a, b) : undefined;
}

function joined(a: Coefficients, b: Coefficients, sign: '+' | '-'): Coefficients {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i): Expression => {
    const [one, other] = [a[i] ?? '0', b[i] ?? '0'];
    if (other === '0') return one;
    return one === '0' && sign === '+' ? other : [sign, one, other];
  });
}

function product(a: Coefficients | undefined, b: Coefficients): Coefficients | undefined {
  if (!a || a.length + b.length > MAX_DEGREE + 2) return undefined;
  let sum: Coefficients = [];
  for (const [i, one] of a.entries()) {
    const zeros = Array.from({ length: i }, (): Expression => '0');
    const shifted = b.map(
      (other): Expression =>
        one === '0' || other === '0' ? '0' : one === '1' ? other : other === '1' ? one : ['×', one, other],
    );
    sum = joined(sum, [...zeros, ...shifted], '+');
  }
  return sum;
}

/** Brings the coefficients into final form, and removes leading ones that are 0. */
function trimmed(all: Coefficients): Coefficients | undefined {
  const final = all.map((coefficient) => finalForm(coefficient));
  const signs = final.map((coefficient) => signOfValue(coefficient));
  if (signs.includes(undefined)) return undefined;
  const last = signs.map((sign) => sign !== 0).lastIndexOf(true);
  return final.slice(0, last + 1).map((coefficient, i) => (signs[i] === 0 ? '0' : coefficient));
}

const power = (unknown: string, degree: number): Expression =>
  degree === 1 ? unknown : ['^', unknown, degree.toString()];

function termIn(unknown: string, coefficient: Expression, degree: number): Term {
  const signed = termOf(coefficient);
  if (coefficient[0] === '/' || isSum(coefficient))
    return degree === 0 ? signed : { ...signed, body: ['×', signed.body, power(unknown, degree)] };
  const { coefficient: number, factors } = productOf(coefficient);
  return termOfProduct({
    coefficient: number,
    factors: [...factors, ...(degree > 0 ? [power(unknown, degree)] : [])],
  });
}

function writtenPolynomial(unknown: string, coefficients: Coefficients): Expression {
  const terms = coefficients.map((coefficient, i) => termIn(unknown, coefficient, i));
  return sumOf(terms.filter((_, i) => coefficients[i] !== '0').reverse());
}
