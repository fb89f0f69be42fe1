export { type Identity, identity } from './operations/identity.js';
export { addFractions } from './operations/add-fractions.js';
export { cancel } from './operations/cancel.js';
export { collect } from './operations/collect.js';
export { completeSquare } from './operations/complete-square.js';
export { type Evaluated, evaluateStepwise, type StepwiseOptions } from './operations/evaluate-stepwise.js';
export { expand } from './operations/expand.js';
export { factor } from './operations/factor.js';
export type { Operated } from './operations/operated.js';
export { rationalise } from './operations/rationalise.js';
export { simplify } from './operations/simplify.js';
export { evaluateAt, substitute } from './operations/substitute.js';
export type { TypedValues } from './read/typed-expression.js';
export { readInput, type Unread } from './read/read-input.js';
export type { Alternative, Reading } from './read/reading.js';
export { answerRequest } from './request/answer-request.js';
export type {
  Answered,
  AnswerLine,
  AnswerName,
  Curve,
  PlaneCurves,
  Section,
  UnitCircle,
} from './functions/answered.js';
export { readStatement } from './read/read-statement.js';
export { type NamedOperation, operationNamed } from './read/task-words.js';
export type { ApproximateRoot, NoExactForm, Solution } from './solve/solution.js';
export { approximate } from './plain/approximate.js';
export { expressionFigure } from './plain/expression-figure.js';
export { type Method, solve, type Solved, type SolveOptions } from './solve/solve.js';
export type { Comparison, Interval, Statement } from './read/statement.js';
export { checkWorking } from './working/check-lines.js';
export { readWork } from './working/function-lines.js';
export { workLines } from './read/work-steps.js';
export type { Law, LawName } from './working/laws/law-names.js';
export { type MistakeName, mistakeSentence } from './working/mistake-names.js';
export type { Counterexample, LineVerdict } from './working/verdict.js';
export { workLeft, type WorkLeft } from './working/work-left.js';
export type { Asked, SetUpOptions } from './working/set-up.js';
export { solveWithMistakes, type SolvedWithMistakes, type WrongAnswer } from './working/wrong-answers.js';
export {
  type Operation,
  type OperatedWithMistakes,
  type OperationOptions,
  operateWithMistakes,
} from './working/wrong-expressions.js';
