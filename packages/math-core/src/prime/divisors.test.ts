import { describe, expect, it } from 'vitest';
import { unwrap } from '../result/unwrap.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { divisors } from './index.js';

describe('divisors', () => {
  it('agrees with trial division', () => {
    for (let number = 1; number <= 400; number++) {
      const expected = Array.from({ length: number }, (_, i) => i + 1).filter((d) => number % d === 0);
      const found = unwrap(divisors({ number }));
      expect(found.divisors).toEqual(expected);
      expect(stepFaults(found.steps)).toEqual([]);
    }
  });

  it('shows at most 20 pairs', () => {
    expect(unwrap(divisors({ number: 10 ** 12 }))).toMatchObject({
      divisors: { length: 169 },
      steps: { length: 20 },
    });
  });

  it.each([
    [0, 'out-of-range'],
    [-6, 'out-of-range'],
    [2.5, 'not-an-integer'],
    ['10000000000000', 'out-of-range'],
    ['x', 'not-a-number'],
  ])('refuses %s', (number, code) => {
    expect(divisors({ number })).toMatchObject({ ok: false, code });
  });
});
