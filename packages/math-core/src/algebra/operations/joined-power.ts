import { bitLength } from '../../rational/integer.js';
import { rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { asPower } from '../normal/exact-powers.js';
import { factorsIn, product } from './tree.js';

/** The length in bits above which a number stays a power. A number of 15 digits is evaluated. */
const MAX_BITS = 50;

/** Joins a product of powers of one number if its value is too long to be read: 5^100 × 5^10 to 5^110. */
export function joinedPower(expression: Expression): Expression | undefined {
  const factors = expression[0] === '×' ? factorsIn(expression) : [];
  if (factors.every((factor) => typeof factor === 'string')) return undefined;
  const powers = factors.map(powerOf);
  const [first, ...others] = powers;
  if (!first || others.length === 0 || others.some((power) => power?.base !== first.base)) return undefined;
  const exponent = powers.reduce((sum, power) => sum + (power?.exponent ?? 0n), 0n);
  const isLong = exponent > 0n && BigInt(bitLength(BigInt(first.base))) * exponent > BigInt(MAX_BITS);
  return isLong ? ['^', first.base, exponent.toString()] : undefined;
}

/** A product whose factors are powers of one number, with each factor as a power of it. */
interface CommonBase {
  readonly base: string;
  readonly written: Expression;
}

/** Writes the factors of a long product as powers of one number: 2^50 × 4^25 is 2^50 × 2^50. */
export function commonBase(expression: Expression): CommonBase | undefined {
  const factors = expression[0] === '×' ? factorsIn(expression) : [];
  if (joinedPower(expression) || factors.every((factor) => typeof factor === 'string')) return undefined;
  const written: Expression[] = [];
  const bases = new Set<string>();
  for (const factor of factors) {
    const power = powerOf(factor);
    if (!power || BigInt(power.base) < 2n) return undefined;
    const { root, exponent } = asPower(rational(BigInt(power.base)));
    bases.add(root.numerator.toString());
    const [own, times] = [root.numerator.toString(), exponent * power.exponent];
    written.push(times === 1n ? own : ['^', own, times.toString()]);
  }
  const [base = '', another] = bases;
  const whole = product(written);
  return another === undefined && joinedPower(whole) ? { base, written: whole } : undefined;
}

function powerOf(factor: Expression): { readonly base: string; readonly exponent: bigint } | undefined {
  const [operator, base, exponent] = typeof factor === 'string' ? ['^', factor, '1'] : factor;
  const isPower = operator === '^' && typeof base === 'string' && /^\d+$/.test(base);
  return isPower && typeof exponent === 'string' && /^-?\d+$/.test(exponent)
    ? { base, exponent: BigInt(exponent) }
    : undefined;
}
