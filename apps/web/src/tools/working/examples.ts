/** Workings to try: one that is right, and three with the mistakes that are made most. */
export const EXAMPLES: readonly (readonly [name: string, lines: string])[] = [
  ['All right', '2(x + 3) = 14\n2x + 6 = 14\n2x = 8\nx = 4'],
  ['A sign lost', '5x - 4 = 2x + 11\n3x - 4 = 11\n3x = 7\nx = 7/3'],
  ['A root without ±', 'x^2 - 9 = 16\nx^2 = 25\nx = 5'],
  ['A false solution', '√(x + 6) = x\nx + 6 = x^2\nx^2 - x - 6 = 0\n(x - 3)(x + 2) = 0\nx = 3 or x = -2'],
];

/** The one that the card shows, and what is said of it. */
export const EXAMPLE = {
  lines: '5x - 4 = 2x + 11\n3x - 4 = 11\n3x = 7',
  answer: 'Line 3 doesn’t follow',
  mistake: 'The sign changes when a term moves to the other side.',
};
