import type { Drawing } from '@mathtools/practice';

export const named: Drawing = {
  description: 'A right triangle. The sides a and b meet at the right angle; the side c is opposite it.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [4, 0],
        [4, 3],
      ],
    },
    { kind: 'right-angle', at: [4, 0], from: [4, 3], to: [0, 0] },
    { kind: 'label', at: [2, -0.26], text: 'b' },
    { kind: 'label', at: [4.19, 1.5], text: 'a' },
    { kind: 'label', at: [1.83, 1.72], text: 'c' },
  ],
};

export const proof: Drawing = {
  description:
    'A square with sides a + b. On each side a point is marked so that the four points form a tilted square with sides c. The four corners are identical right triangles with sides a, b and c.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [7, 0],
        [7, 7],
        [0, 7],
      ],
    },
    {
      kind: 'polygon',
      points: [
        [4, 0],
        [7, 4],
        [3, 7],
        [0, 3],
      ],
    },
    { kind: 'label', at: [2, -0.45], text: 'b' },
    { kind: 'label', at: [5.5, -0.45], text: 'a' },
    { kind: 'label', at: [7.34, 2], text: 'b' },
    { kind: 'label', at: [7.34, 5.5], text: 'a' },
    { kind: 'label', at: [5, 7.45], text: 'b' },
    { kind: 'label', at: [1.5, 7.45], text: 'a' },
    { kind: 'label', at: [-0.34, 5], text: 'b' },
    { kind: 'label', at: [-0.34, 1.5], text: 'a' },
    { kind: 'label', at: [5.13, 2.28], text: 'c' },
    { kind: 'label', at: [4.71, 5.11], text: 'c' },
    { kind: 'label', at: [1.87, 4.72], text: 'c' },
    { kind: 'label', at: [2.29, 1.89], text: 'c' },
  ],
};

export const screen: Drawing = {
  description: 'A rectangle, 15 cm wide and 8 cm high, with a diagonal of unknown length d.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [15, 0],
        [15, 8],
        [0, 8],
      ],
    },
    { kind: 'segment', from: [0, 0], to: [15, 8] },
    { kind: 'label', at: [7.5, -0.96], text: '15 cm' },
    { kind: 'label', at: [16.63, 4], text: '8 cm' },
    { kind: 'label', at: [7.01, 4.92], text: 'd' },
  ],
};

export const ladder: Drawing = {
  description:
    'A right triangle. The leg along the ground is 2.5 m, the ladder is the 6.5 m hypotenuse, and the leg along the wall is h.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [2.5, 0],
        [2.5, 6],
      ],
    },
    { kind: 'right-angle', at: [2.5, 0], from: [2.5, 6], to: [0, 0] },
    { kind: 'label', at: [1.25, -0.39], text: '2.5 m' },
    { kind: 'label', at: [2.79, 3], text: 'h' },
    { kind: 'label', at: [0.5, 3.31], text: '6.5 m' },
  ],
};

export const isosceles: Drawing = {
  description:
    'A triangle with two equal sides of 10 cm and a base of 12 cm. A dashed line from the top meets the midpoint of the base at a right angle; its length is h.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [12, 0],
        [6, 8],
      ],
    },
    { kind: 'segment', from: [6, 0], to: [6, 8], dashed: true },
    { kind: 'right-angle', at: [6, 0], from: [12, 0], to: [6, 8] },
    { kind: 'label', at: [6, -0.77], text: '12 cm' },
    { kind: 'label', at: [10.25, 4.94], text: '10 cm' },
    { kind: 'label', at: [1.75, 4.94], text: '10 cm' },
    { kind: 'label', at: [5.42, 4], text: 'h' },
  ],
};
