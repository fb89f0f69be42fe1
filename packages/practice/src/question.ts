// What shows a problem, without what makes and grades problems: a page needs no more before somebody answers.
export { startOf } from './start.js';
export { piecesText, readText } from './text.js';
