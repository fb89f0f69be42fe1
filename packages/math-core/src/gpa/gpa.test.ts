import { describe, expect, it } from 'vitest';
import { notNumbers } from '../testing/oracle.test-support.js';
import { stepFaults } from '../testing/step-faults.test-support.js';
import { stepText } from '../steps/index.js';
import { type Course, GRADE_POINTS, gpa } from './index.js';

const untyped = gpa as (input: unknown) => ReturnType<typeof gpa>;

function valueOf(courses: readonly Course[]) {
  const result = gpa({ courses });
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

describe('gpa', () => {
  it('has the grades of the specification', () => {
    const scale = 'A 4.0, A- 3.7, B+ 3.3, B 3.0, B- 2.7, C+ 2.3, C 2.0, C- 1.7, D+ 1.3, D 1.0, F 0.0';
    expect(GRADE_POINTS.map(({ grade, points }) => `${grade} ${points}`).join(', ')).toBe(scale);
  });

  it.each([
    ['3 A', '4.00', '3'],
    ['3 A, 4 B+', '3.60', '7'],
    ['3 a, 4 b+', '3.60', '7'],
    ['1 A, 1 A-, 1 B', '3.57', '3'],
    ['3 F', '0.00', '3'],
    ['1.5 C-, 0.5 D', '1.53', '2'],
    ['3 A−', '3.70', '3'],
    ['3 A, 0 F', '4.00', '3'],
  ])('averages %s to %s over %s credits', (rows, text, credits) => {
    const courses = rows.split(', ').map((row) => {
      const [amount = '', grade = ''] = row.split(' ');
      return { credits: amount, grade };
    });
    const value = valueOf(courses);
    expect(value.gpa.text).toBe(text);
    expect(value.credits).toMatchObject({ text: credits, relation: '=' });
    expect(stepFaults(value.steps)).toEqual([]);
    expect(value.steps.at(-1)?.after).toBe(text);
  });

  it.each<readonly [string, string, unknown]>([
    ['1.credits', 'not-a-number', { credits: '', grade: 'A' }],
    ['1.credits', 'not-a-number', { credits: '1,5', grade: 'A' }],
    ['1.credits', 'not-a-number', { credits: '3 points', grade: 'A' }],
    ['1.credits', 'too-large', { credits: '9'.repeat(500), grade: 'A' }],
    ['1.credits', 'out-of-range', { credits: '-0.5', grade: 'A' }],
    ['1.credits', 'not-a-number', null],
    ['1.credits', 'not-a-number', 'A'],
    ['1.grade', 'unknown-name', { credits: 3, grade: 'E' }],
    ['1.grade', 'unknown-name', { credits: 3, grade: '' }],
    ['1.grade', 'unknown-name', { credits: 3 }],
    ['1.grade', 'unknown-name', { credits: 3, grade: 'constructor' }],
    ['1.grade', 'unknown-name', { credits: 3, grade: { toString: (): string => 'A' } }],
    ['1.grade', 'unknown-name', { credits: 3, grade: Symbol('A') }],
    ['1.grade', 'unknown-name', { credits: 3, grade: `${' '.repeat(1e6)}A` }],
    ...notNumbers.map((credits) => ['1.credits', 'not-a-number', { credits, grade: 'A' }] as const),
  ])('names %s as %s', (place, code, course) => {
    const courses = [{ credits: 1, grade: 'B' }, course];
    expect(untyped({ courses })).toMatchObject({ ok: false, field: `courses.${place}`, code });
  });

  it('lists the grades', () => {
    expect(untyped({ courses: [{ credits: 3, grade: 'E' }] })).toMatchObject({
      message: 'courses.0.grade must be one of A, A-, B+, B, B-, C+, C, C-, D+, D, F, but is "E".',
    });
  });

  it('writes grades as in the table, and numbers exactly', () => {
    const { counted } = valueOf([
      { credits: 3, grade: ' b\t' },
      { credits: '3/2', grade: 'a-' },
    ]);
    expect(counted).toEqual([
      { grade: 'B', gradePoints: '3.0', credits: '3', qualityPoints: '9' },
      { grade: 'A-', gradePoints: '3.7', credits: '1.5', qualityPoints: '5.55' },
    ]);
  });

  it('writes each course, the sums and the answer', () => {
    const { steps } = valueOf([
      { credits: 3, grade: 'A' },
      { credits: 4, grade: 'B+' },
    ]);
    expect(steps.map(stepText)).toEqual([
      'Formula: GPA = quality points ÷ credits',
      'Credits × grade points for a course: 3 × 4.0 = 12',
      'Credits × grade points for a course: 4 × 3.3 = 13.2',
      'Total quality points: 12 + 13.2 = 25.2',
      'Total credits: 3 + 4 = 7',
      'Answer: 25.2 ÷ 7 = 3.60',
    ]);
  });

  it.each([
    ['no courses', []],
    ['zero credits', [{ credits: 0, grade: 'A' }]],
    ['rows in an object', { 0: { credits: 3, grade: 'A' }, length: 1 }],
    ['null as courses', null],
  ])('refuses %s', (_, courses) => {
    expect(untyped({ courses })).toMatchObject({ ok: false, field: 'courses', code: 'empty' });
  });

  it('writes no sums for one course', () => {
    expect(valueOf([{ credits: 3, grade: 'A' }]).steps.map(stepText)).toEqual([
      'Formula: GPA = quality points ÷ credits',
      'Credits × grade points for a course: 3 × 4.0 = 12',
      'Answer: 12 ÷ 3 = 4.00',
    ]);
  });

  it('accepts 1,000 rows, and grades of up to 100 characters', () => {
    const rows = Array.from({ length: 1000 }, () => ({ credits: 1, grade: 'A' }));
    expect(valueOf(rows).credits.text).toBe('1000');
    expect(untyped({ courses: [...rows, ...rows] })).toMatchObject({ field: 'courses', code: 'too-large' });
    const blanks = ' '.repeat(99);
    expect(valueOf([{ credits: 1, grade: `${blanks}A` }]).gpa.text).toBe('4.00');
    expect(untyped({ courses: [{ credits: 1, grade: `${blanks} B` }] })).toMatchObject({
      code: 'unknown-name',
    });
  });

  it('refuses credits whose common denominator is too large', () => {
    const sevenths = { numerator: 1n, denominator: 7n ** 900n };
    const elevenths = { numerator: 1n, denominator: 11n ** 700n };
    expect(valueOf([{ credits: sevenths, grade: 'A' }]).gpa.text).toBe('4.00');
    const courses = [sevenths, elevenths].map((credits) => ({ credits, grade: 'A' }));
    expect(untyped({ courses })).toMatchObject({ field: 'courses', code: 'too-large' });
  });

  it.each([null, undefined, 5, 'text', []])('returns a failure for %s as input', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'courses', code: 'empty' });
  });
});
