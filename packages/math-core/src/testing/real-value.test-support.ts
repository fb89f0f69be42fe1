import { Decimal } from 'decimal.js';
import type { Expression, Step } from '../steps/index.js';

/** Independent arithmetic with 60 digits, 20 more than are compared. */
const Real = Decimal.clone({ precision: 60 });
const TOLERANCE = new Real('1e-40');
const PI = Real.acos(-1);

/** Returns whether an expression contains a logarithm, a root or a power with a fractional exponent. */
export function isIrrational(expression: Expression): boolean {
  if (typeof expression === 'string') return expression === 'e' || expression === 'π';
  const [operator, ...operands] = expression;
  if (operator === 'unit') return isIrrational(operands[0] ?? '');
  if (operator === 'date') return false;
  if (operator === 'ln' || operator === 'log' || operator === '√') return true;
  const [, exponent] = operands;
  const isWhole = typeof exponent === 'string' && /^(-?\d+|[a-z ]+)$/i.test(exponent);
  return (operator === '^' && !isWhole) || operands.some(isIrrational);
}

/** Returns whether a step is true to 40 digits: "=" means the same value, "≈" that only rounding changed it. */
export function holdsApproximately({ before, relation, after, parameters = {} }: Step): boolean {
  const [start, end] = [realValue(before, parameters), realValue(after, parameters)];
  const isSame = start
    .minus(end)
    .abs()
    .lte(TOLERANCE.times(Decimal.max(1, start.abs())));
  return relation === '=' ? isSame : !isSame && isRounding(before, after, parameters);
}

type Names = Readonly<Record<string, string>>;

/** Returns whether `after` is `before` with some parts rounded to the decimals they show. */
function isRounding(before: Expression, after: Expression, names: Names): boolean {
  if (typeof after === 'string' || after[0] === 'unit') {
    const decimals = String(typeof after === 'string' ? after : after[1]).split('.')[1]?.length ?? 0;
    const error = realValue(before, names).minus(realValue(after, names)).abs();
    return error.lte(new Real(0.5).times(new Real(10).pow(-decimals)).times(TOLERANCE.plus(1)));
  }
  return (
    before.length === after.length &&
    before[0] === after[0] &&
    after.slice(1).every((part, i) => isRounding(before[i + 1] ?? '', part, names))
  );
}

/**
 * Returns the value of an expression with the values of `names` for its symbols. `e` is Euler's number, and
 * `π` is pi. Computes with 60 digits, or with those of another clone of decimal.js.
 */
export function realValue(expression: Expression, names: Names = {}, In = Real): Decimal {
  if (typeof expression === 'string') return namedValue(expression, names, In);
  const [operator, ...operands] = expression;
  if (operator === 'unit') return realValue(operands[0] ?? '', names, In);
  const [first = new In(NaN), ...rest] = operands.map((operand) => realValue(operand, names, In));
  if (operator === '%') return first.div(100);
  if (operator === 'neg') return first.neg();
  if (operator === '()') return first;
  if (operator === 'ln') return first.ln();
  if (operator === 'abs') return first.abs();
  if (operator === '√') return first.sqrt();
  return rest.reduce((a, b) => apply(operator, a, b), first);
}

function namedValue(text: string, names: Names, In: typeof Real): Decimal {
  const value = Object.hasOwn(names, text) ? (names[text] ?? text) : text;
  if (value === 'e') return In.exp(1);
  if (value === 'π') return In === Real ? PI : In.acos(-1);
  const [numerator = '', denominator = '1'] = value.split('/');
  return new In(numerator).div(denominator);
}

function apply(operator: string, a: Decimal, b: Decimal): Decimal {
  if (operator === '+') return a.plus(b);
  if (operator === '-') return a.minus(b);
  if (operator === '×') return a.times(b);
  if (operator === '÷' || operator === '/') return a.div(b);
  if (operator === '^') return a.pow(b);
  if (operator === 'log') return b.ln().div(a.ln());
  throw new Error(`${operator} is not computed here.`);
}
