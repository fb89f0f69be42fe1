import type { Drawing } from '@mathtools/math-core/practice';

export const thereAndBack: Drawing = {
  description:
    'A rising curve in a coordinate system: above each exponent y on the level axis it shows the power of b as a height x. Broken lines lead from y up to the curve and from there across to x on the upright axis. Read from y to x it is the power; read back from x to y it is the logarithm.',
  shapes: [
    { kind: 'segment', from: [-3.2, 0], to: [6, 0] },
    { kind: 'segment', from: [0, -0.6], to: [0, 9] },
    { kind: 'segment', from: [-3.2, 0.25], to: [-2.69, 0.31] },
    { kind: 'segment', from: [-2.69, 0.31], to: [-2.17, 0.39] },
    { kind: 'segment', from: [-2.17, 0.39], to: [-1.65, 0.49] },
    { kind: 'segment', from: [-1.65, 0.49], to: [-1.14, 0.61] },
    { kind: 'segment', from: [-1.14, 0.61], to: [-0.62, 0.76] },
    { kind: 'segment', from: [-0.62, 0.76], to: [-0.11, 0.95] },
    { kind: 'segment', from: [-0.11, 0.95], to: [0.41, 1.19] },
    { kind: 'segment', from: [0.41, 1.19], to: [0.92, 1.49] },
    { kind: 'segment', from: [0.92, 1.49], to: [1.44, 1.86] },
    { kind: 'segment', from: [1.44, 1.86], to: [1.95, 2.33] },
    { kind: 'segment', from: [1.95, 2.33], to: [2.47, 2.91] },
    { kind: 'segment', from: [2.47, 2.91], to: [2.98, 3.64] },
    { kind: 'segment', from: [2.98, 3.64], to: [3.5, 4.55] },
    { kind: 'segment', from: [3.5, 4.55], to: [4.01, 5.68] },
    { kind: 'segment', from: [4.01, 5.68], to: [4.53, 7.1] },
    { kind: 'segment', from: [4.53, 7.1], to: [5.04, 8.88] },
    { kind: 'segment', from: [3.84, 0], to: [3.84, 5.28], dashed: true },
    { kind: 'segment', from: [3.84, 5.28], to: [0, 5.28], dashed: true },
    { kind: 'label', at: [3.84, -0.69], text: 'y' },
    { kind: 'label', at: [-0.69, 5.28], text: 'x' },
  ],
};
