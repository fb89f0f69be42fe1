import type { Drawing } from '@mathtools/practice';

export const rolledCone: Drawing = {
  description:
    'A cone with radius r. The slant height, from the rim up to the tip, is 10 cm. The height, a dashed line, is h.',
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
    { kind: 'segment', from: [-5, 0], to: [0, 8.66] },
    { kind: 'segment', from: [5, 0], to: [0, 8.66] },
    { kind: 'segment', from: [0, 0], to: [0, 8.66], dashed: true },
    { kind: 'segment', from: [0, 0], to: [5, 0] },
    { kind: 'right-angle', at: [0, 0], from: [5, 0], to: [0, 8.66] },
    { kind: 'label', at: [3.67, 5.01], text: '10 cm' },
    { kind: 'label', at: [-0.49, 4.33], text: 'h' },
    { kind: 'label', at: [2.5, -0.65], text: 'r' },
  ],
};
