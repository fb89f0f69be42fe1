export { type ListInput, MAX_NUMBERS, parseList } from './parse-list.js';
export { type ListReading, readList } from './read-list.js';
