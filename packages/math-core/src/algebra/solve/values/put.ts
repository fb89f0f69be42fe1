import type { Expression } from '../../../steps/expression.js';
import type { Line } from '../linear/line.js';

/** Replaces letters with expressions in an expression. */
export function put(expression: Expression, values: ReadonlyMap<string, Expression>): Expression {
  if (typeof expression === 'string') return values.get(expression) ?? expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => put(operand, values))];
}

/** Replaces a letter with a number, in parentheses before e or π: (2)e². */
export function putNumber(expression: Expression, letter: string, number: string): Expression {
  if (typeof expression === 'string') return expression === letter ? number : expression;
  const [operator, ...operands] = expression;
  return [
    operator,
    ...operands.map((operand, i): Expression => {
      const next = operands[i + 1];
      const base = typeof next === 'object' && next[0] === '^' ? next[1] : next;
      const isBeforeLetter = operator === '×' && (base === 'e' || base === 'π');
      return operand === letter && isBeforeLetter && !number.startsWith('-')
        ? ['()', number]
        : putNumber(operand, letter, number);
    }),
  ];
}

/** Replaces letters with expressions in a line. */
export function putInto({ left, relation, right }: Line, values: ReadonlyMap<string, Expression>): Line {
  return { left: put(left, values), relation, right: put(right, values) };
}
