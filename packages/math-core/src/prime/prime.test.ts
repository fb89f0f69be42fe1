import { describe, expect, it, vi } from 'vitest';
import { MathError } from '../result/index.js';
import { expressionText, stepText } from '../steps/index.js';
import { type PrimeFactorsInput, primeFactors, primePowers } from './index.js';

function valueOf(numbers: PrimeFactorsInput['numbers']) {
  const result = primeFactors({ numbers });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('primeFactors', () => {
  it.each([
    ['360', '2³ × 3² × 5', false],
    ['97', '97', true],
    ['2', '2', true],
    ['1', '1', false],
    ['1024', '2¹⁰', false],
    ['999999999989', '999999999989', true],
    ['999966000289', '999983²', false],
    ['1000000000000', '2¹² × 5¹²', false],
    ['1,000,000,000,000;', '2¹² × 5¹²', false],
  ])('splits %s into %s', (numbers, product, isPrime) => {
    const [found] = valueOf(numbers).numbers;
    expect(found && [expressionText(found.product), found.isPrime]).toEqual([product, isPrime]);
  });

  it.each([
    ['12 18', '6', '36'],
    ['12, 18, 27', '3', '108'],
    ['7; 11', '1', '77'],
    ['6 6', '6', '6'],
    ['4 1', '1', '4'],
    ['15', '15', '15'],
    ['999999999989 999999999961', '1', '999999999950000000000429'],
  ])('finds the common divisor and the common multiple of %s', (numbers, divisor, multiple) => {
    const found = valueOf(numbers);
    expect([found.greatestCommonDivisor, found.leastCommonMultiple]).toEqual([divisor, multiple]);
  });

  it('writes the ladder of divisions, Euclid’s algorithm and the common multiple', () => {
    const { numbers, divisorSteps, multipleSteps } = valueOf('12 18');
    expect(numbers[1]?.steps.map(stepText)).toEqual([
      'Divide by the smallest prime that divides it: 18 ÷ 2 = 9',
      'Divide by the smallest prime that divides it: 9 ÷ 3 = 3',
      'Divide by the smallest prime that divides it: 3 ÷ 3 = 1',
      'Product of the prime factors: 18 = 2 × 3²',
    ]);
    expect(divisorSteps.map(stepText)).toEqual([
      'Divide the larger by the smaller, then the smaller by the remainder: 18 = 1 × 12 + 6',
      'Divide the larger by the smaller, then the smaller by the remainder: 12 = 2 × 6 + 0',
      'The last divisor, which left a remainder of 0: GCD = 6',
    ]);
    expect(multipleSteps.map(stepText)).toEqual([
      'Least common multiple: the product ÷ the greatest common divisor: 12 × 18 ÷ 6 = 36',
    ]);
  });

  it('explains why a number is prime, and when the product is the common multiple', () => {
    const { numbers, multipleSteps } = valueOf('7 10 5');
    expect(numbers[0]?.steps.map(stepText)).toEqual([
      'No smaller prime divides 7, so divide by 7: 7 ÷ 7 = 1',
    ]);
    expect(multipleSteps.map(stepText)).toEqual([
      'Least common multiple: the product, because only 1 divides both: 7 × 10 = 70',
      'Least common multiple: the product ÷ the greatest common divisor: 70 × 5 ÷ 5 = 70',
    ]);
  });

  it('has nothing in common to show for one number', () => {
    expect(valueOf('15')).toMatchObject({ divisorSteps: [], multipleSteps: [] });
  });

  it.each([
    ['', 'numbers', 'empty'],
    ['12 x', 'numbers.1', 'not-a-number'],
    ['12 1.5', 'numbers.1', 'not-an-integer'],
    ['0', 'numbers.0', 'out-of-range'],
    ['-6', 'numbers.0', 'out-of-range'],
    ['1000000000001', 'numbers.0', 'out-of-range'],
    ['1 '.repeat(21), 'numbers', 'too-large'],
  ])('refuses "%s"', (numbers, field, code) => {
    expect(primeFactors({ numbers })).toMatchObject({ field, code });
  });
});

describe('primePowers', () => {
  it.each([
    [0, 'out-of-range'],
    [-5, 'out-of-range'],
    [10 ** 12 + 1, 'out-of-range'],
    [1.5, 'not-an-integer'],
    [NaN, 'not-an-integer'],
  ])('refuses %s', (n, code) => {
    expect(() => primePowers(n)).toThrow(MathError);
    expect(() => primePowers(n)).toThrow(expect.objectContaining({ field: 'n', code }));
  });

  it('tries no more than the numbers up to a million that 2, 3 and 5 don’t divide', () => {
    const divisions = vi.spyOn(Math, 'floor');
    try {
      primePowers(999999999989);
      expect(divisions.mock.calls.length).toBeLessThanOrEqual((1_000_000 * 8) / 30 + 3);
    } finally {
      divisions.mockRestore();
    }
  });
});
