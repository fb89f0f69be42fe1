export { changeOfBase, condenseLogarithms } from '../logarithm/condense.js';
export type { Condition } from '../logarithm/condition.js';
export { expandLogarithm } from '../logarithm/expand.js';
export type { RewrittenLogarithm } from '../logarithm/law.js';
export { MAX_EXPRESSION_CHARACTERS, parseExpression } from './parse.js';
export { MAX_DEPTH } from './scanner.js';
