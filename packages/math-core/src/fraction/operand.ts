import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse.js';
import { type Rational, reduce } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { fractionText } from './fraction-answer.js';
import { readFraction, type WrittenFraction } from './parse-fraction.js';

/** A number to calculate with, and how it became one fraction. */
export interface Operand {
  readonly value: Rational;
  readonly steps: readonly Step[];
}

/** Reads a number as one fraction: a decimal takes lowest terms, a quotient stays as it is written. */
export function readOperand(input: NumericInput, field: string): Result<Operand> {
  const written = readFraction(input, field);
  if (!written.ok) return written;
  const { form, parts } = written.value;
  if (parts) return success(improper(written.value.value, parts));
  if (form === 'quotient') return success({ value: written.value.value, steps: [] });
  const value = reduce(written.value.value);
  const [decimal, text] = [exactText(value), fractionText(value)];
  const steps = decimal === text ? [] : [step('fraction.from-decimal', 'As a fraction', decimal, text)];
  return success({ value, steps });
}

function improper(value: Rational, { minus, whole, rest }: NonNullable<WrittenFraction['parts']>): Operand {
  const sum: Expression = ['+', whole.toString(), fractionText(rest)];
  return {
    value,
    steps: [step('fraction.improper', 'As one fraction', minus ? ['neg', sum] : sum, fractionText(value))],
  };
}
