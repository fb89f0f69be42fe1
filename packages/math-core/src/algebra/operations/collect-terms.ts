import { sumOfTerms } from '../polynomial/to-expression.js';
import type { Rewriting } from './rewriting.js';
import { signed, signedTerms } from './tree.js';
import { formOf } from './worked.js';

/** Simplifies each term of a sum separately: 2x·3x is 6x². */
export function workTerms(rewriting: Rewriting): Rewriting {
  const terms = signedTerms(rewriting.result).map(({ isNegative, body }) => {
    const term = signed(formOf(body).sum);
    return { isNegative: isNegative !== term.isNegative, body: term.body };
  });
  return rewriting.write(sumOfTerms(terms), 'algebra.work-out-terms', 'Simplify each term');
}

/** Combines like terms. Does nothing if there are none. */
export function collectTerms(rewriting: Rewriting): Rewriting {
  const terms = signedTerms(rewriting.result);
  const after = formOf(rewriting.result).sum;
  if (terms.length < 2 || (signedTerms(after).length === terms.length && after !== '0')) return rewriting;
  return rewriting.write(after, 'algebra.collect', 'Combine like terms');
}
