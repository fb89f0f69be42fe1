import type { Drawing } from '@mathtools/practice';

export const crossing: Drawing = {
  description:
    'Two straight lines intersect. The four angles around the intersection are 40°, 140°, 40° and 140°, in that order: opposite angles are equal.',
  shapes: [
    { kind: 'segment', from: [-5, 0], to: [5, 0] },
    { kind: 'segment', from: [-3.83, -3.21], to: [3.83, 3.21] },
    { kind: 'angle', at: [0, 0], from: [5, 0], to: [3.83, 3.21], label: '40°' },
    { kind: 'angle', at: [0, 0], from: [3.83, 3.21], to: [-5, 0], label: '140°' },
    { kind: 'angle', at: [0, 0], from: [-5, 0], to: [-3.83, -3.21], label: '40°' },
    { kind: 'angle', at: [0, 0], from: [-3.83, -3.21], to: [5, 0], label: '140°' },
  ],
};

export const parallels: Drawing = {
  description:
    'A transversal crosses two parallel lines. At the lower intersection, the upper-right angle is 60° and the upper-left angle is 120°. At the upper intersection, the upper-right and lower-left angles are also 60°.',
  shapes: [
    { kind: 'segment', from: [-4, 0], to: [7, 0] },
    { kind: 'segment', from: [-4, 4], to: [7, 4] },
    { kind: 'segment', from: [-1.3, -2.25], to: [3.61, 6.25] },
    { kind: 'angle', at: [0, 0], from: [1, 0], to: [2.31, 4], label: '60°' },
    { kind: 'angle', at: [0, 0], from: [2.31, 4], to: [-1, 0], label: '120°' },
    { kind: 'angle', at: [2.31, 4], from: [7, 4], to: [2.81, 4.87], label: '60°' },
    { kind: 'angle', at: [2.31, 4], from: [-4, 4], to: [0, 0], label: '60°' },
  ],
};

export const angleSum: Drawing = {
  description:
    'A triangle with angles a and b at its base and c at its top. A line through the top is parallel to the base. Next to c, it forms angle a again on the left and angle b on the right.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [7.89, 0],
        [2.89, 5],
      ],
    },
    { kind: 'segment', from: [-1.5, 5], to: [9, 5], dashed: true },
    { kind: 'angle', at: [0, 0], from: [7.89, 0], to: [2.89, 5], label: 'a' },
    { kind: 'angle', at: [7.89, 0], from: [2.89, 5], to: [0, 0], label: 'b' },
    { kind: 'angle', at: [2.89, 5], from: [0, 0], to: [7.89, 0], label: 'c' },
    { kind: 'angle', at: [2.89, 5], from: [-1.5, 5], to: [0, 0], label: 'a' },
    { kind: 'angle', at: [2.89, 5], from: [7.89, 0], to: [9, 5], label: 'b' },
  ],
};

export const pentagon: Drawing = {
  description: 'A pentagon. Two dashed lines from one vertex divide it into three triangles.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [5, -1],
        [7.5, 3.5],
        [3.5, 6.5],
        [-1.5, 4],
      ],
    },
    { kind: 'segment', from: [0, 0], to: [7.5, 3.5], dashed: true },
    { kind: 'segment', from: [0, 0], to: [3.5, 6.5], dashed: true },
  ],
};

export const crossingUnknown: Drawing = {
  description: 'Two straight lines intersect. Two adjacent angles are 4x and x + 30.',
  shapes: [
    { kind: 'segment', from: [-5, 0], to: [5, 0] },
    { kind: 'segment', from: [-2.5, -4.33], to: [2.5, 4.33] },
    { kind: 'angle', at: [0, 0], from: [5, 0], to: [2.5, 4.33], label: 'x + 30' },
    { kind: 'angle', at: [0, 0], from: [2.5, 4.33], to: [-5, 0], label: '4x' },
  ],
};

export const exterior: Drawing = {
  description:
    'A triangle with two equal sides. Its base is extended beyond the right vertex. The exterior angle between this line and the right side is 110°. The angle at the top is x.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [6, 0],
        [3, 8.24],
      ],
    },
    { kind: 'segment', from: [6, 0], to: [9.5, 0] },
    { kind: 'angle', at: [6, 0], from: [9.5, 0], to: [3, 8.24], label: '110°' },
    { kind: 'angle', at: [3, 8.24], from: [0, 0], to: [6, 0], label: 'x' },
  ],
};

export const zigzag: Drawing = {
  description:
    'Two parallel lines with a bent path between them. The path leaves the upper line at 35° and the lower line at 50°. At its bend a dashed line runs parallel to both. The angle at the bend is x.',
  shapes: [
    { kind: 'segment', from: [-1, 4.9], to: [10, 4.9] },
    { kind: 'segment', from: [-1, -7.15], to: [10, -7.15] },
    { kind: 'segment', from: [0, 4.9], to: [7, 0] },
    { kind: 'segment', from: [1, -7.15], to: [7, 0] },
    { kind: 'segment', from: [7, 0], to: [-1, 0], dashed: true },
    { kind: 'angle', at: [0, 4.9], from: [7, 0], to: [10, 4.9], label: '35°' },
    { kind: 'angle', at: [1, -7.15], from: [10, -7.15], to: [7, 0], label: '50°' },
    { kind: 'angle', at: [7, 0], from: [0, 4.9], to: [1, -7.15] },
    { kind: 'label', at: [7.86, 0], text: 'x' },
  ],
};
