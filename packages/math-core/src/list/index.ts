export { type ListInput, MAX_NUMBERS, parseList } from './parse-list.js';
