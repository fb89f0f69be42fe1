import type { Expression } from '../../steps/expression.js';
import { listed } from '../read/lists.js';
import type { Statement } from '../read/statement.js';
import type { Setting } from './judge.js';
import { equation, mapped, partsOf, substituted } from './substitute.js';

/**
 * Replaces defined letters in a statement and adds the unknown if a set doesn't name it. (2, 3) is a point of two
 * unknowns.
 */
export function completed(
  statement: Statement,
  { unknown, unknowns }: Setting,
  definitions: ReadonlyMap<string, Expression>,
): Statement {
  const named = mapped(pointsIn(statement, unknowns), (expression) => {
    let given = substituted(expression, '?', unknown);
    for (const [name, meaning] of definitions) given = substituted(given, name, meaning);
    return given;
  });
  return named.kind === 'intervals' ? { ...named, unknown: named.unknown ?? unknown } : named;
}

function pointsIn(statement: Statement, unknowns: readonly string[]): Statement {
  const parts = partsOf(statement);
  // (x, y) = (3, 4) or (4, 3): the first point is written with the letters.
  const points = parts.map((part) => pointOf(part, unknowns) ?? (part.kind === 'and' ? part : undefined));
  const [point, ...others] = points;
  if (!points.every((one) => one !== undefined) || !point) return statement;
  return others.length === 0 ? point : { kind: 'or', parts: points };
}

function pointOf(statement: Statement, [x = '', y = '', ...more]: readonly string[]): Statement | undefined {
  if (statement.kind !== 'intervals' || statement.unknown !== undefined || y === '' || more.length > 0)
    return undefined;
  const points = statement.intervals.map(
    ({ low, high, includesLow, includesHigh }): Statement | undefined => {
      if (includesLow || includesHigh || low === undefined || high === undefined) return undefined;
      return { kind: 'and', parts: [equation(x, low), equation(y, high)] };
    },
  );
  return points.every((point) => point !== undefined) ? listed('or', points) : undefined;
}
