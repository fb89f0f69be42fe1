import type { Box } from './drawing.js';
import { quotientText } from './families/shared/lowest.js';
import type { Point } from './problem.js';

/** Matches a number that can be typed as a coordinate: -3, 2.5, 1/2. */
const NUMBER = String.raw`\d{1,6}(?:\.\d{1,6}|/\d{1,6})?`;
const POINT = new RegExp(String.raw`^\(?(-?${NUMBER})[,;](-?${NUMBER})\)?$`);
/** Matches a line that can be typed: y = 3, y = -x/2 + 1, y = 3/2x - 1, y = (3/2)x. */
const LINE = new RegExp(
  String.raw`^y=(?:(-?)\(?(${NUMBER})?\)?\*?x(?:/(\d{1,6}))?)?(?:([-+]?)(${NUMBER}))?$`,
);
const VERTICAL = new RegExp(String.raw`^x=(-?${NUMBER})$`);

/**
 * Returns the answer as typed for a point, or for the line through two different points.
 * @example entryOf([[2, -3]]) // "(2, −3)"
 * @example entryOf([[0, 1], [1, 3]]) // "y = 2x + 1"
 */
export function entryOf([a, b]: readonly [Point, Point?]): string {
  return (b ? lineText(a, b) : `(${a[0]}, ${a[1]})`).replaceAll('-', '−');
}

/**
 * Returns the equation of the line through two different points of the grid, in typed notation:
 * `lineText([0, 1], [2, 0])` is "y = -x/2 + 1".
 */
export function lineText(a: Point, b: Point): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (dx === 0) return `x = ${a[0]}`;
  const constant = quotientText(a[1] * dx - dy * a[0], dx);
  if (dy === 0) return `y = ${constant}`;
  const [top = '', bottom] = quotientText(dy, dx).split('/');
  const x = `${top.replace(/(?<!\d)1$/, '')}x${bottom === undefined ? '' : `/${bottom}`}`;
  if (constant === '0') return `y = ${x}`;
  return `y = ${x} ${constant.startsWith('-') ? '-' : '+'} ${constant.replace('-', '')}`;
}

/**
 * Returns the point of an entry, or two points of the grid on its line. Returns undefined if the entry is
 * neither, or outside the grid.
 * @example pointsIn('(2, −3)', 'point', { left: -5, right: 5, bottom: -5, top: 5 }) // [[2, -3]]
 */
export function pointsIn(entry: string, kind: 'point' | 'line', grid: Box): readonly Point[] | undefined {
  const text = entry.replaceAll(/\s/g, '').replaceAll('−', '-');
  if (kind === 'line') return lineIn(text, grid);
  const [, x, y] = POINT.exec(text) ?? [];
  if (x === undefined || y === undefined) return undefined;
  const point: Point = [valueOf(x), valueOf(y)];
  return isIn(point, grid) ? [point] : undefined;
}

function lineIn(text: string, grid: Box): readonly Point[] | undefined {
  const { left, right, bottom, top } = grid;
  const [, across] = VERTICAL.exec(text) ?? [];
  if (across !== undefined) {
    const ends: readonly Point[] = [
      [valueOf(across), Math.max(bottom, 0)],
      [valueOf(across), Math.min(top, Math.max(bottom, 0) + 1)],
    ];
    return ends.every((end) => isIn(end, grid)) ? ends : undefined;
  }
  return slopedLineIn(text, grid, outward(left, right));
}

/** Returns two points of a line such as y = 2x + 1 at some of the given places. */
function slopedLineIn(text: string, grid: Box, places: readonly number[]): readonly Point[] | undefined {
  const [whole, sign, size = '1', under = '1', before, constant = '0'] = LINE.exec(text) ?? [];
  if (whole === undefined || whole === 'y=') return undefined;
  const slope = text.includes('x') ? (valueOf(size) / Number(under)) * (sign === '-' ? -1 : 1) : 0;
  const height = valueOf(constant) * (before === '-' ? -1 : 1);
  const found: Point[] = [];
  for (const x of places) {
    const y = slope * x + height;
    const at: Point = [x, Math.round(y) + 0];
    if (Math.abs(y - at[1]) < 1e-9 && isIn(at, grid)) found.push(at);
  }
  return found.length < 2 ? undefined : found.slice(0, 2);
}

/** Returns the whole numbers of a range, the smallest sizes first. */
function outward(from: number, to: number): readonly number[] {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return all.sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
}

function valueOf(text: string): number {
  const [top = '', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom) + 0;
}

function isIn([x, y]: Point, { left, right, bottom, top }: Box): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}
