import { constantValue } from '../../../expression/constant.js';
import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import type { Statement, Comparison } from '../../read/statement.js';
import { expressionsOf, hasLetter, type Relation } from '../substitute.js';

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
export function flippedRelation(statement: Relation): Relation;
export function flippedRelation(statement: Statement): Statement;
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

/** Returns an equation read from left to right and from right to left. */
export function bothWays(before: Statement): readonly Relation[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  return [before, { ...before, left: before.right, right: before.left }];
}

/** Returns whether a line has a power with the unknown in the exponent, or a logarithm, whose base is between 0 and 1. */
export function hasSmallBase(statement: Statement): boolean {
  return expressionsOf(statement).some(hasSmall);
}

function hasSmall(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, base = '1', other = '1'] = expression;
  const isUsed = (operator === '^' || operator === 'log') && hasLetter(other);
  return (isUsed && isBetweenZeroAndOne(base)) || operandsOf(expression).some(hasSmall);
}

function isBetweenZeroAndOne(base: Expression): boolean {
  const value = constantValue(base);
  return value !== undefined && value.numerator > 0n && value.numerator < value.denominator;
}
