import type { Angles } from './angle-sets.js';
import { areNear, turnOf, type Window } from './angle-units.js';
import { type AngleLine, type AngleWork, isTrigonometric } from './read-angles.js';

/** A line with its angles. */
export interface Known {
  readonly line: AngleLine;
  readonly angles: Angles;
}

/** Compares the angles of two lines. A list without turns must have all angles of one turn. */
export function comparison(
  before: Angles,
  after: Angles,
  work: AngleWork,
  window: Window,
): 'same' | 'lost' | 'other' | undefined {
  const { isPeriodic } = window;
  if (isPeriodic && before.isList !== after.isList) {
    const [list, all] = before.isList ? [before, after] : [after, before];
    if (hasWholeTurn(list.values, all.values, work, window)) return 'same';
    if (before.isList) return undefined;
  }
  const isIn = (value: number, others: readonly number[]): boolean =>
    others.some((other) => areNear(reduced(value, window), reduced(other, window), work));
  const isSubset = after.values.every((value) => isIn(value, before.values));
  const isWhole = before.values.every((value) => isIn(value, after.values));
  const isFull = isWhole && !(isPeriodic && after.isList && !before.isList);
  return isSubset ? (isFull ? 'same' : 'lost') : 'other';
}

function reduced(value: number, { low, high, isPeriodic }: Window): number {
  const length = high - low;
  const rest = value - Math.floor((value - low) / length + 1e-12) * length;
  return isPeriodic ? rest : value;
}

/** Returns whether a list has all angles of a full turn: from 0° to 360°, or from −180° to 180°. */
function hasWholeTurn(
  list: readonly number[],
  all: readonly number[],
  work: AngleWork,
  { high }: Window,
): boolean {
  const turn = turnOf(work);
  const copies = all.flatMap((value) => [value - high, value, value + high]);
  return [
    [0, turn],
    [-turn / 2, turn / 2],
  ].some(([low = 0, end = 0]) =>
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ].some(([first, last]) => {
      const wanted = copies.filter(
        (value) =>
          (value > low && value < end && !areNear(value, low, work) && !areNear(value, end, work)) ||
          (first === 1 && areNear(value, low, work)) ||
          (last === 1 && areNear(value, end, work)),
      );
      const isEnd = first === 1 || last === 1 || !copies.some((value) => areNear(value, low, work));
      return (
        isEnd &&
        wanted.length === list.length &&
        wanted.every((value) => list.some((other) => areNear(other, value, work)))
      );
    }),
  );
}

/** Returns whether all values are rounded angles of the base, with ≈ or wrongly with an equals sign. */
export function isRounded(
  { angles }: Known,
  { line, angles: now }: Known,
  work: AngleWork,
): 'about' | 'exact' | undefined {
  if (now.values.length === 0 || now.values.length !== angles.values.length) return undefined;
  if (!now.halves.every((half) => half > 0) || line.parts.some((part) => isTrigonometric(part, work.unknown)))
    return undefined;
  const isAll = now.values.every((value, i) =>
    angles.values.some((root) => Math.abs(root - value) <= (now.halves[i] ?? 0) * 1.0001),
  );
  const isExact = now.values.every((value) => angles.values.some((root) => areNear(root, value, work)));
  if (!isAll || isExact) return undefined;
  return line.parts.every(({ isAbout }) => isAbout) ? 'about' : 'exact';
}
