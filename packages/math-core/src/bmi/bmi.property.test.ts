import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Exact, positiveText, shown } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { bmi } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const system = fc.constantFrom('metric' as const, 'imperial' as const);
const tenths = (min: number, max: number) =>
  fc.integer({ min, max }).map((n) => new Exact(n).div(10).toFixed());
const weight = fc.oneof(tenths(300, 4000), positiveText);
const height = fc.oneof(tenths(300, 2500), positiveText);

function categoryOf(index: Decimal): string {
  if (index.lt(18.5)) return 'Underweight';
  if (index.lt(25)) return 'Normal weight';
  return index.lt(30) ? 'Overweight' : 'Obese';
}

it('agrees with a 200-digit calculator, and every step is true', () => {
  fc.assert(
    fc.property(system, weight, height, (units, w, h) => {
      const result = bmi({ system: units, weight: w, height: h });
      if (!result.ok) throw new Error(result.message);
      const square = new Exact(h).times(h);
      // Divides only once so that a value exactly on a bound stays there.
      const indexOf = (one: Decimal) => one.times(units === 'metric' ? 10_000 : 703).div(square);
      const index = indexOf(new Exact(w));
      const { category, healthyWeight, roundsAcross } = result.value;
      expect(result.value.bmi.text).toBe(shown(index, 1));
      expect(category).toBe(categoryOf(index));
      expect(roundsAcross).toBe(categoryOf(new Exact(shown(index, 1))) !== category);
      const [low, high] = [healthyWeight.low.text, healthyWeight.high.text].map((text) => new Exact(text));
      for (const [weight, other, inside] of [
        [low, low?.minus('0.1'), 'low'],
        [high, high?.plus('0.1'), 'high'],
      ] as const) {
        const [normal, next] = [weight, other].map((one) => categoryOf(indexOf(one ?? square)));
        if (!low?.greaterThan(high ?? 0)) expect(normal, inside).toBe('Normal weight');
        expect(next, inside).not.toBe('Normal weight');
      }
      expect(stepFaults(result.value.steps)).toEqual([]);
    }),
    { numRuns: runs(500), examples: [['imperial', '1', '951003338529']] },
  );
});

it('feet and inches equal their total in inches', () => {
  fc.assert(
    fc.property(weight, fc.nat(8), tenths(1, 119), (w, feet, inches) => {
      const together = new Exact(feet).times(12).plus(inches);
      const result = bmi({ system: 'imperial', weight: w, height: inches, feet });
      if (!result.ok) throw new Error(result.message);
      expect(result.value.bmi.text).toBe(shown(new Exact(w).times(703).div(together).div(together), 1));
      expect(stepFaults(result.value.steps)).toEqual([]);
    }),
    { numRuns: runs(300) },
  );
});
