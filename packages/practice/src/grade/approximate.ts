import { toNumber } from '@mathtools/math-core/rational';
import type { Polynomial } from '../value/polynomial.js';
import type { Value } from '../value/value.js';

/** A number as a double, right to some 14 digits: enough to recognise a rounded answer. */
export function approximate({ top, bottom }: Value): number {
  return sumOf(top) / sumOf(bottom);
}

function sumOf(polynomial: Polynomial): number {
  let sum = 0;
  for (const { coefficient, factors } of polynomial.values()) {
    let term = toNumber(coefficient);
    for (const [name, exponent] of factors) term *= valueOf(name) ** toNumber(exponent);
    sum += term;
  }
  return sum;
}

function valueOf(name: string): number {
  if (name.startsWith('ln ')) return Math.log(valueOf(name.slice(3)));
  if (name === 'π') return Math.PI;
  return name === 'e' ? Math.E : Number(name);
}
