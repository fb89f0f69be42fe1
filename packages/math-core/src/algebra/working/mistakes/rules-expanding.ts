import { operandsOf } from '../../../expression/rewrite.js';
import { sumOf, type Term } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import {
  factorsOf,
  isNumber,
  isSumOfTerms,
  minus,
  openTerms,
  operatorOf,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';
import type { Rule } from '../places.js';
import { isNegative } from './rule-parts.js';

/** Rewrites 9(x − 2) + 8(x + 6) as 9x − 2 + 8x + 6. */
export const firstTermsOnly: Rule = (place) => {
  const terms = isSumOfTerms(place) ? openTerms(place) : [];
  const opened = terms.map(({ isNegative: sign, body }): readonly Term[] | undefined => {
    const [number, inner, ...more] = factorsOf(body);
    if (number === undefined || inner === undefined || more.length > 0) return undefined;
    if (!isNumber(number) || !isSumOfTerms(inner)) return undefined;
    const [first, ...others] = openTerms(inner).map((term) => ({
      ...term,
      isNegative: term.isNegative !== sign,
    }));
    return first && [{ ...first, body: product([number, first.body]) }, ...others];
  });
  return opened.length > 1 && opened.every((part) => part !== undefined) ? [sumOf(opened.flat())] : [];
};

/** Rewrites (a + b)² as a² + ab + b². */
export const middleTermOnce: Rule = (place) => {
  const [a, b] = squaredTerms(place);
  return a === undefined || b === undefined ? [] : [sum([raised(a, '2'), product([a, b]), raised(b, '2')])];
};

/** Rewrites (a + b)² as a² − 2ab + b². */
export const middleTermSign: Rule = (place) => {
  const [a, b] = squaredTerms(place);
  return a === undefined || b === undefined
    ? []
    : [sum([raised(a, '2'), minus(product(['2', a, b])), raised(b, '2')])];
};

/** Rewrites (a − b)² as a² − 2ab − b². */
export const lastSquareNegative: Rule = (place) => {
  const [a, b] = squaredTerms(place);
  return a === undefined || b === undefined || !isNegative(b)
    ? []
    : [sum([raised(a, '2'), product(['2', a, b]), minus(raised(b, '2'))])];
};

function squaredTerms(place: Expression): readonly Expression[] {
  const [base = '0', exponent = '1'] = operatorOf(place) === '^' ? operandsOf(place) : [];
  const isOpen = exponent === '2' && isSumOfTerms(base);
  const terms = isOpen ? openTerms(base).map(signedTerm) : [];
  return terms.length === 2 ? terms : [];
}
