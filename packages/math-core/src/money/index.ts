export { parseMoney } from './parse-money.js';
export { parsePercentage } from './parse-percentage.js';
