import type { Expression } from '../../steps/expression.js';
import type { Interval, Statement } from '../read/statement.js';
import { compare, type Value, valueIf, valueOf } from './surd-value.test-support.js';

type Point = Readonly<Record<string, Value>>;

/** Returns whether a relation between two expressions is true at a point. It is false if one of them has no value. */
export function relationHolds(left: Expression, relation: string, right: Expression, at: Point): boolean {
  const [a, b] = [valueIf(left, at), valueIf(right, at)];
  if (!a || !b) return false;
  const order = compare(a, b);
  if (relation === '=') return order === 0;
  if (relation === '≠') return order !== 0;
  const isStrict = relation === '<' || relation === '>';
  return (order === 0 && !isStrict) || (order < 0 ? /[<≤]/ : order > 0 ? /[>≥]/ : /none/).test(relation);
}

/** Returns whether a statement is true at a point. */
export function statementHolds(statement: Statement, at: Point): boolean {
  switch (statement.kind) {
    case 'and':
      return statement.parts.every((part) => statementHolds(part, at));
    case 'or':
      return statement.parts.some((part) => statementHolds(part, at));
    case 'relation':
      return relationHolds(statement.left, statement.relation, statement.right, at);
    case 'chain':
      return statement.relations.every((relation, i) =>
        relationHolds(statement.members[i] ?? '0', relation, statement.members[i + 1] ?? '0', at),
      );
    default:
      throw new Error(`No claim: ${statement.kind}`);
  }
}

/** Returns whether a number lies in one of the intervals. */
export function isInside(point: Value, intervals: readonly Interval[]): boolean {
  return intervals.some(({ low, high, includesLow, includesHigh }) => {
    const [below, above] = [low, high].map((end) =>
      end === undefined ? undefined : compare(point, valueOf(end)),
    );
    const isAbove = below === undefined || below > 0 || (below === 0 && includesLow);
    return isAbove && (above === undefined || above < 0 || (above === 0 && includesHigh));
  });
}
