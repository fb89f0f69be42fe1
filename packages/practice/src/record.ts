// The learner's record, separate from the other functions because it contains the scheduler of reviews.
export {
  type AnswerFact,
  type Fact,
  type PlacementFact,
  type Setting,
  SETTINGS,
  type UndoFact,
} from './record/fact.js';
export { inOrder, merge } from './record/order.js';
export {
  placement,
  PLACEMENT_PROBLEMS,
  type PlacementAnswer,
  type PlacementStep,
} from './record/placement.js';
export { type Recommendation, recommend } from './record/recommend.js';
export { dueAt, type NextReview, nextReview, type Review, reviewsOf } from './record/schedule.js';
export {
  levelOf,
  MASTERY_DAYS,
  type SkillProgress,
  type State,
  STATES,
  type States,
  statesOf,
} from './record/states.js';
