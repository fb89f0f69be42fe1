import type { Expression } from '../../steps/expression.js';
import { isNumberText } from '../../steps/expression.js';
import { operandsOf } from '../../expression/rewrite.js';
import { enclose, signOf } from '../normal/enclose.js';
import { divisionByZero, undefinedValue, unsupportedExpression } from '../normal/refusal.js';
import { tooLarge } from '../polynomial/polynomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { Rewriting } from './rewriting.js';
import { factorsIn, isSum, product, quotient, replacedAt, signed, signedTerms, withSign } from './tree.js';
import { formOf } from './worked.js';
import { type Law, say } from '../texts/operation-steps.js';

/** A complex number: its real part, and the coefficient of i. Both are real expressions in normal form. */
export interface Complex {
  readonly re: Expression;
  readonly im: Expression;
}

/** Writes a line in which a part of the expression is replaced. */
type Write = (part: Expression, law: Law) => void;

/** The imaginary unit in expressions. */
const UNIT = 'i';
/** The highest power of a number with two parts that is evaluated. */
const MOST = 100n;

const COMBINE = 'algebra.complex-parts';
const SQUARE = 'algebra.imaginary-square';

/**
 * Evaluates an expression of numbers and i as a + bi, line by line. Throws `MathError`: `division-by-zero`;
 * `out-of-range` for 0⁰; `unsupported` for other functions;
 * `too-large`.
 */
export function complexValue(expression: Expression): { readonly value: Complex; readonly lines: Rewriting } {
  const lines = new Rewriting(expression);
  const value = valueOf(lines.result, (part, law) => lines.write(part, law));
  lines.write(complexExpression(value), 'algebra.complex-form');
  return { value, lines };
}

/** Evaluates an expression as {@link complexValue} does, without its lines. */
export function complexResult(expression: Expression): Expression {
  return complexExpression(valueOf(expression, () => undefined));
}

/** Writes a + bi. */
export function complexExpression({ re, im }: Complex): Expression {
  return sumOfTerms([...(re === '0' && im !== '0' ? [] : signedTerms(re)), ...imaginaryTerm(im, UNIT)]);
}

/** Writes a real factor times i or i². */
function imaginaryTerm(factor: Expression, unit: Expression): ReturnType<typeof signedTerms> {
  if (factor === '0') return [];
  const { isNegative, body } = isSum(factor) ? { isNegative: false, body: factor } : signed(factor);
  const isFraction = typeof body !== 'string' && (body[0] === '/' || body[0] === '÷');
  const [above = '1', below = '1'] = isFraction ? operandsOf(body) : [body];
  return [
    { isNegative, body: quotient(product([...(isSum(above) ? [above] : factorsIn(above)), unit]), below) },
  ];
}

const real = (expression: Expression): Expression => formOf(expression).sum;
const isReal = ({ im }: Complex): boolean => im === '0';
const isZero = (value: Complex): boolean => value.re === '0' && isReal(value);

function valueOf(expression: Expression, write: Write): Complex {
  if (expression === UNIT) return { re: '0', im: '1' };
  if (typeof expression === 'string') return { re: real(expression) === '0' ? '0' : expression, im: '0' };
  const { isNegative, body } = isSum(expression)
    ? { isNegative: false, body: expression }
    : signed(expression);
  if (isNegative) {
    const { re, im } = valueOf(body, (part, law) => {
      write(withSign({ isNegative, body: part }), law);
    });
    return written({ re: real(['neg', re]), im: real(['neg', im]) }, write, COMBINE);
  }
  if (isSum(body)) return sumValue(body, write);
  if (typeof body === 'string') return valueOf(body, write);
  const [operator, first = '0', second = '1'] = body;
  if (operator === '×') return productValue(factorsIn(body), write);
  if (operator === '/' || operator === '÷') return quotientValue(first, second, write);
  if (operator === '^') return powerValue(first, second, write);
  if (operator === '√') return rootValue(first, write);
  if (operator === 'abs') return modulusValue(first, write);
  if (hasUnit(body)) throw unsupportedExpression('this function of a complex number');
  return written({ re: real(body), im: '0' }, write, 'algebra.simplify');
}

function hasUnit(expression: Expression): boolean {
  return expression === UNIT || operandsOf(expression).some(hasUnit);
}

/** Writes a value as a line and returns it. */
function written(value: Complex, write: Write, law: Law): Complex {
  write(complexExpression(value), law);
  return value;
}

/** Evaluates parts of an expression one after the other. */
function partsOf(
  parts: readonly Expression[],
  around: (parts: readonly Expression[]) => Expression,
  write: Write,
): readonly Complex[] {
  let now = parts;
  return parts.map((part, i) => {
    const value = valueOf(part, (line, law) => {
      write(around(replacedAt(now, i, line)), law);
    });
    now = replacedAt(now, i, complexExpression(value));
    return value;
  });
}

function sumValue(sum: Expression, write: Write): Complex {
  const terms = signedTerms(sum);
  const around = (parts: readonly Expression[]): Expression =>
    sumOfTerms(parts.map((body, i) => ({ isNegative: terms[i]?.isNegative ?? false, body })));
  const values = partsOf(
    terms.map(({ body }) => body),
    around,
    write,
  );
  const opened = sumOfTerms(
    terms.flatMap(({ isNegative }, i) =>
      signedTerms(complexExpression(values[i] ?? { re: '0', im: '0' })).map((term) => ({
        ...term,
        isNegative: term.isNegative !== isNegative,
      })),
    ),
  );
  const parts = (part: keyof Complex): Expression =>
    sumOfTerms(
      values.flatMap((value, i) =>
        nonzero(value[part]).map((term) => ({
          ...term,
          isNegative: term.isNegative !== (terms[i]?.isNegative ?? false),
        })),
      ),
    );
  const [reals, imaginary] = [parts('re'), parts('im')];
  const value = { re: real(reals), im: real(imaginary) };
  const areLike = [values.map(({ re }) => re), values.map(({ im }) => im)].some(
    (parts) => parts.filter((part) => part !== '0').length > 1,
  );
  if (terms.some(({ isNegative, body }) => isNegative && isSum(body)))
    write(opened, 'algebra.minus-parentheses');
  if (isSum(reals) && isSum(imaginary))
    write(['+', reals, product([imaginary, UNIT])], 'algebra.complex-parts:grouped');
  return areLike ? written(value, write, COMBINE) : value;
}

function productValue(factors: readonly Expression[], write: Write): Complex {
  const values = partsOf(factors, product, write);
  return values.reduce((left, right, i) => {
    const rest = values.slice(i + 1).map(complexExpression);
    return multiplied(left, right, (part, law) => {
      write(product([part, ...rest]), law);
    });
  });
}

/** Multiplies two numbers: each term by each term, then i² = −1, then like parts. */
function multiplied(a: Complex, b: Complex, write: Write): Complex {
  const times = (left: Expression, right: Expression): Expression => real(['×', left, right]);
  const value = {
    re: real(['-', times(a.re, b.re), times(a.im, b.im)]),
    im: real(['+', times(a.re, b.im), times(a.im, b.re)]),
  };
  if (!isReal(a) && !isReal(b)) {
    const before = [
      ...nonzero(times(a.re, b.re)),
      ...imaginaryTerm(times(a.re, b.im), UNIT),
      ...imaginaryTerm(times(a.im, b.re), UNIT),
    ];
    const square = times(a.im, b.im);
    const terms = [...before, ...imaginaryTerm(square, ['^', UNIT, '2'])];
    write(sumOfTerms(terms), 'algebra.complex-product:terms');
    write(sumOfTerms([...before, ...signedTerms(real(['neg', square]))]), SQUARE);
  }
  if (isUnitTimesReal(a, b) || isUnitTimesReal(b, a)) return value;
  const isOneTerm = isReal(a) || isReal(b);
  return written(value, write, isOneTerm ? 'algebra.complex-product' : COMBINE);
}

function isUnitTimesReal(unit: Complex, factor: Complex): boolean {
  return unit.re === '0' && unit.im === '1' && isReal(factor);
}

function nonzero(value: Expression): ReturnType<typeof signedTerms> {
  return value === '0' ? [] : signedTerms(value);
}

function quotientValue(top: Expression, bottom: Expression, write: Write): Complex {
  const [above, below] = partsOf([top, bottom], ([a = '0', b = '1']) => quotient(a, b), write);
  if (!above || !below || isZero(below)) throw divisionByZero();
  if (isReal(below)) return dividedBy(above, below.re, write);
  return below.re === '0' ? overImaginary(above, below, write) : overComplex(above, below, write);
}

/** Divides by bi, after multiplying numerator and denominator by i. */
function overImaginary(above: Complex, below: Complex, write: Write): Complex {
  const [top, bottom] = [complexExpression(above), complexExpression(below)];
  write(quotient(product([top, UNIT]), product([bottom, UNIT])), extension(UNIT));
  const divisor = real(['neg', below.im]);
  write(quotient(product([top, UNIT]), divisor), SQUARE);
  const extended = multiplied(above, { re: '0', im: '1' }, (part, law) => {
    write(quotient(part, divisor), law);
  });
  return dividedBy(extended, divisor, write);
}

/** Divides by a + bi, after multiplying numerator and denominator by a − bi. */
function overComplex(above: Complex, below: Complex, write: Write): Complex {
  const conjugate = conjugateOf(below);
  const by = complexExpression(conjugate);
  const top = product([complexExpression(above), by]);
  write(quotient(top, product([complexExpression(below), by])), extension(by));
  const squares = squaresOf(below.re, isSum(below.im) ? below.im : signed(below.im).body);
  write(quotient(top, squares), 'algebra.norm');
  const norm = real(squares);
  write(quotient(top, norm), 'algebra.numbers:squares');
  const extended = multiplied(above, conjugate, (part, law) => {
    write(quotient(part, norm), law);
  });
  return dividedBy(extended, norm, write);
}

function extension(by: Expression): Law {
  return say('algebra.extend-fraction', { n: by });
}

/** Writes a² + b² without parts that are 0. */
function squaresOf(re: Expression, im: Expression): Expression {
  const parts = [re, im].filter((part) => part !== '0');
  return sumOfTerms(parts.map((part) => ({ isNegative: false, body: ['^', part, '2'] as const })));
}

function dividedBy({ re, im }: Complex, divisor: Expression, write: Write): Complex {
  const value = { re: real(['/', re, divisor]), im: real(['/', im, divisor]) };
  return written(value, write, 'algebra.divide-terms');
}

/** Returns a − bi. */
export function conjugateOf({ re, im }: Complex): Complex {
  return { re, im: real(['neg', im]) };
}

function powerValue(base: Expression, typed: Expression, write: Write): Complex {
  if (hasUnit(typed)) throw unsupportedExpression('a complex exponent');
  const exponent = real(typed);
  const value = valueOf(base, (part, law) => {
    write(['^', part, exponent], law);
  });
  if (exponent === '1/2') return rootValue(complexExpression(value), write);
  if (isReal(value)) {
    return written({ re: real(['^', value.re, exponent]), im: '0' }, write, 'algebra.power-value');
  }
  if (!isNumberText(exponent) || !/^-?\d+$/.test(exponent))
    throw unsupportedExpression('a root of a complex number');
  const n = BigInt(exponent);
  if (n >= 0n) return wholePower(value, n, write);
  const positive: Expression = ['^', complexExpression(value), (-n).toString()];
  write(quotient('1', positive), 'algebra.negative-exponent');
  return quotientValue('1', positive, write);
}

function wholePower(value: Complex, n: bigint, write: Write): Complex {
  const base = complexExpression(value);
  if (n === 0n) return written({ re: '1', im: '0' }, write, 'algebra.power-value');
  if (n === 1n) return value;
  if (value.re === '0') return imaginaryPower(value.im, n, write);
  if (n > MOST) throw tooLarge();
  if (n % 2n === 0n && n > 2n) {
    const half = (n / 2n).toString();
    const around: Write = (part, law) => {
      write(['^', part, half], law);
    };
    around(['^', base, '2'], 'algebra.square-first');
    const square = wholePower(value, 2n, around);
    return isReal(square)
      ? written({ re: real(['^', square.re, half]), im: '0' }, write, 'algebra.power-value')
      : wholePower(square, n / 2n, write);
  }
  const rest: Expression = n === 2n ? base : ['^', base, (n - 1n).toString()];
  write(['×', base, rest], 'algebra.split-power');
  const power = wholePower(value, n - 1n, (part, law) => {
    write(['×', base, part], law);
  });
  return multiplied(value, power, write);
}

/** Evaluates (bi)ⁿ. */
function imaginaryPower(factor: Expression, n: bigint, write: Write): Complex {
  if (factor !== '1' && n > MOST) throw tooLarge();
  const [size, rest] = [factor === '1' ? '1' : real(['^', factor, n.toString()]), n % 4n];
  const powered = (exponent: bigint): Expression =>
    sumOfTerms(
      imaginaryTerm(size, exponent === 0n ? '1' : exponent === 1n ? UNIT : ['^', UNIT, exponent.toString()]),
    );
  write(powered(n), 'algebra.power-law:factors');
  if (n > 3n) write(powered(rest), say('algebra.imaginary-power', { n, m: n / 4n, p: rest }));
  const signedSize = rest > 1n ? real(['neg', size]) : size;
  const value = rest % 2n === 0n ? { re: signedSize, im: '0' } : { re: '0', im: signedSize };
  return written(value, write, SQUARE);
}

/** Evaluates the square root of a real number. The root of a negative number is a multiple of i. */
function rootValue(radicand: Expression, write: Write): Complex {
  const value = valueOf(radicand, (part, law) => {
    write(['√', part], law);
  });
  if (!isReal(value)) throw unsupportedExpression('a root of a complex number');
  const sign = value.re === '0' ? 0 : signOf(enclose(value.re, {}));
  if (sign === undefined) throw undefinedValue();
  if (sign >= 0) return written({ re: real(['√', value.re]), im: '0' }, write, 'algebra.root-value');
  const size: Expression = ['√', real(['neg', value.re])];
  write(product([size, UNIT]), 'algebra.root-of-negative');
  return written({ re: '0', im: real(size) }, write, 'algebra.root-value');
}

/** Evaluates |a + bi|. */
function modulusValue(inner: Expression, write: Write): Complex {
  const { re, im } = valueOf(inner, (part, law) => {
    write(['abs', part], law);
  });
  if (im === '0') return written({ re: real(['abs', re]), im }, write, 'algebra.absolute-value');
  const squares = squaresOf(re, im);
  write(['√', squares], 'algebra.modulus');
  const sum = real(squares);
  write(['√', sum], 'algebra.numbers:squares');
  return written({ re: real(['√', sum]), im: '0' }, write, 'algebra.root-value');
}
