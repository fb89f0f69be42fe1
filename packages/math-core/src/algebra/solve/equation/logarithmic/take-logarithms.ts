import { type Rational, rational } from '../../../../rational/rational.js';
import { sumOf, type Term } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { expressionText } from '../../../../steps/to-text.js';
import { Beyond } from '../../radical/beyond.js';
import { isZero, negative, type Radical, rationalOf } from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import { signOf } from '../../radical/sign.js';
import { isSame } from '../../../../expression/rewrite.js';
import { finalForm } from '../../../normal/final-form.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { amount, type Board, type Found } from '../board.js';
import { divideBoth, moveTerm, multiplyBoth, SIMPLIFY } from '../laws.js';
import { baseName, type ExponentialTerm } from './exponential-term.js';
import { coefficientOf, degreeOf } from '../polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from '../polynomial/polynomial-expression.js';
import { polynomialOf } from '../polynomial/read-polynomial.js';
import { valueOf } from '../value.js';

/** Solves b^u = value as u = log_b value, where value isn't a rational power of b and u is linear. */
export function solveLogarithmically(
  board: Board,
  { first, value }: { readonly first: ExponentialTerm; readonly value: Radical },
): Found {
  const exponent = polynomialOf(first.writtenExponent, board.unknown) ?? [];
  const left = polynomialExpression(exponent, board.writing);
  const logarithm = logarithmTaken(board, left, [first.written, numberExpression(value, board.writing)]);
  if (degreeOf(exponent) !== 1) return { ...board.solve(left, logarithm), complex: undefined };
  const [q, p] = [coefficientOf(exponent, 0), coefficientOf(exponent, 1)];
  const result = solvedFor(board, logarithm, { p, q });
  if (left === board.unknown) {
    if (!isSame(logarithm, result)) board.line(SIMPLIFY, board.unknown, result);
  } else undoLinear(board, logarithm, { p, q, result });
  return { roots: [{ expression: result }] };
}

/** Adds the lines from b^u = value to u = log_b value, or to u = ln value ÷ ln b for a base such as 1.05. Returns the right side. */
function logarithmTaken(
  board: Board,
  exponent: Expression,
  [base, value]: readonly [Expression, Expression],
): Expression {
  const isUsual = base === 'e' || /^(?:1\/)?\d+$/.test(expressionText(base));
  const name = isUsual && base !== 'e' ? `log base ${amount(base)}` : 'natural logarithm';
  const law = ['algebra.take-logarithm', `Take the ${name} of both sides`] as const;
  const logarithm = logarithmOf(isUsual ? base : 'e', value);
  const number = valueOf(base);
  const factor: Expression = ['ln', number ? numberExpression(number, board.writing) : base];
  board.line(law, isUsual ? exponent : ['×', exponent, factor], logarithm);
  if (isUsual) return logarithm;
  const quotient: Expression = ['/', logarithm, factor];
  board.line(divideBoth(factor), exponent, quotient);
  return quotient;
}

/** Returns log_b value, or ln value for b = e. */
export function logarithmOf(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

/** Adds the lines from px + q = L to x = result. */
function undoLinear(
  board: Board,
  logarithm: Expression,
  { p, q, result }: { readonly p: Radical; readonly q: Radical; readonly result: Expression },
): void {
  const isAdded = signOf(q) < 0;
  const size = numberExpression(isAdded ? negative(q) : q, board.writing);
  const right: Expression = isZero(q) ? logarithm : [isAdded ? '+' : '-', logarithm, size];
  const term = polynomialExpression([new Map(), p], board.writing);
  const isLast = term === board.unknown;
  if (!isZero(q)) board.line(moveTerm(isAdded ? ['neg', size] : size), term, isLast ? result : right);
  if (isLast) return;
  const { numerator, denominator } = rationalOf(p) ?? rational(0n);
  const divisor = numberExpression(p, board.writing);
  const isDecimal = divisor !== exactDivisor(board, p);
  if (isDecimal) board.line(divideBoth(divisor), board.unknown, ['/', right, divisor]);
  const isUnit = numerator ** 2n === 1n && !board.isDecimal;
  const law = isUnit ? multiplyBoth(String(numerator * denominator)) : divideBoth(divisor);
  board.line(isDecimal ? SIMPLIFY : law, board.unknown, result);
}

/** Writes a divisor such as 0.05 as a fraction, so that the quotient becomes a product with 20. Others stay as typed. */
export function exactDivisor(board: Board, divisor: Radical): Expression {
  const exact = rationalOf(divisor);
  const isSmall = exact && exact.numerator ** 2n < exact.denominator ** 2n;
  return isSmall ? rationalText(exact) : numberExpression(divisor, board.writing);
}

/** Returns (L − q) ÷ p. */
function solvedFor(
  board: Board,
  logarithm: Expression,
  { p, q }: { readonly p: Radical; readonly q: Radical },
): Expression {
  const isAdded = signOf(q) < 0;
  const size = numberExpression(isAdded ? negative(q) : q, board.writing);
  const top: Expression = isZero(q) ? logarithm : [isAdded ? '+' : '-', logarithm, size];
  const isNegative = signOf(p) < 0;
  const factor = isNegative ? negative(p) : p;
  const divisor = exactDivisor(board, factor);
  const above: Expression = isNegative ? ['neg', top] : top;
  return /\./.test(String(divisor)) ? ['/', finalForm(above), divisor] : finalForm(['/', above, divisor]);
}

/** Solves c b^u = d B^v as u ln b = v ln B + ln (d ÷ c), where u and v are linear. */
export function solveTwoLogarithmically(
  board: Board,
  {
    first,
    second,
    ratio,
  }: { readonly first: ExponentialTerm; readonly second: ExponentialTerm; readonly ratio: Rational },
): Found {
  const exponents = [first.exponent, second.exponent];
  if (exponents.some((p) => degreeOf(p) > 1))
    throw new Beyond('exponential terms with different bases and squares in the exponent');
  const [ln, other] = [first.base, second.base].map(
    (base): Expression => (base === 'e' ? '1' : ['ln', baseName(base)]),
  );
  const parts = exponents.map(
    (p) => [rationalOf(coefficientOf(p, 1)), rationalOf(coefficientOf(p, 0))] as const,
  );
  const [[p1, q1] = [], [p2, q2] = []] = parts;
  if (!p1 || !q1 || !p2 || !q2 || ln === undefined || other === undefined)
    throw new Beyond('exponents with roots');
  const shift: readonly Term[] =
    ratio.numerator === ratio.denominator ? [] : [{ isNegative: false, body: ['ln', rationalText(ratio)] }];
  const side = (p: readonly Expression[], logarithm: Expression): Expression =>
    logarithm === '1' ? (p[0] ?? '0') : ['×', p[0] ?? '0', logarithm];
  const [left, right] = exponents.map((p, i) =>
    side([polynomialExpression(p, board.writing)], i === 0 ? ln : other),
  );
  board.line(
    ['algebra.take-logarithm', 'Take the natural logarithm of both sides'],
    left ?? '0',
    sumOf([{ isNegative: false, body: right ?? '0' }, ...shift]),
  );
  const top = sumOf([...scaledTerm(q2, other), ...scaledTerm(opposite(q1), ln), ...shift]);
  const bottom = sumOf([...scaledTerm(p1, ln), ...scaledTerm(opposite(p2), other)]);
  if (!signOfValue(bottom)) throw new Beyond('an exponential equation without a unique solution');
  board.line(['algebra.collect', 'Combine like terms'], ['×', bottom, board.unknown], top);
  const quotient: Expression = top === '0' ? '0' : ['/', top, bottom];
  board.line(['algebra.divide-both', `Divide both sides by ${amount(bottom)}`], board.unknown, quotient);
  if (top === '0') return { roots: [{ expression: '0', value: new Map() }] };
  const result = finalForm(quotient);
  if (!isSame(quotient, result)) board.line(SIMPLIFY, board.unknown, result);
  return { roots: [{ expression: result }] };
}

const opposite = ({ numerator, denominator }: Rational): Rational => ({ numerator: -numerator, denominator });

function scaledTerm(factor: Rational, logarithm: Expression): readonly Term[] {
  if (factor.numerator === 0n) return [];
  const isNegative = factor.numerator < 0n;
  const size = isNegative ? opposite(factor) : factor;
  const text = rationalText(size);
  if (logarithm === '1') return [{ isNegative, body: text }];
  return [{ isNegative, body: text === '1' ? logarithm : ['×', text, logarithm] }];
}
