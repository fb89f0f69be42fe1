import type { Drawing } from '@mathtools/practice';

export const rope: Drawing = {
  description:
    'Three bars, one below the other, show the three pieces of the rope. The first is x long. The second is two lengths of x. The third is 2x − 8 long: the second minus a dashed part of 8 m. Together they are 52 m.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 7],
        [12, 7],
        [12, 9.4],
        [0, 9.4],
      ],
    },
    {
      kind: 'polygon',
      points: [
        [0, 3.5],
        [24, 3.5],
        [24, 5.9],
        [0, 5.9],
      ],
    },
    { kind: 'segment', from: [12, 3.5], to: [12, 5.9] },
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [16, 0],
        [16, 2.4],
        [0, 2.4],
      ],
    },
    { kind: 'segment', from: [16, 0], to: [24, 0], dashed: true },
    { kind: 'segment', from: [16, 2.4], to: [24, 2.4], dashed: true },
    { kind: 'segment', from: [24, 0], to: [24, 2.4], dashed: true },
    { kind: 'label', at: [6, 8.2], text: 'x' },
    { kind: 'label', at: [6, 4.7], text: 'x' },
    { kind: 'label', at: [18, 4.7], text: 'x' },
    { kind: 'label', at: [8, 1.2], text: '2x − 8' },
    { kind: 'label', at: [20, 1.2], text: '8 m' },
    { kind: 'label', at: [19, 8.2], text: 'total: 52 m' },
  ],
};
