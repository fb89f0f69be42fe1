import { checkedStep } from './checked.js';
import type { Expression } from './expression.js';
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
} from './render.js';
import type { Relation, Step } from './step.js';

/**
 * Renders an expression as LaTeX for math mode. `\text` needs amsmath. Names are escaped.
 * Text is a number or a name, so parse typed text with `parseExpression` of `/expression` first: 'x^2' is printed as a name.
 * Throws `MathError`: `syntax` for a value that isn't an expression as data, or for a depth above 500.
 * @example expressionLatex(['/', ['ln', '8'], ['ln', '2']]) // "\\frac{\\ln 8}{\\ln 2}"
 */
export function expressionLatex(expression: Expression): string {
  return render(expression, LATEX);
}

/**
 * Renders the equation of a step as LaTeX for math mode. `\text` needs amsmath.
 * Throws `MathError`: `syntax` for a value that isn't a step, and the errors of {@link expressionLatex}.
 * @example stepLatex(step('tip.tip', 'Tip', ['%', '15'], '0.15')) // "15\\% = 0.15"
 */
export function stepLatex(step: Step): string {
  const { before, relation, after } = checkedStep(step);
  return `${render(before, LATEX)} ${RELATIONS[relation]} ${render(after, LATEX)}`;
}

const RELATIONS: Readonly<Record<Relation, string>> = {
  '=': '=',
  '≈': '\\approx',
  '≠': '\\ne',
  '<': '<',
  '≤': '\\le',
  '>': '>',
  '≥': '\\ge',
};

// The ten special characters of LaTeX, and three that its older fonts display as other characters.
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
};

// A blank line would end the paragraph, and `\text` with it.
const escape = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\~^<>|#$%&_{}]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`);
const words = (text: string): string => `\\text{${escape(text)}}`;

const signed = (sign: string) => () => ` ${sign} `;
const times: Between = (before, right) => (juxtaposition(before, right) ? ' ' : ' \\times ');

function numberLatex(text: string): string {
  const [, minus = '', whole, denominator] = /^(-?)([\d.]+)(?:\/([\d.]+))?$/.exec(text) ?? [];
  if (whole === undefined) return words(text);
  return minus + (denominator === undefined ? whole : `\\frac{${whole}}{${denominator}}`);
}

/** Writes raised digits and minus signs as exponents. */
const raised = (name: string): string =>
  name.replaceAll(/[⁻⁰¹²³⁴-⁹]+/g, (signs) => `^{${signs.normalize('NFKD').replace('−', '-')}}`);

function symbolLatex(name: string): string {
  if (/^[a-z]$/i.test(name)) return name;
  if (name === 'π') return '\\pi';
  if (/^[a-z]'+$/i.test(name)) return name;
  if (/^[a-z][⁻⁰¹²³⁴-⁹]+$/i.test(name)) return raised(name);
  if (/^d.*\/d/.test(name)) return `\\frac{${raised(name.replace('/', '}{'))}}`;
  const numbered = /^([a-z])(\d+)$/i.exec(name);
  if (numbered) return `${numbered[1] ?? ''}_{${numbered[2] ?? ''}}`;
  const [, inside] = /^\|([^|]+)\|$/.exec(name) ?? [];
  return inside === undefined ? words(name) : `\\left|${symbolLatex(inside)}\\right|`;
}

/** The notation of LaTeX for math mode. */
export const LATEX: Notation = {
  number: numberLatex,
  symbol: symbolLatex,
  parentheses: (inner) => `\\left(${inner}\\right)`,
  leadingMinus: /^-/,
  operators: {
    '+': infix(signed('+'), SUM),
    '-': infix(signed('-'), SUM),
    '±': (operands, write) =>
      operands.length > 1
        ? infix(signed('\\pm'), SUM)(operands, write)
        : `\\pm ${write(operands[0], PRODUCT)}`,
    '×': infix(times, PRODUCT),
    '÷': infix(signed('\\div'), PRODUCT),
    '/': ([dividend, divisor], write) => `\\frac{${write(dividend, LOOSEST)}}{${write(divisor, LOOSEST)}}`,
    '^': ([base, exponent], write) => {
      const index = indexOf(exponent);
      return index === undefined
        ? `${write(base, TIGHTEST)}^{${write(exponent, LOOSEST)}}`
        : `\\sqrt[${index}]{${write(base, LOOSEST)}}`;
    },
    '√': ([radicand], write) => `\\sqrt{${write(radicand, LOOSEST)}}`,
    abs: ([value], write) => `\\left|${write(value, LOOSEST)}\\right|`,
    neg: ([operand], write) => `-${write(operand, PRODUCT)}`,
    '()': ([inner], write) => `\\left(${write(inner, LOOSEST)}\\right)`,
    ln: ([value], write) => `\\ln ${write(value, POWER)}`,
    log: ([base, value], write) => `\\log_{${write(base, LOOSEST)}} ${write(value, POWER)}`,
    call: ([name, value], write) => `${write(name, POWER)}\\left(${write(value, LOOSEST)}\\right)`,
    sin: prefixed('\\sin '),
    cos: prefixed('\\cos '),
    tan: prefixed('\\tan '),
    arcsin: prefixed('\\arcsin '),
    arccos: prefixed('\\arccos '),
    arctan: prefixed('\\arctan '),
    '°': ([amount], write) => `${write(amount, degreesWithin(amount))}^{\\circ}`,
    '%': ([amount], write) => `${write(amount, TIGHTEST)}\\%`,
    unit: ([amount, name], write) =>
      `${write(amount, NEGATION)}\\ ${words(typeof name === 'string' ? name : '')}`,
    date: ([iso]) => words(typeof iso === 'string' ? iso : ''),
    numeral: ([digits, base], write) =>
      `${words(typeof digits === 'string' ? digits : '')}_{${write(base, LOOSEST)}}`,
    '=': chained(' = '),
    '<': chained(' < '),
    '≤': chained(' \\le '),
    ',': chained(', '),
    '?': () => '?',
  },
};
