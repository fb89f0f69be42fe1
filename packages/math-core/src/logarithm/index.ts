export { evaluateLogarithm, type Logarithm, type LogarithmInput } from './evaluate.js';
export { logarithm } from './logarithm.js';
export { type LogarithmEquation, type SolvedLogarithm, solveLogarithm } from './solve.js';
