import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Expression } from '../steps/expression.js';
import { expressionText } from '../steps/to-text.js';
import { runs } from '../testing/draws.test-support.js';
import { differentiate } from './differentiate.js';
import { agree, numericDerivative, preciseValue, preciseValues } from './high-precision.test-support.js';

const LEAVES = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Expression>('x') },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom<Expression>('e', 'π', 'a') },
);

/** Any function of x with the operators of the engine. */
const functions: fc.Arbitrary<Expression> = fc.letrec<{ readonly any: Expression }>((tie) => {
  const any = tie('any');
  const exponent = fc.constantFrom('2', '3', '4', '-1', '-2', '1/2', '1/3', '2/3', '3/2', '-1/2');
  return {
    any: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      LEAVES,
      fc.tuple(fc.constantFrom('+', '-', '×', '×', '/'), any, any),
      fc.tuple(
        fc.constantFrom('neg', '√', 'abs', 'ln', 'sin', 'cos', 'tan', 'arcsin', 'arccos', 'arctan'),
        any,
      ),
      fc.tuple(fc.constant('^'), any, exponent),
      fc.tuple(fc.constant('^'), fc.constantFrom('e', '2', 'a'), any),
      fc.tuple(fc.constant('^'), any, any),
      fc.tuple(fc.constant('log'), fc.constantFrom('2', '10'), any),
    ),
  };
}).any;

const PLACES = ['0.29', '1.37', '2.83', '-0.71', '-3.1'];

it('the derivative has the slope of the function', () => {
  let compared = 0;
  fc.assert(
    fc.property(functions, (of) => {
      const found = differentiate(of, { letter: 'x' });
      if (!found.ok) {
        expect(['too-large', 'unsupported', 'division-by-zero', 'out-of-range']).toContain(found.code);
        return;
      }
      for (const x of PLACES) {
        const place = { x, a: '1.7' };
        const slope = numericDerivative(of, 'x', place);
        const value = preciseValue(of, preciseValues(place));
        // Differences of values that are too large, or next to a pole, say nothing.
        if (!slope.isFinite() || slope.abs().gt('1e6') || value.abs().gt('1e9')) continue;
        const derived = preciseValue(found.value.result, preciseValues(place));
        const text = `${expressionText(of)} at ${x}: ${expressionText(found.value.result)} = ${derived.toString()}, not ${slope.toString()}`;
        expect([text, agree(derived, slope)]).toEqual([text, true]);
        compared++;
      }
    }),
    { seed: 20261130, numRuns: runs(300) },
  );
  expect(compared).toBeGreaterThan(runs(300));
});
