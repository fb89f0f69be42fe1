import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampled } from '../../testing/draws.test-support.js';
import slips from '../testing/working-slips.json' with { type: 'json' };
import { checkWorking } from './judged.test-support.js';

/** Work that people wrote with a verdict on each line, before they saw the checker. */
const SLIPS = slips as readonly {
  readonly lines: readonly string[];
  readonly verdicts: readonly string[];
  /** True for a mistake that has no name. */
  readonly isUnnamed?: boolean;
}[];

describe('checkWorking on slips', () => {
  const judged = sampled(SLIPS, 3).map((entry) => ({ ...entry, found: checkWorking(entry.lines) }));

  it('agrees with the verdicts of the people who wrote them', () => {
    const other = judged.flatMap(({ lines, verdicts, found }) => {
      const said = found.map(({ verdict }) => verdict);
      return said.join() === verdicts.join() ? [] : [`${lines.join(' / ')}: ${said.join()}`];
    });
    expect(other).toEqual([]);
  });

  it('names every first mistake that has a name', () => {
    const other = judged.flatMap(({ lines, found, isUnnamed = false }) => {
      const wrong = found.find((line) => line.verdict === 'wrong');
      return wrong?.verdict === 'wrong' && (wrong.mistake === undefined) !== isUnnamed
        ? [lines.join(' / ')]
        : [];
    });
    expect(other).toEqual([]);
  });

  it('accepts no other equation without solutions', () => {
    const number = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(number, number, number, number, number, (a, b, shift, k, error) => {
        const before = `${a}x + ${b} = ${a}x + ${b + shift}`;
        const scaledLine = `${k * a}x + ${k * b} = ${k * a}x + ${k * (b + shift)}`;
        const wrongLine = `${k * a}x + ${k * b} = ${k * a}x + ${k * (b + shift) + error}`;
        expect(checkWorking([before, scaledLine])[0]?.verdict).toBe('follows');
        // Neither line is ever true, so only the difference of their sides shows the error.
        if (k * shift + error !== shift)
          expect(checkWorking([before, wrongLine])[0]?.verdict).toBe('undecided');
      }),
      { numRuns: runs(30) },
    );
  });
});
