import type { Expression } from '../../steps/expression.js';
import type { Step } from '../../steps/step.js';
import { normalForm } from '../normal/normal-form.js';
import { compareValues, signOfValue } from '../normal/value-sign.js';
import type { Interval, Statement } from '../read/statement.js';
import { isAll, joined, partSteps, type Parts, partsWhere } from './real-parts.js';
import { type Law, say } from '../texts/function-steps.js';

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
export function kept(parts: Parts, relation: '≥' | '≤' | '>' | '<'): Parts | undefined {
  const statement: Statement = {
    kind: 'and',
    parts: [
      { kind: 'intervals', unknown: 'x', intervals: parts },
      { kind: 'relation', left: 'x', relation, right: '0' },
    ],
  };
  return parts.length === 0 ? [] : partsWhere(statement, 'x');
}

/** Returns the variant for what an operation changes: both sides of y ≥ 1, or each part of 1 ≤ y ≤ 2. */
export function placesIn(parts: Parts): '' | ':each' {
  return boundsIn(parts).some(isChain) ? ':each' : '';
}

/** Returns the lines that describe values, without those that only leave out a number. */
function boundsIn(parts: Parts): readonly Step[] {
  return partSteps('algebra.interval-solutions:or', 'y', parts).filter(({ relation }) => relation !== '≠');
}

/** Returns whether a line is a chain: 1 ≤ y ≤ 2. */
function isChain({ before }: Step): boolean {
  return before !== 'y';
}

interface Line {
  readonly law: Law;
  readonly subject: Expression;
}

/** Adds the lines that show new values. */
export function shown(inner: Ranged, parts: Parts | undefined, { subject, law }: Line): Ranged | undefined {
  return parts && { parts, steps: [...inner.steps, ...partSteps(law, subject, parts)] };
}

/** Returns whether values are all numbers from 0 up, possibly without some of them. */
export function isFromZero(parts: Parts): boolean {
  return parts[0]?.low === '0' && parts.at(-1)?.high === undefined;
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
  const products = mapped(inner.parts, { of: (end) => ['×', factor, end], isFalling: side < 0 });
  const parts = side < 0 ? joined(products) : products;
  if (!parts) return undefined;
  return shown(inner, parts, {
    subject,
    law: say(`algebra.multiply-both${side < 0 ? flipsIn(parts) : placesIn(parts)}`, { n: factor }),
  });
}

/** Returns the variant for the signs that a negative factor flips: none in y ≠ 2. */
function flipsIn(parts: Parts) {
  const [line, other] = boundsIn(parts);
  if (!line) return placesIn(parts);
  if (other) return `${placesIn(parts)}:flip-several` as const;
  return isChain(line) ? ':each:flip-both' : ':flip';
}

/** Returns the values of a sine, cosine or tangent of every angle. */
export function waveRange(inner: Ranged | undefined, expression: Expression): Ranged | undefined {
  if (!inner || !isAll(inner.parts)) return undefined;
  if (expression[0] === 'tan') return inner;
  const parts = [{ low: '-1', high: '1', includesLow: true, includesHigh: true }];
  return {
    parts,
    steps: partSteps('algebra.between-one', expression, parts),
  };
}

/** Returns the reciprocals of the values. */
export function reciprocal(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  const [above, below] = inner ? [kept(inner.parts, '>'), kept(inner.parts, '<')] : [];
  if (!inner || !above || !below) return undefined;
  const map: Map = { of: (end) => ['/', '1', end], limits: ['0', '0'], pole: '0', isFalling: true };
  const parts = joined([...mapped(below, map), ...mapped(above, map)]);
  if (!parts) return undefined;
  return shown(inner, parts, {
    subject,
    law: isNotZero(parts) ? 'algebra.reciprocal-order:not-0' : `algebra.reciprocal-order${placesIn(parts)}`,
  });
}

/** Returns true for all numbers except 0. */
function isNotZero([below, above, ...others]: Parts): boolean {
  const isBelow = below?.low === undefined && below?.high === '0' && !below.includesHigh;
  return (
    isBelow && above?.low === '0' && !above.includesLow && above.high === undefined && others.length === 0
  );
}

/** Returns the square roots of the values. */
export function rootRange(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  const parts = inner && kept(inner.parts, '≥');
  if (!inner || !parts) return undefined;
  const roots = mapped(parts, { of: (end) => ['√', end] });
  const law = isFromZero(roots)
    ? 'algebra.root-order:square:not-negative'
    : (`algebra.root-order:square${placesIn(roots)}` as const);
  return shown(inner, roots, { subject, law });
}

/** Returns the absolute values of the values. */
export function absoluteRange(inner: Ranged | undefined, subject: Expression): Ranged | undefined {
  return folded(inner, (end) => ['abs', end], {
    subject,
    laws: ['algebra.absolute-distance:never-negative', 'algebra.absolute-distance'],
  });
}

interface Folding extends Pick<Line, 'subject'> {
  /** The laws for all numbers from 0 up and for other values. */
  readonly laws: readonly [fromZero: Law, others: Law];
}

/** Maps values by a function that falls below 0 and rises above it, as |x| and x² do. */
export function folded(
  inner: Ranged | undefined,
  of: (end: Expression) => Expression,
  { laws, ...line }: Folding,
): Ranged | undefined {
  const [above, below] = inner ? [kept(inner.parts, '≥'), kept(inner.parts, '≤')] : [];
  if (!inner || !above || !below) return undefined;
  const parts = joined([...mapped(below, { of, isFalling: true }), ...mapped(above, { of })]);
  const law = parts && laws[isFromZero(parts) ? 0 : 1];
  return law === undefined ? undefined : shown(inner, parts, { ...line, law });
}
