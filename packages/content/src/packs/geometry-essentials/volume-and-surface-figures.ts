import type { Drawing } from '@mathtools/practice';

export const layers: Drawing = {
  description: 'A box, 5 cm long, 4 cm deep and 3 cm high, divided into three layers of 1 cm.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [5, 0],
        [5, 3],
        [0, 3],
      ],
    },
    { kind: 'segment', from: [5, 0], to: [6.41, 1.41] },
    { kind: 'segment', from: [5, 3], to: [6.41, 4.41] },
    { kind: 'segment', from: [0, 3], to: [1.41, 4.41] },
    { kind: 'segment', from: [6.41, 1.41], to: [6.41, 4.41] },
    { kind: 'segment', from: [6.41, 4.41], to: [1.41, 4.41] },
    { kind: 'segment', from: [0, 1], to: [5, 1] },
    { kind: 'segment', from: [5, 1], to: [6.41, 2.41] },
    { kind: 'segment', from: [0, 2], to: [5, 2] },
    { kind: 'segment', from: [5, 2], to: [6.41, 3.41] },
    { kind: 'label', at: [2.5, -0.41], text: '5 cm' },
    { kind: 'label', at: [6.21, 0.21], text: '4 cm' },
    { kind: 'label', at: [-0.7, 1.5], text: '3 cm' },
  ],
};

export const pyramidInCube: Drawing = {
  description:
    'A cube. Dashed lines go from one upper back corner to the four corners of the bottom face. They form a pyramid with the bottom face as its base.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [6, 0],
        [6, 6],
        [0, 6],
      ],
    },
    { kind: 'segment', from: [6, 0], to: [8.12, 2.12] },
    { kind: 'segment', from: [6, 6], to: [8.12, 8.12] },
    { kind: 'segment', from: [0, 6], to: [2.12, 8.12] },
    { kind: 'segment', from: [8.12, 2.12], to: [8.12, 8.12] },
    { kind: 'segment', from: [8.12, 8.12], to: [2.12, 8.12] },
    { kind: 'segment', from: [0, 0], to: [2.12, 2.12], dashed: true },
    { kind: 'segment', from: [2.12, 2.12], to: [8.12, 2.12], dashed: true },
    { kind: 'segment', from: [2.12, 2.12], to: [2.12, 8.12], dashed: true },
    { kind: 'segment', from: [2.12, 8.12], to: [0, 0], dashed: true },
    { kind: 'segment', from: [2.12, 8.12], to: [6, 0], dashed: true },
    { kind: 'segment', from: [2.12, 8.12], to: [8.12, 2.12], dashed: true },
  ],
};

export const unrolled: Drawing = {
  description:
    'A can cut open and laid flat: a rectangle, h high and as long as the circumference, 2π × r, and two circles with radius r, one above and one below it.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [12.57, 0],
        [12.57, 5],
        [0, 5],
      ],
    },
    { kind: 'circle', center: [3, 7], radius: 2 },
    { kind: 'circle', center: [3, -2], radius: 2 },
    { kind: 'segment', from: [3, 7], to: [5, 7] },
    { kind: 'label', at: [13.2, 2.5], text: 'h' },
    { kind: 'label', at: [8.8, -0.8], text: '2π × r' },
    { kind: 'label', at: [4, 6.16], text: 'r' },
  ],
};

export const can: Drawing = {
  description: 'A can: a cylinder with a radius of 3 cm and a height of 10 cm.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [3, 10],
        [2.9, 10.23],
        [2.6, 10.45],
        [2.12, 10.64],
        [1.5, 10.78],
        [0.78, 10.87],
        [0, 10.9],
        [-0.78, 10.87],
        [-1.5, 10.78],
        [-2.12, 10.64],
        [-2.6, 10.45],
        [-2.9, 10.23],
        [-3, 10],
        [-2.9, 9.77],
        [-2.6, 9.55],
        [-2.12, 9.36],
        [-1.5, 9.22],
        [-0.78, 9.13],
        [0, 9.1],
        [0.78, 9.13],
        [1.5, 9.22],
        [2.12, 9.36],
        [2.6, 9.55],
        [2.9, 9.77],
      ],
    },
    { kind: 'segment', from: [-3, 0], to: [-2.9, -0.23] },
    { kind: 'segment', from: [-2.9, -0.23], to: [-2.6, -0.45] },
    { kind: 'segment', from: [-2.6, -0.45], to: [-2.12, -0.64] },
    { kind: 'segment', from: [-2.12, -0.64], to: [-1.5, -0.78] },
    { kind: 'segment', from: [-1.5, -0.78], to: [-0.78, -0.87] },
    { kind: 'segment', from: [-0.78, -0.87], to: [0, -0.9] },
    { kind: 'segment', from: [0, -0.9], to: [0.78, -0.87] },
    { kind: 'segment', from: [0.78, -0.87], to: [1.5, -0.78] },
    { kind: 'segment', from: [1.5, -0.78], to: [2.12, -0.64] },
    { kind: 'segment', from: [2.12, -0.64], to: [2.6, -0.45] },
    { kind: 'segment', from: [2.6, -0.45], to: [2.9, -0.23] },
    { kind: 'segment', from: [2.9, -0.23], to: [3, 0] },
    { kind: 'segment', from: [-3, 0], to: [-3, 10] },
    { kind: 'segment', from: [3, 0], to: [3, 10] },
    { kind: 'segment', from: [0, 10], to: [3, 10] },
    { kind: 'label', at: [1.5, 11.66], text: '3 cm' },
    { kind: 'label', at: [4.52, 5], text: '10 cm' },
  ],
};

export const cone: Drawing = {
  description:
    'A cone. Its radius is 5 cm, and its slant height, from the edge to the tip, is 13 cm. Its height h, a dashed line from the tip to the center of the base, forms a right angle with the radius.',
  shapes: [
    { kind: 'segment', from: [-5, 0], to: [-4.83, -0.39] },
    { kind: 'segment', from: [-4.83, -0.39], to: [-4.33, -0.75] },
    { kind: 'segment', from: [-4.33, -0.75], to: [-3.54, -1.06] },
    { kind: 'segment', from: [-3.54, -1.06], to: [-2.5, -1.3] },
    { kind: 'segment', from: [-2.5, -1.3], to: [-1.29, -1.45] },
    { kind: 'segment', from: [-1.29, -1.45], to: [0, -1.5] },
    { kind: 'segment', from: [0, -1.5], to: [1.29, -1.45] },
    { kind: 'segment', from: [1.29, -1.45], to: [2.5, -1.3] },
    { kind: 'segment', from: [2.5, -1.3], to: [3.54, -1.06] },
    { kind: 'segment', from: [3.54, -1.06], to: [4.33, -0.75] },
    { kind: 'segment', from: [4.33, -0.75], to: [4.83, -0.39] },
    { kind: 'segment', from: [4.83, -0.39], to: [5, 0] },
    { kind: 'segment', from: [-5, 0], to: [0, 12] },
    { kind: 'segment', from: [5, 0], to: [0, 12] },
    { kind: 'segment', from: [0, 0], to: [0, 12], dashed: true },
    { kind: 'segment', from: [0, 0], to: [5, 0] },
    { kind: 'right-angle', at: [0, 0], from: [5, 0], to: [0, 12] },
    { kind: 'label', at: [4.18, 6.7], text: '13 cm' },
    { kind: 'label', at: [-0.66, 6], text: 'h' },
    { kind: 'label', at: [2.5, -2.37], text: '5 cm' },
  ],
};
