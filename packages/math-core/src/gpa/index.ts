export { type CountedCourse, type Course, type CourseLevel, LEVEL_POINTS } from './counted-courses.js';
export { type CumulativeGpa, cumulativeGpa } from './cumulative-gpa.js';
export { type Gpa, type GpaInput, gpa } from './gpa.js';
export type { PriorCredits } from './gpa-steps.js';
export { findGrade, GRADE_POINTS, GRADE_SCALES, type GradePoints, type GradeScale } from './grade-points.js';
export { type NeededGpa, type NeededGpaInput, neededGpa } from './needed-gpa.js';
export type { StandingInput } from './standing.js';
