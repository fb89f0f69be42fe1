import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import { checkWorking } from './judged.test-support.js';

function said(lines: readonly string[]): readonly string[] {
  return checkWorking(lines).map((line) => {
    if (line.verdict === 'follows') return line.laws.map(({ id }) => id).join();
    return line.verdict === 'wrong' ? `wrong: ${line.mistake ?? '?'}` : line.verdict;
  });
}

describe('work about the inverse of a function', () => {
  it.each([
    [
      ['f(x) = x², x ≥ 0', 'y = x²', 'x = y²', 'y = √x', 'f⁻¹(x) = √x'],
      ['write-y', 'swap-letters', 'square-root', 'name-inverse'],
    ],
    [['f(x) = x², x ≥ 0', 'f⁻¹(x) = √x'], ['square-root']],
    [['f(x) = x², x ≤ 0', 'f⁻¹(x) = -√x'], ['square-root']],
    [['f(x) = x², x ≤ 0', 'f⁻¹(x) = √x'], ['wrong: other-branch']],
    [
      ['f(x) = x², x ≥ 0', 'y = x², x ≥ 0', 'x = y², y ≥ 0', 'y = ±√x', 'y = √x'],
      ['write-y', 'swap-letters', 'list-solutions', 'keep-condition'],
    ],
    [
      ['f(x) = x²', 'y = x²', 'x = y²', 'y = √x'],
      ['write-y', 'swap-letters', 'wrong: root-without-plus-minus'],
    ],
    [
      [
        'f(x) = √(x - 1)',
        'y = √(x - 1)',
        'x = √(y - 1)',
        'x² = y - 1',
        'y = x² + 1',
        'f⁻¹(x) = x² + 1, x ≥ 0',
      ],
      ['write-y', 'swap-letters', 'square-both-root', 'add-both,swap-sides', 'name-inverse'],
    ],
    [['f(x) = √(x - 1)', 'f⁻¹(x) = x² + 1'], ['undecided']],
    [['f(x) = √(x - 1)', 'f⁻¹(x) = x² + 1, x ≥ 1'], ['undecided']],
    [
      ['f(x) = e^x', 'y = e^x', 'x = e^y', 'ln x = y'],
      ['write-y', 'swap-letters', 'logarithm-both'],
    ],
    [
      ['f(x) = ln(x) - 3', 'y + 3 = ln(x)', 'x = e^(y + 3)', 'f⁻¹(x) = e^(x + 3)'],
      ['add-both', 'logarithm-as-power', 'swap-letters'],
    ],
    [
      ['f(x) = ln(x), x ≥ 1', 'y = ln(x)', 'f⁻¹(x) = e^x'],
      ['write-y', 'undecided'],
    ],
    [['f(x) = (x - 2)² + 1, x ≥ 2', 'f⁻¹(x) = √(x - 1) + 2'], ['square-root']],
    [['f(x) = (x - 2)² + 1, x ≥ 2', 'f⁻¹(x) = √(x + 1) + 2'], ['wrong: ?']],
    [['f(x) = x², x > 1', 'f⁻¹(x) = √x, x > 1'], ['square-root']],
    [
      ['y = x² - 4 and x ≥ 0', 'x² = y + 4 and x ≥ 0', 'x = √(y + 4)', 'y = √(x + 4)'],
      ['add-both,swap-sides', 'square-root', 'swap-letters'],
    ],
    [
      ['y = x² - 4, x ≤ 0', 'x² = y + 4, x ≤ 0', 'x = √(y + 4)'],
      ['add-both,swap-sides', 'wrong: other-branch'],
    ],
    [
      ['y = x² + 9, x ≥ 0', 'x² = y - 9, x ≥ 0', 'x = √y - 3, x ≥ 0'],
      ['subtract-both,swap-sides', 'wrong: root-of-sum-split'],
    ],
    [['y = x², x > 1', 'x = √y, y > 2'], ['undecided']],
  ])('says of %j: %j', (lines, expected) => {
    expect(said(lines)).toEqual(expected);
  });

  it.each([
    [
      ['F = mv²/r, v > 0', 'Fr/m = v², v > 0', 'v = √(Fr/m)'],
      ['multiply-both,divide-both', 'square-root'],
    ],
    [['v² = Fr/m, v > 0', 'v = -√(Fr/m)'], ['wrong: root-without-plus-minus']],
    [
      ['x² + y² = 25, y ≥ 0', 'y² = 25 - x²', 'y = √(25 - x²)'],
      ['subtract-both', 'square-root'],
    ],
    [['x² = y², x > 0, y > 0', 'x = y'], ['square-root']],
    [['x² = y², x > 0', 'x = y'], ['undecided']],
    [['x + y = 5, x > 0', 'y = 5 - x, x > 0'], ['subtract-both']],
    [['x + y = 5, x > 0', 'y = 5 - x, x > 1'], ['undecided']],
    [['ln(N) = ln(M) - kt', 'kt = ln(M/N)'], ['subtract-both,add-both']],
  ])('says of %j: %j', (lines, expected) => {
    expect(said(lines)).toEqual(expected);
  });

  it('accepts exactly the function that leads back from each value', () => {
    const small = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(small, small, fc.boolean(), small, small, fc.boolean(), (p, q, isUp, r, s, isPlus) => {
        const part = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);
        const f = `f(x) = (x ${part(-p)})² ${part(q)}, x ${isUp ? '≥' : '≤'} ${p}`;
        const inverse = `f⁻¹(x) = ${isPlus ? '' : '-'}√(x ${part(-r)}) ${part(s)}`;
        // Numbers put in: f at p, p ± 1 and p ± 3, and the inverse at the values of f.
        const isRight = [0, 1, 3].every((step) => {
          const x = isUp ? p + step : p - step;
          const value = (x - p) ** 2 + q;
          const back = (isPlus ? 1 : -1) * Math.sqrt(value - r) + s;
          return Math.abs(back - x) < 1e-9;
        });
        const [verdict] = checkWorking([f, inverse]);
        if (isRight) expect(verdict?.verdict).toBe('follows');
        else expect(verdict?.verdict).not.toBe('follows');
      }),
      { numRuns: runs(200) },
    );
  });
});
