export { changeOfBase, condenseLogarithms } from './condense.js';
export type { Condition } from './rewriting/condition.js';
export { evaluateLogarithm, type Logarithm, type LogarithmInput } from './evaluate.js';
export { expandLogarithm } from './expand.js';
export type { RewrittenLogarithm } from './rewriting/law.js';
export { logarithm } from './logarithm.js';
export { longerDivision } from './longer-division.js';
export { type LogarithmEquation, type SolvedLogarithm, solveLogarithm } from './solve.js';
