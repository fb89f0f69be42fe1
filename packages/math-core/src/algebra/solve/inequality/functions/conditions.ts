import { constantValue } from '../../../../expression/constant.js';
import { isSame } from '../../../../expression/rewrite.js';
import type { Expression } from '../../../../steps/expression.js';
import type { Statement } from '../../../read/statement.js';
import { partsOf } from '../../equation/kind.js';
import { holds } from '../../equation/polynomial/read-polynomial.js';
import type { Law } from '../../../texts/solve-steps.js';

/** A condition under which a part of an inequality has a value. */
export interface Condition {
  readonly part: Expression;
  readonly relation: '≥' | '>' | '≠';
  readonly bound: '0' | '1';
  /** The reason. */
  readonly law: Law;
}

const LAWS = {
  squareRoot: 'algebra.defined-where:square-root',
  evenRoot: 'algebra.defined-where:even-root',
  logarithm: 'algebra.defined-where:logarithm',
  base: 'algebra.defined-where:base',
  denominator: 'algebra.poles:denominator',
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
  const radicand = (law: Law): Condition => ({ part: first, relation: '≥', bound: '0', law });
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
      { part: first, relation: '≠', bound: '1', law: 'algebra.poles:base' },
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
