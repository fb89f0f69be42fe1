// The learner's record, without the scheduler of reviews, which only pages with reviews need.
export {
  type AnswerFact,
  type Fact,
  type FactVerdict,
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
export { TEXT_DAYS, withoutOldTexts } from './record/typed-texts.js';
export {
  levelOf,
  MASTERY_DAYS,
  type SkillProgress,
  type State,
  STATES,
  type States,
  statesOf,
} from './record/states.js';
