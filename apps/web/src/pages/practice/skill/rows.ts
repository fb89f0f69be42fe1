import type { Place } from './graph.js';
import { LABEL } from './path.css.js';

/** The number of characters that fit on a line of a label in the narrowest cell. */
const CHARACTERS = 12;

/** Returns the number of lines of a label. */
function linesOf(title: string): number {
  const lines = title.split(' ').reduce<readonly number[]>((done, { length }) => {
    const last = done.at(-1);
    return last !== undefined && last + 1 + length <= CHARACTERS
      ? [...done.slice(0, -1), last + 1 + length]
      : [...done, length];
  }, []);
  return lines.length;
}

/** Returns the top of each row in pixels, and of the end of the last one. A row is as high as its longest label requires. */
export function topsOf(
  places: ReadonlyMap<string, Place>,
  titleOf: ReadonlyMap<string, string>,
  count: number,
): readonly number[] {
  const lines = Array.from({ length: count }, () => 1);
  for (const [id, { row }] of places) lines[row] = Math.max(lines[row] ?? 1, linesOf(titleOf.get(id) ?? ''));
  const tops = [0];
  for (const each of lines) tops.push((tops.at(-1) ?? 0) + LABEL.around + each * LABEL.line);
  return tops;
}
