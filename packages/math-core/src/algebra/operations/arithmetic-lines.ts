import { constantValue } from '../../expression/constant.js';
import { hasLogarithm, isLogarithm, isSame } from '../../expression/rewrite.js';
import { isSum, sumOf, type Term, termsOf } from '../../expression/terms.js';
import { greatestCommonDivisor, leastCommonMultiple } from '../../rational/integer.js';
import { exactText } from '../../rational/format.js';
import {
  add,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
  reduce,
  sign,
} from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type Law, say } from '../texts/operation-steps.js';
import { lawOfNumerators, lawOfSum } from './laws-of-numbers.js';
import { product, quotient } from './tree.js';

/** A line of a calculation, and the law that leads to it. */
export interface ArithmeticLine {
  readonly law: Law;
  readonly after: Expression;
}

/** Returns the lines in which an operation that isn't a sum, a product or a quotient is evaluated. */
type Evaluate = (expression: Expression) => readonly ArithmeticLine[];

/** The operation around an operand. */
interface Around {
  /** True if the operand is the whole calculation, whose signs are worth their own line. */
  readonly isAlone: boolean;
  /** True if the operand is the whole line. */
  readonly isWhole: boolean;
  /** True if a sum has parentheses here. */
  readonly isInside: boolean;
}

/**
 * Returns the lines to the value of the first operation with numbers, as textbooks calculate: parentheses first, products
 * before sums, fractions with a common denominator, decimals as whole numbers. Returns none if nothing is left to do.
 */
export function arithmeticLines(
  expression: Expression,
  isAlone: boolean,
  evaluate: Evaluate,
): readonly ArithmeticLine[] {
  return linesOf(expression, { isAlone, isWhole: true, isInside: false }, evaluate);
}

function linesOf(expression: Expression, around: Around, evaluate: Evaluate): readonly ArithmeticLine[] {
  if (typeof expression === 'string' || numberIn(expression)) return [];
  // A base raised to a logarithm is evaluated as a whole.
  const isWhole = isLogarithm(expression) || (expression[0] === '^' && hasLogarithm(expression));
  const first = isWhole ? evaluate(expression) : [];
  const inner = first.length > 0 ? first : innerLines(expression, evaluate);
  if (inner.length > 0) return inner;
  if (isSum(expression)) return sumLines(expression, around);
  const factors = factorsOf(expression);
  if (factors.length > 1) return productLines(factors, around);
  const power = expression[0] === '^' ? constantValue(expression) : undefined;
  return power ? [{ law: 'algebra.power-value', after: textOf(power) }] : evaluate(expression);
}

/** Returns the lines of the first operand that isn't a number. The terms of a sum and the factors of a product count as one level. */
function innerLines(expression: Expression, evaluate: Evaluate): readonly ArithmeticLine[] {
  if (typeof expression === 'string') return [];
  const [operator, ...operands] = expression;
  for (const [place, operand] of operands.entries()) {
    const isOneLevel =
      place === 0 && levelOf(operand) !== undefined && levelOf(operand) === levelOf(expression);
    const isInside = operator !== '/' && !(operator === '-' && place === 0) && operator !== '+';
    const lines = isOneLevel
      ? innerLines(operand, evaluate)
      : linesOf(operand, { isAlone: false, isWhole: false, isInside }, evaluate);
    if (lines.length > 0)
      return lines.map(({ law, after }) => ({
        law,
        after: [operator, ...operands.map((each, at) => (at === place ? after : each))],
      }));
  }
  return [];
}

/** Returns '+' for a sum and '×' for a product or a quotient. Returns undefined for anything else. */
function levelOf(expression: Expression): string | undefined {
  if (typeof expression === 'string' || numberIn(expression)) return undefined;
  const [operator, first = ''] = expression;
  if (isSum(expression)) return '+';
  if (operator === 'neg') return levelOf(first) === '×' ? '×' : undefined;
  return /^[×÷/]$/.test(operator) ? '×' : undefined;
}

/** Returns the value of a number, or of a fraction of integers. */
function numberIn(expression: Expression): Rational | undefined {
  if (typeof expression === 'string') return constantValue(expression);
  const [operator, first = '', second = ''] = expression;
  if (operator === 'neg') return numberIn(first) && constantValue(expression);
  const isFraction = operator === '/' && [first, second].every((part) => /^\d+$/.test(String(part)));
  const value = isFraction ? constantValue(expression) : undefined;
  return value && reduce(value).denominator === BigInt(String(second)) ? value : undefined;
}

const isDecimal = (expression: Expression): boolean =>
  typeof expression === 'string' && expression.includes('.');

/** Writes a number as an integer or as a fraction in lowest terms. */
export function textOf(value: Rational): string {
  const { numerator, denominator } = reduce(value);
  return denominator === 1n ? numerator.toString() : `${numerator.toString()}/${denominator.toString()}`;
}

/** Returns the size of a number as written. */
function sizeOf(expression: Expression): Expression {
  const [term] = termsOf(expression);
  return term?.body ?? expression;
}

function sumLines(expression: Expression, around: Around): readonly ArithmeticLine[] {
  const terms = termsOf(expression);
  const values = terms.map(({ isNegative, body }) => {
    const value = numberIn(body);
    return value && (isNegative ? negate(value) : value);
  });
  if (!values.every((value) => value !== undefined)) return [];
  const plain = sumOf(terms);
  const lines: ArithmeticLine[] = isSame(plain, expression)
    ? []
    : [{ law: signLaw(expression, terms), after: plain }];
  if (terms.some(({ body }) => isDecimal(body))) return [...lines, ...decimalSum(terms, values)];
  if (values.some((value) => reduce(value).denominator !== 1n))
    return [...lines, ...fractionSum(terms, values)];
  return [...lines, ...wholeSum(plain, terms, values, around)];
}

/** Returns the lines to the sum of the first two whole numbers, or of all if their order doesn't matter. */
function wholeSum(
  plain: Expression,
  terms: readonly Term[],
  values: readonly Rational[],
  { isAlone, isWhole, isInside }: Around,
): readonly ArithmeticLine[] {
  const [a = rational(0n), b = rational(0n)] = values;
  const [first, second, ...more] = terms;
  const sizes = isAlone && more.length === 0 ? sizesFirst(values, plain) : [];
  const isDifference = sizes.length > 0 ? first?.isNegative !== second?.isNegative : second?.isNegative;
  const law = isInside ? 'algebra.inside' : isDifference ? 'algebra.numbers:subtract' : 'algebra.numbers:add';
  if (isWhole && more.length > 0 && isInAnyOrder(terms))
    return [{ law: lawOfSum(plain), after: textOf(values.reduce(add)) }];
  const joined: Term = { isNegative: sign(add(a, b)) < 0, body: textOf(sizeOfValue(add(a, b))) };
  return [...sizes, { law, after: sumOf([joined, ...more]) }];
}

/** Returns whether no term is added after one is subtracted, so that the order doesn't matter: 2 + 5 + 1, 8 + 4 − 3. */
function isInAnyOrder([first, ...others]: readonly Term[]): boolean {
  const place = others.findIndex(({ isNegative }) => isNegative);
  return first?.isNegative === false && (place < 0 || place === others.length - 1);
}

function sizeOfValue(value: Rational): Rational {
  return sign(value) < 0 ? negate(value) : value;
}

/** Returns the law by which a sum loses the parentheses around its negative numbers. */
function signLaw(expression: Expression, terms: readonly Term[]): Law {
  const [operator, , second = '0'] = typeof expression === 'string' ? [] : expression;
  const [, term, ...more] = terms;
  if (!term || more.length > 0) return signLawOfSeveral(expression);
  const numbers = { n: second, m: term.body };
  return operator === '-' ? say('algebra.signs:subtract', numbers) : say('algebra.signs:add', numbers);
}

/** Returns the law by which several negative numbers lose their parentheses, after a plus, after a minus or after both. */
function signLawOfSeveral(expression: Expression): Law {
  const [operator, first = '0', ...rest] = typeof expression === 'string' ? ['0'] : expression;
  if (operator !== '+' && operator !== '-') return 'algebra.signs';
  const isTurned = rest.some((operand) => termsOf(operand)[0]?.isNegative === true);
  const inner = isSum(first) && !isSame(sumOf(termsOf(first)), first) ? signLawOfSeveral(first) : undefined;
  const own = operator === '+' ? 'algebra.signs:each-added' : 'algebra.signs:each-subtracted';
  if (!isTurned) return inner ?? 'algebra.signs';
  return inner === undefined || inner === own ? own : 'algebra.signs';
}

/** Returns the line with the absolute values: −7 + 12 is 12 − 7, and −7 − 12 is −(7 + 12). */
function sizesFirst(values: readonly Rational[], plain: Expression): readonly ArithmeticLine[] {
  const [first, second] = values.map(sizeOfValue);
  const [a, b] = values.map(sign);
  if (!first || !second || values.every((value) => sign(value) >= 0)) return [];
  const isLess = a !== b && sign(add(first, negate(second))) < 0;
  const [large, small] = (isLess ? [second, first] : [first, second]).map(textOf);
  const isMinus = (isLess ? b : a) === -1;
  const sizes: Expression = [a === b ? '+' : '-', large ?? '0', small ?? '0'];
  const after: Expression = isMinus ? ['neg', sizes] : sizes;
  const law = a === b ? 'algebra.absolute-values:same' : 'algebra.absolute-values:different';
  return isSame(after, plain) ? [] : [{ law, after }];
}

function fractionSum(terms: readonly Term[], values: readonly Rational[]): readonly ArithmeticLine[] {
  const common = values.map((value) => reduce(value).denominator).reduce(leastCommonMultiple);
  const tops = values.map((value) => textOf(sizeOfValue(multiply(value, rational(common)))));
  const over = (each: (top: string) => Expression): Expression =>
    sumOf(terms.map(({ isNegative }, i) => ({ isNegative, body: each(tops[i] ?? '0') })));
  const bottom = common.toString();
  const written = over((top) => ['/', top, bottom]);
  const total = values.reduce(add);
  const top = textOf(multiply(total, rational(common)));
  const lines: ArithmeticLine[] = [
    { law: say('algebra.over-common-denominator', { n: bottom }), after: written },
    { law: lawOfNumerators(terms), after: ['/', over((one) => one), bottom] },
    { law: 'algebra.work-out-terms:numerator', after: fraction(top, bottom) },
    ...reducedLines(total, top, bottom),
  ];
  return isSame(sumOf(terms), written) ? lines.slice(1) : lines;
}

function fraction(top: string, bottom: string): Expression {
  return top.startsWith('-') ? ['neg', quotient(top.slice(1), bottom)] : quotient(top, bottom);
}

/** Returns the line in which a fraction is reduced, if it can be. */
function reducedLines(value: Rational, top: string, bottom: string): readonly ArithmeticLine[] {
  const common = greatestCommonDivisor(BigInt(top), BigInt(bottom));
  return common === 1n
    ? []
    : [{ law: say('algebra.cancel', { n: common.toString() }), after: textOf(value) }];
}

/** Returns the lines that write all numbers with the same number of decimals and add them. */
function decimalSum(terms: readonly Term[], values: readonly Rational[]): readonly ArithmeticLine[] {
  const lengths = terms.map(({ body }) => placesOf(body));
  const most = Math.max(...lengths);
  const aligned = terms.map(({ isNegative, body }, i) => ({
    isNegative,
    body: `${String(body)}${(lengths[i] ?? 0) === 0 ? '.' : ''}${'0'.repeat(most - (lengths[i] ?? 0))}`,
  }));
  const isOdd = lengths.some((length) => length !== most);
  const law = terms.some(({ isNegative }) => isNegative) ? 'algebra.numbers:subtract' : 'algebra.numbers:add';
  return [
    ...(isOdd ? [{ law: say('algebra.same-decimals', { n: String(most) }), after: sumOf(aligned) }] : []),
    { law, after: exactText(values.reduce(add)) },
  ];
}

function placesOf(expression: Expression): number {
  return String(expression).split('.')[1]?.length ?? 0;
}

/** A number in a product, which may divide. */
interface Factor {
  readonly body: Expression;
  readonly isDivisor: boolean;
}

/** Returns the factors and divisors of a product or quotient. */
function factorsOf(expression: Expression): readonly Factor[] {
  if (levelOf(expression) !== '×' || typeof expression === 'string')
    return [{ body: expression, isDivisor: false }];
  const [operator, first = '1', ...rest] = expression;
  const factors = factorsOf(first);
  if (operator === 'neg') return withMinus(factors);
  return [...factors, ...rest.map((body) => ({ body, isDivisor: operator !== '×' }))];
}

function withMinus([first, ...rest]: readonly Factor[]): readonly Factor[] {
  return first ? [{ ...first, body: sumOf([{ isNegative: true, body: first.body }]) }, ...rest] : [];
}

/** Writes a product of factors from left to right, with its sign. */
function written(factors: readonly Factor[], isNegative = false): Expression {
  const [first, ...rest] = factors;
  const whole = rest.reduce<Expression>((all, { body, isDivisor }) => {
    if (isDivisor) return ['÷', all, body];
    return typeof all !== 'string' && all[0] === '×' ? [...all, body] : ['×', all, body];
  }, first?.body ?? '1');
  return isNegative ? ['neg', ['()', whole]] : whole;
}

function productLines(factors: readonly Factor[], { isAlone, isWhole }: Around): readonly ArithmeticLine[] {
  const values = factors.map(({ body }) => numberIn(body));
  if (!values.every((value) => value !== undefined)) return [];
  if (factors.some(({ isDivisor }, i) => isDivisor && sign(values[i] ?? rational(0n)) === 0)) return [];
  const minuses = values.filter((value) => sign(value) < 0).length;
  const isNegative = minuses % 2 === 1;
  const sizes = factors.map(({ body, isDivisor }) => ({ body: sizeOf(body), isDivisor }));
  const parts = sizes.map((size, i) => ({ ...size, value: sizeOfValue(values[i] ?? rational(1n)) }));
  const isOfFractions = parts.some(({ body, value }) => isDecimal(body) || reduce(value).denominator !== 1n);
  const own = isOfFractions ? fractionProduct(parts, isWhole) : wholeProduct(parts, { isAlone, isWhole });
  const rest = own.map(({ law, after }) => ({ law, after: signed(after, isNegative) }));
  return minuses > 0 && (isAlone || isOfFractions)
    ? [{ law: signOfProduct(factors.length, isNegative), after: written(sizes, isNegative) }, ...rest]
    : rest;
}

function signed(expression: Expression, isNegative: boolean): Expression {
  return sumOf([{ isNegative, body: expression }]);
}

function signOfProduct(count: number, isNegative: boolean): Law {
  if (count === 2) return isNegative ? 'algebra.sign-first:different' : 'algebra.sign-first:same';
  return isNegative ? 'algebra.sign-first:odd' : 'algebra.sign-first:even';
}

interface Part extends Factor {
  readonly value: Rational;
}

/** Returns the lines of a product or quotient of whole numbers: all at once if it is the whole calculation. */
function wholeProduct(
  parts: readonly Part[],
  { isAlone, isWhole }: Pick<Around, 'isAlone' | 'isWhole'>,
): readonly ArithmeticLine[] {
  const [first, second, ...more] = parts;
  if (!first || !second) return [];
  const { isDivisor } = second;
  const value = isDivisor ? divide(first.value, second.value) : multiply(first.value, second.value);
  if (reduce(value).denominator !== 1n)
    return more.length === 0
      ? reducedLines(value, textOf(first.value), textOf(second.value))
      : fractionProduct(parts, isWhole);
  if (isAlone && parts.every((part, i) => i === 0 || !part.isDivisor))
    return [
      { law: 'algebra.multiply-numbers', after: textOf(parts.map((part) => part.value).reduce(multiply)) },
    ];
  return [
    {
      law: lawOfProduct(second, isWhole && more.length === 0),
      after: written([{ body: textOf(value), isDivisor: false }, ...more]),
    },
  ];
}

/** Returns the law of multiplying or dividing by a number, which is the only operation or comes before others. */
function lawOfProduct({ isDivisor }: Factor, isOnly: boolean): Law {
  if (isOnly) return isDivisor ? 'algebra.multiply-numbers:divide' : 'algebra.multiply-numbers';
  return isDivisor ? 'algebra.products:divide' : 'algebra.products:multiply';
}

function fractionProduct(parts: readonly Part[], isWhole: boolean): readonly ArithmeticLine[] {
  if (parts.some(({ body }) => isDecimal(body))) return decimalProduct(parts, isWhole);
  const turned = parts.map(({ isDivisor, value }) => (isDivisor ? divide(rational(1n), value) : value));
  const all = turned.map((value) => ({ body: fractionText(value), isDivisor: false }));
  const [tops, bottoms] = [
    turned.map(({ numerator }) => numerator),
    turned.map(({ denominator }) => denominator),
  ];
  const [top, bottom] = [tops, bottoms].map((numbers) => numbers.reduce((a, b) => a * b).toString());
  const productIn = (numbers: readonly bigint[]): Expression =>
    product(numbers.filter((number) => number !== 1n).map((number) => number.toString()));
  const value = turned.reduce(multiply);
  return [
    ...(parts.some(({ isDivisor }) => isDivisor)
      ? [{ law: 'algebra.divide-fraction', after: written(all) } as const]
      : []),
    { law: 'algebra.multiply-fractions', after: quotient(productIn(tops), productIn(bottoms)) },
    { law: 'algebra.work-out-terms:both', after: quotient(top ?? '1', bottom ?? '1') },
    ...reducedLines(value, top ?? '1', bottom ?? '1'),
  ];
}

/** Writes a number as an integer or as a quotient in lowest terms. */
export function fractionText(value: Rational): Expression {
  const { numerator, denominator } = reduce(value);
  return quotient(numerator.toString(), denominator.toString());
}

/** Returns the lines with whole numbers: 0.6 · 0.07 is 6 · 7 ÷ 1000, and 4.2 ÷ 0.07 is 420 ÷ 7. */
function decimalProduct(parts: readonly Part[], isWhole: boolean): readonly ArithmeticLine[] {
  const [first, second, ...more] = parts;
  if (!first || !second) return [];
  const value = second.isDivisor ? divide(first.value, second.value) : multiply(first.value, second.value);
  const after = written([{ body: exactText(value), isDivisor: false }, ...more]);
  if (more.length > 0) return [{ law: lawOfProduct(second, false), after }];
  const [p, q] = [placesOf(first.body), placesOf(second.body)];
  const scaled = (number: Rational, places: number): string =>
    exactText(multiply(number, powerOfTen(places)));
  if (second.isDivisor) {
    const by = powerOfTen(q).numerator.toString();
    const divided: Expression = ['÷', scaled(first.value, q), scaled(second.value, q)];
    return [
      ...(q > 0 ? [{ law: say('algebra.shift-both', { n: by }), after: divided }] : []),
      { law: lawOfProduct(second, isWhole), after },
    ];
  }
  const [a, b, ten] = [
    scaled(first.value, p),
    scaled(second.value, q),
    powerOfTen(p + q).numerator.toString(),
  ];
  const whole = textOf(multiply(rational(BigInt(a)), rational(BigInt(b))));
  return [
    { law: say('algebra.whole-numbers', { n: ten }), after: ['÷', ['×', a, b], ten] },
    { law: lawOfProduct(second, isWhole), after: ['÷', whole, ten] },
    { law: say('algebra.move-point', { n: ten }), after },
  ];
}

function powerOfTen(places: number): Rational {
  return rational(10n ** BigInt(places));
}
