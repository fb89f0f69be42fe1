import type { Drawing } from '@mathtools/practice';

export const scaled: Drawing = {
  description:
    'A triangle divided by lines parallel to its sides into nine identical small triangles. Its sides are three times as long as those of a small one.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [9, 0],
        [3, 6],
      ],
    },
    { kind: 'segment', from: [3, 0], to: [5, 4] },
    { kind: 'segment', from: [6, 0], to: [7, 2] },
    { kind: 'segment', from: [1, 2], to: [7, 2] },
    { kind: 'segment', from: [2, 4], to: [5, 4] },
    { kind: 'segment', from: [3, 0], to: [1, 2] },
    { kind: 'segment', from: [6, 0], to: [2, 4] },
  ],
};

export const nested: Drawing = {
  description:
    'Two triangles with a common vertex on the left. From there, the small one has sides a and b, and the sides of the large one are k times as long. The sides opposite the vertex are parallel.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [9, 0],
        [4.82, 5.75],
      ],
    },
    { kind: 'segment', from: [5.4, 0], to: [2.89, 3.45] },
    { kind: 'label', at: [2.7, -0.58], text: 'a' },
    { kind: 'label', at: [0.99, 2.11], text: 'b' },
    { kind: 'label', at: [4.62, 2.07], text: 'c' },
    { kind: 'label', at: [7.86, 3.56], text: 'k × c' },
  ],
};

export const shadow: Drawing = {
  description:
    'A right triangle: the ground is 12 m long, and the tree at its end is h high. Inside it, at the tip, is a smaller right triangle: the ground is 2 m long, and the stick is 1.5 m high. The two triangles share the angle at the tip of the shadow.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [12, 0],
        [12, 9],
      ],
    },
    { kind: 'segment', from: [0, 0], to: [2, 0] },
    { kind: 'segment', from: [2, 0], to: [2, 1.5] },
    { kind: 'right-angle', at: [12, 0], from: [12, 9], to: [0, 0] },
    { kind: 'segment', from: [0, -1.9], to: [12, -1.9], dashed: true },
    { kind: 'label', at: [1, -0.77], text: '2 m' },
    { kind: 'label', at: [3.54, 0.75], text: '1.5 m' },
    { kind: 'label', at: [12.58, 4.5], text: 'h' },
    { kind: 'label', at: [6, -2.67], text: '12 m' },
  ],
};

export const parallelCut: Drawing = {
  description:
    'A triangle with its tip at the top. A line parallel to the base divides the left side into 6 cm above and 3 cm below. The line is 8 cm long. The base is x long.',
  shapes: [
    { kind: 'segment', from: [0, 0], to: [-3, -5.2] },
    { kind: 'segment', from: [-3, -5.2], to: [-4.5, -7.79] },
    { kind: 'segment', from: [-4.5, -7.79], to: [7.5, -7.79] },
    { kind: 'segment', from: [7.5, -7.79], to: [0, 0] },
    { kind: 'segment', from: [-3, -5.2], to: [5, -5.2] },
    { kind: 'label', at: [-2.7, -1.9], text: '6 cm' },
    { kind: 'label', at: [-4.95, -5.8], text: '3 cm' },
    { kind: 'label', at: [1, -5.97], text: '8 cm' },
    { kind: 'label', at: [1.5, -8.57], text: 'x' },
  ],
};

export const pinhole: Drawing = {
  description:
    'Two lines intersect at a point, the hole. On the left, they end at the bottom and the top of a 12 cm candle, 20 cm in front of the hole. On the right, they end at its image, upside down and x high, 5 cm behind the hole.',
  shapes: [
    { kind: 'segment', from: [0, 0], to: [0, 12] },
    { kind: 'segment', from: [0, 0], to: [25, 7.5] },
    { kind: 'segment', from: [0, 12], to: [25, 4.5] },
    { kind: 'segment', from: [25, 7.5], to: [25, 4.5] },
    { kind: 'segment', from: [0, -1.2], to: [20, -1.2], dashed: true },
    { kind: 'segment', from: [20, -1.2], to: [25, -1.2], dashed: true },
    { kind: 'segment', from: [20, -0.6], to: [20, -1.8] },
    { kind: 'dot', at: [20, 6] },
    { kind: 'label', at: [-3.21, 6], text: '12 cm' },
    { kind: 'label', at: [26.21, 6], text: 'x' },
    { kind: 'label', at: [10, -2.81], text: '20 cm' },
    { kind: 'label', at: [22.5, -2.81], text: '5 cm' },
  ],
};
