import { expect, it } from 'vitest';
import { bounded } from '../polynomial/polynomial.js';
import { solve } from '../solve/solve.js';
import { factor } from './factor.js';
import { simplify } from './simplify.js';

const fractions = (count: number): string =>
  Array.from({ length: count }, (_, i) => `1/(x + ${i})`).join(' + ');

it.each([
  ['a sum of 8 fractions', 24_000, () => simplify(fractions(8))],
  ['x^40 - 1', 28_000, () => factor('x^40 - 1')],
])('%s takes %i units of work', (_, most, run) => {
  expect(bounded(most, run)).toMatchObject({ ok: true });
});

it('refuses an equation with a common denominator of too many factors', () => {
  expect(solve(`${fractions(40)} = 1`)).toMatchObject({ ok: false, code: 'too-large' });
  expect(solve('1/x^24 = 1')).toMatchObject({ ok: true });
});
