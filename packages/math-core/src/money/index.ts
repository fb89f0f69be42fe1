export { parseLocaleMoney } from './parse-locale-money.js';
export { parseMoney } from './parse-money.js';
export { parsePercentage } from './parse-percentage.js';
