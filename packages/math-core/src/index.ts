/**
 * Exact everyday math with every step as data. Each topic also has its own export path, such as
 * `@mathtools/math-core/loan`.
 * @packageDocumentation
 */

export * from './age/index.js';
export {
  type Arithmetic,
  type ArithmeticInput,
  ARITHMETIC_OPERATIONS,
  type ArithmeticOperation,
  calculate,
  type TextOr,
} from './arithmetic/index.js';
export * from './bmi/index.js';
export * from './date/index.js';
export * from './discount/index.js';
export * from './gpa/index.js';
export {
  type Loan,
  loan,
  type LoanInput,
  type LoanTerm,
  MAX_PAYMENTS,
  monthlyPayment,
} from './loan/index.js';
export { evaluateLogarithm, type Logarithm, type LogarithmInput } from './logarithm/evaluate.js';
export { logarithm } from './logarithm/logarithm.js';
export * from './percentage/index.js';
export {
  exactText,
  type Figure,
  fixedText,
  type NumericInput,
  parseNumber,
  type Rational,
  rational,
  roundTo,
  toNumber,
} from './rational/index.js';
export {
  type ErrorCode,
  type Failure,
  MathError,
  type Result,
  type Success,
  unwrap,
} from './result/index.js';
export {
  type Expression,
  expressionText,
  type Operator,
  type Relation,
  type Step,
  type StepId,
  stepText,
} from './steps/index.js';
export {
  type CombineDurationsInput,
  type CombinedDuration,
  combineDurations,
  type DurationInput,
} from './time/index.js';
export * from './tip/index.js';
export * from './unit/index.js';
