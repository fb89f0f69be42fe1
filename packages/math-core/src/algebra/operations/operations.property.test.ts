import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { runs } from '../../testing/draws.test-support.js';
import { identical } from '../normal/identical.js';
import { normalForm } from '../normal/normal-form.js';
import { addFractions } from './add-fractions.js';
import { cancel } from './cancel.js';
import { expand } from './expand.js';
import { factor } from './factor.js';
import type { Operated } from './operated.js';
import { simplify } from './simplify.js';
import { agreesAt, pointsFor } from './value.test-support.js';

const leaf = fc.oneof(
  fc.integer({ min: -6, max: 9 }).map(String),
  fc.constantFrom('x', 'x', 'y', '1/2', '-2/3'),
);

/** Expressions made of the four operations, powers, roots, absolute values and logarithms. */
const { any, rational } = fc.letrec<{ any: Expression; rational: Expression }>((tie) => {
  const two = (of: 'any' | 'rational') =>
    fc
      .tuple(fc.constantFrom('+', '-', '×', '/', '+', '×'), tie(of), tie(of))
      .map(([operator, a, b]): Expression => [operator as '+', a, b]);
  const power = (of: 'any' | 'rational') =>
    fc.tuple(tie(of), fc.constantFrom('2', '3', '-1', '2')).map(([a, n]): Expression => ['^', a, n]);
  const one = fc
    .tuple(fc.constantFrom('√', 'abs', 'ln', 'neg'), tie('any'))
    .map(([operator, a]): Expression => [operator as '√', a]);
  return {
    any: fc.oneof({ maxDepth: 3 }, leaf, two('any'), power('any'), one),
    rational: fc.oneof({ maxDepth: 3 }, leaf, two('rational'), power('rational')),
  };
});

const POINTS = pointsFor(['x', 'y']);
const agree = (a: Expression, b: Expression): boolean => POINTS.every((point) => agreesAt(a, b, point));

describe('the normal form', () => {
  it('has the same value as the expression', () => {
    fc.assert(
      fc.property(any, (expression) => {
        const form = normalForm(expression);
        if (form.ok) expect(agree(expression, form.value.expression)).toBe(true);
        if (form.ok) expect(agree(expression, form.value.sum)).toBe(true);
      }),
      // The argument of the logarithm is exactly 1 at y = 5/3, where the test's own decimals can't tell the root from
      // 10⁻³⁰.
      { numRuns: runs(150), examples: [[['√', ['ln', ['+', 'y', '-2/3']]]]] },
    );
  });
});

describe('identical', () => {
  it('says "same" only of equal values, and "different" only of unequal ones', () => {
    fc.assert(
      fc.property(rational, rational, (a, b) => {
        expect(identical(a, ['-', ['+', a, b], b])).not.toBe('different');
        const verdict = identical(a, b);
        if (verdict === 'same') expect(agree(a, b)).toBe(true);
        if (verdict === 'different') expect(identical(['-', a, b], '0')).not.toBe('same');
      }),
      { numRuns: runs(80) },
    );
  });
});

const OPERATIONS: readonly (readonly [string, (expression: Expression) => Result<Operated>, boolean])[] = [
  ['expand', expand, true],
  ['factor', factor, true],
  ['cancel', cancel, true],
  ['addFractions', addFractions, true],
  ['simplify', simplify, false],
];

describe.each(OPERATIONS)('%s', (_, operation, isRational) => {
  it('keeps the value on every line, or refuses', () => {
    fc.assert(
      fc.property(isRational ? rational : any, (expression) => {
        const done = operation(expression);
        if (!done.ok) return;
        const { steps, result } = done.value;
        for (const { before, after } of steps) expect(agree(before, after)).toBe(true);
        expect(agree(expression, result)).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });
});
