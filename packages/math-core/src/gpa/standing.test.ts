import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { Exact, notNumbers, shown } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { TENTHS_OF } from './grades.test-support.js';
import { cumulativeGpa, gpa, neededGpa, type NeededGpaInput, type StandingInput } from './index.js';
import { runs } from '../testing/draws.test-support.js';

const untypedCumulative = cumulativeGpa as (input: unknown) => ReturnType<typeof cumulativeGpa>;
const untypedNeeded = neededGpa as (input: unknown) => ReturnType<typeof neededGpa>;

function cumulative(input: StandingInput) {
  const result = cumulativeGpa(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

function needed(input: NeededGpaInput) {
  const result = neededGpa(input);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const hundredths = fc.integer({ min: 0, max: 400 }).map((n) => new Exact(n).div(100).toFixed());
const quarters = fc.integer({ min: 0, max: 600 }).map((n) => new Exact(n).div(4).toFixed());
const course = fc.record({ credits: quarters, grade: fc.constantFrom(...TENTHS_OF.keys()) });
const standing = {
  priorGpa: hundredths,
  priorCredits: quarters,
  courses: fc.array(course, { maxLength: 8 }),
};

interface Typed {
  readonly priorGpa: string;
  readonly priorCredits: string;
  readonly courses: readonly { readonly credits: string; readonly grade: string }[];
}

/** Returns the sums of credits and quality points, to 200 digits. */
function sumsOf({ priorGpa, priorCredits, courses }: Typed): Record<'credits' | 'points', Decimal> {
  let [credits, points] = [new Exact(priorCredits), new Exact(priorGpa).times(priorCredits)];
  for (const { credits: amount, grade } of courses) {
    credits = credits.plus(amount);
    points = points.plus(new Exact(amount).times(TENTHS_OF.get(grade) ?? NaN).div(10));
  }
  return { credits, points };
}

describe('cumulativeGpa', () => {
  it.each([
    ['3', '30', '15 A', '3.33', '45'],
    ['3.1', '60', '3 A, 4 B+', '3.15', '67'],
    ['0', '0', '3 A, 4 B+', '3.60', '7'],
    ['3.456', '12', '', '3.46', '12'],
    ['3.005', '10', '', '3.01', '10'],
    ['4.0', '1.5', '0.5 F', '3.00', '2'],
  ])(
    'averages %s over %s credits and then %s to %s over %s',
    (priorGpa, priorCredits, rows, text, credits) => {
      const courses = (rows === '' ? [] : rows.split(', ')).map((row) => {
        const [amount = '', grade = ''] = row.split(' ');
        return { credits: amount, grade };
      });
      const found = cumulative({ priorGpa, priorCredits, courses });
      expect([found.gpa.text, found.credits.text]).toEqual([text, credits]);
      expect(stepFaults(found.steps)).toEqual([]);
      expect(found.steps.at(-1)?.after).toBe(text);
    },
  );

  it('writes the credits so far before the courses', () => {
    const { steps, prior, counted } = cumulative({
      priorGpa: 3,
      priorCredits: 30,
      courses: [{ credits: 15, grade: 'A' }],
    });
    expect(prior).toEqual({ gpa: '3', credits: '30', qualityPoints: '90' });
    expect(counted).toEqual([{ grade: 'A', gradePoints: '4.0', credits: '15', qualityPoints: '60' }]);
    expect(steps.map(stepText)).toEqual([
      'Formula: GPA = quality points ÷ credits',
      'Credits × average so far: 30 × 3 = 90',
      'Credits × grade points for a course: 15 × 4.0 = 60',
      'Total quality points: 90 + 60 = 150',
      'Total credits: 30 + 15 = 45',
      'Answer: 150 ÷ 45 ≈ 3.33',
    ]);
  });

  it('agrees with a 200-digit calculator, and without earlier credits with gpa', () => {
    fc.assert(
      fc.property(fc.record(standing), (input) => {
        const { credits, points } = sumsOf(input);
        const result = cumulativeGpa(input);
        expect(result.ok).toBe(!credits.isZero());
        if (!result.ok) return;
        expect(result.value.gpa.text).toBe(shown(points.div(credits), 2));
        expect(result.value.credits.exact).toBe(credits.toFixed());
        expect(stepFaults(result.value.steps)).toEqual([]);
        if (Number(input.priorCredits) > 0) return;
        const alone = gpa({ courses: input.courses });
        expect(alone).toMatchObject({
          ok: true,
          value: { gpa: result.value.gpa, steps: result.value.steps },
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it('refuses an average over no credits', () => {
    const none = { ok: false, field: 'courses', code: 'empty' };
    expect(cumulativeGpa({ priorGpa: 3, priorCredits: 0, courses: [] })).toMatchObject(none);
  });
});

describe('neededGpa', () => {
  it.each([
    ['3', '60', '3.2', '30', '3.60', 'possible'],
    ['3', '60', '3', '30', '3.00', 'possible'],
    ['0', '0', '3.5', '15', '3.50', 'possible'],
    ['2', '60', '3', '30', '5.00', 'impossible'],
    ['4', '60', '2', '30', '-2.00', 'certain'],
    ['3', '60', '2', '30', '0.00', 'certain'],
    ['3', '60', '3.5', '60', '4.00', 'possible'],
    ['3', '60', '3.50001', '60', '4.00', 'impossible'],
    ['3', '60', '3.1', '7', '3.96', 'possible'],
  ])(
    'with %s over %s credits, %s needs in %s more %s: %s',
    (priorGpa, priorCredits, target, furtherCredits, text, reach) => {
      const found = needed({ priorGpa, priorCredits, courses: [], target, furtherCredits });
      expect(found).toMatchObject({ needed: { text }, reach });
      expect(stepFaults(found.steps)).toEqual([]);
      expect(found.steps.at(-1)?.after).toBe(text);
    },
  );

  it('writes the credits still to be earned', () => {
    const courses = [{ credits: 3, grade: 'A' }];
    const { steps } = needed({ priorGpa: 3.1, priorCredits: 60, courses, target: 3.2, furtherCredits: 30 });
    expect(steps.map(stepText)).toEqual([
      'Formula for the needed average: needed = missing points ÷ further credits',
      'Credits × average so far: 60 × 3.1 = 186',
      'Credits × grade points for a course: 3 × 4.0 = 12',
      'Total quality points: 186 + 12 = 198',
      'Total credits: 60 + 3 = 63',
      'Total credits at the end: 63 + 30 = 93',
      'Quality points for the target: 3.2 × 93 = 297.6',
      'Quality points still needed: 297.6 - 198 = 99.6',
      'Needed average: 99.6 ÷ 30 = 3.32',
    ]);
  });

  it('leads to the target: earning the needed average gives it', () => {
    const further = fc.integer({ min: 1, max: 500 }).map((n) => new Exact(n).div(4).toFixed());
    fc.assert(
      fc.property(fc.record({ ...standing, target: hundredths, furtherCredits: further }), (input) => {
        const { credits, points } = sumsOf(input);
        const found = needed(input);
        const missing = credits.plus(input.furtherCredits).times(input.target).minus(points);
        const exact = missing.div(input.furtherCredits);
        expect(found.needed.text).toBe(shown(exact, 2));
        expect(found.reach).toBe(exact.lte(0) ? 'certain' : exact.gt(4) ? 'impossible' : 'possible');
        expect(stepFaults(found.steps)).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('both', () => {
  const standing = { priorGpa: 3, priorCredits: 60, courses: [] };
  const aim = { target: 3.2, furtherCredits: 30 };
  const usual = { ...standing, ...aim };
  const many = Array.from({ length: 1001 }, () => ({ credits: 1, grade: 'A' }));
  it.each([
    ['priorGpa', { ...standing, priorGpa: -0.01 }, 'out-of-range'],
    ['priorGpa', { ...standing, priorGpa: 4.01 }, 'out-of-range'],
    ['priorCredits', { ...standing, priorCredits: -1 }, 'out-of-range'],
    ['courses', { ...standing, courses: many }, 'too-large'],
    ['priorGpa', null, 'not-a-number'],
    ['priorGpa', 'text', 'not-a-number'],
  ])('name %s in %o as %s', (field, input, code) => {
    expect(untypedCumulative(input)).toMatchObject({ ok: false, field, code });
    expect(untypedNeeded(input && typeof input === 'object' ? { ...input, ...aim } : input)).toMatchObject({
      ok: false,
      field,
      code,
    });
  });

  it.each(['priorGpa', 'priorCredits', 'target', 'furtherCredits'])(
    'refuse what is no number as %s',
    (field) => {
      for (const bad of notNumbers) {
        const input = { ...usual, [field]: bad };
        const refused = { ok: false, field, code: 'not-a-number' };
        expect(untypedNeeded(input)).toMatchObject(refused);
        if (field.startsWith('prior'))
          expect(untypedCumulative({ ...standing, [field]: bad })).toMatchObject(refused);
      }
      expect(untypedNeeded({ ...usual, [field]: '1e401' })).toMatchObject({ field, code: 'too-large' });
    },
  );

  it.each([
    ['target', { target: 4.1 }],
    ['target', { target: -1 }],
    ['furtherCredits', { furtherCredits: 0 }],
    ['furtherCredits', { furtherCredits: -30 }],
  ])('refuse a %s of %o', (field, change) => {
    expect(neededGpa({ ...usual, ...change })).toMatchObject({ ok: false, field, code: 'out-of-range' });
  });
});
