import type { Expression } from '../../steps/expression.js';
import type { Statement } from '../statement.js';
import { mapped, substituted } from './substitute.js';

/** A statement with definitions put in, and its unknown where a set names none. */
export function completed(
  statement: Statement,
  unknown: string,
  definitions: ReadonlyMap<string, Expression>,
): Statement {
  const named = mapped(statement, (expression) => {
    let given = substituted(expression, '?', unknown);
    for (const [name, meaning] of definitions) given = substituted(given, name, meaning);
    return given;
  });
  return named.kind === 'intervals' ? { ...named, unknown: named.unknown ?? unknown } : named;
}
