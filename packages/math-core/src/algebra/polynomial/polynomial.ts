export {
  add,
  coefficientsIn,
  constant,
  constantOf,
  degreeIn,
  degreeOf,
  evaluate,
  fromCoefficients,
  isEqual,
  isZero,
  letter,
  lettersOf,
  multiply,
  negate,
  ONE,
  type Polynomial,
  power,
  scale,
  substitute,
  subtract,
  type Term,
  ZERO,
} from './arithmetic.js';
export { contentOf, divideExactly, divideWithRemainder, primitivePart } from './division.js';
export { gcd, lcm } from './gcd.js';
export { polynomialExpression } from './to-expression.js';
export { bounded } from './work.js';
