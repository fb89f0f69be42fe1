export { type CommaNumber, readCommas } from './commas.js';
export type { Digits } from './digits.js';
export type { Figure } from './figure.js';
export { trimZeros } from './format.js';
export {
  add,
  compare,
  decimalText,
  divide,
  exactText,
  figure,
  fixedText,
  multiply,
  negate,
  power,
  rational,
  reduce,
  roundHalfAwayFromZero,
  shortFigure,
  sign,
  subtract,
  toNumber,
} from './operations.js';
export { MAX_CHARACTERS, MAX_EXPONENT, type NumericInput, parseDecimal } from './parse-decimal.js';
export { parseNumber } from './parse.js';
export type { Rational } from './rational.js';
export { roundTo } from './round-to.js';
