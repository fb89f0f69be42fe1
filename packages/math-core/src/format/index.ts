export { format, type FormatOptions, MAX_DIGITS } from './format.js';
export { parseLocaleNumber } from './parse-locale-number.js';
