import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import { checkWorking } from '../working/check-working.js';
import workings from './system-workings.json' with { type: 'json' };

const verdictsOn = (lines: readonly string[]): readonly string[] =>
  checkWorking(lines).map(({ verdict }) => verdict);

describe('systems line by line', () => {
  it.each(workings)('$lines', ({ lines, expect: expected }) => {
    expect(verdictsOn(lines).slice(-expected.length)).toEqual(expected);
  });
});

describe('swapping x and y', () => {
  it('is a step to the inverse function', () => {
    expect(checkWorking(['y = 3x - 6', 'x = 3y - 6'])[0]).toMatchObject({
      verdict: 'follows',
      laws: [{ id: 'swap-letters' }],
    });
  });

  it('is wrong with another function', () => {
    expect(verdictsOn(['y = 3x - 6', 'x = 3y + 6'])).toEqual(['wrong']);
  });
});

describe('an error carried forward', () => {
  const small = fc.integer({ min: -9, max: 9 });

  it('is followed to the value of the other unknown, and other values are still wrong', () => {
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 5 }), (x, y, off) => {
        const system = `x + y = ${x + y}, x - y = ${x - y}`;
        const wrong = x + off;
        const lines = [system, `2x = ${2 * wrong}`, `x = ${wrong}`];
        const carried = x + y - wrong;
        expect(verdictsOn([...lines, `y = ${carried}`])).toEqual(['wrong', 'follows', 'follows']);
        expect(verdictsOn([...lines, `x = ${wrong}, y = ${carried}`])).toEqual([
          'wrong',
          'follows',
          'follows',
        ]);
        // The other equation gives x − y, and the system without the wrong line gives y.
        const others = new Set([carried, wrong - (x - y), y]);
        const false_ = [carried + 1, carried + 2, carried + 3, carried + 4].find((each) => !others.has(each));
        expect(verdictsOn([...lines, `y = ${false_ ?? 0}`]).at(-1)).toBe('wrong');
      }),
      { numRuns: runs(15) },
    );
  });
});
