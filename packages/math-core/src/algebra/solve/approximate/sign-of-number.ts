import type { Expression } from '../../../steps/expression.js';
import { signOfValue } from '../../normal/value-sign.js';
import { evaluateTrigonometry } from '../../trigonometry/evaluate.js';

/** Returns the sign of a number, which may contain sines and cosines. Returns undefined if it can't be decided. */
export function signOfNumber(number: Expression): -1 | 0 | 1 | undefined {
  const sign = signOfValue(number);
  if (sign !== undefined || !/"(?:sin|cos|tan)"/.test(JSON.stringify(number))) return sign;
  const worked = evaluateTrigonometry(number, 'equation');
  return worked.ok && worked.value.exact !== undefined ? signOfValue(worked.value.exact) : undefined;
}
