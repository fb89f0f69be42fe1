import { type ArithmeticOperation, calculate } from '@mathtools/math-core/arithmetic';
import {
  add,
  divide,
  exactText,
  figure,
  multiply,
  parseNumber,
  power,
  type Rational,
  reduce,
  shortFigure,
  sign,
  subtract,
} from '@mathtools/math-core/rational';
import { leadOf } from '../../../tools/tool-lead.js';
import { readMath } from './equation.js';
import { type Answer, type Reader, type Reading } from './reading.js';
import { type Token, tokenize } from './tokens.js';

interface Value {
  readonly value: Rational;
  /** True for a percentage. After + or −, it is taken of the number before the sign. */
  readonly percent?: boolean;
  readonly money?: string | undefined;
}

const OPERATORS: Readonly<Record<string, ArithmeticOperation>> = {
  plus: 'add',
  minus: 'subtract',
  less: 'subtract',
  times: 'multiply',
  x: 'multiply',
  of: 'multiply',
  over: 'divide',
};
const APPLY = { add, subtract, multiply, divide };
const MOST_DIGITS = 60;

/** The explanation of a percentage after + or −. */
export const OF_WHAT_PRECEDES = 'A percentage after + or − is a percentage of the number before it.';
const CURRENCIES_DIFFER = 'Amounts in different currencies can’t be combined. Try $50 + $12.25.';

/** Thrown for text that isn't a calculation. */
class NotACalculation extends Error {}

/** Evaluates a calculation with percentages or amounts of money. */
class Calculation {
  #at = 0;
  /** The operations in the order of evaluation. */
  readonly operations: (readonly [Rational, ArithmeticOperation, Rational])[] = [];
  readonly notes = new Set<string>();

  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  result(): Value {
    const value = this.#sum();
    if (this.#at < this.tokens.length) throw new NotACalculation();
    return value;
  }

  #operator(...allowed: readonly ArithmeticOperation[]): ArithmeticOperation | undefined {
    const token = this.tokens[this.#at];
    const operation = token?.kind === 'number' ? undefined : OPERATORS[token?.text ?? ''];
    if (operation === undefined || !allowed.includes(operation)) return undefined;
    this.#at++;
    return operation;
  }

  #sum(): Value {
    let left = this.#product();
    for (
      let operation = this.#operator('add', 'subtract');
      operation;
      operation = this.#operator('add', 'subtract')
    ) {
      const right = this.#product();
      if (right.percent && !left.percent) {
        this.notes.add(OF_WHAT_PRECEDES);
        left = this.#apply(left, operation, { value: multiply(left.value, right.value), money: left.money });
      } else if (left.percent && !right.percent) throw new NotACalculation();
      else left = this.#apply(left, operation, right);
    }
    return left;
  }

  #product(): Value {
    let left = this.#power();
    for (
      let operation = this.#operator('multiply', 'divide');
      operation;
      operation = this.#operator('multiply', 'divide')
    ) {
      const right = this.#power();
      if (left.money !== undefined && right.money !== undefined && operation === 'multiply')
        throw new NotACalculation();
      left = {
        ...this.#apply(left, operation, right),
        percent: left.percent === true && right.percent === true && operation === 'multiply',
      };
    }
    return left;
  }

  #apply(left: Value, operation: ArithmeticOperation, right: Value): Value {
    if (left.money !== undefined && right.money !== undefined && left.money !== right.money)
      throw new NotACalculation(CURRENCIES_DIFFER);
    if (operation === 'divide' && sign(right.value) === 0) throw new NotACalculation();
    this.operations.push([left.value, operation, right.value]);
    const isRatio = operation === 'divide' && right.money !== undefined;
    return {
      value: bounded(APPLY[operation](left.value, right.value)),
      percent: left.percent === true && right.percent === true,
      money: isRatio ? undefined : (left.money ?? right.money),
    };
  }

  #power(): Value {
    const base = this.#atom();
    if (this.tokens[this.#at]?.text !== 'power') return base;
    this.#at++;
    const exponent = Number(this.#atom().value.numerator);
    if (base.money !== undefined || !(exponent >= 1 && exponent <= 20)) throw new NotACalculation();
    this.operations.push([power(base.value, exponent - 1), 'multiply', base.value]);
    return { value: bounded(power(base.value, exponent)) };
  }

  #atom(): Value {
    const token = this.tokens[this.#at++];
    if (token?.text === 'minus') {
      const { value, ...rest } = this.#power();
      return { ...rest, value: multiply(value, -1) };
    }
    if (token?.text === 'open') {
      const inner = this.#sum();
      if (this.tokens[this.#at++]?.text !== 'close') throw new NotACalculation();
      return inner;
    }
    const isPercent = this.tokens[this.#at]?.text === 'percent';
    if (isPercent) this.#at++;
    const [whole = '', divisor] =
      isPercent || token?.money !== undefined ? quotientOf(token?.text ?? '') : [token?.text];
    const read = token?.kind === 'number' ? parseNumber(whole) : undefined;
    if (!read?.ok) throw new NotACalculation();
    if (divisor === undefined)
      return isPercent
        ? { value: divide(read.value, 100), percent: true }
        : { value: read.value, money: token?.money };
    if (isPercent) this.notes.add(`Read as ${whole} ÷ (${divisor}%).`);
    const under = divide(BigInt(divisor), isPercent ? 100 : 1);
    return this.#apply({ value: read.value, money: token?.money }, 'divide', { value: under });
  }
}

/** Splits a division such as £20/3 or 20/3% into its two numbers. 1/2% and 33 1/3% are single percentages. */
function quotientOf(text: string): readonly [string, string?] {
  const [whole = '', divisor] = text.split('/');
  return divisor === undefined || text.includes(' ') || Number(whole) < Number(divisor)
    ? [text]
    : [whole, divisor];
}

function bounded(value: Rational): Rational {
  const reduced = reduce(value);
  if (`${reduced.numerator}${reduced.denominator}`.length > 2 * MOST_DIGITS) throw new NotACalculation();
  return reduced;
}

/** Reads calculations with percentages, and with amounts of money in one currency. */
export const readCalculation: Reader = (text) => {
  const tokens = tokenize(text);
  const isOurs = tokens.some((token) => token.money !== undefined || token.text === 'percent');
  if (!isOurs) return undefined;
  try {
    const calculation = new Calculation(tokens);
    const value = calculation.result();
    const [first, ...others] = calculation.operations;
    if (!first) return undefined;
    const answer = answerOf(text, value, [...calculation.notes]);
    if (others.length === 0) return withOperation(answer, first);
    // The engine shows every operation.
    const whole = readMath(text.replaceAll(/[$£€¥₹]/g, ''));
    if (!whole?.answer) return { tool: 'arithmetic', inputs: {}, answer };
    const isPlain = !value.percent && value.money === undefined;
    return isPlain ? whole : { ...whole, answer: { ...answer, steps: whole.answer.steps ?? [] } };
  } catch (error) {
    if (!(error instanceof NotACalculation)) throw error;
    return error.message === '' ? undefined : { tool: 'arithmetic', inputs: {}, refusal: error.message };
  }
};

function answerOf(problem: string, { value, percent, money }: Value, notes: readonly string[]): Answer {
  const found =
    money === undefined ? shortFigure(percent ? multiply(value, 100) : value, 10) : figure(value, 2);
  const minus = found.text.startsWith('-') ? '-' : '';
  const lead = money === undefined ? leadOf(found, 10) : undefined;
  return {
    problem,
    ...(lead && { lead }),
    unit: percent ? '%' : '',
    parts: [
      `${lead || found.relation === '≈' ? `${found.relation} ` : ''}${minus}${money ?? ''}${found.text.replace('-', '')}${percent ? '%' : ''}`,
    ],
    notes: [...notes, ...(percent ? [`As a number: ${exactText(value)}.`] : [])],
  };
}

function withOperation(
  answer: Answer,
  [a, operation, b]: readonly [Rational, ArithmeticOperation, Rational],
): Reading | undefined {
  const inputs = { left: exactText(a), operation, right: exactText(b) };
  const result = calculate(inputs);
  return result.ok
    ? { tool: 'arithmetic', inputs, answer: { ...answer, steps: result.value.steps } }
    : undefined;
}
