import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import { unwrap } from '../../result/unwrap.js';
import { readStatement } from '../read/read-statement.js';
import type { Statement } from '../read/statement.js';
import { checkWorking } from '../working/judged.test-support.js';
import { workLeft } from '../working/work-left.js';
import workings from './system-workings.json' with { type: 'json' };

const verdictsOn = (lines: readonly string[]): readonly string[] =>
  checkWorking(lines).map(({ verdict }) => verdict);

describe('systems line by line', () => {
  it.each(workings)('$lines', ({ lines, expect: expected }) => {
    expect(verdictsOn(lines).slice(-expected.length)).toEqual(expected);
  });
});

describe('laws in a system', () => {
  it.each([
    ['3x - 3y = 9', 'multiply-both'],
    ['3x + 2y = 24', 'multiply-both'],
  ])('are true of each use: %s', (line, law) => {
    const verdicts = checkWorking(['x/2 + y/3 = 4', 'x - y = 3', line, 'y = 3']);
    expect(verdicts[1]).toMatchObject({ laws: [{ id: law }] });
  });
});

describe('the work that is left', () => {
  const left = (lines: readonly string[], count?: number): Statement =>
    unwrap(workLeft(lines, count)).statement;
  const system = (...lines: readonly string[]): Statement => ({
    kind: 'and',
    parts: lines.map((line) => unwrap(readStatement(line))),
  });

  it.each([
    [['x + y = 5', 'x - y = 1'], system('x + y = 5', 'x - y = 1')],
    [['x + y = 5', 'x - y = 1', '2x = 6', 'x = 3'], system('x + y = 5', 'x = 3')],
    [['x + y = 5', 'x - y = 1', 'x = 3', 'y = 2'], system('x = 3', 'y = 2')],
    [['x² + y² = 25, y = x + 1', 'x² + x - 12 = 0'], system('y = x + 1', 'x² + x - 12 = 0')],
  ])('of %j is a system without lines that follow from others', (lines, expected) => {
    expect(left(lines)).toEqual(expected);
  });

  it('of some lines uses the others only to recognize the system', () => {
    expect(left(['y = x²', 'y = 2x + 3', 'x² = 2x + 4'], 2)).toEqual(system('y = x²', 'y = 2x + 3'));
    expect(left(['2x + 3y = 6', '3y = 6 - 2x', 'y = 2 - 2x'], 2)).toEqual(
      unwrap(readStatement('3y = 6 - 2x')),
    );
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
