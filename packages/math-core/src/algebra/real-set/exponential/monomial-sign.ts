import type { Expression } from '../../../steps/expression.js';
import { type Cells, mapped } from '../cells.js';
import { constantSign } from '../point/constant.js';
import { constantOf } from '../point/constant-of.js';
import { constantQuotient, constantQuotientSign, placesOf } from '../point/constant-polynomial.js';
import type { Sign } from '../polynomial-sign.js';
import { hasSymbol } from '../point/transcendental.js';
import { undecided } from '../work.js';

/** A product of numbers and powers of positive numbers, as its sign and the logarithm of its absolute value. */
interface Monomial {
  readonly sign: Sign;
  readonly logarithm: Expression;
}

/**
 * Returns the sign of the difference of two products of powers with the unknown in the exponent, by comparing their
 * logarithms.
 */
export function monomialSign(expression: Expression, unknown: string): Cells<Sign | null> {
  const [operator, left = '', right = '0'] = typeof expression === 'string' ? ['()', expression] : expression;
  const isDifference = operator === '-';
  const a = monomialOf(isDifference ? left : expression, unknown);
  const b = monomialOf(isDifference ? right : '0', unknown);
  const difference = constantQuotient(['-', a.logarithm, b.logarithm], unknown);
  if (a.sign === 0 || a.sign !== b.sign) {
    const sign = a.sign > b.sign ? 1 : a.sign < b.sign ? -1 : 0;
    return mapped(placesOf(difference), (isPlace) => (isPlace ? sign : null));
  }
  return mapped(constantQuotientSign(difference), (sign) => sign && ((sign * a.sign) as Sign));
}

function monomialOf(expression: Expression, unknown: string): Monomial {
  if (!hasSymbol(expression, unknown)) return constantMonomial(expression);
  if (typeof expression === 'string') return undecided();
  const [operator, first = '', second = ''] = expression;
  const parts = (): readonly Monomial[] => expression.slice(1).map((part) => monomialOf(part, unknown));
  const sign = (all: readonly Monomial[]): Sign => all.reduce<number>((s, part) => s * part.sign, 1) as Sign;
  switch (operator) {
    case '()':
      return monomialOf(first, unknown);
    case 'neg':
      return { sign: -sign(parts()) as Sign, logarithm: monomialOf(first, unknown).logarithm };
    case '×':
      return { sign: sign(parts()), logarithm: ['+', ...parts().map((part) => part.logarithm)] };
    case '/':
    case '÷': {
      const [top, bottom] = [monomialOf(first, unknown), monomialOf(second, unknown)];
      if (bottom.sign === 0) return undecided();
      return { sign: sign([top, bottom]), logarithm: ['-', top.logarithm, bottom.logarithm] };
    }
    case '^': {
      const base = monomialOf(first, unknown);
      return base.sign > 0 ? { sign: 1, logarithm: ['×', second, base.logarithm] } : undecided();
    }
    case '√': {
      const base = monomialOf(first, unknown);
      return base.sign > 0 ? { sign: 1, logarithm: ['/', base.logarithm, '2'] } : undecided();
    }
    default:
      return undecided();
  }
}

function constantMonomial(expression: Expression): Monomial {
  const sign = constantSign(constantOf(expression) ?? undecided());
  return { sign, logarithm: sign === 0 ? '0' : ['ln', sign < 0 ? ['neg', expression] : expression] };
}
