// The reviews of a record, apart from everything else because they bring ts-fsrs.
export { dueAt, type NextReview, nextReview, type Review, reviewsOf } from './record/schedule.js';
