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

/** What stands between the operands before it and the next one. */
export type Between = (before: readonly Expression[], right: Expression) => string;

/**
 * Writes the operands of an infix operator one after another, with what `between` puts between two of them. A sum
 * or a negation needs parentheses as a later operand, a leading minus does not as the first.
 */
export function infix(between: Between, own: number) {
  return (operands: readonly Expression[], write: Write): string =>
    operands
      .map((operand, i) => {
        const text = write(operand, i === 0 ? Math.min(own, NEGATION) : Math.max(own + 1, PRODUCT));
        return i === 0 ? text : between(operands.slice(0, i), operand) + text;
      })
      .join('');
}

/**
 * How a product reads: 3x, ax², 2πr, 1/2 x, a√3, x ln 7, 3(x + 2), (x + 2)(x - 3), (p + q)x. Numbers keep their sign, and so does what
 * would read as a power or a name: 4x × x, l × n.
 */
export function juxtaposition(
  before: readonly Expression[],
  right: Expression,
): 'letter' | 'function' | undefined {
  const [left = '', head] = [before.at(-1), typeof right === 'string' ? right : right[0]];
  const isAfterSum = isSum(baseOf(left));
  const isFraction = before.length === 1 && isQuotient(left);
  const isAfterLetter = isLetter(baseOf(left)) && before.every(isPlain);
  if (hasWideExponent(left) || !(isAfterSum || isFraction || isNumber(left) || isAfterLetter))
    return undefined;
  if (head === 'ln' || head === 'log') return 'function';
  const isBeforeLetter = isLetter(baseOf(right)) && !readsOn(left, right);
  const isJoined = isSum(baseOf(right)) || isBeforeLetter || (!isAfterSum && head === '√');
  if (!isJoined) return undefined;
  return isFraction ? 'function' : 'letter';
}

/** Tells numbers, letters and their powers from sums and words. */
function isPlain(factor: Expression): boolean {
  return isNumber(factor) || isQuotient(factor) || isLetter(baseOf(factor));
}

/** Tells two letters that would seem one thing side by side: xx, ln, and lo of log. */
function readsOn(left: Expression, right: Expression): boolean {
  const [first, second] = [baseOf(left), baseOf(right)];
  return first === second || (first === 'l' && (second === 'n' || second === 'o'));
}

function baseOf(expression: Expression): Expression {
  return expression[0] === '^' ? (expression[1] ?? '') : expression;
}

/** An exponent that isn't written small would seem to go on: x^n(x + 1). */
function hasWideExponent(expression: Expression): boolean {
  return expression[0] === '^' && !/^-?\d+$/.test(String(expression[2]));
}

function isNumber(expression: Expression): boolean {
  return typeof expression === 'string' && /^-?\d+(?:\.\d+)?$/.test(expression);
}

/** Tells a fraction of whole numbers: 1/2. */
function isQuotient(expression: Expression | undefined): boolean {
  const isFlat = typeof expression === 'string' || (expression?.[0] === '/' && operandsAreText(expression));
  return isFlat && /^-?\d+\/\d+$|^\/(?:,-?\d+){2}$/.test(String(expression));
}

function operandsAreText([, ...operands]: readonly unknown[]): boolean {
  return operands.every((operand) => typeof operand === 'string');
}

function isLetter(expression: Expression): boolean {
  return typeof expression === 'string' && /^[a-zπ]$/i.test(expression);
}

/** Tells a sum or what is in parentheses, with letters or logarithms in it: one of numbers or of words keeps its signs. */
function isSum(expression: Expression): boolean {
  if (!/^(?:[-+]|\(\))$/.test(expression[0])) return false;
  const names = String(expression).match(/[a-zπ]+/gi) ?? [];
  const letters = names.filter((name) => name !== 'neg');
  return letters.length > 0 && letters.every((name) => /^(?:.|ln|log)$/.test(name));
}
