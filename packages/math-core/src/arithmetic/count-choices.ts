import type { NumericInput } from '../rational/parse-decimal.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
import { readInteger } from './divide-with-remainder.js';

/** The largest number of objects, and of factors of a product in a step. */
const MOST_OBJECTS = 1000;
const MOST_FACTORS = 60;

/** The input of {@link countChoices}. */
export interface ChoicesInput {
  /** The number of objects, 0 to 1000. */
  readonly objects: NumericInput;
  /** The number of objects that are chosen, at least 0. */
  readonly chosen: NumericInput;
  /** True if the order of the chosen objects counts (permutations). Defaults to false (combinations). */
  readonly isOrdered?: boolean | undefined;
}

/** The number of choices. */
export interface Choices {
  /** The number of choices as integer text. "0" if more objects are chosen than there are. */
  readonly count: string;
  /** The product or the fraction that gives the count. */
  readonly formula: Expression;
  /** The steps from the formula to the count. */
  readonly steps: readonly Step[];
}

/**
 * Counts the ways to choose some of several objects (combinations), or to arrange them in a row (permutations).
 * Errors: `not-a-number`, `not-an-integer`, `out-of-range` (objects, chosen); `too-large` for a product of more than 60 factors.
 * @example countChoices({ objects: 5, chosen: 2 }) // count is "10"
 */
export function countChoices(input: ChoicesInput): Result<Choices> {
  const unknown = unknownField(input, 'objects chosen isOrdered');
  if (unknown) return unknown;
  const { objects, chosen, isOrdered = false } = fieldsOf(input);
  const all = readCount(objects, 'objects');
  if (!all.ok) return all;
  const some = readCount(chosen, 'chosen');
  if (!some.ok) return some;
  const [n, k] = [all.value, some.value];
  if (k > n) return success({ count: '0', formula: '0', steps: [] });
  // To choose 8 of 10 objects is to leave 2 of them.
  const factors = isOrdered ? k : Math.min(k, n - k);
  if (factors > MOST_FACTORS) return failure('chosen', 'too-large');
  const [choices, orders] = [falling(n, factors), isOrdered ? [] : falling(factors, factors)];
  const [above, below] = [productOf(choices), productOf(orders)];
  const count = (above / below).toString();
  const [top, bottom] = [asProduct(choices), asProduct(orders)];
  if (below === 1n) {
    const steps = choices.length > 1 ? [step('arithmetic.answer', 'Answer', top, count)] : [];
    return success({ count, formula: top, steps });
  }
  const formula: Expression = ['/', top, bottom];
  const fraction: Expression = ['/', above.toString(), below.toString()];
  const law = 'Multiply the choices, and the orders in which the same objects can be chosen';
  const steps = [
    step('arithmetic.choices', law, formula, fraction),
    step('arithmetic.answer', 'Answer', fraction, count),
  ];
  return success({ count, formula, steps });
}

function readCount(input: NumericInput, field: string): Result<number> {
  const read = readInteger(input, field);
  if (!read.ok) return read;
  return read.value >= 0n && read.value <= BigInt(MOST_OBJECTS)
    ? success(Number(read.value))
    : failure(field, 'out-of-range', `${field} must be between 0 and ${MOST_OBJECTS}.`);
}

/** Returns n, n − 1, … with the specified number of factors. */
function falling(n: number, factors: number): readonly bigint[] {
  return Array.from({ length: factors }, (_, i) => BigInt(n - i));
}

function productOf(factors: readonly bigint[]): bigint {
  return factors.reduce((product, factor) => product * factor, 1n);
}

function asProduct(factors: readonly bigint[]): Expression {
  const [only = '1', ...others] = factors.map(String);
  return others.length > 0 ? ['×', only, ...others] : only;
}
