import { expect, it } from 'vitest';
import { seeded } from '../../../random.js';
import { commonFactor } from './family.js';

const TRINOMIAL = /\((\d*)[a-z]\^2 ([+-]) (\d*)[a-z] ([+-]) (\d+)\)$/;

/** Returns the coefficients of the trinomial in the parentheses. */
function trinomial(seed: number): readonly [a: number, b: number, c: number] {
  const [, a, plus, b, also, c] = TRINOMIAL.exec(commonFactor.make(seeded(seed), 'hard').answer) ?? [];
  const signed = (sign: string | undefined, n: string | undefined): number =>
    (sign === '-' ? -1 : 1) * Number(n === '' ? 1 : n);
  return [signed('+', a), signed(plus, b), signed(also, c)];
}

it('leaves a trinomial that factors no further', () => {
  const left = Array.from({ length: 3000 }, (_, seed) => trinomial(seed));
  const discriminants = left.map(([a, b, c]) => b * b - 4 * a * c);
  expect(discriminants.filter((d) => !Number.isInteger(d) || Number.isInteger(Math.sqrt(d)))).toEqual([]);
  expect(left.filter((all) => [2, 3, 5, 7].some((p) => all.every((n) => n % p === 0)))).toEqual([]);
  // Both kinds of irreducible trinomials occur: without real roots, and with irrational ones.
  expect(Math.min(...discriminants)).toBeLessThan(0);
  expect(Math.max(...discriminants)).toBeGreaterThan(0);
});
