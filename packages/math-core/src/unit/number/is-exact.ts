import { unknownName } from './convert-by.js';

/** Tells whether a set of factors is the legal definitions. Throws `MathError`: `unknown-name` (definitions). */
export function isExact(definitions: string): boolean {
  if (definitions === 'specified') return false;
  if (definitions !== 'exact') throw unknownName('definitions');
  return true;
}
