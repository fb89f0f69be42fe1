import type { Drawing, Point } from '@mathtools/practice';

export const names: Drawing = {
  description: 'A circle with a diameter d through its center, and a radius r from the center to the edge.',
  shapes: [
    { kind: 'circle', center: [0, 0], radius: 5 },
    { kind: 'segment', from: [-5, 0], to: [5, 0] },
    { kind: 'segment', from: [0, 0], to: [1.71, 4.7] },
    { kind: 'dot', at: [0, 0] },
    { kind: 'label', at: [-2.5, -0.64], text: 'd' },
    { kind: 'label', at: [1.41, 2.15], text: 'r' },
  ],
};

export const rearranged: Drawing = {
  description:
    'On the left, a circle with radius r, cut into twelve equal sectors. On the right, the same sectors laid side by side with their tips alternating up and down: almost a rectangle, r high and as long as half the circumference.',
  shapes: [
    { kind: 'circle', center: [0, 0], radius: 5 },
    { kind: 'segment', from: [0, 0], to: [5, 0] },
    { kind: 'segment', from: [0, 0], to: [4.33, 2.5] },
    { kind: 'segment', from: [0, 0], to: [2.5, 4.33] },
    { kind: 'segment', from: [0, 0], to: [0, 5] },
    { kind: 'segment', from: [0, 0], to: [-2.5, 4.33] },
    { kind: 'segment', from: [0, 0], to: [-4.33, 2.5] },
    { kind: 'segment', from: [0, 0], to: [-5, 0] },
    { kind: 'segment', from: [0, 0], to: [-4.33, -2.5] },
    { kind: 'segment', from: [0, 0], to: [-2.5, -4.33] },
    { kind: 'segment', from: [0, 0], to: [0, -5] },
    { kind: 'segment', from: [0, 0], to: [2.5, -4.33] },
    { kind: 'segment', from: [0, 0], to: [4.33, -2.5] },
    {
      kind: 'polygon',
      points: [
        [7.5, -2.41],
        [23.03, -2.41],
        [24.32, 2.41],
        [8.79, 2.41],
      ],
    },
    { kind: 'segment', from: [8.79, 2.41], to: [10.09, -2.41] },
    { kind: 'segment', from: [10.09, -2.41], to: [11.38, 2.41] },
    { kind: 'segment', from: [11.38, 2.41], to: [12.68, -2.41] },
    { kind: 'segment', from: [12.68, -2.41], to: [13.97, 2.41] },
    { kind: 'segment', from: [13.97, 2.41], to: [15.26, -2.41] },
    { kind: 'segment', from: [15.26, -2.41], to: [16.56, 2.41] },
    { kind: 'segment', from: [16.56, 2.41], to: [17.85, -2.41] },
    { kind: 'segment', from: [17.85, -2.41], to: [19.15, 2.41] },
    { kind: 'segment', from: [19.15, 2.41], to: [20.44, -2.41] },
    { kind: 'segment', from: [20.44, -2.41], to: [21.74, 2.41] },
    { kind: 'segment', from: [21.74, 2.41], to: [23.03, -2.41] },
    { kind: 'label', at: [15.26, -4.3], text: 'π × r' },
    { kind: 'label', at: [25.29, -0.43], text: 'r' },
  ],
};

export const sector: Drawing = {
  description: 'A circle with two radii r. The angle between them is a; it cuts out a sector.',
  shapes: [
    { kind: 'circle', center: [0, 0], radius: 5 },
    { kind: 'segment', from: [0, 0], to: [5, 0] },
    { kind: 'segment', from: [0, 0], to: [1.55, 4.76] },
    { kind: 'angle', at: [0, 0], from: [5, 0], to: [1.55, 4.76], label: 'a' },
    { kind: 'label', at: [2.5, -0.64], text: 'r' },
  ],
};

export const ring: Drawing = {
  description:
    'Two circles with the same center. The radius of the inner circle is 6 cm, and the radius of the outer circle is 10 cm.',
  shapes: [
    { kind: 'circle', center: [0, 0], radius: 10 },
    { kind: 'circle', center: [0, 0], radius: 6 },
    { kind: 'segment', from: [0, 0], to: [6, 0] },
    { kind: 'segment', from: [0, 0], to: [0, 10] },
    { kind: 'dot', at: [0, 0] },
    { kind: 'label', at: [2.6, 8], text: '10 cm' },
    { kind: 'label', at: [3, -1.29], text: '6 cm' },
  ],
};

export const slice: Drawing = {
  description: 'A circle with two radii of 9 cm. The angle between them is 80°.',
  shapes: [
    { kind: 'circle', center: [0, 0], radius: 9 },
    { kind: 'segment', from: [0, 0], to: [9, 0] },
    { kind: 'segment', from: [0, 0], to: [1.56, 8.86] },
    { kind: 'angle', at: [0, 0], from: [9, 0], to: [1.56, 8.86], label: '80°' },
    { kind: 'label', at: [4.5, -1.16], text: '9 cm' },
  ],
};

/** The upper half of a circle of radius 4 around (0, 5), from right to left. */
const arch = Array.from({ length: 25 }, (_, piece): Point => {
  const turn = (Math.PI * piece) / 24;
  return [4 * Math.cos(turn), 5 + 4 * Math.sin(turn)];
});

export const tunnel: Drawing = {
  description: 'A rectangle, 8 m wide and 5 m high, with a semicircle of the same width on top.',
  shapes: [
    { kind: 'polygon', points: [[-4, 0], [4, 0], ...arch] },
    { kind: 'segment', from: [-4, 5], to: [4, 5], dashed: true },
    { kind: 'label', at: [0, -0.7], text: '8 m' },
    { kind: 'label', at: [5.1, 2.5], text: '5 m' },
  ],
};
