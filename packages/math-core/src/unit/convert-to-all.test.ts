import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { convert, convertToAll, UNIT_CATEGORIES } from './index.js';

const untyped = convertToAll as (input: unknown) => ReturnType<typeof convertToAll>;

describe('convertToAll', () => {
  it('returns one entry a unit, in order', () => {
    const result = convertToAll({ category: 'time', value: 1, from: 'weeks' });
    const entries = result.ok ? result.value : [];
    expect(entries.map(({ unit, symbol, answer }) => `${answer.text} ${unit} (${symbol})`)).toEqual([
      '604800.0000 seconds (s)',
      '10080.0000 minutes (min)',
      '168.0000 hours (h)',
      '7.0000 days (d)',
      '1.0000 weeks (wk)',
    ]);
  });

  it.each(UNIT_CATEGORIES.map(({ id, base, units }) => [id, base, units] as const))(
    'agrees with single conversions of %s',
    (category, from, units) => {
      for (const definitions of ['specified', 'exact'] as const) {
        const all = convertToAll({ category, value: 7, from, definitions });
        const single = units.map((unit) => {
          const result = convert({ category, value: 7, from, to: unit.id, definitions });
          return { ...(result.ok ? result.value : {}), unit: unit.id, name: unit.name, symbol: unit.symbol };
        });
        expect(all).toEqual({ ok: true, value: single });
      }
    },
  );

  it('refuses unknown names and values that aren’t numbers', () => {
    const good = { category: 'length', value: 1, from: 'feet' };
    for (const field of ['category', 'from', 'definitions']) {
      expect(untyped({ ...good, [field]: 'grams' })).toMatchObject({ field, code: 'unknown-name' });
    }
    for (const value of notNumbers) {
      expect(untyped({ ...good, value })).toMatchObject({ field: 'value', code: 'not-a-number' });
    }
    expect(untyped(null)).toMatchObject({ field: 'category', code: 'unknown-name' });
  });

  it('does not compile with a unit of weight in the category length', () => {
    // @ts-expect-error grams are not a unit of length
    expect(convertToAll({ category: 'length', value: 1, from: 'grams' }).ok).toBe(false);
  });
});
