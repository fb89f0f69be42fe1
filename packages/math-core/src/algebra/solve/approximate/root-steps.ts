import type { Figure } from '../../../rational/figure.js';
import { decimalText, exactText } from '../../../rational/format.js';
import { compare, negate, type Rational, rational, reduce } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { expressionFigure } from '../../normal/expression-figure.js';
import { enclose } from '../../normal/enclose.js';
import { put } from '../../../expression/rewrite.js';
import { type Enclosed, roundedFrom } from './rounded-root.js';
import type { Zero, Zeros } from './zeros.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** The maximum number of decimals of the ends of an interval. */
const MAX_DECIMALS = 8;

/**
 * Returns the lines that find the zeros of an expression by its changes of sign, and count them. `between` is the interval
 * that was searched, if it isn't the whole number line.
 */
export function rootSteps(
  f: Expression,
  all: Zeros,
  unknown: string,
  between: readonly [low: Expression, high: Expression] | undefined = endsOfSearch(all),
): readonly Step[] {
  const { zeros, sign } = all;
  const ends = between && { m: between[0], n: between[1] };
  if (zeros.length === 0) {
    const never = ends ? say('algebra.keeps-sign', ends) : 'algebra.keeps-sign:always';
    return sign ? [step(never, f, '0', { relation: sign > 0 ? '>' : '<' })] : [];
  }
  const shown = new Set<string>();
  const isOnly = zeros.length === 1 && !between && zeros.every((zero) => 'rounded' in zero);
  const lines = zeros.flatMap((zero, i) => {
    const around = 'exact' in zero ? undefined : endsOf(all, i);
    const isNarrowed = i < MOST_NARROWED;
    return linesOf(zero, around, { f, unknown, shown, signAt: all.signAt, isNarrowed, isOnly });
  });
  const values = zeros.map((zero) => ('exact' in zero ? zero.exact : zero.rounded));
  const [first = '0', ...more] = values;
  const list: Expression = more.length === 0 ? first : [',', first, ...more];
  const isExact = zeros.every((zero) => 'exact' in zero);
  const law =
    ends !== undefined
      ? say('algebra.count-roots:between', ends)
      : zeros.length === 1
        ? isOnly
          ? 'algebra.count-roots:rounded'
          : 'algebra.count-roots:only'
        : say('algebra.count-roots', { m: zeros.length, n: unknown });
  return [...lines, step(law, unknown, list, { relation: isExact ? '=' : '≈' })];
}

function endsOfSearch({ searched }: Zeros): readonly [Expression, Expression] | undefined {
  return searched && [exactText(searched.low), exactText(searched.high)];
}

interface Writing {
  readonly f: Expression;
  readonly unknown: string;
  /** The numbers whose values were already shown. */
  readonly shown: Set<string>;
  readonly signAt: Zeros['signAt'];
  readonly isNarrowed: boolean;
  /** True if the line that counts the zeros also says how this one is rounded. */
  readonly isOnly: boolean;
}

/** Shows the values on both sides of a zero, and the zero between them. */
function linesOf(zero: Zero, ends: Enclosed | undefined, writing: Writing): readonly Step[] {
  const { f, unknown, shown, isOnly } = writing;
  const valueAt = (at: string): readonly Step[] => {
    if (shown.has(at)) return [];
    shown.add(at);
    const inserted = put(f, new Map([[unknown, at]]));
    const value = valueOf(inserted);
    if (!value) return [];
    const law = say('algebra.insert', { n: `${at} for ${unknown}` });
    return [step(law, inserted, value.text, { relation: value.relation })];
  };
  if ('exact' in zero) {
    const law = say('algebra.exact-root', { n: `${unknown} = ${expressionText(zero.exact)}` });
    return [step(law, put(f, new Map([[unknown, zero.exact]])), '0')];
  }
  const start = ends ?? zero.at;
  const [low, high] = [exactText(start.low), exactText(start.high)];
  const law = say('algebra.sign-change', { m: low, n: high });
  return [
    ...valueAt(low),
    ...valueAt(high),
    between(law, unknown, start),
    ...(writing.isNarrowed ? narrowing(zero.rounded, zero.at, start, writing) : []),
    ...(isOnly ? [] : [step(ROUNDED, unknown, zero.rounded, { relation: '≈' })]),
  ];
}

const ROUNDED = 'algebra.rounded-root';

/** The number of zeros whose intervals are narrowed line by line, and of lines for each. */
const MOST_NARROWED = 6;
const MOST_LINES = 6;

/** Writes an interval as low < x < high. */
function between(law: Law, unknown: string, { low, high }: Enclosed): Step {
  return step(law, exactText(low), ['<', unknown, exactText(high)], { relation: '<' });
}

/** Writes ever smaller intervals around a zero, one digit at a time, up to the numbers that round to it. */
function narrowing(
  rounded: string,
  at: Enclosed,
  start: Enclosed,
  { unknown, signAt }: Writing,
): readonly Step[] {
  const places = rounded.split('.')[1]?.length ?? 0;
  const all = [...Array.from({ length: places }, (_, i) => decimalsAround(at, i + 1)), roundedFrom(rounded)];
  const smaller = all.filter(
    ({ low, high }) =>
      compare(start.low, low) <= 0 && compare(high, start.high) <= 0 && !isSameAs(start, low, high),
  );
  return smaller.slice(-MOST_LINES).flatMap((ends) => {
    const [low, high] = [signAt(ends.low), signAt(ends.high)];
    if (!low || !high || low === high) return [];
    const [first, second] = [exactText(ends.low), exactText(ends.high)];
    const law =
      low < 0
        ? say('algebra.narrow:rising', { n: first, m: second })
        : say('algebra.narrow:falling', { n: first, m: second });
    return [between(law, unknown, ends)];
  });
}

const isSameAs = (one: Enclosed, low: Rational, high: Rational): boolean =>
  compare(one.low, low) === 0 && compare(one.high, high) === 0;

/** Returns an expression's value, rounded to at least four significant digits if it is long. */
function valueOf(expression: Expression): Pick<Figure, 'text' | 'relation'> | undefined {
  const exact = enclose(expression, {}, 160);
  if (exact && 'numerator' in exact) {
    const text = decimalText(exact);
    if (text !== undefined && (text.length <= 12 || !text.includes('.'))) return { text, relation: '=' };
  }
  for (const decimals of [4, 8, 16, 32]) {
    const figure = expressionFigure(expression, decimals);
    if (!figure || /[1-9].*\d{3}/.test(figure.text.replace('.', ''))) return figure;
  }
  return undefined;
}

/** Returns the shortest decimals on both sides of a zero with different signs and no other zero between them. */
function endsOf({ zeros, signAt, isDefinedOn }: Zeros, index: number): Enclosed | undefined {
  const at = zeros[index]?.at;
  if (!at) return undefined;
  const [before, after] = [zeros[index - 1]?.at.high, zeros[index + 1]?.at.low];
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const ends = decimalsAround(at, decimals);
    const [low, high] = [signAt(ends.low), signAt(ends.high)];
    const isAlone = (!before || compare(before, ends.low) < 0) && (!after || compare(ends.high, after) < 0);
    if (isAlone && low && high && low !== high && isDefinedOn(ends)) return ends;
  }
  return undefined;
}

function decimalsAround({ low, high }: Enclosed, decimals: number): Enclosed {
  const unit = 10n ** BigInt(decimals);
  const [from, to] = [floorOf(low, unit), -floorOf(negate(high), unit)];
  return { low: reduce(rational(from, unit)), high: reduce(rational(to, unit)) };
}

function floorOf({ numerator, denominator }: Rational, unit: bigint): bigint {
  const [n, d] = [numerator * unit, denominator];
  return n / d - (n % d < 0n ? 1n : 0n);
}
