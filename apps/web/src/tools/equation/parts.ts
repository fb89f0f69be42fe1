import type { Solution, Solved } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** A part of a line: text, or mathematics. */
export type Part = string | { readonly math: Expression };

const math = (of: Expression): Part => ({ math: of });

const equals = (unknown: string, value: Expression): readonly Part[] => [math(unknown), ' = ', math(value)];

type Approximate = Extract<Solution, { kind: 'approximate' }>;

/** Returns the roots, rounded ones with ≈, or says that there are none in the interval that was searched. */
function rootsOf({ unknown, roots, searched }: Approximate): readonly (readonly Part[])[] {
  if (roots.length === 0)
    return [
      ['No solution', ...(searched ? [' between ', math(searched.low), ' and ', math(searched.high)] : [])],
    ];
  return roots.map((root) =>
    'exact' in root ? equals(unknown, root.exact) : [math(unknown), ' ≈ ', math(root.rounded)],
  );
}

const REASONS: Readonly<Record<Approximate['reason'], string>> = {
  cubic:
    'There is a formula for cubic equations, but it isn’t taught at school: it often needs complex numbers, even for real solutions.',
  quartic: 'There is a formula for equations of degree 4, but it is far too long to be taught at school.',
  'high-degree': 'There is no general formula for equations of degree 5 or higher.',
  mixed: 'The variable can’t be isolated with the rules of algebra that we know.',
};

/** Returns the sentences about rounded roots: why they have no exact form here, and where they were searched. */
export function roundingNotes({ roots, reason, searched }: Approximate): readonly (readonly Part[])[] {
  const isRounded = roots.some((root) => 'rounded' in root);
  const rounded = [`${REASONS[reason]} So values with ≈ are rounded.`];
  const ends = searched && [math(searched.low), ' and ', math(searched.high)];
  return [
    ...(isRounded ? [rounded] : []),
    ends
      ? ['We only looked for solutions between ', ...ends, '.']
      : [roots.length === 1 ? 'This is the only real solution.' : 'These are all real solutions.'],
  ];
}

/** Returns a line as plain text. */
export function partsText(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : expressionText(part.math))).join('');
}

/** Returns the solutions as alternatives, one line each. */
export function alternativesOf({ solution, complex, steps }: Solved): readonly (readonly Part[])[] {
  switch (solution.kind) {
    case 'none':
      return [
        [
          (complex && complex.length > 0) || steps.at(-1)?.id === 'algebra.keeps-sign'
            ? 'No real solution'
            : 'No solution',
        ],
      ];
    case 'all':
      return [
        solution.except.length === 0
          ? ['Every real number']
          : ['Every real number except ', ...listed(solution.except.map((value) => [math(value)]))],
      ];
    case 'values':
      return solution.values.map((value) => equals(solution.unknown, value));
    case 'approximate':
      return rootsOf(solution);
    case 'intervals':
      return solution.intervals.map((interval) => boundsOf(solution.unknown, interval));
    case 'points':
      return solution.points.map((point) => pointOf(point));
    case 'family':
      return [
        [
          'Infinitely many solutions: ',
          ...pointOf(solution.point),
          ', for every ',
          ...listed(solution.free.map((letter) => [math(letter)])),
        ],
      ];
  }
}

function pointOf(point: Readonly<Record<string, Expression>>): readonly Part[] {
  return Object.entries(point).flatMap(([unknown, value], index) => [
    ...(index > 0 ? [', '] : []),
    ...equals(unknown, value),
  ]);
}

type Intervals = Extract<Solution, { kind: 'intervals' }>['intervals'];
export type Interval = Intervals[number];

/** Returns whether an interval is a single value. */
export function isPoint({ low, high }: Interval): boolean {
  return low !== undefined && high !== undefined && expressionText(low) === expressionText(high);
}

/** Returns an interval as an inequality: -3 < x ≤ 2. */
function boundsOf(unknown: string, interval: Interval): readonly Part[] {
  const { low, high, includesLow, includesHigh } = interval;
  if (low !== undefined && isPoint(interval)) return equals(unknown, low);
  if (low === undefined && high === undefined) return ['Every real number'];
  if (low === undefined) return [math(unknown), includesHigh ? ' ≤ ' : ' < ', math(high ?? '0')];
  if (high === undefined) return [math(unknown), includesLow ? ' ≥ ' : ' > ', math(low)];
  return [math(low), includesLow ? ' ≤ ' : ' < ', math(unknown), includesHigh ? ' ≤ ' : ' < ', math(high)];
}

/** Returns the intervals as a set: (−∞, −3) ∪ [2, ∞). */
export function setOf(intervals: Intervals): readonly Part[] {
  return intervals.flatMap((interval, index) => {
    const { low, high, includesLow, includesHigh } = interval;
    const before = index > 0 ? [' ∪ '] : [];
    if (low !== undefined && isPoint(interval)) return [...before, '{', math(low), '}'];
    return [
      ...before,
      includesLow ? '[' : '(',
      low === undefined ? '−∞' : math(low),
      ', ',
      high === undefined ? '∞' : math(high),
      includesHigh ? ']' : ')',
    ];
  });
}

/** Joins items in a sentence: a, b and c. */
export function listed(items: readonly (readonly Part[])[], last = ' and '): readonly Part[] {
  return items.flatMap((item, index) => [
    ...(index === 0 ? [] : [index === items.length - 1 ? last : ', ']),
    ...item,
  ]);
}
