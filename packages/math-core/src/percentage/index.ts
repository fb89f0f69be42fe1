export { type PartOfTotalInput, partOfTotal } from './part-of-total.js';
export { type PercentOf, type PercentOfInput, percentOf } from './percent-of.js';
export type { PercentageAnswer } from './percentage-answer.js';
export { type PercentageChangeInput, percentageChange } from './percentage-change.js';
export { type ReversePercentageInput, reversePercentage } from './reverse-percentage.js';
