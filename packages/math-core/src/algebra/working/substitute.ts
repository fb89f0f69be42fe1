import { operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { lettersOf } from '../read/lists.js';
import type { Statement } from '../read/statement.js';

/** An equation or inequality. */
export type Relation = Extract<Statement, { kind: 'relation' }>;

export function equation(left: Expression, right: Expression): Relation {
  return { kind: 'relation', left, relation: '=', right };
}

/** Replaces a letter, or the unnamed letter, with `by` in an expression. */
export function substituted(expression: Expression, letter: string, by: Expression): Expression {
  if (typeof expression === 'string') return expression === letter ? by : expression;
  const [operator, ...operands] = expression;
  if (operator === '?') return letter === '?' ? by : expression;
  const changed = operands.map((operand) => substituted(operand, letter, by));
  return changed.every((operand, i) => operand === operands[i]) ? expression : [operator, ...changed];
}

/** Applies a change to each expression of a statement. */
export function mapped(statement: Statement, change: (expression: Expression) => Expression): Statement {
  switch (statement.kind) {
    case 'expression':
      return { ...statement, expression: change(statement.expression) };
    case 'relation':
      return { ...statement, left: change(statement.left), right: change(statement.right) };
    case 'chain':
      return { ...statement, members: statement.members.map(change) };
    case 'and':
    case 'or':
      return { ...statement, parts: statement.parts.map((part) => mapped(part, change)) };
    case 'intervals':
      return {
        ...statement,
        intervals: statement.intervals.map(({ low, high, ...ends }) => ({
          ...ends,
          ...(low !== undefined && { low: change(low) }),
          ...(high !== undefined && { high: change(high) }),
        })),
      };
    default:
      return statement;
  }
}

/** Returns all expressions of a statement, from left to right. */
export function expressionsOf(statement: Statement): readonly Expression[] {
  const found: Expression[] = [];
  mapped(statement, (expression) => {
    found.push(expression);
    return expression;
  });
  return found;
}

/** Returns the letters of a statement. */
export function lettersIn(statement: Statement): ReadonlySet<string> {
  const letters = new Set<string>();
  for (const expression of expressionsOf(statement)) lettersOf(expression, letters);
  if (statement.kind === 'intervals' && statement.unknown !== undefined) letters.add(statement.unknown);
  return letters;
}

/** Returns whether an expression has a letter that represents a number. */
export function hasLetter(expression: Expression): boolean {
  return lettersIn({ kind: 'expression', expression }).size > 0;
}

/** Returns whether a part of an expression, given as its operator and operands, passes a test. */
export function hasPart(
  expression: Expression,
  isWanted: (part: Exclude<Expression, string>) => boolean,
): boolean {
  return (
    typeof expression !== 'string' &&
    (isWanted(expression) || operandsOf(expression).some((operand) => hasPart(operand, isWanted)))
  );
}

/** Returns whether an expression contains an operator. */
export function has(expression: Expression, operator: string): boolean {
  return hasPart(expression, ([own]) => own === operator);
}

/** Returns whether a statement contains an operator. */
export function hasIn(statement: Statement, operator: string): boolean {
  return expressionsOf(statement).some((expression) => has(expression, operator));
}

/** Returns the simple statements of an `and` or `or`, or the statement itself. */
export function partsOf(statement: Statement): readonly Statement[] {
  return statement.kind === 'and' || statement.kind === 'or' ? statement.parts : [statement];
}

/** Returns the difference left − right of the two sides. */
export function difference({ left, right }: Relation): Expression {
  return right === '0' ? left : ['-', left, right];
}
