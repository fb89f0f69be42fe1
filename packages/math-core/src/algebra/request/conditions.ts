import type { Expression } from '../../steps/expression.js';
import { excludedValues } from '../operations/excluded-values.js';
import { lettersIn } from '../normal/identical.js';
import type { Condition } from '../normal/normal-form.js';
import type { Statement } from '../read/statement.js';
import type { AnswerLine } from '../functions/answered.js';

/** Returns the line that says where an answer is true: x ≠ 3. Returns no line if it is true everywhere. */
export function conditionLines(conditions: readonly Condition[]): readonly AnswerLine[] {
  const [letter = 'x'] = conditions.flatMap(({ expression }) => lettersIn(expression));
  const values = excludedValues(conditions);
  const parts =
    values.length > 0
      ? values.map((value) => unequal(letter, value))
      : conditions
          .filter(({ relation, expression }) => relation === '≠' && lettersIn(expression).length > 1)
          .map(({ expression }) => unequal(expression, '0'));
  const [first, second] = parts;
  if (!first) return [];
  return [{ name: 'condition', statement: second ? { kind: 'and', parts } : first }];
}

function unequal(left: Expression, right: Expression): Statement {
  return { kind: 'relation', left, relation: '≠', right };
}
