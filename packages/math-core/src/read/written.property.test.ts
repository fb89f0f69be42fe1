import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatement } from '../algebra/index.js';
import { type Expression, expressionLatex, expressionMathml, expressionText } from '../steps/index.js';
import { tree, valueOf } from '../steps/expressions.test-support.js';
import { runs } from '../testing/draws.test-support.js';

/** Operators that only appear in steps: a unit has no value in algebra, and a percentage after + is a part of what precedes it. */
const isAlgebra = (expression: Expression): boolean =>
  typeof expression === 'string'
    ? expression !== 'rate'
    : !['%', 'unit'].includes(expression[0]) &&
      !(expression[0] === 'log' && expression[1] === 'e') && // is ln
      (expression.slice(1) as Expression[]).every(isAlgebra);

/** A line that begins like this is read as item (a) of a list. */
const LABEL = /^(?:\\left)?\((?:[a-z]|\d{1,2})(?:\\right)?\)\s/;

const WRITERS = {
  text: expressionText,
  LaTeX: expressionLatex,
  MathML: (expression: Expression) => `<math>${expressionMathml(expression)}</math>`,
};

describe.each(Object.entries(WRITERS))('what is written as %s', (_name, written) => {
  it('is read back as the same expression', () => {
    fc.assert(
      fc.property(tree.filter(isAlgebra), (expression) => {
        const text = written(expression);
        fc.pre(text.length <= 500 && !LABEL.test(text));
        const read = readStatement(text);
        if (!read.ok) throw new Error(`${text}: ${read.message}`);
        if (read.value.kind !== 'expression') throw new Error(`${text} was read as ${read.value.kind}.`);
        expect(valueOf(read.value.expression), text).toBe(valueOf(expression));
      }),
      { numRuns: runs(1_000) },
    );
  });
});
