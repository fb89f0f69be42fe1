export { type Arithmetic, type ArithmeticInput, calculate } from './calculate.js';
export { ARITHMETIC_OPERATIONS, type ArithmeticOperation } from './operations.js';
