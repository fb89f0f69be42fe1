import type { Expression } from '../steps/expression.js';
import { operandsOf } from '../expression/rewrite.js';
import type { Law } from './texts.js';

/** The outcome of a rule for an expression: the text, the parts to differentiate, and the derivative with those of the parts in place. */
export interface Applied {
  readonly law: Law;
  /** The expressions whose derivatives are needed. */
  readonly parts: readonly Expression[];
  /** Writes the derivative. It gets the derivatives of the parts, in their order. */
  readonly made: (derivatives: readonly Expression[]) => Expression;
}

/** A rule of differentiation. */
export interface Rule {
  readonly id: string;
  /** Applies the rule to an expression and the letter. Returns undefined if it doesn't apply. */
  readonly apply: (expression: Expression, letter: string) => Applied | undefined;
}

/** Returns whether an expression contains a letter. */
export function depends(expression: Expression, letter: string): boolean {
  return typeof expression === 'string'
    ? expression === letter
    : operandsOf(expression).some((operand) => depends(operand, letter));
}

/** Returns the only part of a list of derivatives. */
export const only = ([first = '0']: readonly Expression[]): Expression => first;

/** Multiplies factors as they are, without nested products. */
export function times(...factors: readonly Expression[]): Expression {
  const [first = '1', ...rest] = factors.flatMap((factor) =>
    typeof factor !== 'string' && factor[0] === '×' ? operandsOf(factor) : [factor],
  );
  return rest.length > 0 ? ['×', first, ...rest] : first;
}
