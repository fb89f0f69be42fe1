import { unknownName } from './convert-by.js';

/** Returns whether `definitions` is "exact". Throws `MathError`: `unknown-name` (definitions). */
export function isExact(definitions: string): boolean {
  if (definitions === 'specified') return false;
  if (definitions !== 'exact') throw unknownName('definitions');
  return true;
}
