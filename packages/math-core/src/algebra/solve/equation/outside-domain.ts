import type { Expression } from '../../../steps/expression.js';

/** Thrown if an expression has no real value. It names the condition that fails. */
export class OutsideDomain extends Error {
  readonly part: Expression;
  readonly relation: '≠' | '≥' | '>';
  readonly bound: '0' | '1';
  /** True if the part is the base of a logarithm. */
  readonly isBase: boolean;

  constructor(part: Expression, relation: '≠' | '≥' | '>', bound: '0' | '1', isBase = false) {
    super('outside the domain');
    this.part = part;
    this.relation = relation;
    this.bound = bound;
    this.isBase = isBase;
  }
}
