import type { Drawing } from '@mathtools/practice';

export const garden: Drawing = {
  description: 'A rectangle w wide and w + 3 long. A 4 m gap in its lower side is the gate.',
  shapes: [
    { kind: 'segment', from: [0, 0], to: [3.5, 0] },
    { kind: 'segment', from: [7.5, 0], to: [11, 0] },
    { kind: 'segment', from: [11, 0], to: [11, 8] },
    { kind: 'segment', from: [11, 8], to: [0, 8] },
    { kind: 'segment', from: [0, 8], to: [0, 0] },
    { kind: 'segment', from: [3.5, 0], to: [7.5, 0], dashed: true },
    { kind: 'label', at: [5.5, -0.71], text: '4 m' },
    { kind: 'label', at: [11.53, 4], text: 'w' },
    { kind: 'label', at: [5.5, 8.71], text: 'w + 3' },
  ],
};
