import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/draws.test-support.js';
import { checkWorking } from './judged.test-support.js';

/** A small number, to be added to one so large that a double loses it. */
const SMALL = fc.integer({ min: 1, max: 9 });
const LARGE = fc.integer({ min: 18, max: 40 }).map((zeros) => `1${'0'.repeat(zeros)}`);

/** Lines that claim a value for a problem whose value is `of`. */
const KINDS: readonly ((of: string, value: string) => readonly [string, string])[] = [
  (of, value) => [`x = ${of}`, `x = ${value}`],
  (of, value) => [`2x + 3 = 2(${of}) + 3`, `x = ${value}`],
  (of, value) => [`x > ${of}`, `x > ${value}`],
  (of, value) => [of, value],
  (of, value) => [`√(x) = ${of}`, `x = (${value})^2`],
  (of, value) => [`x + y = 2(${of}), x - y = 0`, `x = ${value}`],
  (of, value) => [`A = r*(${of})`, `r = A/(${value})`],
];

const kind = fc.constantFrom(...KINDS);

const verdictOn = (lines: readonly string[]): string | undefined => checkWorking(lines)[0]?.verdict;

describe('a verdict does not depend on doubles', () => {
  it('follows if the doubles of equal values differ', () => {
    fc.assert(
      fc.property(kind, SMALL, LARGE, (lines, small, large) => {
        expect(Number(large) + small - Number(large)).not.toBe(small);
        expect(verdictOn(lines(`${small}`, `(${large} + ${small}) - ${large}`))).toBe('follows');
      }),
      { numRuns: runs(30) },
    );
  });

  it.each([
    ['x^2 = ', `1${'0'.repeat(360)}`],
    ['x + ', `${'7'.repeat(380)} = 1`],
    ['x/', `${'3'.repeat(40)} + x/${'7'.repeat(39)} = 1`],
  ])('is given for numbers beyond all doubles: %s', (start, rest) => {
    expect(verdictOn([`${start}${rest}`, 'x = 5'])).toBe('wrong');
  });

  it('is wrong if the doubles of different values are the same', () => {
    fc.assert(
      fc.property(kind, SMALL, LARGE, (lines, small, large) => {
        expect(Number(large) + small).toBe(Number(large));
        expect(verdictOn(lines(large, `${large} + ${small}`))).toBe('wrong');
      }),
      { numRuns: runs(30) },
    );
  });
});
