import fc from 'fast-check';
import { contract, type Contract } from '../testing/contract.test-support.js';
import { fromThese } from '../testing/inputs.test-support.js';
import { cumulativeGpa, gpa, GRADE_POINTS, neededGpa } from './index.js';

const course = fc.record({
  credits: fc.integer({ min: 1, max: 40 }).map((n) => n / 4),
  grade: fromThese(GRADE_POINTS.map(({ grade }) => grade)),
});

const average = fc.integer({ min: 0, max: 400 }).map((n) => n / 100);
const standing = {
  priorGpa: average,
  priorCredits: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 480 }).map((n) => n / 4),
  ),
  courses: fc.array(course, { maxLength: 6 }),
};
const prior = { priorGpa: 3.1, priorCredits: 60, courses: [{ credits: 3, grade: 'A' }] };

/** The calculators of the topic, for the step contract. */
export const contracts: readonly Contract[] = [
  contract(gpa, {
    examples: [
      {
        courses: [
          { credits: 3, grade: 'A' },
          { credits: 4, grade: 'b+' },
        ],
      },
    ],
    inputs: fc
      .record({ courses: fc.array(course, { maxLength: 6 }) })
      .map(({ courses }) => ({ courses: [...courses, { credits: 1, grade: 'C' }] })),
    solutions: ({ steps, gpa: { text } }) => [{ steps, answer: text }],
  }),
  contract(cumulativeGpa, {
    examples: [prior],
    inputs: fc
      .record(standing)
      .map(({ courses, ...rest }) => ({ ...rest, courses: [...courses, { credits: 1, grade: 'C' }] })),
    solutions: ({ steps, gpa: { text } }) => [{ steps, answer: text }],
  }),
  contract(neededGpa, {
    examples: [{ ...prior, target: 3.2, furtherCredits: 30 }],
    inputs: fc.record({ ...standing, target: average, furtherCredits: fc.integer({ min: 1, max: 120 }) }),
    solutions: ({ steps, needed }) => [{ steps, answer: needed.text }],
  }),
];
