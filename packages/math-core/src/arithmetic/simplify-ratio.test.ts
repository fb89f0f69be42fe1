import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { unwrap } from '../result/unwrap.js';
import { simplifyRatio } from './index.js';

describe('simplifyRatio', () => {
  it.each([
    ['36, 54', '2 3'],
    ['1.5, 0.25', '6 1'],
    ['2, 4, 6', '1 2 3'],
    ['1/2, 1/3', '3 2'],
    ['4/6, 2', '1 3'],
    ['7, 5', '7 5'],
    ['10; 10', '1 1'],
  ])('writes %s as %s', (ratio, parts) => {
    const found = unwrap(simplifyRatio({ ratio }));
    expect(found.parts.join(' ')).toBe(parts);
    expect(stepFaults(found.steps)).toEqual([]);
  });

  it('agrees with trying all divisors', () => {
    for (let a = 1; a <= 30; a++)
      for (let b = 1; b <= 30; b++) {
        let common = Math.min(a, b);
        while (a % common > 0 || b % common > 0) common--;
        const { parts } = unwrap(simplifyRatio({ ratio: [a, b] }));
        expect(parts).toEqual([String(a / common), String(b / common)]);
      }
  });

  it('shows the divisions', () => {
    expect(unwrap(simplifyRatio({ ratio: '1.5, 0.25' })).steps.map(stepText)).toEqual([
      'Divide each part by the greatest number that divides all of them into integers: 1.5 ÷ 0.25 = 6',
      'Divide each part by the greatest number that divides all of them into integers: 0.25 ÷ 0.25 = 1',
    ]);
  });

  it.each([
    ['5', 'out-of-range'],
    ['0, 5', 'out-of-range'],
    ['-2, 4', 'out-of-range'],
    ['x, 4', 'not-a-number'],
    [Array.from({ length: 21 }, () => 1), 'too-large'],
  ])('refuses %s', (ratio, code) => {
    expect(simplifyRatio({ ratio })).toMatchObject({ ok: false, code });
  });
});
