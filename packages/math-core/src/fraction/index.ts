export { calculateFractions, type FractionsInput } from './calculate-fractions.js';
export type { TextOr } from '../result/text-or.js';
export type { FractionAnswer } from './fraction-answer.js';
export { MAX_PERIOD, type RepeatingDecimal, repeatingDecimal } from './repeating-decimal.js';
export { simplifyFraction, type SimplifyInput } from './simplify-fraction.js';
