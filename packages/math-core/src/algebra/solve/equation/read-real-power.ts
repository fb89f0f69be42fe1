import { constantValue } from '../../../expression/constant.js';
import { isSame, put } from '../../../expression/rewrite.js';
import { divide, type Rational, rational, reduce } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { normalForm } from '../../normal/normal-form.js';
import { signOfValue } from '../../normal/value-sign.js';
import { rationalText } from '../radical/radical-expression.js';
import { isolatedFunction } from '../values/isolated-function.js';
import { simplestNumber } from '../values/number-form.js';
import type { Sides } from './board.js';
import { rationalPower } from '../../normal/exact-powers.js';
import { holds } from './polynomial/read-polynomial.js';

/** The length above which a number stays a power. */
const MOST_DIGITS = 40;

/** An equation base^exponent = number, in which the exponent isn't an integer. */
export interface RealPower extends Sides {
  readonly base: Expression;
  /** The exponent, if it is rational. */
  readonly exact: Rational | undefined;
  /** The sign of the exponent. */
  readonly direction: -1 | 1;
  /** The sign of the number. */
  readonly side: -1 | 0 | 1;
  /** The reciprocal of the exponent. */
  readonly by: Expression;
  /** The absolute value of the base where the equation is true, as a power and evaluated. Both are 0 if the number is 0. */
  readonly power: Expression;
  readonly value: Expression;
}

/** Isolates the only power with an exponent that isn't an integer. Returns undefined for another equation. */
export function readRealPower(sides: Sides, unknown: string, steps: Step[]): RealPower | undefined {
  const line = isolatedFunction({ ...sides, relation: '=' }, unknown, steps);
  if (!line || line.left[0] !== '^') return undefined;
  const [, base = '0', exponent = '1'] = line.left;
  if (holds(exponent, unknown)) return undefined;
  const constant = constantValue(exponent);
  const exact = constant && reduce(constant);
  const [side, direction] = [signOfValue(line.right), signOfValue(exponent)];
  if (side === undefined || !direction || exact?.denominator === 1n || isPlainRoot(exact)) return undefined;
  const inverse = exact && reduce(divide(rational(1n), exact));
  const by = inverse ? rationalText(inverse) : reciprocal(exponent, direction);
  const size = side < 0 ? simplestNumber(['neg', line.right]) : line.right;
  const power: Expression = side === 0 ? '0' : ['^', size, by];
  const value = shortest(power, side === 0 ? undefined : constantValue(size), inverse);
  return { left: line.left, right: line.right, base, exact, direction, side, by, power, value };
}

/** Writes a power as a number if it is a short one. `base` and `exponent` are its parts that are rational numbers. */
function shortest(power: Expression, base: Rational | undefined, exponent: Rational | undefined): Expression {
  const whole = base && exponent && rationalPower(base, exponent);
  const short = whole ? rationalText(reduce(whole)) : simplestNumber(power);
  return typeof short === 'string' && short.length <= MOST_DIGITS ? short : power;
}

/** Returns whether a power is a square root or a cube root, which squaring or cubing both sides undoes. */
function isPlainRoot(exponent: Rational | undefined): boolean {
  return exponent?.numerator === 1n && exponent.denominator < 4n;
}

function reciprocal(exponent: Expression, direction: -1 | 1): Expression {
  const [operator, size = '1'] = typeof exponent === 'string' ? [] : exponent;
  const isNegative = direction < 0 && operator === 'neg';
  return isNegative ? ['neg', ['/', '1', size]] : ['/', '1', exponent];
}

/** The name of the power while a value is checked. It comes after all letters that can be typed. */
const POWER = 'λ';

/** Returns whether a value provably solves an equation with one power whose exponent isn't an integer. */
export function powerAgrees(sides: Sides, unknown: string, value: Expression): boolean {
  const read = readRealPower(sides, unknown, []);
  if (!read) return false;
  const { exact, side, direction } = read;
  const inside = put(read.base, new Map([[unknown, value]]));
  if (side === 0) return direction > 0 && signOfValue(inside) === 0;
  const base = named(inside, read.value);
  if (isZero(['-', base, POWER]) || isZero(['-', inside, read.value])) return side > 0;
  const isOpposite = isZero(['+', base, POWER]) || isZero(['+', inside, read.value]);
  if (!exact || exact.denominator % 2n === 0n || !isOpposite) return false;
  return exact.numerator % 2n === 0n ? side > 0 : side < 0;
}

function isZero(expression: Expression): boolean {
  const form = normalForm(expression);
  return form.ok && form.value.expression === '0';
}

function named(expression: Expression, power: Expression): Expression {
  if (isSame(expression, power)) return POWER;
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  return [operator, ...operands.map((operand) => named(operand, power))];
}
