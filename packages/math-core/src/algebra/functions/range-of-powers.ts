import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { compareValues, signOfValue } from '../normal/value-sign.js';
import {
  folded,
  isFromZero,
  kept,
  mapped,
  placesIn,
  type Ranged,
  reciprocal,
  shown,
  valueOf,
} from './range-of-values.js';
import { joined, type Parts } from './real-parts.js';

/** Returns the powers of the values. */
export function powerRange(
  inner: Ranged | undefined,
  exponent: Expression,
  subject: Expression,
): Ranged | undefined {
  const value = constantValue(exponent);
  if (!value || !inner || typeof subject === 'string') return undefined;
  const { numerator, denominator } = value;
  const base = subject[1] ?? '0';
  if (numerator < 0n) {
    const opposite = valueOf(['neg', exponent]);
    return reciprocal(powerRange(inner, opposite, ['^', base, opposite]), subject);
  }
  if (numerator === 0n) return undefined;
  const of = (end: Expression): Expression => ['^', end, exponent];
  if (denominator % 2n === 0n) {
    const parts = kept(inner.parts, '≥');
    const roots = parts && mapped(parts, { of });
    if (!roots) return undefined;
    const law = isFromZero(roots) ? 'An even root is never negative' : raised(roots, exponent);
    return shown(inner, roots, { subject, id: 'algebra.root-order', law });
  }
  if (numerator % 2n === 0n)
    return folded(inner, of, {
      subject,
      id: 'algebra.even-power',
      laws: ['An even power is never negative', 'An even power grows with the distance from 0'],
    });
  const powers = mapped(inner.parts, { of });
  return shown(inner, powers, { subject, id: 'algebra.keep-order', law: raised(powers, exponent) });
}

function raised(parts: Parts, exponent: Expression): string {
  return `Raise ${placesIn(parts)} to the power ${expressionText(exponent)}`;
}

const FLIPS = ', which flips the inequality sign because the base is less than 1';

/** Returns the powers of a base whose exponents are the values. */
export function exponentialRange(
  base: Expression,
  inner: Ranged | undefined,
  subject: Expression,
): Ranged | undefined {
  const [positive, size] = [signOfValue(base), compareValues(base, '1')];
  if (!inner || positive !== 1 || size === undefined || size === 0) return undefined;
  const isFalling = size < 0;
  const parts = mapped(inner.parts, {
    of: (end) => ['^', base, end],
    limits: isFalling ? [undefined, '0'] : ['0'],
    isFalling,
  });
  const law = isFromZero(parts)
    ? 'A power of a positive base is positive'
    : `Use ${placesIn(inner.parts)} as exponents of ${expressionText(base)}${isFalling ? FLIPS : ''}`;
  return shown(inner, isFalling ? joined(parts) : parts, {
    subject,
    id: 'algebra.exponential-order',
    law,
  });
}

/** Returns the logarithms of the values. */
export function logarithmRange(
  base: Expression,
  inner: Ranged | undefined,
  subject: Expression,
): Ranged | undefined {
  const parts = inner && kept(inner.parts, '>');
  const size = compareValues(base, '1');
  if (!inner || !parts || size === undefined || size === 0) return undefined;
  const isFalling = size < 0;
  const of = (end: Expression): Expression => (base === 'e' ? ['ln', end] : ['log', base, end]);
  const values = mapped(parts, { of, pole: '0', isFalling });
  const name = base === 'e' ? 'natural logarithm' : `log base ${expressionText(base)}`;
  return shown(inner, isFalling ? joined(values) : values, {
    subject,
    id: isFalling ? 'algebra.flip-order' : 'algebra.keep-order',
    law: `Take the ${name} of ${placesIn(values)}${isFalling ? FLIPS : ''}`,
  });
}
