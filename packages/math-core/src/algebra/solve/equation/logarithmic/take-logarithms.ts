import type { Rational } from '../../../../rational/rational.js';
import { sumOf, type Term } from '../../../../expression/terms.js';
import type { Expression } from '../../../../steps/expression.js';
import { Beyond } from '../../radical/beyond.js';
import { isZero, minus, negative, ONE, type Radical, rationalOf } from '../../radical/radical.js';
import { rationalText } from '../../radical/radical-expression.js';
import { signOf } from '../../radical/sign.js';
import { signOfValue } from '../../../normal/value-sign.js';
import { amount, type Board, type Found } from '../board.js';
import { asPower } from './exact-powers.js';
import { baseName, type ExponentialTerm } from './exponential-term.js';
import { coefficientOf, degreeOf } from '../polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from '../polynomial/polynomial-expression.js';
import { polynomialOf } from '../polynomial/read-polynomial.js';

/** Solves b^u = value as u = log_b value, where value isn't a rational power of b and u is linear. */
export function solveLogarithmically(
  board: Board,
  { first, value }: { readonly first: ExponentialTerm; readonly value: Radical },
): Found {
  const exponent = polynomialOf(first.writtenExponent, board.unknown) ?? [];
  const logarithm = logarithmOf(first.written, numberExpression(value, board.writing));
  const name = first.written === 'e' ? 'natural logarithm' : `log base ${amount(first.written)}`;
  const law = ['algebra.take-logarithm', `Take the ${name} of both sides`] as const;
  const left = polynomialExpression(exponent, board.writing);
  board.line(law, left, logarithm);
  if (degreeOf(exponent) !== 1) return { ...board.solve(left, logarithm), complex: undefined };
  const [q, p] = [coefficientOf(exponent, 0), coefficientOf(exponent, 1)];
  const shortened = isZero(q) ? shortenedLogarithm(first.written, { value, divisor: p }) : undefined;
  const result = shortened ?? solvedFor(board, logarithm, { p, q });
  if (left !== board.unknown)
    board.line(['algebra.solve-linear', `Solve for ${board.unknown}`], board.unknown, result);
  return { roots: [{ expression: result }] };
}

/** Returns log_b value, or ln value for b = e. */
export function logarithmOf(base: Expression, value: Expression): Expression {
  return base === 'e' ? ['ln', value] : ['log', base, value];
}

/** Simplifies ln 4 ÷ 2 to ln 2. */
function shortenedLogarithm(
  base: Expression,
  { value, divisor }: { readonly value: Radical; readonly divisor: Radical },
): Expression | undefined {
  const [exact, by] = [rationalOf(value), rationalOf(divisor)];
  if (!exact || by?.denominator !== 1n || by.numerator < 2n) return undefined;
  const { root, exponent } = asPower(exact);
  if (exponent % by.numerator !== 0n) return undefined;
  const rest = exponent / by.numerator;
  const power = { numerator: root.numerator ** rest, denominator: root.denominator ** rest };
  return logarithmOf(base, rationalText(power));
}

/** Returns (L − q) ÷ p. */
function solvedFor(
  board: Board,
  logarithm: Expression,
  { p, q }: { readonly p: Radical; readonly q: Radical },
): Expression {
  const isNegative = signOf(q) > 0;
  const size = numberExpression(isNegative ? q : negative(q), board.writing);
  const top: Expression = isZero(q) ? logarithm : [isNegative ? '-' : '+', logarithm, size];
  return isZero(minus(p, ONE)) ? top : ['/', top, numberExpression(p, board.writing)];
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
  const result: Expression = top === '0' ? '0' : ['/', top, bottom];
  board.line(['algebra.divide-both', `Divide both sides by ${amount(bottom)}`], board.unknown, result);
  return { roots: [top === '0' ? { expression: '0', value: new Map() } : { expression: result }] };
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
