import type { Statement } from '@mathtools/math-core/algebra';
import type { Expression } from '@mathtools/math-core/steps';

/** Returns the variables of a statement in order of appearance. */
export function lettersOf(statement: Statement): readonly string[] {
  const found = new Set<string>();
  const visit = (expression: Expression): void => {
    if (typeof expression === 'string') {
      if (/^\p{L}/u.test(expression) && expression !== 'e' && expression !== 'π') found.add(expression);
    } else for (const operand of expression.slice(1)) visit(operand);
  };
  for (const expression of expressionsIn(statement)) visit(expression);
  return [...found];
}

function expressionsIn(statement: Statement): readonly Expression[] {
  if (statement.kind === 'expression') return [statement.expression];
  if (statement.kind === 'relation') return [statement.left, statement.right];
  if (statement.kind === 'chain') return statement.members;
  return statement.kind === 'and' || statement.kind === 'or' ? statement.parts.flatMap(expressionsIn) : [];
}
