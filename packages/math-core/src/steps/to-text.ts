import { checkedStep } from './checked.js';
import type { Expression } from './expression.js';
import { isNumberText } from './expression.js';
import {
  type Between,
  chained,
  degreesWithin,
  indexOf,
  LOOSEST,
  NEGATION,
  type Notation,
  POWER,
  prefixed,
  PRODUCT,
  render,
  SUM,
  infix,
  juxtaposition,
  TIGHTEST,
  type Write,
} from './render.js';
import type { Step } from './step.js';

/**
 * Renders an expression on one line: `ln 8 ÷ ln 2`, `log₂ 8`, `(80 × 25) ÷ 100`.
 * Text is a number or a name, so parse typed text with `parseExpression` of `/expression` first: 'x^2' is printed as a name.
 * Throws `MathError`: `syntax` for a value that isn't an expression as data, or for a depth above 500.
 * @example expressionText(['÷', ['ln', '8'], ['ln', '2']]) // "ln 8 ÷ ln 2"
 */
export function expressionText(expression: Expression): string {
  return render(expression, TEXT);
}

/**
 * Renders a step on one line: its law, a colon and the equation.
 * Throws `MathError`: `syntax` for a value that isn't a step, and the errors of {@link expressionText}.
 * @example stepText(step('tip.tip', 'Tip', ['%', '15'], '0.15')) // "Tip: 15% = 0.15"
 */
export function stepText(step: Step): string {
  const { law, before, relation, after } = checkedStep(step);
  return `${law}: ${render(before, TEXT)} ${relation} ${render(after, TEXT)}`;
}

const JUXTAPOSED = { letter: '', function: ' ' };

const times: Between = (before, right) => {
  const kind = juxtaposition(before, right);
  // The index of a root after a factor would look like an exponent.
  const isRoot = Number(indexOf(typeof right === 'string' ? undefined : right[2])) > 3;
  return kind && !isRoot ? JUXTAPOSED[kind] : ' × ';
};

/** The notation of plain text on one line. */
export const TEXT: Notation = {
  number: (text) => text,
  symbol: (name) => name,
  parentheses: (inner) => `(${inner})`,
  leadingMinus: /^-/,
  operators: {
    '+': infix(() => ' + ', SUM),
    '-': infix(() => ' - ', SUM),
    '±': (operands, write) =>
      operands.length > 1 ? infix(() => ' ± ', SUM)(operands, write) : `±${write(operands[0], PRODUCT)}`,
    '×': infix(times, PRODUCT),
    '÷': infix(() => ' ÷ ', PRODUCT),
    '/': (operands, write) =>
      infix(() => (operands.every(isNumberText) ? '/' : ' ÷ '), PRODUCT)(operands, write),
    '^': ([base, exponent], write) => {
      const index = indexOf(exponent);
      const written = write(base, TIGHTEST);
      if (index === undefined) return written + superscript(exponent, write);
      return index === '3' ? `∛${written}` : `${shift(index, SUPERSCRIPTS)}√${written}`;
    },
    '√': ([radicand], write) => `√${write(radicand, TIGHTEST)}`,
    abs: ([value], write) => `|${write(value, LOOSEST)}|`,
    neg: ([operand], write) => `-${write(operand, PRODUCT)}`,
    '()': ([inner], write) => `(${write(inner, LOOSEST)})`,
    ln: ([value], write) => `ln ${write(value, POWER)}`,
    log: ([base, value], write) => `log${subscript(base, write)} ${write(value, POWER)}`,
    call: ([name, value], write) => `${write(name, POWER)}(${write(value, LOOSEST)})`,
    sin: prefixed('sin '),
    cos: prefixed('cos '),
    tan: prefixed('tan '),
    arcsin: prefixed('arcsin '),
    arccos: prefixed('arccos '),
    arctan: prefixed('arctan '),
    '°': ([amount], write) => `${write(amount, degreesWithin(amount))}°`,
    '%': ([amount], write) => `${write(amount, TIGHTEST)}%`,
    unit: ([amount, name], write) => `${write(amount, NEGATION)} ${write(name, LOOSEST)}`,
    date: chained(''),
    numeral: ([digits = '', base], write) => String(digits) + subscript(base, write),
    '=': chained(' = '),
    '<': chained(' < '),
    '≤': chained(' ≤ '),
    ',': chained(', '),
    '?': () => '?',
  },
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SMALL_LETTERS: Readonly<Record<string, string>> = { a: 'ₐ', e: 'ₑ', x: 'ₓ' };

function superscript(exponent: Expression | undefined, write: Write): string {
  if (typeof exponent === 'string' && /^-?\d+$/.test(exponent)) {
    return shift(exponent, SUPERSCRIPTS).replace('-', '⁻');
  }
  return `^${write(exponent, TIGHTEST)}`;
}

function subscript(base: Expression | undefined, write: Write): string {
  if (typeof base === 'string' && /^\d+$/.test(base)) return shift(base, SUBSCRIPTS);
  return (typeof base === 'string' ? SMALL_LETTERS[base] : undefined) ?? `_${write(base, TIGHTEST)}`;
}

function shift(digits: string, alphabet: string): string {
  return digits.replaceAll(/\d/g, (digit) => alphabet.charAt(Number(digit)));
}
