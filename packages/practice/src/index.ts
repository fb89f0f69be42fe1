export { answerText } from './answer-text.js';
export { angleMark, angleSize, type Box, frameOf, letterOf } from './drawing.js';
export {
  FAMILIES,
  generateProblem,
  generateQuestion,
  problemById,
  type ProblemInput,
  type Question,
  questionById,
} from './generate.js';
export { type Draft, type Family, isDrawn } from './family.js';
export { entryOf, heightOf, pointsIn, snapped } from './graph.js';
export { diagnose } from './grade/diagnose.js';
export { grade, type Verdict } from './grade/grade.js';
export { currentSkill } from './record/former-ids.js';
export { judgeOwnWork, type OwnVerdict } from './grade/own-work.js';
export { type ReadPiece, readEntry } from './grade/reading.js';
export {
  type AnswerForm,
  type Axis,
  CATEGORIES,
  type Category,
  type CurveKind,
  DIFFICULTIES,
  type Difficulty,
  type Drawing,
  type DrawnShape,
  type Graph,
  type GraphPart,
  type Mistake,
  type Piece,
  type Point,
  type Problem,
  type Shape,
} from './problem.js';
export { type Random, seeded, SEEDS } from './random.js';
export { withMathematics } from './printed.js';
export { type ServedProblem, servedProblem } from './served.js';
export { levelFor } from './levels.js';
export { workStart } from './start.js';
export { type Skill, SKILLS, type Unit, UNITS } from './skills.js';
export { ask, type Task } from './task.js';
export { piecesText, readText } from './text.js';
