import { type AnswerLine, answerRequest } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** The asymptotes and holes of a graph, if all of them are known. */
export type Breaks = readonly AnswerLine[];

/** Returns the asymptotes and holes of the graph of an expression in one letter. */
export function breaksOf(expression: Expression): Breaks {
  const answered = answerRequest(`asymptotes of ${expressionText(expression)}`);
  return answered?.ok ? breaksIn(answered.value.answers) : [];
}

/** Returns the lines of an answer that are about asymptotes and holes. */
export function breaksIn(lines: readonly AnswerLine[]): Breaks {
  return lines.filter(
    ({ name, statement }) => (name === 'asymptotes' || name === 'holes') && statement.kind !== 'none',
  );
}
