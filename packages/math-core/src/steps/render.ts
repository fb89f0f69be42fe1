import { MAX_NESTING, notAnExpression } from './checked.js';
import { type Expression, isNumberText, type Operator } from './expression.js';

/** Renders an operand, in parentheses if it binds more loosely than `within`. */
export type Write = (operand: Expression | undefined, within: number) => string;

/** The rendering rules of a notation (plain text, MathML …). */
export interface Notation {
  readonly number: (text: string) => string;
  readonly symbol: (name: string) => string;
  readonly parentheses: (inner: string) => string;
  /** Matches an operand with a leading minus, which needs parentheses after an operator: 5 - (-3). */
  readonly leadingMinus: RegExp;
  readonly operators: Readonly<Record<Operator, (operands: readonly Expression[], write: Write) => string>>;
}

/** Precedence levels of expressions and of their contexts. */
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
  '±': SUM,
  neg: NEGATION,
  '×': PRODUCT,
  '÷': PRODUCT,
  '/': PRODUCT,
  unit: PRODUCT, // A unit applies to the product before it: 6 ÷ 2 m is (6 ÷ 2) m, not 6 ÷ (2 m).
  ln: PREFIX,
  log: PREFIX,
  sin: PREFIX,
  cos: PREFIX,
  tan: PREFIX,
  arcsin: PREFIX,
  arccos: PREFIX,
  arctan: PREFIX,
  '√': PREFIX,
  '^': POWER,
  '%': POWER,
  '°': POWER,
};

function bindingOf(expression: Expression): number {
  if (typeof expression !== 'string') return BINDING[expression[0]] ?? TIGHTEST;
  if (!isNumberText(expression)) return TIGHTEST;
  return expression.includes('/') ? PRODUCT : TIGHTEST;
}

/** Renders an expression in a notation. Throws `MathError` for a value that isn't an expression. */
export function render(expression: Expression, notation: Notation, depth = 0): string {
  const write: Write = (operand = '', within) => {
    const text = render(operand, notation, depth + 1);
    const isLoose = bindingOf(operand) < within || (within > NEGATION && notation.leadingMinus.test(text));
    return isLoose ? notation.parentheses(text) : text;
  };
  if (typeof expression === 'string') {
    return isNumberText(expression) ? notation.number(expression) : notation.symbol(expression);
  }
  const isOperation = Array.isArray(expression) && typeof (expression[0] as unknown) === 'string';
  if (depth > MAX_NESTING || !isOperation || !Object.hasOwn(notation.operators, expression[0]))
    throw notAnExpression();
  const [operator, ...operands] = expression;
  return notation.operators[operator](operands, write);
}

/** Returns the operator between the previous operands and the next one. */
export type Between = (before: readonly Expression[], right: Expression) => string;

/**
 * Renders the operands of an infix operator, separated by `between`. `group` receives each later operand with
 * the preceding operator. A sum or a negation needs parentheses as a later operand, but a leading minus in
 * the first operand does not.
 */
export function infix(between: Between, own: number, group = (text: string): string => text) {
  return (operands: readonly Expression[], write: Write): string =>
    operands
      .map((operand, i) => {
        const text = write(operand, i === 0 ? Math.min(own, NEGATION) : Math.max(own + 1, PRODUCT));
        return i === 0 ? text : group(between(operands.slice(0, i), operand) + text);
      })
      .join('');
}

/**
 * Returns how two factors are joined without ×: 3x, ax², 2πr, 1/2 x, a√3, 2x|y|, x ln 7, 3(x + 2), (x + 2)(x - 3),
 * (p + q)x. Returns undefined between numbers, and if the product would look like a power or a name: 4x × x,
 * l × n.
 */
export function juxtaposition(
  before: readonly Expression[],
  right: Expression,
): 'letter' | 'function' | undefined {
  const [left = '', head] = [before.at(-1), typeof right === 'string' ? right : right[0]];
  const isFraction = before.length === 1 && isQuotient(left);
  if (isSingle(left) && isPowerOfE(right)) return undefined;
  if (!isFraction && !isCoefficient(left, before)) return undefined;
  if (/^(?:ln|log|(?:arc)?(?:sin|cos|tan))$/.test(head)) return 'function';
  const isBeforeLetter = isSymbol(baseOf(right)) && !looksLikeOneName(before, right);
  const isJoined = isSum(baseOf(right)) || isBeforeLetter || (head === '√' && !isSum(baseOf(left)));
  if (!isJoined) return undefined;
  return isFraction ? 'function' : 'letter';
}

/** Returns whether the last of some factors may be followed by another one without ×. */
function isCoefficient(last: Expression, all: readonly Expression[]): boolean {
  const base = baseOf(last);
  return !hasWideExponent(last) && (isSum(base) || isNumber(last) || (isSymbol(base) && all.every(isPlain)));
}

/** Returns whether a factor is a number, a letter or a power of one of these, not a sum or a word. */
function isPlain(factor: Expression): boolean {
  return isSymbol(baseOf(factor)) || isNumber(factor) || isQuotient(factor);
}

/** Returns whether adjacent letters would look like one name: xx, pi, and ln, lo of log, exp. */
function looksLikeOneName(before: readonly Expression[], right: Expression): boolean {
  const last = [...before.slice(-3), baseOf(right)]; // No name is longer.
  const letters = last.map((factor) => (isLetter(factor) ? factor : ' ')).join('');
  const name = /(?:l[nog]|pi|exp|abs|sin|cos|tan|sqrt|cbrt|root)$/;
  return baseOf(before.at(-1) ?? '') === baseOf(right) || name.test(letters);
}

function baseOf(expression: Expression): Expression {
  return expression[0] === '^' ? (expression[1] ?? '') : expression;
}

/** Returns whether an exponent isn't a superscript, so a following factor would seem to be part of it: x^n(x + 1). */
function hasWideExponent(expression: Expression): boolean {
  return expression[0] === '^' && !/^-?\d+$/.test(String(expression[2]));
}

/** Returns whether an expression is a letter or an absolute value. */
const isSymbol = (expression: Expression): boolean => isLetter(expression) || expression[0] === 'abs';

function isNumber(expression: Expression): boolean {
  if (expression[0] === '°') return isNumber(expression[1] ?? '');
  return typeof expression === 'string' && /^-?\d+(?:\.\d+)?$/.test(expression);
}

/** Returns whether a number is 0, 1 or a decimal, which looks like a part of a name or of 1.5e3 before e. */
function isSingle(expression: Expression): boolean {
  return typeof expression === 'string' && /^-?(?:[01]|\d+\.\d+)$/.test(expression);
}

const isPowerOfE = ([operator, base]: Expression): boolean => operator === '^' && base === 'e';

/** Returns whether an expression is a fraction of integers, as text or as a quotient: 1/2. */
function isQuotient(expression: Expression): boolean {
  return /^-?\d+\/\d+$|^\/(?:,-?\d+){2}$/.test(String(expression));
}

function isLetter(expression: Expression): boolean {
  return typeof expression === 'string' && /^[a-zπ]$/i.test(expression);
}

/**
 * Returns whether a factor is a sum or in parentheses and contains letters or logarithms. Numbers and words
 * keep their ×.
 */
function isSum(expression: Expression): boolean {
  if (!/^(?:[-+]|\(\))$/.test(expression[0])) return false;
  const names = String(expression).match(/[a-zπ]+/gi) ?? [];
  const letters = names.filter((name) => name !== 'neg');
  return letters.length > 0 && letters.every((name) => /^(?:.|ln|log|(?:arc)?(?:sin|cos|tan))$/.test(name));
}

/** Renders a function with a name before its argument: sin x. */
export function prefixed(name: string): Notation['operators'][Operator] {
  return ([argument], write) => name + write(argument, POWER);
}

/** Returns the precedence of a number of degrees: -30° needs no parentheses, (a + b)° does. */
export function degreesWithin(amount: Expression | undefined): number {
  return typeof amount === 'string' && !amount.includes('/') ? NEGATION : TIGHTEST;
}

/** Renders the operands with a sign between them. None of them needs parentheses. */
export function chained(between: string) {
  return (operands: readonly Expression[], write: Write): string =>
    operands.map((operand) => write(operand, LOOSEST)).join(between);
}

/** Returns the index of a power that is written as a root: 3 for the exponent 1/3. A typed power has another exponent. */
export function indexOf(exponent: Expression | undefined): string | undefined {
  return typeof exponent === 'string' ? /^1\/(?!2$)(\d+)$/.exec(exponent)?.[1] : undefined;
}
