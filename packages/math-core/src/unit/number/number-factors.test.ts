import { expect, it } from 'vitest';
import { readFraction } from '../../testing/step-faults.test-support.js';
import { type CategoryOfUnits, UNIT_CATEGORIES } from '../index.js';
import * as numbers from './number-factors.js';

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
const tables: Readonly<Record<string, Readonly<Record<string, number>>>> = numbers;

/** Every unit of the tables with its factor as text and as the corresponding integer. */
const rows = categories.flatMap(({ id, units }) => {
  const specified = tables[id.toUpperCase()] ?? {};
  const legal = tables[`${id.toUpperCase()}_EXACT`] ?? specified;
  return [
    { name: id, table: specified, factors: units.map((unit) => [unit.id, unit.factor] as const) },
    {
      name: `${id}, exact`,
      table: legal,
      factors: units.map((unit) => [unit.id, unit.exactFactor ?? unit.factor] as const),
    },
  ];
});

it.each(rows)('keeps the proportions of $name', ({ table, factors }) => {
  expect(Object.keys(table)).toEqual(factors.map(([id]) => id));
  for (const [id, text] of factors) {
    for (const [other, otherText] of factors) {
      const [[a, b], [c, d]] = [readFraction(text), readFraction(otherText)];
      const [whole, otherWhole] = [table[id] ?? NaN, table[other] ?? NaN];
      expect(Number.isSafeInteger(whole) && whole > 0).toBe(true);
      expect(a * d * BigInt(otherWhole), `${id} ${other}`).toBe(c * b * BigInt(whole));
    }
  }
});

it('keeps the zeros of the temperature scales', () => {
  for (const { id, factor, offset = '0' } of categories.find(({ base }) => base === 'celsius')?.units ?? []) {
    const [[a, b], [o, p]] = [readFraction(factor), readFraction(offset)];
    // (v - o/p) × a/b = (v × factor + offset) ÷ 180
    expect(BigInt(tables['TEMPERATURE']?.[id] ?? NaN) * b).toBe(180n * a);
    expect(BigInt(tables['TEMPERATURE_OFFSET']?.[id] ?? NaN) * b * p).toBe(-180n * a * o);
  }
});
