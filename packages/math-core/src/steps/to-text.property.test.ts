import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tree, valueOf } from './expressions.test-support.js';
import { expressionMathml, expressionText } from './index.js';
import { mathmlFaults } from './markup-faults.test-support.js';
import { readText } from './read-text.test-support.js';
import { runs } from '../testing/draws.test-support.js';

describe('parentheses', () => {
  it('are enough: the text, read by the usual rules, has the value of the tree', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const text = expressionText(expression);
        expect(readText(text), text).toBe(valueOf(expression));
      }),
      { numRuns: runs(5000) },
    );
  });

  it('separate any two signs', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        expect(expressionText(expression)).not.toMatch(/[-+×÷/] ?-/);
        expect(expressionMathml(expression)).not.toMatch(/<mo>[-+×÷−]<\/mo>(<mrow>)*<mo>−/);
      }),
      { numRuns: runs(2000) },
    );
  });
});

it('MathML is well formed, with every < part of a MathML tag, for any names', () => {
  const text = fc.oneof(tree, fc.string(), fc.tuple(fc.constant('unit' as const), fc.string(), fc.string()));
  fc.assert(
    fc.property(text, (expression) => {
      expect(mathmlFaults(expressionMathml(expression))).toEqual([]);
    }),
  );
});
