export { type Figure, figure, shortFigure } from './figure.js';
export { decimalText, exactText, fixedText, roundHalfAwayFromZero, trimZeros } from './format.js';
export { MAX_CHARACTERS, MAX_EXPONENT, type NumericInput, parseNumber } from './parse.js';
export {
  add,
  compare,
  type Decimal,
  divide,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  reduce,
  sign,
  subtract,
} from './rational.js';
export { toNumber } from './to-number.js';
export { roundTo } from './round-to.js';
