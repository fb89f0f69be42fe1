import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';
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
import { joined } from './real-parts.js';
import { say } from '../texts/function-steps.js';

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
    const law = isFromZero(roots)
      ? 'algebra.root-order:not-negative'
      : say(`algebra.root-order${placesIn(roots)}`, { n: exponent });
    return shown(inner, roots, { subject, law });
  }
  if (numerator % 2n === 0n)
    return folded(inner, of, {
      subject,
      laws: ['algebra.even-power:never-negative', 'algebra.even-power'],
    });
  const powers = mapped(inner.parts, { of });
  const law = say(`algebra.keep-order:power${placesIn(powers)}`, { n: exponent });
  return shown(inner, powers, { subject, law });
}

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
    ? 'algebra.exponential-order:positive'
    : say(`algebra.exponential-order${placesIn(inner.parts)}${isFalling ? ':flip' : ''}`, { n: base });
  return shown(inner, isFalling ? joined(parts) : parts, {
    subject,
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
  const places = placesIn(values);
  const order = isFalling ? 'algebra.flip-order' : 'algebra.keep-order';
  return shown(inner, isFalling ? joined(values) : values, {
    subject,
    law:
      base === 'e' ? `algebra.keep-order:natural${places}` : say(`${order}:logarithm${places}`, { n: base }),
  });
}
