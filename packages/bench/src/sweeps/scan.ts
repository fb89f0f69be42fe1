import type { Interval } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';

/** A real function in doubles, with NaN where it has no value. It doesn't use the engine. */
export type Real = (x: number) => number;

const CONSTANTS: Readonly<Record<string, number>> = { e: Math.E, π: Math.PI };

/** Returns the power of a real number, with real roots of negative numbers if the root is odd. */
export function power(base: number, numerator: number, denominator = 1): number {
  if (denominator % 2 === 0 || base >= 0) return base ** (numerator / denominator);
  return (numerator % 2 === 0 ? 1 : -1) * (-base) ** (numerator / denominator);
}

/** Evaluates an expression of the engine in doubles. */
export function doubleOf(of: Expression, letters: Readonly<Record<string, number>> = {}): number {
  if (typeof of === 'string') {
    const [top = '', bottom = '1'] = of.split('/');
    return letters[of] ?? CONSTANTS[of] ?? Number(top) / Number(bottom);
  }
  const [operator, ...operands] = of;
  const values = operands.map((operand) => doubleOf(operand, letters));
  const [a = NaN, b = NaN] = values;
  switch (operator) {
    case '+':
      return values.reduce((x, y) => x + y, 0);
    case '×':
      return values.reduce((x, y) => x * y, 1);
    case '-':
      return a - b;
    case '/':
    case '÷':
      return b === 0 ? NaN : a / b;
    case '^': {
      const [top = '1', bottom = '1'] = typeof operands[1] === 'string' ? operands[1].split('/') : [];
      return a < 0 && Number(bottom) > 1 ? power(a, Number(top), Number(bottom)) : a ** b;
    }
    case '√':
      return Math.sqrt(a);
    case 'neg':
      return -a;
    case 'abs':
      return Math.abs(a);
    case 'ln':
      return Math.log(a);
    case 'log':
      return Math.log(b) / Math.log(a);
    case '°':
      return (a * Math.PI) / 180;
    case 'arcsin':
      return Math.asin(a);
    case 'arccos':
      return Math.acos(a);
    case 'arctan':
      return Math.atan(a);
    case '()':
      return a;
    default:
      return NaN;
  }
}

/** Points that are dense near 0, none of which is a typical boundary. */
const GRID = Array.from({ length: 4001 }, (_, i) => (i - 2000) * 0.0253 + 0.00137);
const FAR = [60.013, 125.77, 999.31, 12345.67].flatMap((x) => [x, -x]);

/** Returns whether a number is in one of the intervals, whose endpoints are doubles. */
function isIn(x: number, ends: readonly (readonly [low: number, high: number])[]): boolean {
  return ends.some(([low, high]) => low < x && x < high);
}

/**
 * Returns whether intervals are the numbers at which a condition holds: at the points of a grid, close to both sides of every
 * end, and at the ends themselves. The condition is undefined where doubles can't decide it.
 */
export function isScanned(
  intervals: readonly Interval[],
  holds: (x: number) => boolean | undefined,
  holdsAtEnd: (x: number) => boolean | undefined,
): boolean {
  const ends = intervals.map(
    ({ low, high }) =>
      [
        low === undefined ? -Infinity : doubleOf(low),
        high === undefined ? Infinity : doubleOf(high),
      ] as const,
  );
  const borders = ends.flat().filter((end) => Number.isFinite(end));
  const near = borders.flatMap((end) => {
    const step = 1e-6 * Math.max(1, Math.abs(end));
    return [end - step, end + step];
  });
  const points = [...GRID, ...FAR, ...near].filter((x) => borders.every((end) => Math.abs(x - end) > 1e-8));
  const isRight = points.every((x) => (holds(x) ?? isIn(x, ends)) === isIn(x, ends));
  const hasEnds = intervals.every(({ includesLow, includesHigh }, i) => {
    const [low, high] = ends[i] ?? [NaN, NaN];
    const isEnd = (x: number, isIncluded: boolean): boolean =>
      !Number.isFinite(x) || (holdsAtEnd(x) ?? isIncluded) === isIncluded;
    return isEnd(low, includesLow) && isEnd(high, includesHigh);
  });
  return isRight && hasEnds;
}

/** Returns the zeros of a function at which its sign changes, found in small steps and by bisection. */
export function signChanges(f: Real, low: number, high: number, steps = 20_000): readonly number[] {
  const found: number[] = [];
  const at = (i: number): number => low + ((high - low) * (i + 0.137)) / steps;
  for (let i = 0; i < steps; i++) {
    let [from, to] = [at(i), at(i + 1)];
    const start = Math.sign(f(from));
    if (!(start * Math.sign(f(to)) < 0)) continue;
    for (let turn = 0; turn < 80; turn++) {
      const middle = (from + to) / 2;
      if (Math.sign(f(middle)) === start) from = middle;
      else to = middle;
    }
    found.push((from + to) / 2);
  }
  return found;
}

/** Returns whether two lists of numbers are equal up to a small error. */
export function areNear(mine: readonly number[], others: readonly number[], error = 1e-7): boolean {
  const sorted = [...mine].sort((a, b) => a - b);
  const expected = [...others].sort((a, b) => a - b);
  return (
    sorted.length === expected.length &&
    sorted.every((value, i) => Math.abs(value - (expected[i] ?? NaN)) <= error * Math.max(1, Math.abs(value)))
  );
}
