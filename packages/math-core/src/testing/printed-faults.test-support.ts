import { Decimal } from 'decimal.js';
import { type Step, stepText } from '../steps/index.js';
import {
  apply,
  type Complex,
  complexOf,
  complexValue,
  negative,
  squareRoot,
} from './complex-value.test-support.js';

/**
 * Returns the printed lines that aren't true, computed from their printed digits alone with 120 digits, and
 * lines that state nothing. A formula, which has a name on its left side, is skipped.
 */
export function printedFaults(steps: readonly Step[]): readonly string[] {
  return steps.filter((step) => !holds(step)).map(stepText);
}

function holds(step: Step): boolean {
  const line = stepText(step).slice(step.law.length + ': '.length);
  const [left = '', right = '', ...more] = line.split(` ${step.relation} `);
  if (right === '' || right === left || more.length > 0) return false;
  if (/^[a-z][a-z ]*$/i.test(left)) return step.relation === '=';
  const [start, shown] = [printedValue(left), printedValue(right)];
  const errors = [0, 1].map((part) => (start[part] ?? ZERO).minus(shown[part] ?? ZERO).abs());
  const size = Decimal.max(1, start[0].abs(), start[1].abs());
  const isSame = errors.every((error) => error.lte(size.times('1e-100')));
  if (step.relation === '=') return isSame;
  // The tolerance is half a unit of the last printed decimal.
  const decimals = Array.from(right.matchAll(/\d+(?:\.(\d+))?/g), ([, after = '']) => after.length);
  const most = new Decimal(10).pow(-Math.min(...decimals)).div(2);
  return !isSame && errors.every((error) => error.lte(most));
}

const ZERO = new Decimal(0);
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const TOKENS = /\s*([\dA-Z]+[₀-₉]+|\d+(?:\.\d+)?|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[-+×÷/√()i])/y;

/** Returns the value of one side of a line by the usual rules of precedence: 2√2 is a product, 1A₁₆ is 26. */
function printedValue(text: string): Complex {
  const tokens: string[] = [];
  for (TOKENS.lastIndex = 0; TOKENS.lastIndex < text.length; ) {
    const [, token] = TOKENS.exec(text) ?? [];
    if (token === undefined) throw new Error(`"${text}" can't be read.`);
    tokens.push(token);
  }
  const take = (...wanted: readonly string[]) =>
    wanted.includes(tokens[0] ?? '') ? tokens.shift() : undefined;

  const sum = (): Complex => {
    let value = take('-') ? negative(product()) : product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) value = apply(sign, value, product());
    return value;
  };
  const product = (): Complex => {
    let value = power();
    for (;;) {
      const sign = take('×', '÷', '/') ?? (/^[√i(]/.test(tokens[0] ?? '') ? '×' : undefined);
      if (sign === undefined) return value;
      value = apply(sign, value, power());
    }
  };
  const power = (): Complex => {
    const value = take('√') ? squareRoot(atom()[0]) : atom();
    const raised = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(tokens[0] ?? '') ? (tokens.shift() ?? '') : '1';
    return apply('^', value, complexOf(lower(raised, SUPERSCRIPTS)));
  };
  const atom = (): Complex => {
    if (take('i')) return complexValue('i');
    if (!take('(')) return complexOf(numberText(tokens.shift() ?? ''));
    const value = sum();
    if (!take(')')) throw new Error(`A parenthesis is open in "${text}".`);
    return value;
  };

  const value = sum();
  if (tokens.length > 0) throw new Error(`"${text}" goes on after its end.`);
  return value;
}

function numberText(token: string): string {
  const [, digits, subscript] = /^([\dA-Z]+)([₀-₉]+)$/.exec(token) ?? [];
  if (digits === undefined || subscript === undefined) return token;
  const base = BigInt(lower(subscript, SUBSCRIPTS));
  const sizes = Array.from(digits, (digit) => BigInt('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(digit)));
  return sizes.reduce((value, size) => value * base + size, 0n).toString();
}

function lower(digits: string, alphabet: string): string {
  return Array.from(digits, (digit) => (alphabet.includes(digit) ? alphabet.indexOf(digit) : digit)).join('');
}
