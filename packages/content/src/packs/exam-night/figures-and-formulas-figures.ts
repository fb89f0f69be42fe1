import type { Drawing } from '@mathtools/practice';

export const hiddenTriangles: Drawing = {
  description:
    'Three figures with a dashed line in each: the height in a trapezoid, the radius to a corner of a rectangle in a circle, and a line parallel to a side in a triangle.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [8, 0],
        [5.5, 6],
        [2.5, 6],
      ],
    },
    { kind: 'segment', from: [2.5, 0], to: [2.5, 6], dashed: true },
    { kind: 'segment', from: [5.5, 0], to: [5.5, 6], dashed: true },
    { kind: 'right-angle', at: [2.5, 0], from: [0, 0], to: [2.5, 6] },
    { kind: 'circle', center: [14, 3], radius: 3.75 },
    {
      kind: 'polygon',
      points: [
        [11, 0.75],
        [17, 0.75],
        [17, 5.25],
        [11, 5.25],
      ],
    },
    { kind: 'segment', from: [14, 3], to: [17, 5.25], dashed: true },
    { kind: 'dot', at: [14, 3] },
    {
      kind: 'polygon',
      points: [
        [20, 0],
        [27, 0],
        [22.5, 6],
      ],
    },
    { kind: 'segment', from: [21.25, 3], to: [24.75, 3], dashed: true },
  ],
};

export const fieldTrapezoid: Drawing = {
  description:
    'A trapezoid. The lower side is 16 cm long, the upper side is 6 cm long, and both slanted sides are 13 cm long. A dashed line h is its height; it cuts off a right triangle.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [16, 0],
        [11, 12],
        [5, 12],
      ],
    },
    { kind: 'segment', from: [5, 0], to: [5, 12], dashed: true },
    { kind: 'segment', from: [11, 0], to: [11, 12], dashed: true },
    { kind: 'right-angle', at: [5, 0], from: [0, 0], to: [5, 12] },
    { kind: 'label', at: [8, -1.03], text: '16 cm' },
    { kind: 'label', at: [15.49, 6.83], text: '13 cm' },
    { kind: 'label', at: [8, 13.03], text: '6 cm' },
    { kind: 'label', at: [0.51, 6.83], text: '13 cm' },
    { kind: 'label', at: [5.78, 6], text: 'h' },
  ],
};

export const aroundRectangle: Drawing = {
  description:
    'A circle through the four corners of an 8 cm by 6 cm rectangle. A diagonal of the rectangle, a dashed line d, passes through the center.',
  shapes: [
    { kind: 'circle', center: [4, 3], radius: 5 },
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [8, 0],
        [8, 6],
        [0, 6],
      ],
    },
    { kind: 'segment', from: [0, 0], to: [8, 6], dashed: true },
    { kind: 'dot', at: [4, 3] },
    { kind: 'label', at: [4, 0.65], text: '8 cm' },
    { kind: 'label', at: [6.55, 2.2], text: '6 cm' },
    { kind: 'label', at: [2.6, 3.1], text: 'd' },
  ],
};

export const cup: Drawing = {
  description:
    'A cone with its tip at the bottom, seen from the side. It is 12 cm high and filled with water to a height of 6 cm.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [-4, 12],
        [4, 12],
        [0, 0],
      ],
    },
    { kind: 'segment', from: [-2, 6], to: [2, 6] },
    { kind: 'segment', from: [6, 0], to: [6, 12], dashed: true },
    { kind: 'segment', from: [-6, 0], to: [-6, 6], dashed: true },
    { kind: 'label', at: [7.54, 6], text: '12 cm' },
    { kind: 'label', at: [-7.3, 3], text: '6 cm' },
  ],
};

export const twoBases: Drawing = {
  description:
    'A right triangle resting on its longest side. Its legs are 15 cm and 20 cm long. A dashed line h is its height above the longest side.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [25, 0],
        [9, 12],
      ],
    },
    { kind: 'segment', from: [9, 0], to: [9, 12], dashed: true },
    { kind: 'right-angle', at: [9, 0], from: [25, 0], to: [9, 12] },
    { kind: 'right-angle', at: [9, 12], from: [0, 0], to: [25, 0] },
    { kind: 'label', at: [1.6, 7.2], text: '15 cm' },
    { kind: 'label', at: [20.2, 7.2], text: '20 cm' },
    { kind: 'label', at: [10.2, 5], text: 'h' },
  ],
};

export const lamp: Drawing = {
  description:
    'A lamp 6 m high on the left and a girl 1.5 m tall, 6 m to the right of it. A dashed line from the lamp passes over her head and reaches the ground at the tip of her shadow, which is s long.',
  shapes: [
    { kind: 'segment', from: [0, 0], to: [0, 6] },
    { kind: 'segment', from: [0, 0], to: [6, 0] },
    { kind: 'segment', from: [6, 0], to: [8, 0] },
    { kind: 'segment', from: [6, 0], to: [6, 1.5] },
    { kind: 'segment', from: [0, 6], to: [8, 0], dashed: true },
    { kind: 'dot', at: [0, 6] },
    { kind: 'label', at: [-0.75, 3], text: '6 m' },
    { kind: 'label', at: [3, -0.55], text: '6 m' },
    { kind: 'label', at: [5, 0.75], text: '1.5 m' },
    { kind: 'label', at: [7, -0.55], text: 's' },
  ],
};
