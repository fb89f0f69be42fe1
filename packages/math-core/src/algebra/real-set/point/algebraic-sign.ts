import type { Expression } from '../../../steps/expression.js';
import type { Cells } from '../cells.js';
import { FunctionReader, UNKNOWN } from '../function-of.js';
import { Arithmetic } from '../piecewise.js';
import type { Sign } from '../polynomial-sign.js';

/** Returns the sign of an algebraic expression along the line of the unknown, null where it has no value. */
export function algebraicSign(expression: Expression, unknown: string): Cells<Sign | null> {
  const arithmetic = new Arithmetic();
  const reader = new FunctionReader(arithmetic, (symbol) => (symbol === unknown ? UNKNOWN : undefined));
  return arithmetic.sign(reader.read(expression));
}
