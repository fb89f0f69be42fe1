import { exactText, scaledWhole } from '../rational/format.js';
import type { NumericInput } from '../rational/parse.js';
import { type Rational, rational, reduce } from '../rational/rational.js';
import { type Result, success } from '../result/result.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { fractionText } from './fraction-answer.js';
import { readFraction, type WrittenFraction } from './parse-fraction.js';

/** A number as one fraction, and the steps that lead there. */
export interface Operand {
  readonly value: Rational;
  readonly steps: readonly Step[];
}

/** Parses a number as one fraction: a decimal is reduced, a quotient of integers stays as written. */
export function readOperand(input: NumericInput, field: string): Result<Operand> {
  const written = readFraction(input, field);
  if (!written.ok) return written;
  const { mixed, quotient } = written.value;
  if (mixed) return success(improper(written.value.value, mixed));
  if (quotient) return success(wholeQuotient(quotient));
  const value = reduce(written.value.value);
  const [decimal, text] = [exactText(value), fractionText(value)];
  const steps = decimal === text ? [] : [step('fraction.from-decimal', 'As a fraction', decimal, text)];
  return success({ value, steps });
}

function improper(value: Rational, { minus, whole, rest }: NonNullable<WrittenFraction['mixed']>): Operand {
  const sum: Expression = ['+', whole.toString(), fractionText(rest)];
  return {
    value,
    steps: [step('fraction.improper', 'As one fraction', minus ? ['neg', sum] : sum, fractionText(value))],
  };
}

function wholeQuotient({ over, under }: NonNullable<WrittenFraction['quotient']>): Operand {
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
    step('fraction.whole-parts', 'Whole numerator and denominator', scaled, whole),
  ];
  const signs = step(
    'fraction.signs',
    'Change the signs of the numerator and the denominator',
    whole,
    fractionText(value),
  );
  return { value, steps: [...(decimals > 0 ? scaling : []), ...(d < 0n ? [signs] : [])] };
}
