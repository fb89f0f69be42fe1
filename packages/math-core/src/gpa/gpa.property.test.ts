import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Exact, positiveText, shown } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { TENTHS_OF } from './grades.test-support.js';
import { gpa } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const row = fc.record({
  credits: fc.oneof(positiveText, fc.integer({ min: 1, max: 6 }).map(String)),
  grade: fc.constantFrom(...TENTHS_OF.keys()),
});

it('agrees with a 200-digit calculator', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (courses) => {
      const credits = courses.reduce((sum, course) => sum.plus(course.credits), new Exact(0));
      const tenths = courses.reduce(
        (sum, course) => sum.plus(new Exact(course.credits).times(TENTHS_OF.get(course.grade) ?? NaN)),
        new Exact(0),
      );
      const result = gpa({ courses });
      expect(result.ok).toBe(!credits.isZero());
      if (!result.ok) return;
      expect(result.value.gpa.text).toBe(shown(tenths.div(10).div(credits), 2));
      expect(result.value.credits.exact).toBe(credits.plus(0).toFixed());
      expect(result.value.counted).toHaveLength(courses.length);
      expect(stepFaults(result.value.steps)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

it('lies between the worst and the best grade while credits are positive', () => {
  const positive = fc.record({
    credits: fc.integer({ min: 1, max: 20 }),
    grade: fc.constantFrom(...TENTHS_OF.keys()),
  });
  fc.assert(
    fc.property(fc.array(positive, { minLength: 1, maxLength: 12 }), (courses) => {
      const result = gpa({ courses });
      const points = courses.map(({ grade }) => (TENTHS_OF.get(grade) ?? NaN) / 10);
      const average = result.ok ? result.value.gpa.number : NaN;
      expect(average).toBeGreaterThanOrEqual(Math.min(...points));
      expect(average).toBeLessThanOrEqual(Math.max(...points));
    }),
    { numRuns: runs(200) },
  );
});
