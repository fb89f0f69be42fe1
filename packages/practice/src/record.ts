// The learner's record, separate from the other functions because it contains the scheduler of reviews.
export {
  type AnswerFact,
  type Fact,
  type PlacementFact,
  type Setting,
  SETTINGS,
  type UndoFact,
} from './record/fact.js';
