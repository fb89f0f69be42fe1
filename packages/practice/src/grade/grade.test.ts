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
