import type { Drawing, DrawnShape } from '@mathtools/practice';

/** Returns both axes, with their names and a tick mark at each integer. */
function axes(right: number, top: number): readonly DrawnShape[] {
  const numbers = (end: number): number[] => Array.from({ length: end - 1 }, (_, place) => place + 1);
  const letter = (Math.max(right, top) + 1) / 14;
  return [
    { kind: 'segment', from: [-1, 0], to: [right, 0] },
    { kind: 'segment', from: [0, -1], to: [0, top] },
    ...numbers(right).map((x): DrawnShape => ({ kind: 'segment', from: [x, -0.12], to: [x, 0.12] })),
    ...numbers(top).map((y): DrawnShape => ({ kind: 'segment', from: [-0.12, y], to: [0.12, y] })),
    { kind: 'label', at: [right - letter / 4, -letter], text: 'x' },
    { kind: 'label', at: [-letter, top - letter / 2], text: 'y' },
  ];
}

export const steps: Drawing = {
  description:
    'Two points in a coordinate plane, P (1, 2) and Q (7, 6). A right triangle between them: 6 to the right, 4 up.',
  shapes: [
    ...axes(9, 7),
    { kind: 'dot', at: [1, 2] },
    { kind: 'dot', at: [7, 6] },
    { kind: 'segment', from: [1, 2], to: [7, 6] },
    { kind: 'segment', from: [1, 2], to: [7, 2], dashed: true },
    { kind: 'segment', from: [7, 2], to: [7, 6], dashed: true },
    { kind: 'right-angle', at: [7, 2], from: [7, 6], to: [1, 2] },
    { kind: 'label', at: [5, 1.36], text: '6' },
    { kind: 'label', at: [7.49, 4], text: '4' },
    { kind: 'label', at: [1.95, 1.3], text: 'P (1, 2)' },
    { kind: 'label', at: [7, 6.71], text: 'Q (7, 6)' },
  ],
};

export const slope: Drawing = {
  description:
    'A line in a coordinate plane. It crosses the y-axis at height b. A right triangle under the line shows the run to the right and the rise upward.',
  shapes: [
    ...axes(7, 6),
    { kind: 'dot', at: [0, 1] },
    { kind: 'segment', from: [-1, 0.25], to: [6, 5.5] },
    { kind: 'segment', from: [2, 2.5], to: [4, 2.5], dashed: true },
    { kind: 'segment', from: [4, 2.5], to: [4, 4], dashed: true },
    { kind: 'label', at: [3, 1.99], text: 'run' },
    { kind: 'label', at: [4.87, 3.25], text: 'rise' },
    { kind: 'label', at: [-0.49, 1.29], text: 'b' },
  ],
};

export const turned: Drawing = {
  description:
    'Two perpendicular lines. The triangle under the first goes 3 to the right and 2 up. Rotated a quarter turn, it goes 2 to the left and 3 up.',
  shapes: [
    { kind: 'segment', from: [-1.5, -1], to: [6, 4] },
    { kind: 'segment', from: [2, -3], to: [-3.3, 4.95] },
    { kind: 'segment', from: [0, 0], to: [3, 0], dashed: true },
    { kind: 'segment', from: [3, 0], to: [3, 2], dashed: true },
    { kind: 'segment', from: [0, 0], to: [0, 3], dashed: true },
    { kind: 'segment', from: [0, 3], to: [-2, 3], dashed: true },
    { kind: 'right-angle', at: [0, 0], from: [3, 2], to: [-2, 3] },
    { kind: 'label', at: [1.5, -0.6], text: '3' },
    { kind: 'label', at: [3.45, 1], text: '2' },
    { kind: 'label', at: [0.45, 1.5], text: '3' },
    { kind: 'label', at: [-1, 3.6], text: '2' },
  ],
};

export const distance: Drawing = {
  description: 'Two points, A (1, 2) and B (9, 8), joined by a segment. M is its midpoint.',
  shapes: [
    ...axes(10, 9),
    { kind: 'segment', from: [1, 2], to: [9, 8] },
    { kind: 'dot', at: [1, 2] },
    { kind: 'dot', at: [9, 8] },
    { kind: 'dot', at: [5, 5] },
    { kind: 'label', at: [3.1, 1.5], text: 'A (1, 2)' },
    { kind: 'label', at: [8, 8.79], text: 'B (9, 8)' },
    { kind: 'label', at: [4.61, 5.68], text: 'M' },
  ],
};

export const triangle: Drawing = {
  description: 'A triangle with vertices A (2, 2), B (8, 5) and C (5, 11) in a coordinate plane.',
  shapes: [
    ...axes(10, 12),
    {
      kind: 'polygon',
      points: [
        [2, 2],
        [8, 5],
        [5, 11],
      ],
    },
    { kind: 'label', at: [2.7, 1.25], text: 'A (2, 2)' },
    { kind: 'label', at: [10.6, 5], text: 'B (8, 5)' },
    { kind: 'label', at: [5, 11.93], text: 'C (5, 11)' },
  ],
};
