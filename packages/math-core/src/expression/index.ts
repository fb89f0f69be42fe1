export { MAX_EXPRESSION_CHARACTERS, parseExpression } from './parse.js';
export { MAX_DEPTH } from './scanner.js';
export { unsupportedNotation } from './unsupported-notation.js';
