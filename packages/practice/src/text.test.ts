import { describe, expect, it } from 'vitest';
import { piecesText, readText } from './index.js';

describe('readText', () => {
  it.each([
    ['Solve for x: $3x + 5 = 20$', 'Solve for x: 3x + 5 = 20'],
    ['$x/2 >= 3$ and $log_2 8$', 'x ÷ 2 ≥ 3 and log₂ 8'],
    ['no mathematics', 'no mathematics'],
    ['$sqrt(12)$', '√12'],
    ['Volume: $V = b*h$', 'Volume: V = bh'],
  ])('reads %s', (text, written) => {
    const pieces = readText(text);
    expect(pieces.ok && piecesText(pieces.value)).toBe(written);
  });

  it.each(['a $ alone', '$1 = 2 = 3$', '$3 +$', '$= 3$', '$V$', '$3V = b*h$'])('refuses %s', (text) => {
    expect(readText(text)).toMatchObject({
      ok: false,
      code: expect.stringMatching(/syntax|empty/) as string,
    });
  });
});
