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
export { type Factor, factorise } from './factorise.js';
export { gcd, lcm } from './gcd.js';
export { polynomialRoot } from './polynomial-root.js';
export { rationalRoot } from './rational-root.js';
export { polynomialExpression } from './to-expression.js';
export { bounded, spend, tooLarge } from './work.js';
