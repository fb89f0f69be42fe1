import type { Drawing } from '@mathtools/practice';

export const mirror: Drawing = {
  description:
    'A number line with the points −5, −2, 0, 2 and 5. Dashed lines join 2 to −2 and 5 to −5, its mirror image on the other side of 0. 5 is to the right of 2, but −5 is to the left of −2.',
  shapes: [
    { kind: 'segment', from: [-6, 0], to: [6, 0] },
    { kind: 'segment', from: [2, 0], to: [2, 1], dashed: true },
    { kind: 'segment', from: [2, 1], to: [-2, 1], dashed: true },
    { kind: 'segment', from: [-2, 1], to: [-2, 0], dashed: true },
    { kind: 'segment', from: [5, 0], to: [5, 2], dashed: true },
    { kind: 'segment', from: [5, 2], to: [-5, 2], dashed: true },
    { kind: 'segment', from: [-5, 2], to: [-5, 0], dashed: true },
    { kind: 'dot', at: [-5, 0] },
    { kind: 'dot', at: [-2, 0] },
    { kind: 'dot', at: [2, 0] },
    { kind: 'dot', at: [5, 0] },
    { kind: 'segment', from: [0, -0.4], to: [0, 0.4] },
    { kind: 'label', at: [-5, -0.9], text: '−5' },
    { kind: 'label', at: [-2, -0.9], text: '−2' },
    { kind: 'label', at: [0, -0.95], text: 'zero' },
    { kind: 'label', at: [2, -0.9], text: '+2' },
    { kind: 'label', at: [5, -0.9], text: '+5' },
  ],
};

export const stretches: Drawing = {
  description:
    'Two number lines, dashed outside the solutions. The upper one is solid to the left of a closed circle at 5: x ≤ 5. The lower one is solid to the right of an open circle at −4: x > −4.',
  shapes: [
    { kind: 'segment', from: [-9, 3], to: [5, 3] },
    { kind: 'segment', from: [5, 3], to: [9, 3], dashed: true },
    { kind: 'segment', from: [0, 2.7], to: [0, 3.3] },
    { kind: 'dot', at: [5, 3] },
    { kind: 'label', at: [5, 1.9], text: '+5' },
    { kind: 'label', at: [0, 1.85], text: 'zero' },
    { kind: 'label', at: [-3, 4], text: 'x ≤ 5' },
    { kind: 'segment', from: [-9, -1], to: [-4.3, -1], dashed: true },
    { kind: 'segment', from: [-3.7, -1], to: [9, -1] },
    { kind: 'segment', from: [0, -1.3], to: [0, -0.7] },
    { kind: 'circle', center: [-4, -1], radius: 0.3 },
    { kind: 'label', at: [-4, -2.1], text: '−4' },
    { kind: 'label', at: [0, -2.15], text: 'zero' },
    { kind: 'label', at: [3, 0.05], text: 'x > −4' },
  ],
};
