export { MathError } from './math-error.js';
export { type ErrorCode, type Failure, failure, type Result, type Success, success } from './result.js';
