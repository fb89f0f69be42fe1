import type { Comparison, Statement } from '../../statement.js';

const TURNED: Readonly<Record<Comparison, Comparison>> = {
  '=': '=',
  '≈': '≈',
  '≠': '≠',
  '<': '>',
  '≤': '≥',
  '>': '<',
  '≥': '≤',
};

const STRICT: Readonly<Record<Comparison, Comparison>> = {
  ...TURNED,
  '<': '≤',
  '≤': '<',
  '>': '≥',
  '≥': '>',
};

/** The same with all inequality signs turned. */
export function turnedRelation(statement: Statement): Statement {
  return withSigns(statement, (sign) => TURNED[sign]);
}

/** The same with < for ≤ and ≤ for <. */
export function otherStrictness(statement: Statement): Statement {
  return withSigns(statement, (sign) => STRICT[sign]);
}

function withSigns(statement: Statement, change: (sign: Comparison) => Comparison): Statement {
  if (statement.kind === 'relation') return { ...statement, relation: change(statement.relation) };
  if (statement.kind === 'chain') return { ...statement, relations: statement.relations.map(change) };
  if (statement.kind === 'and' || statement.kind === 'or')
    return { ...statement, parts: statement.parts.map((part) => withSigns(part, change)) };
  return statement;
}

/** Whether a statement has an inequality sign or intervals. */
export function isInequality(statement: Statement): boolean {
  if (statement.kind === 'relation') return /[<>≤≥]/.test(statement.relation);
  if (statement.kind === 'chain') return statement.relations.some((sign) => /[<>≤≥]/.test(sign));
  if (statement.kind === 'and' || statement.kind === 'or') return statement.parts.some(isInequality);
  return statement.kind === 'intervals';
}
