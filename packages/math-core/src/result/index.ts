export { MathError } from './math-error.js';
export { unwrap } from './unwrap.js';
export { type ErrorCode, type Failure, failure, type Result, type Success, success } from './result.js';
