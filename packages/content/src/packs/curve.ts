import type { DrawnShape } from '@mathtools/practice';

/** The number of line segments that look like a curve at the size of a figure. */
const PIECES = 32;

/** Returns the graph of a function between two x-coordinates. */
export function curve(of: (x: number) => number, from: number, to: number): readonly DrawnShape[] {
  const at = (piece: number): readonly [number, number] => {
    const x = from + ((to - from) * piece) / PIECES;
    return [x, of(x)];
  };
  return Array.from({ length: PIECES }, (_, piece) => ({
    kind: 'segment',
    from: at(piece),
    to: at(piece + 1),
  }));
}
