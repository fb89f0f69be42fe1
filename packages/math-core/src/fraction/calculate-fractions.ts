import { ARITHMETIC_OPERATIONS, type ArithmeticOperation } from '../arithmetic/operations.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { type Rational, sign } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import type { TextOr } from '../result/text-or.js';
import { unknownField } from '../result/unknown-field.js';
import { type FractionAnswer, fractionAnswer } from './fraction-answer.js';
import { readOperand } from './operand.js';
import { product, quotient, type Working } from './product.js';
import { sum } from './sum.js';

/** The input of {@link calculateFractions}. The operation may also be a string that is known only at run time. */
export interface FractionsInput<O extends string = ArithmeticOperation> {
  /** The first number: "1 3/4", "7/4", "-2" or "0.75". */
  readonly left: NumericInput;
  /** The operation. */
  readonly operation: TextOr<ArithmeticOperation, O>;
  /** The second number, in the same formats as `left`. It can't be 0 if `operation` is "divide". */
  readonly right: NumericInput;
}

const WORKINGS: Readonly<Record<ArithmeticOperation, (a: Rational, b: Rational) => Working>> = {
  add: (a, b) => sum(a, '+', b),
  subtract: (a, b) => sum(a, '-', b),
  multiply: product,
  divide: quotient,
};

/**
 * Adds, subtracts, multiplies or divides two fractions, mixed numbers or decimals, with the steps of a worked solution.
 * Errors: `not-a-number`, `too-large`; `division-by-zero` (a denominator, or `right`); `unknown-name` (operation).
 * @example calculateFractions({ left: '1 3/4', operation: 'add', right: '5/6' }) // fraction is "31/12" and mixed is "2 7/12"
 */
export function calculateFractions<O extends string>(input: FractionsInput<O>): Result<FractionAnswer> {
  const fields = fieldsOf(input);
  const unknown = unknownField(fields, 'left operation right');
  if (unknown) return unknown;
  const left = readOperand(fields.left, 'left');
  if (!left.ok) return left;
  const name = ARITHMETIC_OPERATIONS.find((known) => known === fields.operation);
  if (!name) {
    const names = ARITHMETIC_OPERATIONS.join(', ');
    return failure('operation', 'unknown-name', `operation must be one of ${names}.`);
  }
  const right = readOperand(fields.right, 'right');
  if (!right.ok) return right;
  if (name === 'divide' && sign(right.value.value) === 0)
    return failure('right', 'division-by-zero', 'right must not be 0 in a division.');
  const { value, steps } = WORKINGS[name](left.value.value, right.value.value);
  return success(fractionAnswer(value, [...left.value.steps, ...right.value.steps, ...steps]));
}
