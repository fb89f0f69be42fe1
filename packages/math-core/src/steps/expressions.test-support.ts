import fc from 'fast-check';
import type { Expression } from './index.js';
import { functions, valueOfName } from './read-text.test-support.js';

const digits = fc.nat(999).map(String);
const number = fc.oneof(
  digits,
  fc.tuple(digits, fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}.${b}`),
  fc.tuple(digits, fc.integer({ min: 1, max: 99 })).map(([a, b]) => `${a}/${b}`),
);
const leaf = fc.oneof(
  number,
  number.map((text) => `-${text}`),
  fc.constantFrom('a', 'x', 'r', 'rate', 'e'),
);

/** Expressions with every operator that has a value. */
export const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
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

/** Returns the value of an expression, straight from the tree. */
export function valueOf(expression: Expression): bigint {
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
  const join = name in functions ? functions[name as keyof typeof functions] : undefined;
  if (!join) throw new Error('No value.');
  return rest.reduce((a, b) => join(a, b), first);
}
