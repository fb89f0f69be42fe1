import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './draws.test-support.js';
import { anything, HOSTILE_VALUES, outcomeFault, type Tested } from './fuzz.test-support.js';
import { pathsOf, replacedAt } from './spoilt.test-support.js';

/** Tests that functions return a well-formed Result for any arguments. */
export function describeAnyInput(subjects: readonly Tested[]): void {
  describe.each(subjects)('$name', (subject) => {
    const paths = pathsOf(subject.example);

    it('returns a typed Result for hostile values', () => {
      const faults = HOSTILE_VALUES.flatMap((value, i) =>
        [[], ...paths].map((path) => {
          const fault = outcomeFault(subject, replacedAt(subject.example, path, value));
          return fault && `${path.join('.')}, hostile value ${i}: ${fault}`;
        }),
      );
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    });

    it('returns a typed Result for any value', () => {
      const input = fc.oneof(
        anything,
        fc
          .tuple(fc.constantFrom(...paths), anything)
          .map(([path, value]) => replacedAt(subject.example, path, value)),
      );
      fc.assert(
        fc.property(input, (value) => {
          expect(outcomeFault(subject, value)).toBeUndefined();
        }),
        { numRuns: runs(100) },
      );
    });
  });
}
