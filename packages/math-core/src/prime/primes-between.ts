import type { NumericInput } from '../rational/parse-decimal.js';
import { parseNumber } from '../rational/parse.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Step, step } from '../steps/step.js';
import { primePowers } from './prime-powers.js';

/** The largest number of a list of primes, and the largest number of integers between its ends. */
const LARGEST = 10 ** 9;
const MOST_NUMBERS = 1000;
/** The maximum number of products that are shown as steps. */
const MOST_PRODUCTS = 20;

/** The input of {@link primesBetween}. */
export interface PrimesInput {
  /** The first integer, from 0 to 10^9. */
  readonly from: NumericInput;
  /** The last integer, at most 1,000 more than the first one. */
  readonly to: NumericInput;
}

/** The input of {@link nextPrime}. */
export interface NextPrimeInput {
  /** An integer from 0 to 10^9. */
  readonly number: NumericInput;
}

/** The primes of a range. */
export interface Primes {
  /** The primes, in ascending order. */
  readonly primes: readonly number[];
  /** The other integers above 1 as products of two divisors, up to 20 times. */
  readonly steps: readonly Step[];
}

/** The first prime after a number. */
export interface NextPrime {
  /** The prime. */
  readonly prime: number;
  /** The integers before it as products of two divisors, up to 20 times. */
  readonly steps: readonly Step[];
}

/**
 * Lists the primes from one integer to another. Errors: `not-a-number`, `not-an-integer`, `out-of-range` (from, to).
 * @example primesBetween({ from: 40, to: 60 }) // primes is [41, 43, 47, 53, 59]
 */
export function primesBetween(input: PrimesInput): Result<Primes> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'from to');
  if (unknown) return unknown;
  const from = readWhole(fields.from, 'from', 0, LARGEST);
  if (!from.ok) return from;
  const to = readWhole(fields.to, 'to', from.value, from.value + MOST_NUMBERS);
  if (!to.ok) return to;
  const numbers = Array.from({ length: to.value - from.value + 1 }, (_, i) => from.value + i);
  return success({ primes: numbers.filter(isPrime), steps: products(numbers) });
}

/**
 * Finds the first prime after an integer. Errors: `not-a-number`, `not-an-integer`, `out-of-range` (number).
 * @example nextPrime({ number: 113 }) // prime is 127
 */
export function nextPrime(input: NextPrimeInput): Result<NextPrime> {
  const unknown = unknownField(input, 'number');
  if (unknown) return unknown;
  const number = readWhole(fieldsOf(input).number, 'number', 0, LARGEST);
  if (!number.ok) return number;
  const passed: number[] = [];
  let next = number.value + 1;
  for (; !isPrime(next); next++) passed.push(next);
  return success({ prime: next, steps: products(passed) });
}

const isPrime = (number: number): boolean => number > 1 && primePowers(number)[0]?.prime === number;

function products(numbers: readonly number[]): readonly Step[] {
  const others = numbers.filter((number) => number > 1 && !isPrime(number)).slice(0, MOST_PRODUCTS);
  return others.map((number) => {
    const divisor = primePowers(number)[0]?.prime ?? 1;
    const product = ['×', String(divisor), String(number / divisor)] as const;
    return step('prime.pair', 'Write the number as a product of two divisors', String(number), product);
  });
}

function readWhole(input: NumericInput, field: string, least: number, most: number): Result<number> {
  const read = parseNumber(input, field);
  if (!read.ok) return read;
  const { numerator, denominator } = read.value;
  if (numerator % denominator !== 0n) return failure(field, 'not-an-integer');
  const whole = Number(numerator / denominator);
  return whole < least || whole > most
    ? failure(field, 'out-of-range', `${field} must be between ${least} and ${most}.`)
    : success(whole);
}
