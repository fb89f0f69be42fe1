export { changeOfBase, condenseLogarithms } from './condense.js';
export type { Condition } from './condition.js';
export { evaluateLogarithm, type Logarithm, type LogarithmInput } from './evaluate.js';
export { expandLogarithm } from './expand.js';
export type { RewrittenLogarithm } from './law.js';
export { logarithm } from './logarithm.js';
export { type LogarithmEquation, type SolvedLogarithm, solveLogarithm } from './solve.js';
