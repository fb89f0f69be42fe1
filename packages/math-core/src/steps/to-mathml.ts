import { checkedStep } from './checked.js';
import type { Expression } from './expression.js';
import {
  type Between,
  degreesWithin,
  indexOf,
  LOOSEST,
  NEGATION,
  type Notation,
  POWER,
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
 * Renders an expression as the content of a MathML `<math>` element. All text is escaped. An operator is
 * grouped with the following operand and a comma with the preceding one so that lines can break between the
 * groups.
 * Text is a number or a name, so parse typed text with `parseExpression` of `/expression` first: 'x^2' is printed as a name.
 * Throws `MathError`: `syntax` for a value that isn't an expression as data, or for a depth above 500.
 * @example expressionMathml(['%', '15']) // "<mrow><mn>15</mn><mo>%</mo></mrow>"
 */
export function expressionMathml(expression: Expression): string {
  return render(expression, MATHML);
}

/**
 * Renders the equation of a step as the content of a MathML `<math>` element. All text is escaped.
 * Throws `MathError`: `syntax` for a value that isn't a step, and the errors of {@link expressionMathml}.
 * @example stepMathml(step('tip.tip', 'Tip', 'tip', '5')) // "<mrow><mi>tip</mi><mrow><mo form=\"infix\">=</mo><mn>5</mn></mrow></mrow>"
 */
export function stepMathml(step: Step): string {
  const { before, relation, after } = checkedStep(step);
  return row(render(before, MATHML), row(sign(relation, INFIX), render(after, MATHML)));
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const element = (name: string, ...inner: readonly string[]): string => `<${name}>${inner.join('')}</${name}>`;
const row = (...inner: readonly string[]): string => element('mrow', ...inner);
const sign = (operator: string, space = ''): string => `<mo${space}>${escape(operator)}</mo>`;
// Without `form`, an operator that is first in its group would be laid out as a prefix sign.
const INFIX = ' form="infix"';
// The default space around these operators is too thin to see next to words.
const SPACE = `${INFIX} lspace="0.25em" rspace="0.25em"`;
/**
 * Renders parentheses around content. Around a single line, they don't stretch, because a renderer may make
 * stretchy parentheses as wide as its largest glyph.
 */
function fenced(inner: string): string {
  const size = /<m(?:frac|sqrt)/.test(inner) ? '' : ' stretchy="false"';
  return row(sign('(', size), inner, sign(')', size));
}
/** Renders a bar of an absolute value, which grows with its content. */
const bar = (form: string): string => sign('|', ` form="${form}" stretchy="true"`);
const number = (digits: string): string => element('mn', escape(digits));
const words = (text: string): string => element('mtext', escape(text));
const named = (name: string): string => `${element('mi', name)}<mspace width="0.17em"></mspace>`;

const inRow =
  (between: Between, own: number) =>
  (operands: readonly Expression[], write: Write): string =>
    row(infix(between, own, grouped)(operands, write));

/** Renders a sum. The terms of a nested leading sum go into the same row so that a line can break at every sign. */
function sum(operator: string): Notation['operators']['+'] {
  const terms = inRow(() => sign(operator, INFIX), SUM);
  return (operands, write) =>
    terms(operands, (operand, within) => {
      const text = write(operand, within);
      return within === SUM && isSum(operand) ? text.slice('<mrow>'.length, -'</mrow>'.length) : text;
    });
}

const isSum = (operand: Expression = ''): boolean =>
  typeof operand !== 'string' && /^[-+±]$/.test(operand[0]);

/** Renders an operand with the operator before it, unless that operator is invisible. */
const grouped = (text: string): string => (text.startsWith(`<mo${INFIX}`) ? row(text) : text);

// U+2062, invisible times, is read aloud but not seen.
const JUXTAPOSED = { letter: sign('\u2062'), function: `${sign('\u2062')}<mspace width="0.17em"></mspace>` };

const times: Between = (before, right) => {
  const kind = juxtaposition(before, right);
  return kind ? JUXTAPOSED[kind] : sign('×', SPACE);
};

function numeral(digits: string): string {
  return digits.startsWith('-') ? row(sign('−'), number(digits.slice(1))) : number(digits);
}

function numberMathml(text: string): string {
  if (text.startsWith('-')) return row(sign('−'), numberMathml(text.slice(1)));
  const [numerator = '', denominator] = text.split('/');
  return denominator === undefined ? number(text) : element('mfrac', number(numerator), number(denominator));
}

/** Matches a letter with digits, with primes or with the exponent of an inverse: x1, f', f⁻¹. */
const NUMBERED = /^([a-z])(?:(\d+)|('+)|⁻¹)$/i;

/** Renders a name. The digits of a letter are its subscript, its primes are raised, and d/dx is a fraction. */
function symbol(name: string): string {
  if (/^d.*\/d/.test(name)) return element('mfrac', ...name.split('/').map((part) => element('mi', part)));
  const [, letter = '', digits, primes] = NUMBERED.exec(name) ?? [];
  if (letter === '') return element('mi', escape(name));
  const base = element('mi', letter);
  if (digits !== undefined) return element('msub', base, number(digits));
  return element('msup', base, primes === undefined ? numberMathml('-1') : sign('′'.repeat(primes.length)));
}

const chained =
  (relation: string): Notation['operators']['<'] =>
  ([first, second], write) =>
    row(write(first, LOOSEST), row(sign(relation, INFIX), write(second, LOOSEST)));

/** The notation for the content of a MathML element. */
export const MATHML: Notation = {
  number: numberMathml,
  // The element isn't <mtext>, which counts as space. An operator between two <mtext> elements would be laid
  // out as part of them.
  symbol,
  parentheses: fenced,
  leadingMinus: /^(?:<mrow>)*<mo>−/,
  operators: {
    '+': sum('+'),
    '-': sum('−'),
    '±': (operands, write) =>
      operands.length > 1 ? sum('±')(operands, write) : row(sign('±'), write(operands[0], PRODUCT)),
    '×': inRow(times, PRODUCT),
    '÷': inRow(() => sign('÷', SPACE), PRODUCT),
    '/': ([dividend, divisor], write) => element('mfrac', write(dividend, LOOSEST), write(divisor, LOOSEST)),
    '^': ([base, exponent], write) => {
      const index = indexOf(exponent);
      return index === undefined
        ? element('msup', write(base, TIGHTEST), write(exponent, LOOSEST))
        : element('mroot', write(base, LOOSEST), number(index));
    },
    '√': ([radicand], write) => element('msqrt', write(radicand, LOOSEST)),
    abs: ([value], write) => row(bar('prefix'), write(value, LOOSEST), bar('postfix')),
    neg: ([operand], write) => row(sign('−'), write(operand, PRODUCT)),
    '()': ([inner], write) => fenced(write(inner, LOOSEST)),
    ln: ([value], write) => row(named('ln'), write(value, POWER)),
    log: ([base, value], write) =>
      row(
        element('msub', element('mi', 'log'), write(base, LOOSEST)),
        '<mspace width="0.17em"></mspace>',
        write(value, POWER),
      ),
    // U+2061, function application, is read aloud but not seen.
    call: ([name, value], write) => row(write(name, POWER), sign('\u2061'), fenced(write(value, LOOSEST))),
    sin: ([angle], write) => row(named('sin'), write(angle, POWER)),
    cos: ([angle], write) => row(named('cos'), write(angle, POWER)),
    tan: ([angle], write) => row(named('tan'), write(angle, POWER)),
    arcsin: ([angle], write) => row(named('arcsin'), write(angle, POWER)),
    arccos: ([angle], write) => row(named('arccos'), write(angle, POWER)),
    arctan: ([angle], write) => row(named('arctan'), write(angle, POWER)),
    '°': ([amount], write) => row(write(amount, degreesWithin(amount)), sign('°')),
    '%': ([amount], write) => row(write(amount, TIGHTEST), sign('%')),
    unit: ([amount, name], write) =>
      row(
        write(amount, NEGATION),
        '<mspace width="0.25em"></mspace>',
        words(typeof name === 'string' ? name : ''),
      ),
    date: ([iso]) => number(typeof iso === 'string' ? iso : ''),
    numeral: ([digits, base], write) =>
      element('msub', numeral(typeof digits === 'string' ? digits : ''), write(base, LOOSEST)),
    '=': chained('='),
    '<': chained('<'),
    '≤': chained('≤'),
    ',': (operands, write) => {
      const items = operands.map((operand) => write(operand, LOOSEST));
      const last = items.pop() ?? '';
      return row(
        ...items.map((item) => row(item, sign(',', ' form="postfix" lspace="0" rspace="0.2em"'))),
        last,
      );
    },
    '?': () => sign('?'),
  },
};
