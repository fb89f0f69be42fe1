import type { Statement } from '@mathtools/math-core/algebra';
import { type Expression, expressionText } from '@mathtools/math-core/steps';

/** Writes an expression in the notation of a question, in which a fraction is a slash. */
export function typed(expression: Expression): string {
  return expressionText(expression).replaceAll(' ÷ ', '/');
}

/** Writes an expression or a relation as math of a question: `$3x = 15$`, `$x = 2$ or $x = 3$`. */
export function typedLine(line: Statement): string {
  if (line.kind === 'expression') return `$${typed(line.expression)}$`;
  if (line.kind !== 'relation') throw new Error(`A line of kind ${line.kind} can't be written.`);
  const { left, relation, right } = line;
  const values = right[0] === ',' && typeof right !== 'string' ? operandsOf(right) : [right];
  return values.map((value) => `$${typed(left)} ${relation} ${typed(value)}$`).join(' or ');
}

function operandsOf([, ...operands]: Exclude<Expression, string>): readonly Expression[] {
  return operands;
}
