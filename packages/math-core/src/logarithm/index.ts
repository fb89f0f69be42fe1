export { evaluateLogarithm, type Logarithm, type LogarithmInput } from './evaluate.js';
