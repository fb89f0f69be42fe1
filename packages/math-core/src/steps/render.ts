import { type Expression, isNumberText, type Operator } from './expression.js';

/** Writes an operand in parentheses where it binds more loosely than `within` says. */
export type Write = (operand: Expression | undefined, within: number) => string;

/** How one notation (plain text, MathML …) writes each piece. */
export interface Notation {
  readonly number: (text: string) => string;
  readonly symbol: (name: string) => string;
  readonly parentheses: (inner: string) => string;
  /** Finds what begins with a minus: after another sign that takes parentheses, 5 - (-3). */
  readonly leadingMinus: RegExp;
  readonly operators: Readonly<Record<Operator, (operands: readonly Expression[], write: Write) => string>>;
}

/** How tightly an expression holds together, and how tightly the place it stands in asks it to. */
export const LOOSEST = 0;
export const SUM = 1;
export const NEGATION = 2;
export const PRODUCT = 3;
const PREFIX = 4;
export const POWER = 5;
export const TIGHTEST = 6;

const BINDING: Readonly<Partial<Record<Operator, number>>> = {
  '+': SUM,
  '-': SUM,
  neg: NEGATION,
  '×': PRODUCT,
  '÷': PRODUCT,
  '/': PRODUCT,
  unit: PRODUCT, // a unit belongs to the whole product before it: 6 ÷ 2 m is (6 ÷ 2) m, not 6 ÷ (2 m)
  ln: PREFIX,
  log: PREFIX,
  '√': PREFIX,
  '^': POWER,
  '%': POWER,
};

function bindingOf(expression: Expression): number {
  if (typeof expression !== 'string') return BINDING[expression[0]] ?? TIGHTEST;
  if (!isNumberText(expression)) return TIGHTEST;
  return expression.includes('/') ? PRODUCT : TIGHTEST;
}

/** Writes an expression in a notation. */
export function render(expression: Expression, notation: Notation): string {
  const write: Write = (operand = '', within) => {
    const text = render(operand, notation);
    const isLoose = bindingOf(operand) < within || (within > NEGATION && notation.leadingMinus.test(text));
    return isLoose ? notation.parentheses(text) : text;
  };
  if (typeof expression === 'string') {
    return isNumberText(expression) ? notation.number(expression) : notation.symbol(expression);
  }
  const [operator, ...operands] = expression;
  return notation.operators[operator](operands, write);
}

/**
 * Writes the operands of an infix operator one after another, with what `between` puts between two of them. A sum
 * or a negation needs parentheses as a later operand, a leading minus does not as the first.
 */
export function infix(between: (left: Expression, right: Expression) => string, own: number) {
  return (operands: readonly Expression[], write: Write): string =>
    operands
      .map((operand, i) => {
        const text = write(operand, i === 0 ? Math.min(own, NEGATION) : Math.max(own + 1, PRODUCT));
        return i === 0 ? text : between(operands[i - 1] ?? '', operand) + text;
      })
      .join('');
}

/** How a product reads: a number before a letter, its power, a root or a logarithm takes no sign. */
export function juxtaposition(left: Expression, right: Expression): 'letter' | 'function' | undefined {
  if (typeof left !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(left)) return undefined;
  const [head, base] = typeof right === 'string' ? [right] : right;
  if (head === 'ln' || head === 'log') return 'function';
  return head === '√' || (head === '^' ? isLetter(base) : isLetter(head)) ? 'letter' : undefined;
}

function isLetter(expression: Expression | undefined): boolean {
  return typeof expression === 'string' && /^[a-zπ]$/i.test(expression);
}
