import { bitLength } from '../../rational/bit-length.js';
import type { Expression } from '../../steps/expression.js';
import { factorsIn } from './tree.js';

/** The length in bits above which a number stays a power. A number of 15 digits is evaluated. */
const MAX_BITS = 50;

/** Joins a product of powers of one number if its value is too long to be read: 5^100 × 5^10 to 5^110. */
export function joinedPower(expression: Expression): Expression | undefined {
  const factors = expression[0] === '×' ? factorsIn(expression) : [];
  const powers = factors.map(powerOf);
  const [first, ...others] = powers;
  if (!first || others.length === 0 || others.some((power) => power?.base !== first.base)) return undefined;
  const exponent = powers.reduce((sum, power) => sum + (power?.exponent ?? 0n), 0n);
  const isLong = exponent > 0n && BigInt(bitLength(BigInt(first.base))) * exponent > BigInt(MAX_BITS);
  return isLong ? ['^', first.base, exponent.toString()] : undefined;
}

function powerOf(factor: Expression): { readonly base: string; readonly exponent: bigint } | undefined {
  const [operator, base, exponent] = typeof factor === 'string' ? ['^', factor, '1'] : factor;
  const isPower = operator === '^' && typeof base === 'string' && /^\d+$/.test(base);
  return isPower && typeof exponent === 'string' && /^-?\d+$/.test(exponent)
    ? { base, exponent: BigInt(exponent) }
    : undefined;
}
