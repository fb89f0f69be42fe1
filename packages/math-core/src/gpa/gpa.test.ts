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
  it('knows the grades of the specification', () => {
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

  it('counts only rows with numeric credits and a known grade', () => {
    const { gpa: average, counted } = valueOf([
      { credits: '', grade: 'A' },
      { credits: 3, grade: 'E' },
      { credits: 3, grade: ' b\t' },
      { credits: '1,5', grade: 'A' },
      { credits: '9'.repeat(500), grade: 'A' },
      { credits: '2', grade: 'a-' },
    ]);
    expect(average.text).toBe('3.28');
    expect(counted).toEqual([
      { index: 2, grade: 'B', gradePoints: '3.0', credits: '3', qualityPoints: '9' },
      { index: 5, grade: 'A-', gradePoints: '3.7', credits: '2', qualityPoints: '7.4' },
    ]);
  });

  it('writes each course, the sums and the answer', () => {
    const { steps } = valueOf([
      { credits: 3, grade: 'A' },
      { credits: 4, grade: 'B+' },
    ]);
    expect(steps.map(stepText)).toEqual([
      'Formula: GPA = quality points ÷ credits',
      'Credits × grade points of a course: 3 × 4.0 = 12',
      'Credits × grade points of a course: 4 × 3.3 = 13.2',
      'Sum of the quality points: 12 + 13.2 = 25.2',
      'Sum of the credits: 3 + 4 = 7',
      'Answer: 25.2 ÷ 7 = 3.60',
    ]);
  });

  it.each([
    ['no courses', []],
    ['zero credits', [{ credits: 0, grade: 'A' }]],
    [
      'credits that cancel out',
      [
        { credits: 3, grade: 'A' },
        { credits: -3, grade: 'B' },
      ],
    ],
    ['no known grade', [{ credits: 3, grade: 'constructor' }]],
    ['rows that are none', [null, undefined, 3, 'A', [], { grade: Symbol('A'), credits: 3 }]],
    ['a grade that is no text', [{ credits: 3, grade: { toString: (): string => 'A' } }]],
    ['a grade of endless length', [{ credits: 3, grade: `${' '.repeat(1e6)}A` }]],
    ['rows in an object', { 0: { credits: 3, grade: 'A' }, length: 1 }],
    ['null as courses', null],
  ])('refuses %s', (_, courses) => {
    expect(untyped({ courses })).toMatchObject({ ok: false, field: 'courses', code: 'empty' });
  });

  it('writes no sums for one course', () => {
    expect(valueOf([{ credits: 3, grade: 'A' }]).steps.map(stepText)).toEqual([
      'Formula: GPA = quality points ÷ credits',
      'Credits × grade points of a course: 3 × 4.0 = 12',
      'Answer: 12 ÷ 3 = 4.00',
    ]);
  });

  it('takes 1,000 rows, and grades of up to 100 characters', () => {
    const rows = Array.from({ length: 1000 }, () => ({ credits: 1, grade: 'A' }));
    expect(valueOf(rows).credits.text).toBe('1000');
    expect(untyped({ courses: [...rows, ...rows] })).toMatchObject({ field: 'courses', code: 'too-large' });
    const blanks = ' '.repeat(99);
    const long = [`${blanks}A`, `${blanks} B`].map((grade) => ({ credits: 1, grade }));
    expect(valueOf(long).counted.map(({ grade }) => grade)).toEqual(['A']);
  });

  it('refuses credits whose fractions have no bearable sum', () => {
    const sevenths = { numerator: 1n, denominator: 7n ** 900n };
    const elevenths = { numerator: 1n, denominator: 11n ** 700n };
    expect(valueOf([{ credits: sevenths, grade: 'A' }]).gpa.text).toBe('4.00');
    const courses = [sevenths, elevenths].map((credits) => ({ credits, grade: 'A' }));
    expect(untyped({ courses })).toMatchObject({ field: 'courses', code: 'too-large' });
  });

  it('leaves out rows whose credits are no numbers', () => {
    const courses = notNumbers.map((credits) => ({ credits, grade: 'A' }));
    expect(untyped({ courses: [...courses, { credits: 1, grade: 'B' }] })).toMatchObject({
      value: { gpa: { text: '3.00' }, counted: [{ index: notNumbers.length }] },
    });
  });

  it.each([null, undefined, 5, 'text', []])('answers %s as input with a failure', (input) => {
    expect(untyped(input)).toMatchObject({ ok: false, field: 'courses', code: 'empty' });
  });
});
