import { exactText, scaledWhole } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { readNumber, type WrittenNumber } from '../rational/parse.js';
import { type Rational, rational, reduce, sign } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { fractionText } from './fraction-answer.js';

/** A number as a single fraction, and the steps that produce it. */
export interface Operand {
  readonly value: Rational;
  readonly steps: readonly Step[];
}

/**
 * Parses a number as a single fraction. A decimal is reduced, and a quotient of integers stays as written.
 */
export function readOperand(input: NumericInput, field: string): Result<Operand> {
  const written = readNumber(input, field);
  if (!written.ok) return written;
  const { value: asWritten, quotient, whole } = written.value;
  if (quotient && whole !== undefined) return success(improper(asWritten, whole, quotient));
  if (quotient) return success(wholeQuotient(quotient));
  const value = reduce(asWritten);
  const [decimal, text] = [exactText(value), fractionText(value)];
  const steps = decimal === text ? [] : [step('fraction.from-decimal', 'As a fraction', decimal, text)];
  return success({ value, steps });
}

type Quotient = NonNullable<WrittenNumber['quotient']>;

function improper(value: Rational, whole: bigint, { over, under }: Quotient): Operand {
  const rest = fractionText({ numerator: over.numerator, denominator: under.numerator });
  const sum: Expression = ['+', whole.toString(), rest];
  const before: Expression = sign(value) < 0 ? ['neg', sum] : sum;
  return { value, steps: [step('fraction.improper', 'As one fraction', before, fractionText(value))] };
}

function wholeQuotient({ over, under }: Quotient): Operand {
  const [top, bottom] = [exactText(over), exactText(under)];
  const decimals = Math.max(...[top, bottom].map((text) => (text.split('.')[1] ?? '').length));
  const [n, d] = [scaledWhole(over, decimals), scaledWhole(under, decimals)];
  const value = rational(n, d);
  const whole: Expression = d < 0n ? ['/', n.toString(), d.toString()] : fractionText(value);
  const ten = (10n ** BigInt(decimals)).toString();
  const scaled: Expression = ['/', ['×', top, ten], ['×', bottom, ten]];
  const scaling = [
    step(
      'fraction.scale',
      'Multiply the numerator and the denominator by the same number',
      ['/', top, bottom],
      scaled,
    ),
    step('fraction.whole-parts', 'Numerator and denominator as whole numbers', scaled, whole),
  ];
  const signs = step(
    'fraction.signs',
    'Change the signs of the numerator and the denominator',
    whole,
    fractionText(value),
  );
  return { value, steps: [...(decimals > 0 ? scaling : []), ...(d < 0n ? [signs] : [])] };
}
