import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionMathml, expressionText } from './index.js';
import { functions, readText, valueOfName } from './read-text.test-support.js';

const digits = fc.nat(999).map(String);
const number = fc.oneof(
  digits,
  fc.tuple(digits, fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}.${String(b)}`),
  fc.tuple(digits, fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${String(b)}`),
);
const leaf = fc.oneof(
  number,
  number.map((text) => `-${text}`),
  fc.constantFrom('a', 'x', 'r', 'rate', 'e'),
);

const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
  const operand = tie('tree');
  const two = <T extends string>(operator: T) => fc.tuple(fc.constant(operator), operand, operand);
  const one = <T extends string>(operator: T) => fc.tuple(fc.constant(operator), operand);
  const some = <T extends string>(operator: T) =>
    fc
      .tuple(fc.constant(operator), operand, fc.array(operand, { minLength: 1, maxLength: 2 }))
      .map(([sign, first, rest]) => [sign, first, ...rest] as const);
  return {
    tree: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      leaf,
      fc.oneof(some('+'), some('×'), two('-'), two('÷'), two('/'), two('^'), two('log')),
      fc.oneof(one('neg'), one('()'), one('ln'), one('√'), one('%')),
      fc.tuple(fc.constant('unit' as const), operand, fc.constantFrom('m', 'days')),
    ),
  };
});

const minus = (value: bigint): bigint => functions['-'](0n, value);

function valueOf(expression: Expression): bigint {
  if (typeof expression === 'string') {
    if (expression.startsWith('-')) return minus(valueOf(expression.slice(1)));
    const [n = '', d] = expression.split('/');
    return d === undefined ? valueOfName(n) : functions['÷'](valueOfName(n), valueOfName(d));
  }
  const [operator, ...operands] = expression;
  const [first = 0n, ...rest] = operands.map(valueOf);
  if (operator === '()') return first;
  if (operator === 'neg') return minus(first);
  if (operator === 'ln' || operator === '√' || operator === '%') return functions[operator](first);
  const name = operator === 'unit' ? '×' : operator === '/' ? '÷' : operator;
  if (name === 'date' || name === '?') throw new Error('No value.');
  const join = functions[name];
  return rest.reduce((a, b) => join(a, b), first);
}

describe('parentheses', () => {
  it('are enough: the text, read by the usual rules, has the value of the tree', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const text = expressionText(expression);
        expect(readText(text), text).toBe(valueOf(expression));
      }),
      { numRuns: 5000 },
    );
  });

  it('separate any two signs', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        expect(expressionText(expression)).not.toMatch(/[-+×÷/] ?-/);
        expect(expressionMathml(expression)).not.toMatch(/<mo>[-+×÷−]<\/mo>(<mrow>)*<mo>−/);
      }),
      { numRuns: 2000 },
    );
  });
});

it('MathML is well formed, with every < a tag of MathML', () => {
  const text = fc.oneof(tree, fc.string(), fc.tuple(fc.constant('unit' as const), fc.string(), fc.string()));
  fc.assert(
    fc.property(text, (expression) => {
      const open: string[] = [];
      const mathml = expressionMathml(expression);
      for (const [, slash, name = ''] of mathml.matchAll(/<(\/?)(\w*)/g)) {
        expect(['mn', 'mi', 'mo', 'mrow', 'mfrac', 'msup', 'msub', 'msqrt', 'mtext', 'mspace']).toContain(
          name,
        );
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
      expect(mathml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    }),
  );
});
