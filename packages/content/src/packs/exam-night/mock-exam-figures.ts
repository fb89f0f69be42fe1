import type { Drawing } from '@mathtools/practice';

export const rectangleDiagonal: Drawing = {
  description: 'A rectangle with sides a and b. Its diagonal is 13 cm long.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [12, 0],
        [12, 5],
        [0, 5],
      ],
    },
    { kind: 'segment', from: [0, 0], to: [12, 5] },
    { kind: 'label', at: [6, -0.77], text: 'a' },
    { kind: 'label', at: [12.58, 2.5], text: 'b' },
    { kind: 'label', at: [5.54, 3.61], text: '13 cm' },
  ],
};
