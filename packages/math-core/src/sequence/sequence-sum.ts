import { parseList } from '../list/parse-list.js';
import { exactText } from '../rational/format.js';
import type { NumericInput } from '../rational/parse-decimal.js';
import { add, divide, multiply, power, type Rational, rational, subtract } from '../rational/rational.js';
import { fieldsOf } from '../result/fields-of.js';
import { failure, type Result, success } from '../result/result.js';
import { unknownField } from '../result/unknown-field.js';
import { type Step, step } from '../steps/step.js';
import { type SequenceInput, sequenceTerm } from './sequence-term.js';

/** The input of {@link sequenceSum}. */
export interface SequenceSumInput {
  /** The first terms, at least three: "3, 7, 11". */
  readonly numbers: SequenceInput['numbers'];
  /** The number of terms to add, 1 to 1,000,000 (1,000 in a geometric sequence), or "infinite" for all terms of a geometric sequence. */
  readonly count: NumericInput;
}

/** The sum of terms of a sequence. */
export interface SequenceSum {
  /** "arithmetic" if each term adds the same number, "geometric" if each term multiplies by the same number. */
  readonly kind: 'arithmetic' | 'geometric';
  /** The sum as exact text. */
  readonly sum: string;
  /** The difference or the ratio, the last term of an arithmetic sequence, and the sum. */
  readonly steps: readonly Step[];
}

const ONE = rational(1n);

/**
 * Adds the first terms of an arithmetic or geometric sequence, or all terms of a geometric sequence. Errors: those of
 * `sequenceTerm`, with `count` for `place`; `unsupported` for another sequence, or for a sum of all terms that isn't finite.
 * @example sequenceSum({ numbers: '2, 5, 8', count: 10 }) // sum is "155"
 * @example sequenceSum({ numbers: '1, 1/2, 1/4', count: 'infinite' }) // sum is "2"
 */
export function sequenceSum(input: SequenceSumInput): Result<SequenceSum> {
  const unknown = unknownField(input, 'numbers count');
  if (unknown) return unknown;
  const { numbers, count } = fieldsOf(input);
  const isInfinite = count === 'infinite';
  const last = sequenceTerm({ numbers, place: isInfinite ? 1 : count });
  if (!last.ok)
    return last.field === 'place'
      ? failure('count', last.code, last.message.replace('place', 'count'))
      : last;
  const list = parseList(numbers, 'numbers');
  if (!list.ok) return list;
  const [first = ONE, second = first] = list.value;
  const { kind, steps, term, place } = last.value;
  const n = rational(BigInt(place));
  if (kind === 'arithmetic') {
    if (isInfinite) return failure('count', 'unsupported');
    return success({ kind, ...arithmeticSum([first, second], term, n, steps) });
  }
  if (kind !== 'geometric') return failure('numbers', 'unsupported');
  const ratio = divide(second, first);
  const found = isInfinite ? infiniteSum(first, ratio) : geometricSum(first, ratio, n);
  return found
    ? success({ kind, ...found, steps: [...steps.slice(0, 1), ...found.steps] })
    : failure('count', 'unsupported');
}

type Sum = Omit<SequenceSum, 'kind'>;

function arithmeticSum(
  [first, second]: readonly [Rational, Rational],
  term: string,
  n: Rational,
  steps: readonly Step[],
): Sum {
  const last = add(first, multiply(subtract(n, ONE), subtract(second, first)));
  const sum = exactText(divide(multiply(n, add(first, last)), rational(2n)));
  const [a, count] = [exactText(first), exactText(n)];
  const law = 'Multiply the number of terms by the mean of the first and the last term';
  return {
    sum,
    steps: [...steps, step('sequence.sum', law, ['÷', ['×', count, ['()', ['+', a, term]]], '2'], sum)],
  };
}

function geometricSum(first: Rational, ratio: Rational, n: Rational): Sum {
  const [a, q, count] = [first, ratio, n].map(exactText) as [string, string, string];
  const sum = exactText(
    divide(multiply(first, subtract(power(ratio, Number(n.numerator)), ONE)), subtract(ratio, ONE)),
  );
  const law = 'Put the first term, the ratio and the number of terms into the formula of the sum';
  const before = ['÷', ['×', a, ['()', ['-', ['^', q, count], '1']]], ['-', q, '1']] as const;
  return { sum, steps: [step('sequence.geometric-sum', law, before, sum)] };
}

/** Returns the sum of all terms, if the ratio is between −1 and 1. */
function infiniteSum(first: Rational, ratio: Rational): Sum | undefined {
  const square = multiply(ratio, ratio);
  if (square.numerator >= square.denominator) return undefined;
  const [a, q] = [exactText(first), exactText(ratio)];
  const sum = exactText(divide(first, subtract(ONE, ratio)));
  const law = 'The ratio is between −1 and 1, so divide the first term by 1 minus the ratio';
  return { sum, steps: [step('sequence.infinite-sum', law, ['÷', a, ['-', '1', q]], sum)] };
}
