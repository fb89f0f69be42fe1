import { parseFields, type Reader } from '../money/parse-marked.js';
import { type Digits, refuseDigits } from '../rational/digits.js';
import type { Figure } from '../rational/figure.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import type { Rational } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Step } from '../steps/step.js';

/** The usual decimals of the answer of a percentage calculator. */
export const DECIMALS = 2;

/** The answer of a percentage calculator. */
export interface PercentageAnswer {
  /** The answer to the requested digits. Defaults to 2 decimals, or to 4 significant digits below 0.1. */
  readonly answer: Figure;
  /** The steps from the input to the answer. */
  readonly steps: readonly Step[];
}

/** The numbers of an input, and the requested digits of the answer. */
type Parsed<K extends string> = Readonly<Record<K, Rational>> & { readonly digits: Digits };

/** Parses the fields of an input in order, then its digits. */
export function readPercentage<K extends string>(
  input: Digits & Readonly<Partial<Record<NoInfer<K>, NumericInput | undefined>>>,
  readers: Readonly<Record<K, Reader>>,
): Result<Parsed<K>> {
  const unknown = unknownField(input, `${Object.keys(readers).join(' ')} decimals significant`);
  if (unknown) return unknown;
  const read = parseFields<K>(input, readers);
  if (!read.ok) return read;
  const { decimals, significant }: Digits = fieldsOf(input);
  const refused = refuseDigits({ decimals, significant });
  return refused ?? success({ ...read.value, digits: { decimals, significant } });
}
