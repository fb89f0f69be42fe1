import { type ListInput, parseList } from '../list/parse-list.js';
import { greatestCommonDivisor, leastCommonMultiple } from '../rational/integer.js';
import type { Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { divisorSteps, multipleSteps } from './common.js';
import { MAX_FACTORISED, type PrimePower, primePowers } from './prime-powers.js';

/** The maximum number of integers in one call. */
export const MAX_LISTED = 20;

/** The input of {@link primeFactors}. */
export interface PrimeFactorsInput {
  /** The numbers: up to 20 integers from 1 to 10^12, as text or as an array. */
  readonly numbers: ListInput;
}

/** A number with its prime factorization. */
export interface Factorised {
  /** The number, from 1 to 10^12. */
  readonly number: number;
  /** The prime powers, smallest prime first. Empty for 1. */
  readonly powers: readonly PrimePower[];
  /** True if its only divisors are 1 and itself. False for 1. */
  readonly isPrime: boolean;
  /** The product: 2³ × 3² × 5, or the number itself for a prime or 1. */
  readonly product: Expression;
  /** The divisions by primes, then the product. */
  readonly steps: readonly Step[];
}

/** The prime factorizations of several numbers, with their greatest common divisor and least common multiple. */
export interface PrimeFactors {
  /** Each number with its factors, in the order of the input. */
  readonly numbers: readonly Factorised[];
  /** The greatest common divisor of all numbers, as integer text. */
  readonly greatestCommonDivisor: string;
  /** The least common multiple as integer text. It may be too large for an exact double. */
  readonly leastCommonMultiple: string;
  /** The steps for finding the greatest common divisor by Euclid's algorithm. Empty for one number. */
  readonly divisorSteps: readonly Step[];
  /** The steps for finding the least common multiple: products divided by common divisors. Empty for one number. */
  readonly multipleSteps: readonly Step[];
  /** All steps: those of each number, then `divisorSteps` and `multipleSteps`. */
  readonly steps: readonly Step[];
}

/**
 * Factors integers into primes, and computes their greatest common divisor and least common multiple.
 * Errors: `empty`, `not-a-number`, `not-an-integer`; `out-of-range` (below 1 or past 10^12); `too-large` (more than 20).
 * @example primeFactors({ numbers: '12 18' }) // greatestCommonDivisor is "6" and leastCommonMultiple is "36"
 */
export function primeFactors(input: PrimeFactorsInput): Result<PrimeFactors> {
  const unknown = unknownField(input, 'numbers');
  if (unknown) return unknown;
  const list = parseList(fieldsOf(input).numbers, 'numbers');
  if (!list.ok) return list;
  if (list.value.length > MAX_LISTED)
    return failure('numbers', 'too-large', `numbers has more than ${MAX_LISTED} integers.`);
  const numbers: number[] = [];
  for (const [i, value] of list.value.entries()) {
    const number = readWhole(value, `numbers.${i}`);
    if (!number.ok) return number;
    numbers.push(number.value);
  }
  return success(evaluate(numbers));
}

function readWhole({ numerator, denominator }: Rational, field: string): Result<number> {
  if (denominator !== 1n) return failure(field, 'not-an-integer');
  return numerator < 1n || numerator > BigInt(MAX_FACTORISED)
    ? failure(field, 'out-of-range', `${field} must be between 1 and 10^12.`)
    : success(Number(numerator));
}

function evaluate(numbers: readonly number[]): PrimeFactors {
  const all = numbers.map(BigInt);
  const factorised = numbers.map(factor);
  const common = { divisorSteps: divisorSteps(all), multipleSteps: multipleSteps(all) };
  return {
    numbers: factorised,
    greatestCommonDivisor: all.reduce(greatestCommonDivisor).toString(),
    leastCommonMultiple: all.reduce(leastCommonMultiple).toString(),
    ...common,
    steps: [...factorised.flatMap(({ steps }) => steps), ...common.divisorSteps, ...common.multipleSteps],
  };
}

function factor(number: number): Factorised {
  const powers = primePowers(number);
  const isPrime = powers[0]?.prime === number;
  const [first = '1', ...others] = powers.map(powerExpression);
  const product: Expression = others.length === 0 ? first : ['×', first, ...others];
  const steps = [
    ...ladder(number, powers),
    ...(isPrime || number === 1
      ? []
      : [step('prime.product', 'Product of the prime factors', String(number), product)]),
  ];
  return { number, powers, isPrime, product, steps };
}

function powerExpression({ prime, exponent }: PrimePower): Expression {
  return exponent === 1 ? String(prime) : ['^', String(prime), String(exponent)];
}

function ladder(number: number, powers: readonly PrimePower[]): readonly Step[] {
  let rest = number;
  const primes = powers.flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime));
  return primes.map((prime) => {
    const before: Expression = ['÷', String(rest), String(prime)];
    rest /= prime;
    if (prime !== number)
      return step('prime.division', 'Divide by the smallest prime that divides it', before, String(rest));
    const law = `No smaller prime divides ${prime}, so divide by ${prime}`;
    return step('prime.division', law, before, '1', { variant: 'itself', values: { n: String(prime) } });
  });
}
