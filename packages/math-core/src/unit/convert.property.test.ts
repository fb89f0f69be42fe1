import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, Exact, telling } from '../testing/oracle.test-support.js';
import type { NumericInput } from '../rational/index.js';
import { type CategoryOfUnits, convert, type Unit, UNIT_CATEGORIES } from './index.js';
import { conversionFaults } from './rounded-factors.test-support.js';
import { runs } from '../testing/draws.test-support.js';

const categories: readonly CategoryOfUnits[] = UNIT_CATEGORIES;
const pair = fc.constantFrom(
  ...categories.flatMap(({ id, units }) =>
    units.flatMap((from) => units.map((to) => ({ category: id, from, to }))),
  ),
);
const definitions = fc.constantFrom('specified' as const, 'exact' as const);

type Names = Record<'category' | 'from' | 'to' | 'definitions', string> & { value: NumericInput };
function converted(input: Names) {
  const result = (convert as (input: unknown) => ReturnType<typeof convert>)(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

function temperature(value: Decimal, from: string, to: string): Decimal {
  const celsius =
    from === 'fahrenheit'
      ? value.minus(32).times(5).div(9)
      : from === 'kelvin'
        ? value.minus('273.15')
        : value;
  if (to === 'kelvin') return celsius.plus('273.15');
  // Converts directly from Fahrenheit, because 5/9 isn't a finite decimal, and a tie must stay one.
  if (to !== 'fahrenheit') return celsius;
  return from === 'fahrenheit' ? value : celsius.times(9).div(5).plus(32);
}

/** Converts by the factors of a set of definitions. */
function scaled(value: Decimal, from: Unit, to: Unit, set: string): Decimal {
  const [a, b] = [from, to].map((unit) => {
    const text = (set === 'exact' ? unit.exactFactor : undefined) ?? unit.factor;
    const [numerator = '', denominator = '1'] = text.split('/');
    return { numerator, denominator };
  });
  return value
    .times(a?.numerator ?? NaN)
    .times(b?.denominator ?? NaN)
    .div(new Exact(a?.denominator ?? NaN).times(b?.numerator ?? NaN));
}

/** Returns whether two results are the same. An endless quotient is computed to 200 digits. */
const isSame = (one: Decimal, other: Decimal): boolean =>
  one.minus(other).abs().lte(one.abs().times('1e-150'));

/** Returns whether an input is a temperature below absolute zero, which is refused. */
function isRefused(input: Names & { value: string }): boolean {
  if (input.category !== 'temperature') return false;
  if (temperature(new Exact(input.value), input.from, 'kelvin').gte(0)) return false;
  const refused = (convert as (input: unknown) => unknown)(input);
  expect(refused).toMatchObject({ ok: false, field: 'value', code: 'out-of-range' });
  return true;
}

it('agrees with a 200-digit calculator over every pair of units, and every step is true', () => {
  fc.assert(
    fc.property(pair, definitions, decimalText, ({ category, from, to }, set, value) => {
      const input = { category, from: from.id, to: to.id, value, definitions: set };
      if (isRefused(input)) return;
      const { answer, steps } = converted(input);
      const [expected, legal] = [set, 'exact'].map((known) =>
        category === 'temperature'
          ? temperature(new Exact(value), from.id, to.id)
          : scaled(new Exact(value), from, to, known),
      ) as [Decimal, Decimal];
      expect(answer.text).toBe(telling(expected, 4));
      const isExact = isSame(expected, legal);
      expect(answer.relation).toBe(isExact && expected.equals(answer.text) ? '=' : '≈');
      expect(answer.exact === undefined).toBe(!isExact);
      expect(conversionFaults(steps)).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
});

it('converts back to the exact value from every unit', () => {
  fc.assert(
    fc.property(pair, definitions, decimalText, ({ category, from, to }, set, value) => {
      const input = { category, from: from.id, to: to.id, value, definitions: set };
      if (isRefused(input)) return;
      const there = converted(input);
      // By a rounded factor there is no exact value.
      if (set === 'specified' && there.answer.exact === undefined) return;
      const [whole = '', denominator] = (there.answer.exact ?? '').split('/');
      const middle =
        denominator === undefined ? whole : { numerator: BigInt(whole), denominator: BigInt(denominator) };
      const back = converted({ category, from: to.id, to: from.id, value: middle, definitions: set });
      expect(back.answer.exact).toBe(there.value);
    }),
    { numRuns: runs(500) },
  );
});

it('agrees with whole-number arithmetic over the sweep °F↔°C, -100.0 to 400.0 by 0.1', () => {
  for (let tenths = -1000; tenths <= 4000; tenths++) {
    const value = { numerator: BigInt(tenths), denominator: 10n };
    const shared = { category: 'temperature', value, definitions: 'specified' };
    const celsius = converted({ ...shared, from: 'fahrenheit', to: 'celsius' }).answer;
    const fahrenheit = converted({ ...shared, from: 'celsius', to: 'fahrenheit' }).answer;
    // (t/10 - 32) × 5/9 = (t - 320)/18, and both are small enough that only the quotient is rounded.
    expect(celsius.number).toBe((tenths - 320) / 18 + 0);
    expect(fahrenheit.number).toBe((tenths * 18 + 3200) / 100);
  }
});
