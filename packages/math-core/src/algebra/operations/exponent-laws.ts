import { constantValue } from '../../expression/constant.js';
import { operandsOf } from '../../expression/rewrite.js';
import {
  add,
  divide,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  reduce,
  sign,
} from '../../rational/rational.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { rationalPower, wholeRootOf } from '../normal/exact-powers.js';
import { type Law, say } from '../texts/operation-steps.js';
import { fractionText, textOf } from './arithmetic-lines.js';
import { asWritten, Rewriting } from './rewriting.js';
import { factorsIn, product, quotient, signed } from './tree.js';

/** A number, or a letter to a power. */
interface Factor {
  readonly base: Expression;
  readonly exponent: Rational;
}

/** Shows sums with negative numbers as they are: x^(8 + (−1)). */

const ONE = rational(1n);

/**
 * Writes the lines from a power, a product or a quotient of powers of letters to one power of each letter. Each law of exponents
 * is a line. Returns undefined for other expressions, and if a letter would have no positive integer exponent.
 */
export function byExponentLaws(expression: Expression): Rewriting | undefined {
  const rewriting = new Rewriting(expression);
  const { isNegative, body } = signed(rewriting.result);
  if (isNegative || typeof body === 'string') return undefined;
  if (body[0] === '^')
    return constantValue(body[1] ?? '') ? powerOfNumber(rewriting) : powerOfFactors(rewriting);
  return body[0] === '×' || body[0] === '/' || body[0] === '÷' ? joinedPowers(rewriting) : undefined;
}

/** Writes 8^(2/3) as (2³)^(2/3), 2² and 4. */
function powerOfNumber(rewriting: Rewriting): Rewriting | undefined {
  const [base = '1', exponent = '1'] = operandsOf(rewriting.result);
  const [number, times] = [constantValue(base), constantValue(exponent)];
  if (!number || !times || reduce(times).denominator === 1n) return undefined;
  const { numerator, denominator } = reduce(times);
  const root = sign(number) > 0 ? wholeRootOf(number, denominator) : undefined;
  const result = rationalPower(number, times);
  if (!root || !result || result.numerator > 1_000_000n || result.denominator > 1_000_000n) return undefined;
  const above = numerator < 0n ? -numerator : numerator;
  const around = (part: Expression): Expression => (numerator < 0n ? ['/', '1', part] : part);
  const positive = quotient(above.toString(), denominator.toString());
  rewriting.write(around(['^', base, positive]), 'algebra.negative-exponent');
  rewriting.write(
    around(['^', ['^', textOf(root), denominator.toString()], positive]),
    say('algebra.write-as-power', { n: textOf(number) }),
  );
  rewriting.write(around(raised(textOf(root), rational(above))), 'algebra.power-law:exponents');
  return rewriting.write(textOf(result), 'algebra.power-law');
}

/** Writes (2x³)² as 2² × (x³)², 2² × x^(3 × 2) and 4x⁶. */
function powerOfFactors(rewriting: Rewriting): Rewriting | undefined {
  const [base = '1', exponent = '1'] = operandsOf(rewriting.result);
  const [times, inner] = [constantValue(exponent), factorsIn(base).map(factorOf)];
  const factors = inner.filter((factor) => factor !== undefined);
  if (!times || factors.length < inner.length) return undefined;
  const results = factors.map((factor) => raisedBy(factor, times));
  if (!results.every((factor) => factor && isShown(factor))) return undefined;
  if (factors.every((factor) => isOne(factor.exponent))) return undefined;
  rewriting.write(product(factors.map((factor) => raised(written(factor), times))), 'algebra.power-law:each');
  rewriting.write(
    product(factors.map((factor) => numberAsPower(factor, times))),
    'algebra.write-as-power:numbers',
  );
  rewriting.write(
    product(factors.map((factor) => withExponents(factor, times))),
    'algebra.power-law:exponents',
  );
  const result = product(results.flatMap((factor) => factor ?? []).map(written));
  return rewriting.write(result, 'algebra.power-law:evaluate');
}

/** Writes 3x² × 4x⁵ as 3 × 4x^(2 + 5) and 12x⁷, and 12x⁷ ÷ (4x²) as 12 ÷ 4 × x^(7 − 2) and 3x⁵. */
function joinedPowers(rewriting: Rewriting): Rewriting | undefined {
  const isQuotient = rewriting.result[0] !== '×';
  const parts = isQuotient ? operandsOf(rewriting.result) : [rewriting.result];
  const plain = parts.map((part) => raisedFactors(part));
  const [above, below = []] = plain;
  if (!above || plain.includes(undefined)) return undefined;
  const joined = joinedFactors(above, below);
  if (!joined) return undefined;
  const all = plain.map((factors) => product((factors ?? []).map(written)));
  rewriting.write(quotient(all[0] ?? '1', all[1] ?? '1'), 'algebra.power-law:factors');
  const isPlain = [above, below].every((factors) => factors.filter(isNumeric).length === 0);
  const [law, exponents, evaluate]: readonly [Law, Law, Law] = isQuotient
    ? ['algebra.divide-powers', 'algebra.divide-powers:exponents', 'algebra.divide-powers:evaluate']
    : ['algebra.multiply-powers', 'algebra.multiply-powers:exponents', 'algebra.multiply-powers:evaluate'];
  rewriting.write(joined.line, isPlain ? exponents : law, asWritten);
  return rewriting.write(joined.result, evaluate);
}

/** Returns the factors of a product after its powers are raised. Returns undefined if there are others than numbers and powers of letters. */
function raisedFactors(part: Expression): readonly Factor[] | undefined {
  const found: Factor[] = [];
  for (const factor of factorsIn(part)) {
    const [base = factor, exponent = '1'] = factor[0] === '^' ? operandsOf(factor) : [];
    const times = constantValue(exponent);
    const own = factorOf(factor);
    const inner = own ? [own] : factorsIn(base).map(factorOf);
    for (const one of inner) {
      const result = one && times && (own ?? raisedBy(one, times));
      if (!result) return undefined;
      found.push(result);
    }
  }
  return found;
}

interface Joined {
  /** The line in which the exponents are still sums: 3 × 4x^(2 + 5). */
  readonly line: Expression;
  readonly result: Expression;
}

function joinedFactors(above: readonly Factor[], below: readonly Factor[]): Joined | undefined {
  const all = [...above, ...below];
  const letters = [...new Set(all.filter((one) => !isNumeric(one)).map(({ base }) => String(base)))];
  const [tops, bottoms] = [above, below].map((factors) => factors.filter(isNumeric).map(({ base }) => base));
  const divisor = valueOf(bottoms ?? []);
  if (sign(divisor) === 0) return undefined;
  const number = divide(valueOf(tops ?? []), divisor);
  const groups = letters.map((letter) => {
    const exponentsIn = (factors: readonly Factor[]): readonly Rational[] =>
      factors.filter(({ base }) => base === letter).map(({ exponent }) => exponent);
    return { letter, plus: exponentsIn(above), less: exponentsIn(below) };
  });
  const totals = groups.map(({ letter, plus, less }) => ({
    base: letter,
    exponent: reduce([...plus, ...less.map(negate)].reduce(add)),
  }));
  const isJoined = groups.some(({ plus, less }) => plus.length + less.length > 1);
  const isWhole = reduce(number).denominator === 1n && sign(number) !== 0 && totals.every(isShown);
  if (!isJoined || !isWhole || groups.some(({ plus }) => plus.length === 0)) return undefined;
  const front = quotient(product(tops ?? []), product(bottoms ?? []));
  const powers = groups.map(({ letter, plus, less }): Expression => {
    const sum = plus.map(fractionText).reduce((a, b): Expression => ['+', a, b]);
    return ['^', letter, less.map(fractionText).reduce<Expression>((a, b) => ['-', a, b], sum)];
  });
  const single = groups.map(({ plus, less }) => plus.length + less.length === 1);
  return {
    line: product([
      ...factorsIn(front),
      ...powers.map((one, i) => (single[i] ? written(totals[i] ?? { base: '1', exponent: ONE }) : one)),
    ]),
    result: product([textOf(number), ...totals.map(written)]),
  };
}

function factorOf(factor: Expression): Factor | undefined {
  if (typeof factor === 'string') {
    const isFactor = /^[a-df-z]$/i.test(factor) || /^-?\d+$/.test(factor);
    return isFactor ? { base: factor, exponent: ONE } : undefined;
  }
  if (factor[0] === 'neg') return typeof factor[1] === 'string' ? factorOf(`-${factor[1]}`) : undefined;
  const [base = '1', exponent = '1'] = factor[0] === '^' ? operandsOf(factor) : [factor];
  const times = constantValue(exponent);
  return typeof base === 'string' && /^[a-df-z]$/i.test(base) && times
    ? { base, exponent: times }
    : undefined;
}

function isNumeric({ base }: Factor): boolean {
  return isNumberText(base);
}

/** Returns a factor to a power. A number must have it as an integer. */
function raisedBy({ base, exponent }: Factor, times: Rational): Factor | undefined {
  const number = constantValue(base);
  if (!number) return { base, exponent: reduce(multiply(exponent, times)) };
  const { numerator, denominator } = reduce(times);
  const whole = denominator === 1n ? wholePower(number, numerator) : rationalPower(number, times);
  return whole?.denominator === 1n ? { base: textOf(whole), exponent: ONE } : undefined;
}

function wholePower(number: Rational, exponent: bigint): Rational | undefined {
  return exponent > 0n && exponent < 20n ? power(number, Number(exponent)) : undefined;
}

/** Returns whether a power of a letter has a positive integer exponent. */
function isShown({ exponent }: Factor): boolean {
  const { numerator, denominator } = reduce(exponent);
  return denominator === 1n && numerator > 0n;
}

/** Writes 27^(2/3) as (3³)^(2/3), and raises other factors to the exponent. */
function numberAsPower(factor: Factor, times: Rational): Expression {
  const root = rootOf(factor, times);
  const { denominator } = reduce(times);
  return raised(root ? ['^', textOf(root), denominator.toString()] : written(factor), times);
}

/** Writes x^(3 × 2) for (x³)², 3² for (3³)^(2/3) and 2³ for 2³. */
function withExponents(factor: Factor, times: Rational): Expression {
  const root = rootOf(factor, times);
  if (root) return raised(textOf(root), rational(reduce(times).numerator));
  return isOne(factor.exponent)
    ? raised(written(factor), times)
    : ['^', factor.base, ['×', fractionText(factor.exponent), fractionText(times)]];
}

function rootOf({ base }: Factor, times: Rational): Rational | undefined {
  const number = constantValue(base);
  const { denominator } = reduce(times);
  return number && denominator > 1n ? wholeRootOf(number, denominator) : undefined;
}

function written({ base, exponent }: Factor): Expression {
  return raised(base, exponent);
}

function raised(base: Expression, exponent: Rational): Expression {
  return isOne(exponent) ? base : ['^', base, fractionText(exponent)];
}

function isOne(value: Rational): boolean {
  return value.numerator === value.denominator;
}

function valueOf(numbers: readonly Expression[]): Rational {
  return numbers.map((number) => constantValue(number) ?? ONE).reduce(multiply, ONE);
}
