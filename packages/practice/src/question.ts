// What shows a problem, without what makes and grades problems: a page needs no more before somebody answers.
export { angleMark, angleSize, type Box, frameOf, letterOf } from './drawing.js';
export { startOf } from './start.js';
export { piecesText, readText } from './text.js';
