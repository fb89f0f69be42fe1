import type { Decimal } from 'decimal.js';
import { valueOfText } from './checks.test-support.js';

/** Returns the y-coordinate of an answer such as "y = 2x + 1" at an x-coordinate. */
export function heightAt(answer: string, x: number): Decimal {
  return valueOfText(answer.replace('y = ', ''), { x: String(x) });
}

/** Returns the quotient of two whole numbers. */
export function quotient(top: number, bottom: number): Decimal {
  return valueOfText(`(${top})/(${bottom})`);
}
