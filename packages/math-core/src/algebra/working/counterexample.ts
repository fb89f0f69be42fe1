import { constantValue } from '../../expression/constant.js';
import type { Expression } from '../../steps/expression.js';
import { numberText } from '../../expression/number-text.js';
import { normalForm } from '../normal/normal-form.js';
import { samplePoint } from '../real-set/members.js';
import type { RealSet } from '../real-set/set-algebra.js';
import type { Statement } from '../read/statement.js';
import { partsOf, substituted } from './substitute.js';
import type { Counterexample } from './verdict.js';

/** Finds a number that solves only one of two statements, and returns it with the values of their sides. */
export function counterexampleIn(
  before: Statement,
  after: Statement,
  unknown: string,
  sets: { readonly before: RealSet; readonly after: RealSet },
): Counterexample | undefined {
  const lost = samplePoint(sets.before, sets.after);
  const value = lost ?? samplePoint(sets.after, sets.before);
  if (value === undefined) return undefined;
  const at = { [unknown]: value };
  return {
    at,
    holds: lost === undefined ? 'after' : 'before',
    before: valuesAt(before, at),
    after: valuesAt(after, at),
  };
}

/**
 * Returns the values of the sides of a statement, or of an expression. Returns an empty list for several
 * equations.
 */
export function valuesAt(
  statement: Statement,
  at: Readonly<Record<string, Expression>>,
): readonly Expression[] {
  const [part, ...others] = partsOf(statement);
  if (!part || others.length > 0) return [];
  const sides =
    part.kind === 'relation'
      ? [part.left, part.right]
      : part.kind === 'chain'
        ? part.members
        : part.kind === 'expression'
          ? [part.expression]
          : [];
  const values = sides.map((side) => valueAt(side, at));
  return values.every((value) => value !== undefined) ? values : [];
}

/** Evaluates an expression at the given numbers. Returns undefined if it has no value there. */
export function valueAt(
  expression: Expression,
  at: Readonly<Record<string, Expression>>,
): Expression | undefined {
  const put = Object.entries(at).reduce(
    (given, [name, value]) => substituted(given, name, value),
    expression,
  );
  const number = constantValue(put);
  if (number) return numberText(number);
  const form = normalForm(put);
  return form.ok ? form.value.expression : undefined;
}
