import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grade } from './grade.js';
import type { Labelled } from './labelled/labelled.test-support.js';

const tables = readdirSync(new URL('labelled', import.meta.url)).filter((name) =>
  /^labelled-.+\.test-support\.ts$/.test(name),
);

describe.each(tables)('%s', async (table) => {
  const { labelled } = (await import(`./labelled/${table}`)) as { labelled: readonly Labelled[] };

  it('holds no pair twice', () => {
    expect(new Set(labelled.map((row) => JSON.stringify(row.slice(0, 3)))).size).toBe(labelled.length);
  });

  it.each(labelled)(
    'judges %j where the answer is %j as a fair teacher does (%j: %s)',
    (entry, answer, form, verdict) => {
      expect(grade(entry, { answer, form })).toBe(verdict);
    },
  );
});

describe('an amount in another unit', () => {
  it.each([
    ['Convert 5.9 cm to mm.', '59', 'mm', '5.9 cm', 'unit'],
    ['Convert 5.9 cm to mm.', '59', 'mm', '5.9 centimeters', 'unit'],
    ['Convert 5.9 cm to mm.', '59', 'mm', '59 mm', 'correct'],
    ['Convert 5.9 cm to mm.', '59', 'mm', '0.059 m', 'correct'],
    ['How many m² are 320 dm²?', '3.2', 'm²', '320 dm²', 'unit'],
    ['A garden is 20 m long and 12 m wide. What is its area?', '240', 'm²', '2400000 cm²', 'correct'],
    [
      'A film starts at 1:46 p.m. and lasts for 95 minutes. How long is it?',
      '95',
      'minutes',
      '95 min',
      'correct',
    ],
  ])('that answers %j (%s %s) as %s is %s', (question, answer, unit, entry, verdict) => {
    expect(grade(entry, { question, answer, form: { kind: 'number', unit } })).toBe(verdict);
  });
});

describe('a rounded decimal of the answer', () => {
  const mistakes = [{ answer: '3.8', why: 'You took away 2.6.' }];

  it.each([
    ['What is $6.4 - 2.63$?', '3.8', [], 'approximate'],
    ['What is $6.4 - 2.63$?', '3.8', mistakes, 'incorrect'],
    ['What is $6.4 - 2.63$?', '3.80', mistakes, 'incorrect'],
    ['What is $6.4 - 2.63$?', '3.77', mistakes, 'correct'],
    ['Round 3.7712 to the nearest hundredth.', '3.8', [], 'incorrect'],
    ['Write 3.7712 with 2 decimal places.', '3.8', [], 'incorrect'],
    ['A bottle holds 3.77 liters. How many liters is that?', '4', [], 'incorrect'],
  ] as const)('to %j: %s', (question, entry, known, verdict) => {
    expect(grade(entry, { question, answer: '3.77', form: { kind: 'number' }, mistakes: known })).toBe(
      verdict,
    );
  });
});

describe('an inequality in two letters', () => {
  it.each([
    ['y > 2x - 1', 'correct'],
    ['2x - 1 < y', 'correct'],
    ['y > -1 + 2x', 'correct'],
    ['y > 2(x - 1/2)', 'correct'],
    ['y is greater than 2x - 1', 'correct'],
    ['{(x, y) | y > 2x - 1}', 'correct'],
    ['y - 2x > -1', 'wrong-form'],
    ['-y < 1 - 2x', 'wrong-form'],
    ['2y > 4x - 2', 'wrong-form'],
    ['x < (y + 1)/2', 'wrong-form'],
    ['y >= 2x - 1', 'incorrect'],
    ['y < 2x - 1', 'incorrect'],
    ['y > 2x + 1', 'incorrect'],
    ['-y > 1 - 2x', 'incorrect'],
    ['y = 2x - 1', 'incorrect'],
    ['y > 2', 'unreadable'],
    ['2x - 1', 'unreadable'],
  ])('%s is %s for y > 2x - 1', (entry, verdict) => {
    expect(grade(entry, { answer: 'y > 2x - 1', form: { kind: 'inequality', variable: 'y' } })).toBe(verdict);
  });
});

describe('an expression with square roots', () => {
  it.each([
    ['3√2 + 1', '1 + 3 sqrt 2', 'correct', 'correct'],
    ['3√2 + 1', '1 + √18', 'correct', 'wrong-form'],
    ['3√2 + 1', '(6√2 + 2)/2', 'correct', 'wrong-form'],
    ['3√2 + 1', '3√2 - 1', 'incorrect', 'incorrect'],
    ['3√2 + 1', '5.24', 'approximate', 'approximate'],
    ['2√3/3', '(2√3)/3', 'correct', 'correct'],
    ['2√3/3', '2/3 √3', 'correct', 'correct'],
    ['2√3/3', '\\frac{2\\sqrt{3}}{3}', 'correct', 'correct'],
    ['2√3/3', '2/√3', 'correct', 'wrong-form'],
    ['2√3/3', '√(4/3)', 'correct', 'wrong-form'],
    ['(1 + √5)/2', '2/(√5 - 1)', 'correct', 'wrong-form'],
    ['7 - 4√3', '(2 - √3)^2', 'correct', 'wrong-form'],
    ['√2 - √3', '-(√3 - √2)', 'correct', 'wrong-form'],
    ['√2 - √3', '√3 - √2', 'incorrect', 'incorrect'],
  ])('of the value %s: %s is %s, and %s if it must be simplified', (answer, entry, verdict, simplified) => {
    expect(grade(entry, { answer, form: { kind: 'number' } })).toBe(verdict);
    expect(grade(entry, { answer, form: { kind: 'expression', shape: 'simplified' } })).toBe(simplified);
  });
});

describe('an entry with two readings', () => {
  const pair = { question: 'Solve $x^2 - 6x + 2 = 0$.', answer: '3 - √7, 3 + √7' } as const;
  const growth = { question: 'Write the function that starts at 5 and doubles.', answer: '5 * 2^x' } as const;

  it.each(['3+-√7', '3 +- sqrt 7', '3 + - √7', 'x = 3+-√7', '3 ± √7', '(6+-sqrt(28))/2'])(
    '%s is a pair',
    (entry) => {
      expect(grade(entry, { ...pair, form: { kind: 'numbers', variable: 'x' } })).toBe('correct');
    },
  );

  it.each([
    ['3+-7', 'incorrect'],
    ['6+-√7/2', 'incorrect'],
  ] as const)('%s is another pair: %s', (entry, verdict) => {
    expect(grade(entry, { ...pair, form: { kind: 'numbers', variable: 'x' } })).toBe(verdict);
  });

  it.each([
    ['5 x (2)^x', 'ambiguous'],
    ['5(2)^x', 'correct'],
    ['5x(2)^x', 'incorrect'],
    ['4 x (2)^x', 'incorrect'],
  ] as const)('%s for a function of x: %s', (entry, verdict) => {
    expect(grade(entry, { ...growth, form: { kind: 'expression' } })).toBe(verdict);
  });
});

describe('the question in another spelling', () => {
  const area = {
    question: 'Convert 7.3 m² to cm².',
    answer: '73000',
    form: { kind: 'number', unit: 'cm²' },
  } as const;
  const power = { question: 'Work out $15 * 10^3$.', answer: '15000', form: { kind: 'number' } } as const;
  const notation = {
    question: 'Write 7300000 in scientific notation.',
    answer: '7.3 * 10^6',
    form: { kind: 'expression', shape: 'simplified' },
  } as const;

  it.each([
    ['7.3 m^2', area, 'unit'],
    ['7,3 m2', area, 'unit'],
    ['7.3 sq m', area, 'unit'],
    ['73000 cm^2', area, 'correct'],
    ['15 x 10^3', power, 'wrong-form'],
    ['15·10³', power, 'wrong-form'],
    ['15000', power, 'correct'],
    ['1.5E+4', power, 'correct'],
    ['7.3E+6', notation, 'correct'],
    ['7,3E+6', notation, 'correct'],
    ['7.3 EE 6', notation, 'correct'],
    ['7.3E+5', notation, 'incorrect'],
    ['73E5', notation, 'wrong-form'],
  ] as const)('%s: %j', (entry, problem, verdict) => {
    expect(grade(entry, problem)).toBe(verdict);
  });
});
