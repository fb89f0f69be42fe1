import { isNumberText, type Expression } from '../../../steps/expression.js';
import { type Rational, rational } from '../../../rational/rational.js';
import {
  inverse,
  isZero,
  minus,
  negative,
  ofRational,
  ONE,
  plus,
  powerOf,
  type Radical,
  rationalOf,
  times,
  ZERO,
} from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { squareRoot } from '../radical/square-root.js';
import { exactLogarithm, wholeRootOf } from '../../normal/exact-powers.js';
import { OutsideDomain } from './outside-domain.js';

/** The values of letters. */
export type Values = Readonly<Record<string, Radical>>;

/**
 * Returns the exact value of an expression. Returns undefined if it isn't a sum of square roots or isn't recognized as
 * one.
 * Throws {@link OutsideDomain} if the expression has no real value.
 */
export function valueOf(expression: Expression, values: Values = {}): Radical | undefined {
  if (typeof expression === 'string')
    return isNumberText(expression) ? ofRational(readNumber(expression)) : values[expression];
  const [operator, first = '0', second = '0'] = expression;
  const at = (operand: Expression): Radical | undefined => valueOf(operand, values);
  switch (operator) {
    case '+':
      return folded(expression, at, plus);
    case '×':
      return folded(expression, at, times);
    case '-':
      return folded(expression, at, minus);
    case '/':
    case '÷':
      return quotientOf(at(first), at(second), second);
    case '^':
      return powerAt(expression, at);
    case 'ln':
    case 'log':
      return logarithmAt(expression, at);
    default:
      return OF_ONE[operator]?.(at(first), first);
  }
}

type OfOne = (value: Radical | undefined, operand: Expression) => Radical | undefined;

const OF_ONE: Readonly<Partial<Record<string, OfOne>>> = {
  neg: (value) => value && negative(value),
  '()': (value) => value,
  abs: absolute,
  '√': (value, operand) => rootAt(operand, value),
};

type At = (operand: Expression) => Radical | undefined;

function folded(
  [, ...operands]: readonly [unknown, ...Expression[]],
  at: At,
  join: (a: Radical, b: Radical) => Radical,
): Radical | undefined {
  const values = operands.map(at); // Evaluate all operands, because each may be outside the domain.
  return values.reduce((a, b) => a && b && join(a, b));
}

function quotientOf(
  a: Radical | undefined,
  b: Radical | undefined,
  divisor: Expression,
): Radical | undefined {
  if (b && isZero(b)) throw new OutsideDomain(divisor, '≠', '0');
  return a && b && times(a, inverse(b));
}

function absolute(value: Radical | undefined): Radical | undefined {
  return value && signOf(value) < 0 ? negative(value) : value;
}

function rootAt(radicand: Expression, value: Radical | undefined): Radical | undefined {
  if (!value) return undefined;
  if (signOf(value) < 0) throw new OutsideDomain(radicand, '≥', '0');
  return squareRoot(value);
}

function powerAt(expression: readonly [unknown, ...Expression[]], at: At): Radical | undefined {
  const [, base = '0', exponent = '1'] = expression;
  const [a, b] = [at(base), at(exponent)];
  const power = b && rationalOf(b);
  if (!a) return undefined;
  if (signOf(a) < 0 && isIrrational(exponent, b)) throw new OutsideDomain(base, '≥', '0');
  if (!power) return b && signOf(a) > 0 && isZero(minus(a, ONE)) ? ONE : undefined;
  const { numerator, denominator } = power;
  if (isZero(a) && numerator <= 0n) throw new OutsideDomain(base, '≠', '0');
  if (denominator % 2n === 0n && signOf(a) < 0) throw new OutsideDomain(base, '≥', '0');
  const root = rootOf(a, denominator);
  return root && powerOf(root, Number(numerator));
}

function rootOf(value: Radical, index: bigint): Radical | undefined {
  if (index === 1n) return value;
  return index === 2n ? squareRoot(value) : oddRoot(value, index);
}

function isIrrational(exponent: Expression, value: Radical | undefined): boolean {
  return exponent === 'π' || exponent === 'e' || (value !== undefined && !rationalOf(value));
}

function oddRoot(a: Radical, degree: bigint): Radical | undefined {
  const value = rationalOf(a);
  const root = value && wholeRootOf(value, degree);
  return root && ofRational(root);
}

function logarithmAt(expression: readonly [unknown, ...Expression[]], at: At): Radical | undefined {
  const [operator, first = '0', second = first] = expression;
  const [base, argument] = operator === 'ln' ? ['e', first] : [first, second];
  const [b, value] = [at(base), at(argument)];
  checkLogarithm({ base, argument }, b, value);
  if (value && isZero(minus(value, ONE))) return ZERO;
  if (JSON.stringify(argument) === JSON.stringify(base)) return ONE;
  if (argument[0] === '^' && JSON.stringify(argument[1]) === JSON.stringify(base))
    return at(argument[2] ?? '1');
  const [p, q] = [b && rationalOf(b), value && rationalOf(value)];
  const exponent = p && q && exactLogarithm(p, q);
  return exponent && ofRational(exponent);
}

/** Throws `OutsideDomain` for a base or an argument without a logarithm. */
function checkLogarithm(
  { base, argument }: { readonly base: Expression; readonly argument: Expression },
  baseValue: Radical | undefined,
  value: Radical | undefined,
): void {
  if (baseValue && signOf(baseValue) <= 0) throw new OutsideDomain(base, '>', '0', true);
  if (baseValue && isZero(minus(baseValue, ONE))) throw new OutsideDomain(base, '≠', '1');
  if (value && signOf(value) <= 0) throw new OutsideDomain(argument, '>', '0');
}

function readNumber(text: string): Rational {
  const [top = '', bottom = '1'] = text.split('/');
  const [whole = '', decimals = ''] = top.split('.');
  return rational(BigInt(whole + decimals), BigInt(bottom) * 10n ** BigInt(decimals.length));
}

/** Returns a small integer as a number. */
export function smallInteger(value: Radical | undefined): number | undefined {
  const exact = value && rationalOf(value);
  if (!exact || exact.denominator !== 1n) return undefined;
  const size = exact.numerator < 0n ? -exact.numerator : exact.numerator;
  return size > 10_000n ? undefined : Number(exact.numerator);
}
