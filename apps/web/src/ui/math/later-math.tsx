import { later } from '../later/later.js';
import type { MathExpressionProps } from './math.js';

/** An expression as MathML; what sets it comes before a result of the page needs it. */
export const LaterMath = later<MathExpressionProps>(async () => (await import('./math.js')).MathExpression, {
  isSoon: true,
});
