import {
  type Expression,
  isNumberText,
  type Operator,
  type Relation,
  type Step,
} from '@mathtools/math-core/steps';
import { isStep } from './math-text.js';

const RELATIONS: Readonly<Record<Relation, string>> = {
  '=': 'equals',
  '≈': 'is about',
  '≠': 'is not equal to',
  '<': 'is less than',
  '≤': 'is less than or equal to',
  '>': 'is greater than',
  '≥': 'is greater than or equal to',
};

/** Writes math in words, because screen readers skip parentheses and read x² as x2: "x squared minus 3 x". */
export function spoken(of: Expression | Step): string {
  if (!isStep(of)) return say(of);
  return `${say(of.before)} ${RELATIONS[of.relation]} ${say(of.after)}`;
}

type Operands = readonly Expression[];

const POWERS: Readonly<Record<string, string>> = { '2': 'squared', '3': 'cubed' };
const ROOTS: Readonly<Record<string, string>> = {
  '1/2': 'square root',
  '1/3': 'cube root',
  '1/4': 'fourth root',
};

const OPERATORS: Readonly<Record<Operator, (operands: Operands) => string>> = {
  '+': joined('plus'),
  '-': joined('minus'),
  '±': (operands) =>
    operands.length > 1 ? joined('plus or minus')(operands) : `plus or minus ${grouped(operands[0])}`,
  '×': (operands) => operands.map(factor).join(' '),
  '÷': joined('divided by'),
  '/': ([top, bottom]) => fraction(top, bottom),
  '^': ([base, exponent]) => power(base, exponent),
  '√': ([radicand]) => `the square root of ${ended(radicand, 'root')}`,
  abs: ([value]) => `the absolute value of ${ended(value, 'absolute value')}`,
  neg: ([operand = '']) => `minus ${isLoose(operand) ? parenthesized(operand) : say(operand)}`,
  '()': ([inner]) => parenthesized(inner),
  ln: named('the natural log of'),
  log: ([base, value]) => `log base ${grouped(base)} of ${grouped(value)}`,
  call: ([name, value]) => `${say(name)} of ${grouped(value)}`,
  sin: named('the sine of'),
  cos: named('the cosine of'),
  tan: named('the tangent of'),
  arcsin: named('the arcsine of'),
  arccos: named('the arccosine of'),
  arctan: named('the arctangent of'),
  '°': ([amount]) => `${grouped(amount)} degrees`,
  '%': ([amount]) => `${grouped(amount)} percent`,
  unit: ([amount, name]) => `${grouped(amount)} ${say(name)}`,
  date: ([iso]) => say(iso),
  numeral: ([digits = '', base]) => `${String(digits)} in base ${say(base)}`,
  ',': (operands) => operands.map((operand) => say(operand)).join(', '),
  '=': related('='),
  '<': related('<'),
  '≤': related('≤'),
  '?': () => 'the unknown number',
};

function say(expression: Expression = ''): string {
  if (typeof expression !== 'string') {
    const [operator, ...operands] = expression;
    return OPERATORS[operator](operands);
  }
  if (!isNumberText(expression)) return expression;
  if (expression.startsWith('-')) return `minus ${say(expression.slice(1))}`;
  const [top = '', bottom] = expression.split('/');
  return bottom === undefined ? top : fraction(top, bottom);
}

/** Operators whose value is one thing when it is spoken, so that it needs no parentheses. */
const WHOLE: readonly Operator[] = ['^', '√', 'abs', '()', '°', '%', '?', 'numeral', 'call'];

const isWhole = (expression: Expression): boolean =>
  typeof expression === 'string' ? !/^-|\//.test(expression) : WHOLE.includes(expression[0]);

/** Says an operand, with its parentheses if it has several parts. */
function grouped(expression: Expression = ''): string {
  return isWhole(expression) || typeof expression === 'string' ? say(expression) : parenthesized(expression);
}

const parenthesized = (inner: Expression | undefined): string =>
  `open parenthesis ${say(inner)} close parenthesis`;

/** Says the content of a sign that reaches over it, and where the sign ends if the content has several parts. */
function ended(content: Expression = '', sign: string): string {
  return typeof content === 'string' ? say(content) : `${say(content)}, end ${sign}`;
}

function fraction(top: Expression = '', bottom: Expression = ''): string {
  if (isWhole(top) && isWhole(bottom)) return `${say(top)} over ${say(bottom)}`;
  return `the fraction ${say(top)}, over ${say(bottom)}, end fraction`;
}

function power(base: Expression = '', exponent: Expression = ''): string {
  const key = String(exponent);
  const root = ROOTS[key];
  if (root !== undefined) return `the ${root} of ${ended(base, 'root')}`;
  const of = isWhole(base) && base[0] !== '^' ? say(base) : parenthesized(base);
  return `${of} ${POWERS[key] ?? `to the power of ${ended(exponent, 'power')}`}`;
}

/** Operators with the operands' own parts next to them: a sum in a sum needs parentheses, a product doesn't. */
const LOOSE: readonly Operator[] = ['+', '-', '±'];

const isLoose = (expression: Expression): boolean =>
  typeof expression !== 'string' && LOOSE.includes(expression[0]);

function joined(word: string) {
  return (operands: Operands): string =>
    operands
      .map((operand, index) => {
        const isNegative = index > 0 && (operand[0] === 'neg' || /^-\d/.test(String(operand)));
        return (index > 0 && isLoose(operand)) || isNegative ? parenthesized(operand) : say(operand);
      })
      .join(` ${word} `);
}

/** Says a factor, with "times" before it unless it is a letter or its power after a number: 3 x squared, 3 times 4. */
function factor(operand: Expression, index: number, all: Operands): string {
  const text =
    isLoose(operand) || (index > 0 && !isPositive(operand)) ? parenthesized(operand) : say(operand);
  if (index === 0) return text;
  const base = operand[0] === '^' ? operand[1] : operand;
  const isLetter = typeof base === 'string' && !isNumberText(base);
  const before = all[index - 1] ?? '';
  return isLetter && isNumber(before) && !before.includes('/') ? text : `times ${text}`;
}

const isNumber = (expression: Expression): expression is string =>
  typeof expression === 'string' && isNumberText(expression);

const isPositive = (expression: Expression): boolean =>
  typeof expression === 'string' ? !expression.startsWith('-') : expression[0] !== 'neg';

function named(name: string) {
  return ([argument]: Operands): string => `${name} ${grouped(argument)}`;
}

function related(sign: '=' | '<' | '≤') {
  return (operands: Operands): string => operands.map((operand) => say(operand)).join(` ${RELATIONS[sign]} `);
}
