import type { Expression } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import type { Condition } from '../normal/normal-form.js';
import { membersOf } from '../real-set/members.js';
import { solutionSet } from '../real-set/solution-set.js';

/**
 * Returns the values of the only letter at which a divisor is 0, in ascending order. Returns an empty list
 * for several letters or if the values can't be found.
 */
export function excludedValues(conditions: readonly Condition[]): readonly Expression[] {
  const divisors = conditions.filter(({ relation }) => relation === '≠');
  const [letter, other] = new Set(divisors.flatMap(({ expression }) => lettersIn(expression)));
  if (letter === undefined || other !== undefined) return [];
  const parts = divisors.map(
    ({ expression }) => ({ kind: 'relation', left: expression, relation: '=', right: '0' }) as const,
  );
  const zeros = solutionSet({ kind: 'or', parts }, letter);
  const values = (zeros && membersOf(zeros)) ?? [];
  const exact = values.flatMap((value) => (value.exact === undefined ? [] : [value.exact]));
  return exact.length === values.length ? exact : [];
}
