import { describe, expect, it } from 'vitest';
import { stepText } from '../steps/index.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { cumulativeGpa, gpa, type GpaInput, GRADE_SCALES, neededGpa } from './index.js';

const average = (input: unknown): string => {
  const result = gpa(input as GpaInput);
  if (!result.ok) return `${result.field} ${result.code}`;
  expect(stepFaults(result.value.steps)).toEqual([]);
  return result.value.gpa.text;
};
const one = (grade: string, more: object = {}) => ({ courses: [{ credits: 3, grade }], ...more });

describe('the scales of grades', () => {
  it('add A+ and D- to the standard one', () => {
    const added = (name: keyof typeof GRADE_SCALES) =>
      GRADE_SCALES[name].filter(({ grade }) => grade === 'A+' || grade === 'D-').map(({ points }) => points);
    expect([added('standard'), added('plus-4.0'), added('plus-4.3')]).toEqual([
      [],
      ['4.0', '0.7'],
      ['4.3', '0.7'],
    ]);
    for (const grades of Object.values(GRADE_SCALES))
      expect(grades.at(-1)).toEqual({ grade: 'F', points: '0.0' });
  });

  it.each([
    [one('A+'), 'courses.0.grade unknown-name'],
    [one('A+', { scale: 'plus-4.0' }), '4.00'],
    [one('A+', { scale: 'plus-4.3' }), '4.30'],
    [one('d−', { scale: 'plus-4.0' }), '0.70'],
    [one('B', { scale: 'plus-4.3' }), '3.00'],
    [
      one('2', {
        scale: [
          { grade: '1', points: 15 },
          { grade: '2', points: '12.5' },
        ],
      }),
      '12.50',
    ],
    [one('pass', { scale: [{ grade: 'Pass', points: '10/3' }] }), '3.33'],
    [one('A', { scale: 'none' }), 'scale unknown-name'],
    [one('A', { scale: 5 }), 'scale unknown-name'],
    [one('A', { scale: [] }), 'scale empty'],
    [one('A', { scale: [{ grade: 'A' }] }), 'scale.0.points not-a-number'],
    [one('A', { scale: [{ grade: 'A', points: -1 }] }), 'scale.0.points out-of-range'],
    [one('A', { scale: [{ points: 4 }] }), 'scale.0.grade unknown-name'],
    [one('A', { scale: [null] }), 'scale.0.grade unknown-name'],
    [one('A', { scale: Array.from({ length: 51 }, () => ({ grade: 'A', points: 4 })) }), 'scale too-large'],
  ])('%j: %s', (input, expected) => {
    expect(average(input)).toBe(expected);
  });
});

describe('the levels of courses', () => {
  // (4 + 1) × 3 + (3 + 0.5) × 4 + 0 × 1 + 2 × 2 = 33, over 10 credits
  const courses = [
    { credits: 3, grade: 'A', level: 'ap' },
    { credits: 4, grade: 'B', level: 'honors' },
    { credits: 1, grade: 'F', level: 'ap' },
    { credits: 2, grade: 'C', level: 'regular' },
  ] as const;

  it('add points to passing grades', () => {
    expect(average({ courses })).toBe('3.30');
    const result = gpa({ courses });
    expect(result.ok && result.value.counted.map(({ gradePoints }) => gradePoints)).toEqual([
      '5',
      '3.5',
      '0.0',
      '2.0',
    ]);
    expect(result.ok && result.value.steps.map(stepText)).toContain(
      'Credits × grade points for a course: 3 × 5 = 15',
    );
  });

  it('are refused if unknown', () => {
    expect(average(one('A', { courses: [{ credits: 3, grade: 'A', level: 'hard' }] }))).toBe(
      'courses.0.level unknown-name',
    );
  });

  it('raise the highest average by a point', () => {
    const prior = { priorGpa: 4.6, priorCredits: 30 };
    expect(cumulativeGpa({ ...prior, courses: [{ credits: 3, grade: 'A' }] })).toMatchObject({
      field: 'priorGpa',
    });
    const weighted = cumulativeGpa({ ...prior, courses: [{ credits: 10, grade: 'A', level: 'ap' }] });
    expect(weighted.ok && weighted.value.gpa.text).toBe('4.70'); // (138 + 50) ÷ 40
    const plus = { ...prior, priorGpa: 4.3, courses: [], target: 4.3, furtherCredits: 30 };
    expect(neededGpa({ ...plus, scale: 'plus-4.3' })).toMatchObject({
      ok: true,
      value: { reach: 'possible' },
    });
    expect(neededGpa(plus)).toMatchObject({ ok: false, field: 'priorGpa' });
  });
});
