export { type Course, type Gpa, type GpaInput, gpa } from './gpa.js';
export type { CountedCourse } from './gpa-steps.js';
export { GRADE_POINTS, type GradePoints } from './grade-points.js';
