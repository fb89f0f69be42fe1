import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Expression, expressionText } from '../steps/index.js';
import { parseExpression } from './index.js';
import { runs } from '../testing/draws.test-support.js';
import { anyText } from '../testing/any-text.test-support.js';

const digits = fc.nat(999).map(String);
const number = fc.oneof(
  digits,
  fc.tuple(digits, fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}.${b}`),
  fc.tuple(digits, fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${b}`),
);
const leaf = fc.oneof(
  number,
  number.map((text) => `-${text}`),
  fc.constantFrom(...Array.from('axylenogpistqrcbπ')),
);

/** Letters that spell the name of a function, but must not be read as one. */
const letters = fc
  .constantFrom('ln', 'lg', 'log', 'pi', 'exp', 'abs', 'sin', 'cos', 'tan', 'sqrt', 'cbrt', 'root', 'alog')
  .map((name): Expression => {
    const [first = '', second = '', ...rest] = name;
    return ['×', first, second, ...rest];
  });

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
      fc.oneof(one('neg'), one('ln'), one('√')),
      letters,
    ),
  };
});

/** Returns a normal form for expressions that parse the same: fractions and signs as operators, nested first terms and factors in one list. */
function normal(expression: Expression): Expression {
  if (typeof expression === 'string') {
    if (expression.startsWith('-')) return ['neg', normal(expression.slice(1))];
    const [top = '', bottom] = expression.split('/');
    return bottom === undefined ? expression : ['/', top, bottom];
  }
  const [operator, ...operands] = expression;
  const [first = '', ...rest] = operands.map(normal);
  if (operator === 'log' && first === 'e') return ['ln', ...rest];
  const sign = operator === '÷' ? '/' : operator;
  if (sign === '×' || sign === '/') {
    if (first[0] === 'neg' && typeof first !== 'string')
      return ['neg', normal([sign, first[1] ?? '', ...rest])];
  }
  const isNested = (sign === '+' || sign === '×') && first[0] === sign && typeof first !== 'string';
  return isNested ? [...first, ...rest] : [sign, first, ...rest];
}

describe('parseExpression', () => {
  it('reads what expressionText writes', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        const text = expressionText(expression);
        const read = parseExpression(text);
        expect(read.ok || read.code === 'too-large', `${text} ${JSON.stringify(read)}`).toBe(true);
        if (read.ok) expect(normal(read.value), text).toEqual(normal(expression));
      }),
      { numRuns: runs(3000) },
    );
  });

  const pieces = fc.constantFrom(
    ...[
      'x',
      'y',
      'e',
      '2',
      '10',
      '.',
      ',',
      '+',
      '-',
      '−',
      '*',
      '/',
      '÷',
      '^',
      '(',
      ')',
      '{',
      '}',
      '_',
      ' ',
      '\t',
    ],
    ...[
      'ln',
      'LN',
      'exp',
      'log10(',
      'log(',
      '|',
      'π',
      'pi',
      'log',
      'log_',
      'lg',
      'root',
      'sqrt',
      '√',
      'cbrt',
      '²',
      '⁻',
      '₂',
      'ₐ',
      'sin',
      '∞',
      '😀',
      '\u0000',
    ],
  );
  const text = fc.oneof(
    anyText(),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  );

  it('never throws, and reports a position inside the text', () => {
    fc.assert(
      fc.property(text, (input) => {
        const read = parseExpression(input);
        if (read.ok) {
          expect(expressionText(read.value)).not.toBe('');
          return;
        }
        expect(['syntax', 'empty', 'too-large']).toContain(read.code);
        expect(read.position).toBeGreaterThanOrEqual(0);
        expect(read.position).toBeLessThanOrEqual(input.length);
        expect(read.expected).toMatch(/\S/);
      }),
      { numRuns: runs(5000) },
    );
  });

  it('accepts the text before the reported position: it can be completed', () => {
    fc.assert(
      fc.property(text, (input) => {
        const read = parseExpression(input);
        if (read.ok || read.code !== 'syntax') return;
        // If the text is cut off there, it is valid or doesn't fail earlier.
        const start = input.slice(0, read.position);
        const shorter = parseExpression(start);
        expect(shorter.ok || (shorter.position ?? 0) >= start.trimEnd().length).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });
});
