import { describe, expect, it } from 'vitest';
import * as core from '../index.js';
import { calculateFractions } from '../fraction/index.js';
import { parseExpression } from '../expression/index.js';
import { loanSchedule } from '../loan/index.js';
import { repaymentSchedule, solveRate, solveTerm } from '../loan-solving/index.js';
import { condenseLogarithms, changeOfBase, expandLogarithm, solveLogarithm } from '../logarithm/index.js';
import { convert } from '../more-units/index.js';
import { convertBase } from '../number-base/index.js';
import { primeFactors } from '../prime/index.js';
import { divide, rational } from '../rational/index.js';
import { solveQuadratic } from '../quadratic/index.js';
import { parseQuantity, parseUnit } from '../unit-text/index.js';
import { naturalLogarithm } from '../real/natural-logarithm.js';
import { failure, MathError } from './index.js';

/**
 * Returns the error message of a function for invalid arguments, from its failure or from the error that it
 * throws.
 */
function messageOf(run: () => unknown): unknown {
  try {
    return (run() as { readonly message?: unknown }).message;
  } catch (error) {
    return error instanceof MathError ? error.message : error;
  }
}

const call =
  (run: unknown, ...args: readonly unknown[]) =>
  (): unknown =>
    (run as (...all: readonly unknown[]) => unknown)(...args);

const loan = { principal: 1000, annualRate: 5, years: 1 };

describe('a message', () => {
  it.each<[string, () => unknown]>([
    ['month must be an integer from 1 to 12.', call(core.daysInMonth, 2024, 13)],
    ['year is not an integer.', call(core.daysInMonth, 2024.5, 1)],
    [
      'years must give a date between the years 1 and 9999.',
      call(core.addYears, '2024-01-01', 9000, 'march-1'),
    ],
    ['days must give a date between the years 1 and 9999.', call(core.addDays, '2024-01-01', 1e7)],
    ['start must not be after end.', call(core.dateDifference, '2025-01-01', '2024-01-01')],
    ['birth must not be after target.', call(core.age, { birth: '2025-01-01', target: '2024-01-01' })],
    ['denominator must not be 0.', call(rational, 1, 0)],
    ['denominator must not be 0.', call(divide, 1, '0')],
    ['value must be a number, but is "abc".', call(core.exactText, 'abc')],
    ['value must not have the denominator 0.', call(core.exactText, '1/0')],
    ['base must not be 1.', call(core.logarithm, 1, 8)],
    ['value must be positive.', call(core.logarithm, 2, -8)],
    ['value must be positive.', call(naturalLogarithm, { numerator: 0n, denominator: 1n }, 10)],
    ['from is unknown.', call(core.convertLength, 1, 'parsecs', 'feet')],
    ['to is unknown.', call(core.convertLength, 1, 'feet', 'constructor')],
    [
      'value is below absolute zero.',
      call(core.convert, { category: 'temperature', value: -274, from: 'celsius', to: 'kelvin' }),
    ],
    [
      'value must not be 0.',
      call(convert, { category: 'fuel use', value: 0, from: 'L/100 km', to: 'US mpg' }),
    ],
    [
      'numbers has more than 20 integers.',
      call(primeFactors, { numbers: Array.from({ length: 21 }, () => 6) }),
    ],
    ['numbers.1 must be between 1 and 10^12.', call(primeFactors, { numbers: '6 0' })],
    ['numbers.0 is not an integer.', call(primeFactors, { numbers: [1.5] })],
    ['base would be above 10^500 or below 10^-500.', call(solveLogarithm, { value: 2, result: '1e-9' })],
    ['value would be above 10^500 or below 10^-500.', call(solveLogarithm, { base: 2, result: '1e9' })],
    [
      'One of base, value and result must be left out.',
      call(solveLogarithm, { base: 2, value: 8, result: 3 }),
    ],
    ['value is missing.', call(solveLogarithm, { result: 3 })],
    ['Every base gives log 1 = 0.', call(solveLogarithm, { value: 1, result: 0 })],
    ['Only log 1 is 0, whatever the base.', call(solveLogarithm, { value: 2, result: 0 })],
    ['log 1 is 0, whatever the base.', call(solveLogarithm, { value: 1, result: 2 })],
    ['base must not contain a logarithm.', call(changeOfBase, 'ln x', 'ln 2')],
    ['expression is not an expression.', call(expandLogarithm, 5)],
    ['expression is not text.', call(parseExpression, 5)],
    ['base is out of range.', () => new MathError('base', 'out-of-range')],
    ['base is not a number.', () => failure('base', 'not-a-number')],
    ['a must not be 0.', call(solveQuadratic, { a: 0, b: 1, c: 1 })],
    ['from must be between 2 and 36.', call(convertBase, { digits: '1', from: 37, to: 2 })],
    ['digits are not a whole number in base 2.', call(convertBase, { digits: '12', from: 2, to: 10 })],
    [
      'operation must be one of add, subtract, multiply, divide.',
      call(calculateFractions, { left: '1/2', operation: 'x', right: 1 }),
    ],
    [
      'right must not be 0 in a division.',
      call(calculateFractions, { left: '1/2', operation: 'divide', right: 0 }),
    ],
    ['text is missing.', call(parseQuantity, '')],
    ['text must be a unit such as km, ft or °C, but is "blubs".', call(parseUnit, 'blubs')],
    [
      'payment must be more than the interest for the first period.',
      call(solveTerm, { principal: 1000, annualRate: 12, payment: 5 }),
    ],
    [
      'All payments together must not be less than the principal.',
      call(solveRate, { principal: 1000, payment: 1, years: 1 }),
    ],
    ['extras must be a list.', call(repaymentSchedule, { ...loan, extras: 5 })],
    [
      'A schedule accepts principals and rates up to 10^15.',
      call(loanSchedule, { ...loan, principal: '1e16' }),
    ],
    ['years or months must be given.', call(core.loan, { principal: 1000, annualRate: 5 })],
    ['people must be at least 1.', call(core.tip, { bill: 10, percentage: 15, people: 0 })],
    [
      "A height in centimeters can't include feet.",
      call(core.bmi, { system: 'metric', weight: 70, height: 170, feet: 5 }),
    ],
  ])('is the sentence "%s"', (sentence, run) => {
    expect(messageOf(run)).toBe(sentence);
  });

  it('appears at one number too many, and not before', () => {
    expect(primeFactors({ numbers: Array.from({ length: 20 }, () => 6) }).ok).toBe(true);
    expect(condenseLogarithms('ln x').ok).toBe(true);
  });
});
