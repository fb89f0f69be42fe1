/** Examples to try: one without mistakes, and three with the most common ones. */
export const EXAMPLES: readonly (readonly [name: string, lines: string])[] = [
  ['All correct', '2(x + 3) = 14\n2x + 6 = 14\n2x = 8\nx = 4'],
  ['Sign error', '5x - 4 = 2x + 11\n3x - 4 = 11\n3x = 7\nx = 7/3'],
  ['Missing ±', 'x^2 - 9 = 16\nx^2 = 25\nx = 5'],
  ['Extraneous solution', '√(x + 6) = x\nx + 6 = x^2\nx^2 - x - 6 = 0\n(x - 3)(x + 2) = 0\nx = 3 or x = -2'],
];

/** The example that the card shows, and its verdict. */
export const EXAMPLE = {
  lines: '5x - 4 = 2x + 11\n3x - 4 = 11\n3x = 7',
  answer: 'Line 3 doesn’t follow',
  mistake: 'The sign changes when a term moves to the other side.',
};
