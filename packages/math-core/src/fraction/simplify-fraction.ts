import type { NumericInput } from '../rational/parse-decimal.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type FractionAnswer, fractionAnswer } from './fraction-answer.js';
import { readOperand } from './operand.js';

/** The input of {@link simplifyFraction}. */
export interface SimplifyInput {
  /** The number to simplify: "62/24", "2 7/12" or "2.5". */
  readonly value: NumericInput;
}

/**
 * Reduces a fraction to lowest terms, and converts it to a mixed number and a decimal.
 * Errors: `not-a-number`, `too-large`; `division-by-zero` (its denominator).
 * @example simplifyFraction({ value: '62/24' }) // fraction is "31/12" and mixed is "2 7/12" and decimal.text is "2.58(3)"
 */
export function simplifyFraction(input: SimplifyInput): Result<FractionAnswer> {
  const unknown = unknownField(input, 'value');
  if (unknown) return unknown;
  const operand = readOperand(fieldsOf(input).value, 'value');
  if (!operand.ok) return operand;
  return success(fractionAnswer(operand.value.value, operand.value.steps));
}
