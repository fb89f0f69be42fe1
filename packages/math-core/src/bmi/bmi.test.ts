import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { stepText } from '../steps/index.js';
import { BMI_BOUNDS, type BmiInput, bmi } from './index.js';

const untyped = bmi as (input: unknown) => ReturnType<typeof bmi>;

function valueOf(input: BmiInput) {
  const result = bmi(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('bmi', () => {
  it.each([
    ['metric', 70, 175, '22.9', 'Normal weight', false],
    ['imperial', 154, 69, '22.7', 'Normal weight', false],
    ['metric', 18.5, 100, '18.5', 'Normal weight', false],
    ['metric', '18.4999', 100, '18.5', 'Underweight', true],
    ['metric', 18.44, 100, '18.4', 'Underweight', false],
    ['metric', 24.96, 100, '25.0', 'Normal weight', true],
    ['metric', 24.94, 100, '24.9', 'Normal weight', false],
    ['metric', 25, 100, '25.0', 'Overweight', false],
    ['metric', 29.95, 100, '30.0', 'Overweight', true],
    ['metric', 30, 100, '30.0', 'Obese', false],
  ] as const)('gives for %s %s and %s %s, %s', (system, weight, height, text, category, roundsAcross) => {
    const { bmi: index, steps, ...rest } = valueOf({ system, weight, height });
    expect(index.text).toBe(text);
    expect(rest).toMatchObject({ category, roundsAcross });
    expect(stepFaults(steps)).toEqual([]);
    expect(steps.at(-1)?.after).toBe(text);
  });

  it('lists the bounds of the specification', () => {
    expect(BMI_BOUNDS.map(({ category, below }) => [category, below])).toEqual([
      ['Underweight', '18.5'],
      ['Normal weight', '25.0'],
      ['Overweight', '30.0'],
      ['Obese', undefined],
    ]);
  });

  it.each([
    ['metric', 175, '56.7', '76.5'],
    ['metric', 100, '18.5', '24.9'],
    ['metric', 160, '47.4', '63.9'],
    ['imperial', 69, '125.3', '169.3'],
  ] as const)('gives the healthy weights for %s %s', (system, height, low, high) => {
    const { healthyWeight } = valueOf({ system, weight: 1, height });
    expect(healthyWeight).toMatchObject({ low: { text: low }, high: { text: high } });
  });

  it('writes the metric formula with its numbers', () => {
    expect(valueOf({ system: 'metric', weight: 70, height: 175 }).steps.map(stepText)).toEqual([
      'Formula (kilograms and centimeters): BMI = weight ÷ (height ÷ 100)²',
      'Height in meters: 175 ÷ 100 = 1.75',
      'Height squared: 1.75² = 3.0625',
      'Answer: 70 ÷ 3.0625 ≈ 22.9',
    ]);
  });

  it('writes the imperial formula with its numbers', () => {
    expect(valueOf({ system: 'imperial', weight: 154, height: 70 }).steps.map(stepText)).toEqual([
      'Formula (pounds and inches): BMI = weight ÷ height² × 703',
      'Height squared: 70² = 4900',
      'Answer: 154 ÷ 4900 × 703 ≈ 22.1',
    ]);
  });

  it.each([
    [5, 9, '69'],
    ['5', '9.5', '69.5'],
    [6, 0, '72'],
    ['5.5', 3, '69'],
    [0, 69, '69'],
    [undefined, '69', '69'],
  ])('takes %s feet and %s inches for %s inches', (feet, height, inches) => {
    const { steps, ...found } = valueOf({ system: 'imperial', weight: 154, height, feet });
    const { steps: usual, ...expected } = valueOf({ system: 'imperial', weight: 154, height: inches });
    expect(found).toEqual(expected);
    expect(steps.slice(-usual.length)).toEqual(usual);
    expect(stepFaults(steps)).toEqual([]);
  });

  it('writes feet and inches as inches first', () => {
    const { steps } = valueOf({ system: 'imperial', weight: 154, height: '9', feet: '5' });
    expect(steps.map(stepText)[0]).toBe('Height in inches: 5 × 12 + 9 = 69');
  });

  it('accepts feet only as numbers, only for imperial heights, and only if the height isn’t 0', () => {
    const tall = { system: 'imperial', weight: 154, height: 9 } as const;
    for (const bad of notNumbers.filter((other) => other !== undefined && other !== null))
      expect(untyped({ ...tall, feet: bad })).toMatchObject({ field: 'feet', code: 'not-a-number' });
    expect(bmi({ ...tall, feet: '1e401' })).toMatchObject({ field: 'feet', code: 'too-large' });
    expect(bmi({ ...tall, system: 'metric', feet: 5 })).toMatchObject({
      field: 'feet',
      code: 'out-of-range',
    });
    expect(bmi({ ...tall, height: -60, feet: 5 })).toMatchObject({
      field: 'height',
      code: 'out-of-range',
    });
  });

  it.each([0, '0.0', '-0'])('refuses a height of %s', (height) => {
    for (const system of ['metric', 'imperial'] as const) {
      expect(bmi({ system, weight: 70, height })).toMatchObject({
        field: 'height',
        code: 'out-of-range',
      });
    }
  });

  it.each([
    ['weight', 'metric', { weight: 0, height: 175 }],
    ['weight', 'metric', { weight: '-70', height: 175 }],
    ['height', 'metric', { weight: 70, height: -175 }],
    ['height', 'imperial', { weight: 154, height: -61, feet: 5 }],
    ['feet', 'imperial', { weight: 154, height: 80, feet: -1 }],
  ] as const)('refuses a %s that nobody has (%s %o)', (field, system, measures) => {
    expect(bmi({ system, ...measures })).toMatchObject({ ok: false, field, code: 'out-of-range' });
  });

  it.each(['weight', 'height'])('refuses values that aren’t numbers as %s', (field) => {
    for (const bad of notNumbers) {
      const input = { system: 'metric', weight: 1, height: 1, [field]: bad };
      expect(untyped(input)).toMatchObject({ field, code: 'not-a-number' });
    }
    const tooLarge = { system: 'metric', weight: 1, height: 1, [field]: '1e401' };
    expect(untyped(tooLarge)).toMatchObject({ field, code: 'too-large' });
  });

  it.each([undefined, null, '', 'Metric', '__proto__', 'toString', 1, ['metric'], Symbol('metric')])(
    'refuses the system %s',
    (system) => {
      expect(untyped({ system, weight: 70, height: 175 })).toMatchObject({
        field: 'system',
        code: 'unknown-name',
      });
    },
  );

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'system' });
  });
});
