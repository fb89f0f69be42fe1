import { readExpression } from '../expression/read.js';
import { approximate } from '../algebra/expression/approximate.js';
import { fieldsOf } from '../result/fields-of.js';
import { MathError } from '../result/math-error.js';
import { type Failure, failure, type Result } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
import { caught } from '../algebra/normal/normal-form.js';
import { lettersIn } from '../algebra/normal/identical.js';
import { bounded } from '../algebra/polynomial/polynomial.js';
import { isLetter, typedExpression } from '../algebra/read/typed-expression.js';
import { derive, pending, stepsFrom } from './derive.js';
import { prepared } from './prepared.js';
import { readCalculus } from './read-calculus.js';
import { styleOf } from './style.js';
import { valueAt } from './value-at.js';

/** The work limit of one derivative. */
const LIMIT = 150_000;
/** The highest order of a derivative. */
const MOST_ORDER = 10;

/** The letter and the order of a derivative, and the number at which it is evaluated. */
export interface DerivativeOptions {
  /** The letter of the function. Defaults to x, or else t, or the first letter. All other letters are constants. */
  readonly letter?: string;
  /** How often to differentiate, from 1 to 10. Defaults to 1. */
  readonly order?: number;
  /** The number at which the derivative is evaluated. */
  readonly at?: string | Expression;
}

/** A derivative with every step, as plain JSON. */
export interface Derivative {
  /** The function as read. */
  readonly of: Expression;
  readonly letter: string;
  /** The derivative of the requested order. */
  readonly result: Expression;
  /** The steps, from d/dx of the function to its derivative, and to the value if one was requested. */
  readonly steps: readonly Step[];
  /** The exact value at the requested number. Omitted if the function or its derivative has none there. */
  readonly value?: Expression;
  /** The zeros of these expressions have no derivative: those of absolute values. */
  readonly kinks: readonly Expression[];
}

/**
 * Differentiates a function with every step: sums, products, quotients, powers, roots, exponentials, logarithms, sines, cosines,
 * tangents, their inverses, absolute values and their compositions.
 * Errors: those of the reader; `unsupported` for a function without a rule; `not-an-integer`, `out-of-range` (order); `out-of-range` (expression) for a number that isn't real; `unknown-name` (letter); `too-large`; `division-by-zero`.
 * @example differentiate('x^2 sin x') // result reads "2x sin x + x² cos x"
 * @example differentiate('x^3', { at: '2' }) // value is "12"
 */
export function differentiate(
  expression: string | Expression,
  options: DerivativeOptions = {},
): Result<Derivative> {
  const { letter, order = 1, at } = fieldsOf(options);
  const refused = refusedOptions(letter, order);
  if (refused) return refused;
  const read = typeof expression === 'string' ? readCalculus(expression, 'expression') : checked(expression);
  if (!read.ok) return read;
  const place = at === undefined ? undefined : readPlace(at);
  if (place?.ok === false) return place;
  const of = read.value;
  const asked = { by: letter ?? letterOf(of), order, ...(place && { at: place.value }) };
  return caught(() => bounded(LIMIT, () => derivativeOf(of, asked)));
}

/** Numbers at which a function that has real values usually has one. They aren't whole, because (−2)^x has values at whole numbers. */
const SAMPLES: readonly number[] = [0.731, 2.713, -0.317, -1.373, 31.41, -97.3, 1013.7].concat(
  Array.from({ length: 120 }, (_, index) => 0.371 * (index - 60) + 0.0123),
);

/** Throws an error if samples show no number at which a function and its derivative both have real values. */
function checkValues(of: Expression, derivative: Expression): void {
  const letters = lettersIn(of);
  const places = SAMPLES.map((sample) =>
    Object.fromEntries(letters.map((letter, index) => [letter, sample * (1 + index / 7)])),
  );
  const isReal = (expression: Expression) => (place: Readonly<Record<string, number>>) =>
    !Number.isNaN(approximate(expression, place));
  const first = places.findIndex(isReal(of));
  // Samples prove nothing about a function: arcsin(x − 50) has values between them.
  if (first < 0 && letters.length > 0) throw new MathError('expression', 'unsupported');
  if (first < 0) throw new MathError('expression', 'out-of-range', 'expression has no real value.');
  // The rule for a^x has no value for a constant base that turns out to be 0.
  if (!places.slice(first).some((place) => isReal(of)(place) && isReal(derivative)(place)))
    throw new MathError('expression', 'unsupported');
}

function refusedOptions(letter: string | undefined, order: number): Failure | undefined {
  if (letter !== undefined && (!isLetter(letter) || letter === 'e'))
    return failure('letter', 'unknown-name', 'letter must be a letter.');
  if (!Number.isInteger(order)) return failure('order', 'not-an-integer');
  if (order >= 1 && order <= MOST_ORDER) return undefined;
  return failure('order', 'out-of-range', `order must be between 1 and ${MOST_ORDER}.`);
}

function checked(expression: Expression): Result<Expression> {
  return readExpression(expression, 'expression', true);
}

/** Reads the number at which a derivative is evaluated. Untyped callers may pass a number. */
function readPlace(at: string | Expression): Result<Expression> {
  return typedExpression(typeof at === 'number' ? String(at) : at, 'at');
}

/** Returns the letter by which an expression is differentiated. */
export function letterOf(expression: Expression): string {
  const letters = [...lettersIn(expression)].sort();
  return ['x', 't', ...letters].find((letter) => letters.includes(letter)) ?? 'x';
}

interface Asked {
  readonly by: string;
  readonly order: number;
  readonly at?: Expression;
}

function derivativeOf(of: Expression, { by, order, at }: Asked): Derivative {
  const style = styleOf(of);
  const steps: Step[] = [];
  let current = prepared(of);
  for (let turn = 0; turn < order; turn++) {
    const { derivative, lines } = derive(current, { letter: by, style });
    steps.push(...stepsFrom(pending(current, by), lines));
    current = derivative;
  }
  checkValues(of, current);
  const found = at === undefined ? undefined : valueAt({ of, derivative: current, letter: by, at });
  return {
    of,
    letter: by,
    result: current,
    steps: [...steps, ...(found?.steps ?? [])],
    ...(found?.value !== undefined && { value: found.value }),
    kinks: kinksIn(of, by),
  };
}

/** Returns the contents of absolute values that contain the letter. */
function kinksIn(of: Expression, letter: string): readonly Expression[] {
  if (typeof of === 'string') return [];
  const [operator, ...operands] = of;
  const [inner = '0'] = operands;
  const own = operator === 'abs' && lettersIn(inner).includes(letter) ? [inner] : [];
  return [...own, ...operands.flatMap((operand) => kinksIn(operand, letter))];
}
