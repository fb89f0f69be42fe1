// The reviews of a record, in a separate entry because they import ts-fsrs.
export { dueAt, type NextReview, nextReview, type Review, reviewsOf } from './record/schedule.js';
