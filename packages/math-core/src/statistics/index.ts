export { QUARTILE_RULES, type QuartileRule } from './quartiles.js';
export { type Quartiles, type Statistics, type StatisticsInput, statistics } from './statistics.js';
export type { Spread } from './spread.js';
