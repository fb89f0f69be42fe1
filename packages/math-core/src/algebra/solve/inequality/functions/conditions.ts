import { constantValue } from '../../../../expression/constant.js';
import { isSame } from '../../../../expression/rewrite.js';
import type { Expression } from '../../../../steps/expression.js';
import type { Statement } from '../../../read/statement.js';
import { partsOf } from '../../equation/kind.js';
import { holds } from '../../equation/polynomial/read-polynomial.js';

/** A condition under which a part of an inequality has a value. */
export interface Condition {
  readonly part: Expression;
  readonly relation: '≥' | '>' | '≠';
  readonly bound: '0' | '1';
  /** The English text of the reason. */
  readonly law: string;
}

const LAWS = {
  squareRoot: "The number under a square root can't be negative",
  evenRoot: "The number under an even root can't be negative",
  logarithm: 'The argument of a logarithm must be positive',
  base: 'The base of a logarithm must be positive and not 1',
  denominator: "A denominator can't be 0",
} as const;

/** Returns the conditions under which expressions have values, each once, the innermost ones first. */
export function conditionsOf(expressions: readonly Expression[], unknown: string): readonly Condition[] {
  const found = expressions
    .flatMap(partsOf)
    .flatMap((part) => (typeof part === 'string' ? [] : conditions(part)))
    .filter(({ part }) => holds(part, unknown))
    .reverse();
  return found.filter(
    (one, i) =>
      found.findIndex((other) => other.relation === one.relation && isSame(other.part, one.part)) === i,
  );
}

function conditions([operator, first = '0', second = '0']: Exclude<
  Expression,
  string
>): readonly Condition[] {
  const radicand = (law: string): Condition => ({ part: first, relation: '≥', bound: '0', law });
  const denominator = (part: Expression): Condition => ({
    part,
    relation: '≠',
    bound: '0',
    law: LAWS.denominator,
  });
  if (operator === '√') return [radicand(LAWS.squareRoot)];
  if (operator === 'ln') return [{ part: first, relation: '>', bound: '0', law: LAWS.logarithm }];
  if (operator === 'log')
    return [
      { part: second, relation: '>', bound: '0', law: LAWS.logarithm },
      { part: first, relation: '>', bound: '0', law: LAWS.base },
      { part: first, relation: '≠', bound: '1', law: LAWS.base },
    ];
  if (operator === '/' || operator === '÷') return [denominator(second)];
  const exponent = operator === '^' ? constantValue(second) : undefined;
  if (!exponent) return [];
  return [
    ...(exponent.denominator % 2n === 0n ? [radicand(LAWS.evenRoot)] : []),
    ...(exponent.numerator <= 0n ? [denominator(first)] : []),
  ];
}

/** Returns the conditions as one statement. */
export function domainStatement(all: readonly Condition[]): Statement {
  const parts = all.map(({ part, relation, bound }): Statement => {
    return { kind: 'relation', left: part, relation, right: bound };
  });
  const [only] = parts;
  return only ? (parts.length === 1 ? only : { kind: 'and', parts }) : { kind: 'all' };
}
