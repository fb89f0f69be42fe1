// Worksheets: the topics of a link, and the files that a worksheet can be saved as.
export { acceptedSpellings } from './accepted.js';
export { sheetCsv } from './csv.js';
export { type SheetLook, sheetLatex } from './latex.js';
export { sheetMoodle } from './moodle.js';
export type { SheetProblem, Version } from './sheet-problem.js';
export { readReplaced, readTopics, replacedText, topicsText } from './topics.js';
