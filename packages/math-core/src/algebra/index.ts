export { expressionFigure } from './expression-figure.js';
export { readStatement } from './read/read-statement.js';
export { approximate } from './solve/equation/approximate.js';
export { solve, type Method, type Solved, type SolvedResult, type SolveOptions } from './solve/solve.js';
export type { Solution } from './solution.js';
export type { Comparison, Interval, Statement } from './statement.js';
export { checkWorking } from './working/check-working.js';
export { mistakeSentence, type MistakeName } from './working/mistake-names.js';
export type { Counterexample, LineVerdict } from './working/verdict.js';
