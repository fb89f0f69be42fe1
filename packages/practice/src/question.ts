// The functions that display a problem, without those that generate and grade problems. A page needs only
// these until the first answer.
export { withMathematics } from './printed.js';
export { workStart } from './start.js';
export { piecesText, readText } from './text.js';
