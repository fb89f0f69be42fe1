import { mapOperands } from '../../../expression/rewrite.js';
import { isSum, opposite, sumOf, termsOf } from '../../../expression/terms.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { step } from '../../texts/solve-steps.js';

/** Returns the value of a part, or the part itself. */
type Write = (part: Expression) => Expression;

/** Returns the steps from the left side to its value, and from there to the right side: 2 × 3 + 1 = 6 + 1 = 7. */
export function sideSteps(left: Expression, right: Expression, write: Write): readonly Step[] {
  const value = write(left);
  const forward = [left, withValues(left, write), value];
  const lines = [...forward, ...[right, withValues(right, write)].reverse()].filter(
    (line, i, all) => i === 0 || expressionText(line) !== expressionText(all[i - 1] ?? ''),
  );
  const middle = lines.findIndex((line) => expressionText(line) === expressionText(value));
  return lines
    .slice(1)
    .map((line, i) =>
      step(
        i < middle ? 'algebra.left-side' : 'algebra.right-side',
        lines[i] ?? left,
        i === lines.length - 2 ? right : line,
      ),
    );
}

/** Writes the value of each term of a sum, or of each operand: 3 × 4 + (1 + √2)² as 12 + 3 + 2√2. */
function withValues(expression: Expression, write: Write): Expression {
  const value = (part: Expression): Expression => (isNumberText(part) ? part : write(part));
  if (!isSum(expression)) return mapOperands(expression, value);
  return sumOf(
    termsOf(expression).flatMap(({ isNegative, body }) => {
      const terms = termsOf(value(body));
      return isNegative ? terms.map(opposite) : terms;
    }),
  );
}
