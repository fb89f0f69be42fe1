import type { Drawing } from '@mathtools/practice';
import { curve } from '../curve.js';

export const flight: Drawing = {
  description:
    'The height of the ball over time. The curve starts on the ground at t = 0, rises to its highest point halfway, falls, and reaches the ground again at t = 4.',
  shapes: [
    { kind: 'segment', from: [-0.5, 0], to: [9, 0] },
    { kind: 'segment', from: [0, -0.5], to: [0, 5.4] },
    ...curve((t) => (t * (8 - t) * 5) / 16, 0, 8),
    { kind: 'dot', at: [0, 0] },
    { kind: 'dot', at: [8, 0] },
    { kind: 'label', at: [1.2, -0.7], text: 't = 0' },
    { kind: 'label', at: [8, -0.7], text: 't = 4' },
    { kind: 'label', at: [10, 0], text: 'time' },
    { kind: 'label', at: [0, 5.9], text: 'height' },
  ],
};
