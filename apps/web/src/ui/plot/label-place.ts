import type { Plane } from './reading.js';

/** A point in the drawing. */
export type Spot = readonly [x: number, y: number];

type Box = Plane;

/** The approximate width of a letter and height of a line of a label. */
const [LETTER, LINE] = [6, 13];
/** Possible offsets of a label's center from its point, in halves of the label's size and then in units. */
const WAYS: readonly (readonly [number, number, number, number])[] = [
  [0, -1, 0, -8],
  [0, 1, 0, 8],
  [1, 0, 10, 0],
  [-1, 0, -10, 0],
  [1, -1, 7, -5],
  [-1, -1, -7, -5],
  [1, 1, 7, 5],
  [-1, 1, -7, 5],
  [0, -1, 0, -16],
  [0, 1, 0, 16],
  [0, -1, 0, -24],
  [0, 1, 0, 24],
];

/** Returns centers for labels next to their points, where they cover as little as possible of curves, points and each other. */
export function placesOf(
  labels: readonly { readonly at: Spot; readonly text: string }[],
  curves: readonly Spot[],
  plane: Box,
): readonly Spot[] {
  const placed: Box[] = [];
  const dots = labels.map(({ at }) => at);
  return labels.map(({ at, text }) => {
    const width = text.length * LETTER;
    const options = WAYS.map(([across, up, dx, dy]) => {
      const middle: Spot = [at[0] + (across * width) / 2 + dx, at[1] + (up * LINE) / 2 + dy];
      const box = boxOf(middle, width);
      const covered = curves.filter((spot) => isIn(spot, box)).length;
      const dotted = dots.filter((spot) => isIn(spot, boxOf(middle, width + 12, LINE + 10))).length;
      const over = placed.filter((other) => meet(box, other)).length;
      const isOut =
        box.left < plane.left || box.right > plane.right || box.top < plane.top || box.bottom > plane.bottom;
      return { middle, box, cost: covered + 40 * dotted + 60 * over + (isOut ? 100 : 0) };
    });
    const best = options.reduce((one, other) => (other.cost < one.cost ? other : one));
    placed.push(best.box);
    return best.middle;
  });
}

/** Returns spots that cover a handle, so that no label does. */
export function handleSpots([x, y]: Spot): readonly Spot[] {
  const offsets = [-12, -8, -4, 0, 4, 8, 12];
  return offsets.flatMap((dx) => offsets.map((dy): Spot => [x + dx, y + dy]));
}

/** Returns spots along both axes, if they are in the plane. */
export function axisSpots(x: number, y: number, { left, right, top, bottom }: Plane): readonly Spot[] {
  const along = (from: number, to: number): number[] =>
    Array.from({ length: Math.floor((to - from) / 4) }, (_, index) => from + 4 * index);
  return [
    ...along(left, right).map((each): Spot => [each, y]),
    ...along(top, bottom).map((each): Spot => [x, each]),
  ];
}

function boxOf([x, y]: Spot, width: number, height = LINE): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isIn([x, y]: Spot, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
