import { type ArithmeticOperation, calculate } from '@mathtools/math-core/arithmetic';
import { parseExpression } from '@mathtools/math-core/expression';
import { calculateFractions, type FractionAnswer, simplifyFraction } from '@mathtools/math-core/fraction';
import {
  add,
  divide,
  exactText,
  multiply,
  negate,
  parseNumber,
  power,
  reduce,
  type Rational,
  shortFigure,
  sign,
  subtract,
} from '@mathtools/math-core/rational';
import type { Expression } from '@mathtools/math-core/steps';
import { figureAnswer, type Reader, type Reading } from './reading.js';

/** Digits of a numerator or denominator; what has more is no exercise. */
const MOST_DIGITS = 60;
const MOST_EXPONENT = 200;

const OPERATIONS: Readonly<Record<string, ArithmeticOperation>> = {
  '+': 'add',
  '-': 'subtract',
  '*': 'multiply',
  '×': 'multiply',
  '/': 'divide',
  '÷': 'divide',
};

/** Operators in words as signs. */
function withSigns(text: string): string {
  return text
    .replace(/^(?:the )?sum of (.+?) (?:and|,) (.+)$/i, '$1 + $2')
    .replace(/^(?:the )?product of (.+?) (?:and|,) (.+)$/i, '$1 * $2')
    .replace(/^(?:the )?quotient of (.+?) (?:and|,) (.+)$/i, '$1 ÷ $2')
    .replace(/^(?:the )?difference (?:of|between) (.+?) and (.+)$/i, '$1 - $2')
    .replace(/^add (.+?) (?:and|to|with) (.+)$/i, '$2 + $1')
    .replace(/^(?:subtract|take(?: away)?) (.+?) from (.+)$/i, '$2 - $1')
    .replace(/^multiply (.+?) (?:by|and|with) (.+)$/i, '$1 * $2')
    .replace(/^divide (.+?) (?:by) (.+)$/i, '$1 ÷ $2')
    .replaceAll(/\s*\b(?:added to|plus)\b\s*/gi, ' + ')
    .replaceAll(/\s*\b(?:minus|take away|less)\b\s*/gi, ' - ')
    .replaceAll(/\s*\b(?:multiplied by|times)\b\s*/gi, ' * ')
    .replaceAll(/(?<=[\d)])\s*x\s*(?=[\d(.])/gi, ' * ')
    .replaceAll(/(?<=\d\/\d+) of (?=[\d(])/gi, ' * ')
    .replaceAll(/\s*\b(?:divided by|over)\b\s*/gi, ' ÷ ')
    .replaceAll(/\s*\b(?:to the power(?: of)?|raised to(?: the power(?: of)?)?)\b\s*/gi, '^')
    .replaceAll(/(?<=\d) : ?(?=\d)/g, ' ÷ ')
    .replaceAll(/\*\*/g, '^')
    .replaceAll(/\s*\bsquared\b/gi, '^2')
    .replaceAll(/\s*\bcubed\b/gi, '^3');
}

const SIMPLIFY = [
  /^(?:simplify|reduce|simplest form of|lowest terms of)(?: the)?(?: fractions?)? (.+?)(?: (?:to|in|into) (?:its |the )?(?:lowest terms|simplest form|simplest terms))?$/i,
  /^(?:convert |write |express |turn )?(.+?) (?:simplified|in (?:its )?(?:lowest terms|simplest form|simplest terms)|(?:as|to|into|in) (?:an? )?(?:simplified |improper |proper |common )?(?:fractions?|decimals?|mixed numbers?|mixed fractions?))$/i,
  /^what fraction is (.+)$/i,
  /^(?:convert )?(.+?) (?:fraction|decimal) to (?:an? )?(?:fraction|decimal)$/i,
];

const OPERAND = String.raw`-?(?:\d+ \d+/\d+|\d+/\d+|[\d,]*\.?\d+[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])`;
const BINARY = new RegExp(String.raw`^\(?(${OPERAND})\)? ?([-+*/÷]) ?\(?(${OPERAND})\)?$`);
const DIVISION = /^(-?[\d,]*\.?\d+)( ?)[/÷] ?(-?[\d,]*\.?\d+)$/;
const isFraction = (text: string): boolean => /[/½⅓⅔¼¾⅛⅜⅝⅞]/.test(text);

/** Calculations with numbers: two of them in their tool, longer ones with their last step there. */
export const readArithmetic: Reader = (typed) => {
  for (const pattern of SIMPLIFY) {
    const [, value = ''] = pattern.exec(typed) ?? [];
    if (/[/.½⅓⅔¼¾⅛⅜⅝⅞]/.test(value) && new RegExp(`^${OPERAND}$`).test(value.replace(/ ?\/ ?/, '/')))
      return simplified(value.replace(/ ?\/ ?/, '/'));
  }
  const text = withSigns(typed).trim();
  if (!/^[-+*/÷^().,\d\s½⅓⅔¼¾⅛⅜⅝⅞²³]+$/.test(text)) return undefined;
  const division = DIVISION.exec(text);
  if (division)
    return divided(division[1] ?? '', division[3] ?? '', division[2] !== '' || text.includes('÷'));
  if (new RegExp(`^${OPERAND}$`).test(text)) return isFraction(text) ? simplified(text) : undefined;
  const [, left = '', sign = '', right = ''] = BINARY.exec(text) ?? [];
  if (sign !== '') return binary(left, sign, right, `${left} ${sign} ${right}`);
  return longer(text);
};

function divided(left: string, right: string, spaced: boolean): Reading | undefined {
  const [a, b] = [parseNumber(left), parseNumber(right)];
  if (!a.ok || !b.ok || sign(b.value) === 0) return undefined;
  const whole = reduce(divide(a.value, b.value)).denominator === 1n;
  const plain = /^-?\d+$/.test(left) && /^\d+$/.test(right);
  return spaced || whole || !plain
    ? binary(left, '÷', right, `${left} ÷ ${right}`)
    : simplified(`${left}/${right}`);
}

function simplified(value: string): Reading | undefined {
  const result = simplifyFraction({ value });
  if (!result.ok) return undefined;
  return {
    tool: 'fractions',
    inputs: { left: value, operation: 'simplify' },
    answer: fractionAnswer(value, result.value),
  };
}

function fractionAnswer(problem: string, { fraction, mixed, decimal, answer, steps }: FractionAnswer) {
  const forms = [...new Set([mixed, decimal?.text ?? `≈ ${answer.text}`])].filter(
    (form) => form !== fraction,
  );
  return {
    problem,
    parts: [
      { math: fraction },
      ...(forms.length > 0 ? [` = ${forms.join(' = ').replaceAll('= ≈', '≈')}`] : []),
    ],
    steps,
  };
}

const shownText = (text: string): string => text.replaceAll('*', '×').replaceAll(' - ', ' − ');

/** Two operands and a sign, in the tool of fractions if one of them is one. */
function binary(left: string, sign: string, right: string, problem: string): Reading | undefined {
  const operation = OPERATIONS[sign] ?? 'add';
  const shown = shownText(problem);
  if (isFraction(left) || isFraction(right)) {
    const result = calculateFractions({ left, operation, right });
    if (!result.ok) return undefined;
    return {
      tool: 'fractions',
      inputs: { left, operation, right },
      answer: fractionAnswer(shown, result.value),
    };
  }
  const result = calculate({ left, operation, right });
  if (!result.ok) return undefined;
  return {
    tool: 'arithmetic',
    inputs: { left, operation, right },
    answer: figureAnswer(shown, result.value.answer, 10, { steps: result.value.steps }),
  };
}

/** A longer calculation: its value, and its last operation for the tool. */
function longer(text: string): Reading | undefined {
  if (/[/÷] ?[\d.]+ ?\(/.test(text)) return undefined; // 6 ÷ 2(1 + 2) is read in two ways
  const mixed = text
    .replaceAll(/\b(\d+) (\d+\/\d+)/g, '($1+$2)')
    .replaceAll(/(\d+\/\d+)(?= ?[÷])/g, '($1)')
    .replaceAll(/(?<=÷ ?)(\d+\/\d+)/g, '($1)')
    .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
  const read = parseExpression(mixed);
  if (!read.ok || typeof read.value === 'string') return undefined;
  const last = lastOperation(read.value);
  const value = valueOf(read.value);
  if (!last || !value) return undefined;
  const [left, sign, right] = last;
  const reading = binary(exactText(left), sign, exactText(right), text);
  const lastStep = shownText(`${exactText(left)} ${sign} ${exactText(right)}`);
  const problem = { math: read.value };
  if (!reading?.answer) return undefined;
  const answer =
    reading.tool === 'fractions'
      ? { ...reading.answer, problem }
      : figureAnswer(problem, shortFigure(value, 10), 10, {
          ...(reading.answer.steps && { steps: reading.answer.steps }),
        });
  return { ...reading, answer, lastStep };
}

/** The last operation of a calculation with the values of its two sides. */
function lastOperation([operator, ...operands]: Exclude<Expression, string>):
  | readonly [Rational, string, Rational]
  | undefined {
  const [first, second] = operands;
  if (operator === '^' && first !== undefined && second !== undefined) {
    const [base, exponent] = [valueOf(first), wholeOf(second)];
    if (!base || exponent === undefined || exponent < 2) return undefined;
    const before = valueOf(['^', first, String(exponent - 1)]);
    return before && [before, '*', base];
  }
  if (OPERATIONS[operator] === undefined || operands.length < 2) return undefined;
  const left = valueOf(operands.length === 2 ? (first ?? '') : [operator, ...operands.slice(0, -1)]);
  const right = valueOf(operands.at(-1) ?? '');
  return left && right && [left, operator, right];
}

function wholeOf(expression: Expression): number | undefined {
  const value = valueOf(expression);
  if (
    value?.denominator !== 1n ||
    value.numerator > BigInt(MOST_EXPONENT) ||
    value.numerator < -BigInt(MOST_EXPONENT)
  )
    return undefined;
  return Number(value.numerator);
}

/** The exact value of an expression of numbers; undefined for other ones, and where it has too many digits. */
export function valueOf(expression: Expression): Rational | undefined {
  const found = computed(expression);
  const value = found && reduce(found);
  const size = value && [value.numerator, value.denominator].map((n) => n.toString(16).length);
  return size?.every((digits) => digits <= MOST_DIGITS) ? value : undefined;
}

function computed(expression: Expression): Rational | undefined {
  if (typeof expression === 'string') {
    const read = parseNumber(expression);
    return read.ok ? read.value : undefined;
  }
  const [operator, ...operands] = expression;
  if (operator === '^') {
    const [base, exponent] = [valueOf(operands[0] ?? ''), wholeOf(operands[1] ?? '')];
    if (!base || exponent === undefined || (sign(base) === 0 && exponent <= 0)) return undefined;
    // as many digits as this would have are not worked out
    const digits = Math.max(base.numerator.toString(16).length, base.denominator.toString(16).length);
    return (digits - 1) * Math.abs(exponent) > MOST_DIGITS ? undefined : power(base, exponent);
  }
  const values = operands.map(valueOf);
  const [first, ...others] = values;
  if (!first || values.includes(undefined)) return undefined;
  const rest = others as Rational[];
  if (operator === 'neg') return negate(first);
  if (operator === '()') return first;
  if (operator === '+') return rest.reduce(add, first);
  if (operator === '-') return rest.reduce(subtract, first);
  if (operator === '×') return rest.reduce(multiply, first);
  if (operator === '/' || operator === '÷')
    return rest.some((value) => sign(value) === 0) ? undefined : rest.reduce(divide, first);
  return undefined;
}
