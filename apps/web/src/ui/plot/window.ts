/** An interval of an axis. */
export type Span = readonly [from: number, to: number];

/** The part of the plane that a drawing shows. */
export interface Window {
  readonly across: Span;
  readonly up: Span;
}

/** The largest and smallest size of a window compared with the one at the start. */
const MOST = 100;

/**
 * Returns a window enlarged by a factor around a point, given as fractions of its width and of its height from the
 * bottom.
 */
export function zoomed(
  window: Window,
  factor: number,
  home: Window,
  at: readonly [x: number, y: number] = [0.5, 0.5],
): Window {
  const size = (sizeOf(window.across) * factor) / sizeOf(home.across);
  if (!(size <= MOST && size >= 1 / MOST)) return window;
  return { across: scaled(window.across, factor, at[0]), up: scaled(window.up, factor, at[1]) };
}

/**
 * Returns a window moved by fractions of its width and height. It stays within the largest window around the one at
 * the start.
 */
export function panned(window: Window, [right, up]: readonly [x: number, y: number], home: Window): Window {
  const moved = { across: shifted(window.across, right), up: shifted(window.up, up) };
  const isFar = (span: Span, first: Span) =>
    Math.max(Math.abs(span[0] - first[0]), Math.abs(span[1] - first[1])) > MOST * sizeOf(first);
  return isFar(moved.across, home.across) || isFar(moved.up, home.up) ? window : moved;
}

/** Returns the point in a window that is closest to its middle, or otherwise its middle, as shares of the window. */
export function focusOf(
  { across, up }: Window,
  points: readonly (readonly [x: number, y: number])[],
): readonly [x: number, y: number] {
  const middle = [0.5, 0.5] as const;
  const away = ([x, y]: readonly [number, number]): number => Math.hypot(x - middle[0], y - middle[1]);
  return (
    points
      .map(([x, y]) => [(x - across[0]) / sizeOf(across), (y - up[0]) / sizeOf(up)] as const)
      .filter((share) => share.every((each) => each >= 0 && each <= 1))
      .reduce<readonly [number, number] | undefined>(
        (one, other) => (one && away(one) <= away(other) ? one : other),
        undefined,
      ) ?? middle
  );
}

/** The distance from the edges at which a point stops, as a fraction of the window's size. */
const EDGE = 0.03;

/** Shortens a move of the window so that a point stays in view. The move and the point are fractions of the window. */
export function keepingIn(
  move: readonly [x: number, y: number],
  point: readonly [x: number, y: number],
): readonly [x: number, y: number] {
  const shorter = (by: number, share: number): number =>
    share - Math.min(Math.max(1 - EDGE, share), Math.max(Math.min(EDGE, share), share - by));
  return [shorter(move[0], point[0]), shorter(move[1], point[1])];
}

const sizeOf = ([from, to]: Span): number => to - from;

function scaled([from, to]: Span, factor: number, share: number): Span {
  const fixed = from + share * (to - from);
  return [fixed - (fixed - from) * factor, fixed + (to - fixed) * factor];
}

function shifted([from, to]: Span, share: number): Span {
  const by = share * (to - from);
  return [from + by, to + by];
}
