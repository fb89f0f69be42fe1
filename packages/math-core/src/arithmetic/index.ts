export { type Arithmetic, type ArithmeticInput, calculate } from './calculate.js';
export type { TextOr } from '../result/text-or.js';
export { ARITHMETIC_OPERATIONS, type ArithmeticOperation } from './operations.js';
