import { isZero } from '../radical/radical.js';
import type { Polynomial } from './polynomial.js';

/** Whether a polynomial is one power with its coefficient. */
export function isOneTerm(p: Polynomial): boolean {
  return p.filter((coefficient) => !isZero(coefficient)).length === 1;
}
