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
