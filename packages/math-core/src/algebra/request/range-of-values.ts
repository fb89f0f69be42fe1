import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { expressionText } from '../../steps/to-text.js';
import { normalForm } from '../normal/normal-form.js';
import { compareValues, signOfValue } from '../normal/value-sign.js';
import type { Interval, Statement } from '../statement.js';
import { isAll, joined, partSteps, type Parts, partsWhere } from './real-parts.js';

/** The id of the lines that find a range. */
export const ID = 'algebra.function-range';

/** The values of an expression, with the lines that find them. */
export interface Ranged {
  readonly parts: Parts;
  readonly steps: readonly Step[];
}

/** Returns the written value of an expression without the letter. */
export function valueOf(expression: Expression): Expression {
  const form = normalForm(expression);
  return form.ok ? form.value.sum : expression;
}

interface Map {
  readonly of: (end: Expression) => Expression;
  /** The lower and upper limits. A missing limit is infinite. */
  readonly limits?: readonly (Expression | undefined)[];
  /** A number at which the values grow without bound. */
  readonly pole?: Expression;
  readonly isFalling?: boolean;
}

/** Maps intervals by a function that is monotonic on each. */
export function mapped(parts: Parts, { of, limits = [], pole, isFalling = false }: Map): Parts {
  const end = (value: Expression | undefined, side: 0 | 1): Expression | undefined => {
    if (value === undefined) return limits[side];
    return pole !== undefined && compareValues(value, pole) === 0 ? undefined : valueOf(of(value));
  };
  return parts.map(({ low, high, includesLow, includesHigh }): Interval => {
    const [from, to] = [end(low, 0), end(high, 1)];
    const [least, most] = isFalling ? [to, from] : [from, to];
    return {
      ...(least !== undefined && { low: least }),
      ...(most !== undefined && { high: most }),
      includesLow: isFalling ? includesHigh : includesLow,
      includesHigh: isFalling ? includesLow : includesHigh,
    };
  });
}

/** Returns the numbers of the parts that have a relation to 0. */
function kept(parts: Parts, relation: '≥' | '≤' | '>' | '<'): Parts | undefined {
  const statement: Statement = {
    kind: 'and',
    parts: [
      { kind: 'intervals', unknown: 'x', intervals: parts },
      { kind: 'relation', left: 'x', relation, right: '0' },
    ],
  };
  return parts.length === 0 ? [] : partsWhere(statement, 'x');
}

/** Returns the words for what an operation changes: both sides of y ≥ 1, or each part of 1 ≤ y ≤ 2. */
export function placesIn(parts: Parts | undefined): string {
  const isBetween = parts?.some(({ low, high }) => low !== undefined && high !== undefined);
  return isBetween ? 'each part' : 'both sides';
}

interface Line {
  readonly subject: Expression;
  readonly law: string;
}

/** Adds the lines that show new values. */
export function shown(inner: Ranged, parts: Parts | undefined, { subject, law }: Line): Ranged | undefined {
  return parts && { parts, steps: [...inner.steps, ...partSteps(ID, law, subject, parts)] };
}

/** Multiplies the values by a number. */
export function scaled(
  inner: Ranged | undefined,
  factor: Expression,
  subject: Expression,
): Ranged | undefined {
  const side = signOfValue(factor);
  if (!inner || side === undefined) return undefined;
  if (side === 0)
    return { parts: [{ low: '0', high: '0', includesLow: true, includesHigh: true }], steps: [] };
  if (factor === '1') return inner;
  const parts = mapped(inner.parts, { of: (end) => ['×', factor, end], isFalling: side < 0 });
  const places = placesIn(parts);
  const isOne = places === 'both sides' && parts.length === 1;
  const turned = side < 0 ? ` and reverse the ${isOne ? 'sign' : 'signs'}` : '';
  return shown(inner, side < 0 ? joined(parts) : parts, {
    subject,
    law: `Multiply ${places} by ${expressionText(factor)}${turned}`,
  });
}

/** Returns the values of a sine, cosine or tangent of every angle. */
export function waveRange(inner: Ranged | undefined, expression: Expression): Ranged | undefined {
  if (!inner || !isAll(inner.parts)) return undefined;
  if (expression[0] === 'tan') return inner;
  const parts = [{ low: '-1', high: '1', includesLow: true, includesHigh: true }];
  return { parts, steps: partSteps(ID, 'Sine and cosine are between -1 and 1', expression, parts) };
}

/** Returns the reciprocals of the values. */
export function reciprocal(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  const [above, below] = inner ? [kept(inner.parts, '>'), kept(inner.parts, '<')] : [];
  if (!inner || !above || !below) return undefined;
  const map: Map = { of: (end) => ['/', '1', end], limits: ['0', '0'], pole: '0', isFalling: true };
  const parts = joined([...mapped(below, map), ...mapped(above, map)]);
  return shown(inner, parts, { subject, law: `Take the reciprocal of ${placesIn(parts)}` });
}

/** Returns the square roots of the values. */
export function rootRange(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  const parts = inner && kept(inner.parts, '≥');
  if (!inner || !parts) return undefined;
  const roots = mapped(parts, { of: (end) => ['√', end] });
  return shown(inner, roots, { subject, law: 'A square root is never negative' });
}

/** Maps values by a function that falls below 0 and rises above it, as |x| and x² do. */
export function folded(
  inner: Ranged | undefined,
  of: (end: Expression) => Expression,
  line: Line,
): Ranged | undefined {
  const [above, below] = inner ? [kept(inner.parts, '≥'), kept(inner.parts, '≤')] : [];
  if (!inner || !above || !below) return undefined;
  const parts = joined([...mapped(below, { of, isFalling: true }), ...mapped(above, { of })]);
  return shown(inner, parts, line);
}

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
    return parts && shown(inner, mapped(parts, { of }), { subject, law: 'An even root is never negative' });
  }
  if (numerator % 2n === 0n) return folded(inner, of, { subject, law: 'An even power is never negative' });
  return shown(inner, mapped(inner.parts, { of }), {
    subject,
    law: `Raise ${placesIn(inner.parts)} to the power`,
  });
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
  return shown(inner, isFalling ? joined(parts) : parts, {
    subject,
    law: 'A power of a positive base is positive',
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
  return shown(inner, isFalling ? joined(values) : values, {
    subject,
    law: `Take the logarithm of ${placesIn(values)}`,
  });
}
