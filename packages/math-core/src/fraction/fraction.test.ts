import { describe, expect, it } from 'vitest';
import { rational } from '../rational/index.js';
import { expressionText, stepText } from '../steps/index.js';
import { notNumbers } from '../testing/oracle.test-support.js';
import { calculateFractions, type FractionsInput, repeatingDecimal, simplifyFraction } from './index.js';

function valueOf(input: FractionsInput) {
  const result = calculateFractions(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('calculateFractions', () => {
  it.each([
    ['1/2', 'add', '1/3', '5/6', '5/6', '0.8(3)'],
    ['1 3/4', 'add', '5/6', '31/12', '2 7/12', '2.58(3)'],
    ['1/2', 'subtract', '3/4', '-1/4', '-1/4', '-0.25'],
    ['-1 3/4', 'subtract', '1/2', '-9/4', '-2 1/4', '-2.25'],
    ['2/3', 'multiply', '3/2', '1', '1', '1'],
    ['0.75', 'multiply', '2', '3/2', '1 1/2', '1.5'],
    ['3/4', 'divide', '-1/2', '-3/2', '-1 1/2', '-1.5'],
    ['1', 'divide', '7', '1/7', '1/7', '0.(142857)'],
    ['0', 'divide', '7', '0', '0', '0'],
    ['2/4', 'add', '1/4', '3/4', '3/4', '0.75'],
  ] as const)('%s %s %s is %s', (left, operation, right, fraction, mixed, decimal) => {
    const found = valueOf({ left, operation, right });
    expect([found.fraction, found.mixed, found.decimal?.text]).toEqual([fraction, mixed, decimal]);
  });

  it('adds over the least common denominator, line by line', () => {
    expect(valueOf({ left: '1 3/4', operation: 'add', right: '5/6' }).steps.map(stepText)).toEqual([
      'As one fraction: 1 + 3/4 = 7/4',
      'Least common denominator: the product ÷ the greatest common divisor: 4 × 6 ÷ 2 = 12',
      'Expand to the common denominator: 7/4 + 5/6 = 7 × 3 ÷ (4 × 3) + 5 × 2 ÷ (6 × 2)',
      'Over the common denominator: 7 × 3 ÷ (4 × 3) + 5 × 2 ÷ (6 × 2) = 21/12 + 10/12',
      'Add the numerators: 21/12 + 10/12 = (21 + 10) ÷ 12',
      'Sum: (21 + 10) ÷ 12 = 31/12',
      'As a mixed number: 31/12 = 2 + 7/12',
      'As a decimal: 31 ÷ 12 ≈ 2.5833333333',
    ]);
  });

  it('divides by the reciprocal and reduces, line by line', () => {
    expect(valueOf({ left: '0.5', operation: 'divide', right: '2/4' }).steps.map(stepText)).toEqual([
      'As a fraction: 0.5 = 1/2',
      'Multiply by the reciprocal: 1/2 ÷ (2/4) = 1/2 × (4/2)',
      'Multiply the numerators and the denominators: 1/2 × (4/2) = 1 × 4 ÷ (2 × 2)',
      'Product: 1 × 4 ÷ (2 × 2) = 4/4',
      'Divide by the greatest common divisor: 4/4 = 4 ÷ 4 ÷ (4 ÷ 4)',
      'Lowest terms: 4 ÷ 4 ÷ (4 ÷ 4) = 1',
    ]);
  });

  it('needs no step for a common denominator that already exists', () => {
    expect(valueOf({ left: '5/8', operation: 'subtract', right: '1/8' }).steps.map(stepText)).toEqual([
      'Subtract the numerators: 5/8 - 1/8 = (5 - 1) ÷ 8',
      'Difference: (5 - 1) ÷ 8 = 4/8',
      'Divide by the greatest common divisor: 4/8 = 4 ÷ 4 ÷ (8 ÷ 4)',
      'Lowest terms: 4 ÷ 4 ÷ (8 ÷ 4) = 1/2',
      'As a decimal: 1 ÷ 2 = 0.5',
    ]);
    expect(valueOf({ left: '1/4', operation: 'add', right: 2 }).steps.map(stepText).slice(0, 2)).toEqual([
      'Expand to the common denominator: 1/4 + 2 = 1/4 + 2 × 4 ÷ 4',
      'Over the common denominator: 1/4 + 2 × 4 ÷ 4 = 1/4 + 8/4',
    ]);
    expect(valueOf({ left: '1/4', operation: 'add', right: '1/7' }).steps.map(stepText)[0]).toBe(
      'Least common denominator: the product, because only 1 divides both: 4 × 7 = 28',
    );
    expect(valueOf({ left: 5, operation: 'subtract', right: 8 }).steps.map(stepText)).toEqual([
      'Difference: 5 - 8 = -3',
    ]);
  });

  it('doesn’t multiply by an extra 1', () => {
    const lines = (left: string, operation: 'multiply' | 'divide', right: string) =>
      valueOf({ left, operation, right }).steps.map(stepText);
    expect(lines('7', 'multiply', '3')).toEqual(['Product: 7 × 3 = 21']);
    expect(lines('1', 'divide', '7')).toEqual([
      'Multiply by the reciprocal: 1 ÷ 7 = 1 × (1/7)',
      'Multiply the numerators and the denominators: 1 × (1/7) = 1 × 1 ÷ 7',
      'Product: 1 × 1 ÷ 7 = 1/7',
      'As a decimal: 1 ÷ 7 ≈ 0.1428571429',
    ]);
  });

  it('shows a small answer with four significant digits', () => {
    const { answer } = valueOf({ left: '1/3000', operation: 'divide', right: '1e9' });
    expect([answer.text, answer.relation]).toEqual(['0.0000000000003333', '≈']);
  });

  it.each(['0', '0/3', '0 0/3', 0])('refuses to divide by %s', (right) => {
    expect(calculateFractions({ left: 1, operation: 'divide', right })).toMatchObject({
      field: 'right',
      code: 'division-by-zero',
    });
  });

  it.each(['left', 'right'])('refuses values that aren’t numbers as %s', (field) => {
    for (const bad of notNumbers) {
      const input = { left: 1, operation: 'add', right: 1, [field]: bad };
      expect(calculateFractions(input as never)).toMatchObject({ field, code: 'not-a-number' });
    }
  });

  it('refuses an unknown operation', () => {
    // @ts-expect-error there is no such operation
    expect(calculateFractions({ left: 1, operation: 'power', right: 1 })).toMatchObject({
      field: 'operation',
      code: 'unknown-name',
    });
    const [good, wrong] = ['add', 'power'].map(String);
    expect(calculateFractions({ left: 1, operation: good ?? '', right: 1 }).ok).toBe(true);
    expect(calculateFractions({ left: 1, operation: wrong ?? '', right: 1 })).toMatchObject({
      code: 'unknown-name',
    });
  });
});

describe('simplifyFraction', () => {
  it.each([
    ['62/24', '31/12', '2 7/12'],
    ['-62/24', '-31/12', '-2 7/12'],
    ['2 7/12', '31/12', '2 7/12'],
    ['0.125', '1/8', '1/8'],
    ['12/4', '3', '3'],
    ['7', '7', '7'],
    ['0/9', '0', '0'],
  ])('%s is %s', (value, fraction, mixed) => {
    expect(simplifyFraction({ value })).toMatchObject({ ok: true, value: { fraction, mixed } });
  });

  it.each(['-1 3/4', '−1 3/4'])('keeps the sign of %s outside of the sum', (value) => {
    const simplified = simplifyFraction({ value });
    expect(simplified.ok && simplified.value.steps.map(stepText)).toEqual([
      'As one fraction: -(1 + 3/4) = -7/4',
      'As a mixed number: -7/4 = -1 - 3/4',
      'As a decimal: -7 ÷ 4 = -1.75',
    ]);
  });

  it.each([
    [
      '0.5/0.25',
      [
        'Multiply the numerator and the denominator by the same number: 0.5/0.25 = 0.5 × 100 ÷ (0.25 × 100)',
        'Numerator and denominator as whole numbers: 0.5 × 100 ÷ (0.25 × 100) = 50/25',
      ],
    ],
    ['6/-8', ['Change the signs of the numerator and the denominator: 6/(-8) = -6/8']],
    ['-6/-8', ['Change the signs of the numerator and the denominator: -6/(-8) = 6/8']],
    [
      '1/-0.5',
      [
        'Multiply the numerator and the denominator by the same number: 1/(-0.5) = 1 × 10 ÷ (-0.5 × 10)',
        'Numerator and denominator as whole numbers: 1 × 10 ÷ (-0.5 × 10) = 10/(-5)',
        'Change the signs of the numerator and the denominator: 10/(-5) = -10/5',
      ],
    ],
  ])('begins at %s as it is written', (value, lines) => {
    const simplified = simplifyFraction({ value });
    const steps = simplified.ok ? simplified.value.steps : [];
    expect(steps.map(stepText).slice(0, lines.length)).toEqual(lines);
    expect(steps[lines.length]?.before).toBe(expressionText(steps[lines.length - 1]?.after ?? ''));
  });

  it('begins at both fractions of an operation', () => {
    const { steps } = valueOf({ left: '6/-8', operation: 'add', right: '0.5/2' });
    expect(steps.slice(0, 5).map(stepText)).toEqual([
      'Change the signs of the numerator and the denominator: 6/(-8) = -6/8',
      'Multiply the numerator and the denominator by the same number: 0.5/2 = 0.5 × 10 ÷ (2 × 10)',
      'Numerator and denominator as whole numbers: 0.5 × 10 ÷ (2 × 10) = 5/20',
      'Least common denominator: the product ÷ the greatest common divisor: 8 × 20 ÷ 4 = 40',
      'Expand to the common denominator: -6/8 + 5/20 = -6 × 5 ÷ (8 × 5) + 5 × 2 ÷ (20 × 2)',
    ]);
  });

  it('adds no step if none is needed', () => {
    expect(simplifyFraction({ value: 7 })).toMatchObject({ value: { steps: [] } });
  });
});

describe('repeatingDecimal', () => {
  it.each([
    [1n, 3n, '0.(3)'],
    [-1n, 6n, '-0.1(6)'],
    [22n, 7n, '3.(142857)'],
    [7n, 22n, '0.3(18)'],
    [1n, 8n, '0.125'],
    [-4n, 2n, '-2'],
    [0n, 5n, '0'],
  ])('writes %s/%s', (numerator, denominator, text) => {
    expect(repeatingDecimal(rational(numerator, denominator))?.text).toBe(text);
  });

  it('has a limit of 100 decimals for the repeating part and for the part before it', () => {
    expect(repeatingDecimal(rational(1, 97))?.period).toHaveLength(96);
    expect(repeatingDecimal(rational(1, 103))?.period).toHaveLength(34);
    expect(repeatingDecimal(rational(1, 113))).toBeUndefined(); // The decimal has 112 digits.
    expect(repeatingDecimal(rational(1n, 10n ** 100n))?.digits).toHaveLength(102);
    expect(repeatingDecimal(rational(1n, 10n ** 101n))).toBeUndefined();
    expect(repeatingDecimal(rational(1n, 97n * 2n ** 100n))?.digits).toHaveLength(102);
    expect(repeatingDecimal(rational(1n, 3n * 2n ** 101n))).toBeUndefined();
  });
});
