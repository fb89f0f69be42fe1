export { type Arithmetic, type ArithmeticInput, calculate, OPERATIONS, type Operation } from './calculate.js';
