import type { Drawing } from '@mathtools/practice';

export const parallelogram: Drawing = {
  description:
    'A parallelogram with base b and height h. A dashed line cuts off a triangle on the right. Dashed lines on the left show where the same triangle fits to make a rectangle.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [7, 0],
        [9.5, 4],
        [2.5, 4],
      ],
    },
    { kind: 'segment', from: [0, 0], to: [0, 4], dashed: true },
    { kind: 'segment', from: [0, 4], to: [2.5, 4], dashed: true },
    { kind: 'segment', from: [7, 0], to: [7, 4], dashed: true },
    { kind: 'right-angle', at: [7, 0], from: [7, 4], to: [0, 0] },
    { kind: 'label', at: [3.5, -0.61], text: 'b' },
    { kind: 'label', at: [6.54, 2], text: 'h' },
  ],
};

export const triangle: Drawing = {
  description:
    'A triangle with base b. Together with a copy of it, drawn upside down in dashed lines, it forms a parallelogram with the same base and height h.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [7, 0],
        [2.5, 4.5],
      ],
    },
    { kind: 'segment', from: [2.5, 4.5], to: [9.5, 4.5], dashed: true },
    { kind: 'segment', from: [9.5, 4.5], to: [7, 0], dashed: true },
    { kind: 'segment', from: [2.5, 4.5], to: [2.5, 0], dashed: true },
    { kind: 'right-angle', at: [2.5, 0], from: [7, 0], to: [2.5, 4.5] },
    { kind: 'label', at: [3.5, -0.61], text: 'b' },
    { kind: 'label', at: [2.04, 2.25], text: 'h' },
  ],
};

export const trapezoid: Drawing = {
  description:
    'A trapezoid with parallel sides a below and c above, and height h between them. Together with an upside-down copy in dashed lines, it forms a parallelogram with base a + c.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [7, 0],
        [5, 4],
        [1.5, 4],
      ],
    },
    { kind: 'segment', from: [5, 4], to: [12, 4], dashed: true },
    { kind: 'segment', from: [12, 4], to: [10.5, 0], dashed: true },
    { kind: 'segment', from: [10.5, 0], to: [7, 0], dashed: true },
    { kind: 'segment', from: [1.5, 4], to: [1.5, 0], dashed: true },
    { kind: 'right-angle', at: [1.5, 0], from: [7, 0], to: [1.5, 4] },
    { kind: 'label', at: [2.05, 2.2], text: 'h' },
    { kind: 'label', at: [3.5, -0.77], text: 'a' },
    { kind: 'label', at: [3.25, 4.77], text: 'c' },
    { kind: 'label', at: [8.75, -0.77], text: 'c' },
    { kind: 'label', at: [8.5, 4.77], text: 'a' },
  ],
};

export const leaning: Drawing = {
  description:
    'A parallelogram with a base of 9 cm and slanted sides of 5 cm. Its height, a dashed line, is 4 cm.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [9, 0],
        [12, 4],
        [3, 4],
      ],
    },
    { kind: 'segment', from: [3, 0], to: [3, 4], dashed: true },
    { kind: 'right-angle', at: [3, 0], from: [9, 0], to: [3, 4] },
    { kind: 'label', at: [4.5, -0.77], text: '9 cm' },
    { kind: 'label', at: [11.59, 1.18], text: '5 cm' },
    { kind: 'label', at: [4.3, 2], text: '4 cm' },
  ],
};

export const dam: Drawing = {
  description:
    'A trapezoid. The lower side is 10 m long, and the upper side, parallel to it, is 6 m long. Its height, a dashed line, is 5 m.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [10, 0],
        [8.5, 5],
        [2.5, 5],
      ],
    },
    { kind: 'segment', from: [2.5, 0], to: [2.5, 5], dashed: true },
    { kind: 'right-angle', at: [2.5, 0], from: [10, 0], to: [2.5, 5] },
    { kind: 'label', at: [5, -0.64], text: '10 m' },
    { kind: 'label', at: [5.5, 5.64], text: '6 m' },
    { kind: 'label', at: [3.39, 2.5], text: '5 m' },
  ],
};

export const gable: Drawing = {
  description:
    'The front of a house: a rectangle 8 m wide and 5 m high with a triangle on top. A dashed line shows the triangle’s height of 3 m.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [8, 0],
        [8, 5],
        [4, 8],
        [0, 5],
      ],
    },
    { kind: 'segment', from: [0, 5], to: [8, 5], dashed: true },
    { kind: 'segment', from: [4, 5], to: [4, 8], dashed: true },
    { kind: 'right-angle', at: [4, 5], from: [4, 8], to: [0, 5] },
    { kind: 'label', at: [4, -0.51], text: '8 m' },
    { kind: 'label', at: [8.71, 2.5], text: '5 m' },
    { kind: 'label', at: [4.71, 6.5], text: '3 m' },
  ],
};

export const twoHeights: Drawing = {
  description:
    'A triangle with a base of 14 cm, a left side of 13 cm and a right side of 15 cm. The height to the base is 12 cm. A second height h goes from the left vertex to the right side.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [14, 0],
        [5, 12],
      ],
    },
    { kind: 'segment', from: [5, 12], to: [5, 0], dashed: true },
    { kind: 'right-angle', at: [5, 0], from: [14, 0], to: [5, 12] },
    { kind: 'segment', from: [0, 0], to: [8.96, 6.72], dashed: true },
    { kind: 'right-angle', at: [8.96, 6.72], from: [0, 0], to: [14, 0] },
    { kind: 'label', at: [6.75, 7], text: '12 cm' },
    { kind: 'label', at: [2.9, 3.1], text: 'h' },
    { kind: 'label', at: [7, -0.9], text: '14 cm' },
    { kind: 'label', at: [10.96, 7.09], text: '15 cm' },
    { kind: 'label', at: [0.76, 6.72], text: '13 cm' },
  ],
};
