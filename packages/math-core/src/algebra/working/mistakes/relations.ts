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

/** Flips all inequality signs of a statement. */
export function flippedRelation(statement: Statement): Statement {
  if (statement.kind === 'relation') return { ...statement, relation: TURNED[statement.relation] };
  if (statement.kind === 'chain')
    return { ...statement, relations: statement.relations.map((sign) => TURNED[sign]) };
  if (statement.kind === 'and' || statement.kind === 'or')
    return { ...statement, parts: statement.parts.map(flippedRelation) };
  return statement;
}

/** Returns whether a statement has an inequality sign or intervals. */
export function isInequality(statement: Statement): boolean {
  if (statement.kind === 'relation') return /[<>≤≥]/.test(statement.relation);
  if (statement.kind === 'chain') return statement.relations.some((sign) => /[<>≤≥]/.test(sign));
  if (statement.kind === 'and' || statement.kind === 'or') return statement.parts.some(isInequality);
  return statement.kind === 'intervals';
}
