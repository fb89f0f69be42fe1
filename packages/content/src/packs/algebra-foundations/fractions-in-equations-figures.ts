import type { Drawing } from '@mathtools/practice';

export const classroom: Drawing = {
  description:
    'A bar represents the whole class, x students. It is divided into three parts: x/3 walk, x/4 ride a bicycle, and 10 take the bus.',
  shapes: [
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [24, 0],
        [24, 3],
        [0, 3],
      ],
    },
    { kind: 'segment', from: [8, 0], to: [8, 3] },
    { kind: 'segment', from: [14, 0], to: [14, 3] },
    { kind: 'label', at: [4, 1.5], text: 'x/3' },
    { kind: 'label', at: [11, 1.5], text: 'x/4' },
    { kind: 'label', at: [19, 1.5], text: '10' },
    { kind: 'label', at: [12, 4.3], text: 'x students' },
    { kind: 'label', at: [4, -1.3], text: 'walk' },
    { kind: 'label', at: [11, -1.3], text: 'cycle' },
    { kind: 'label', at: [19, -1.3], text: 'bus' },
  ],
};
