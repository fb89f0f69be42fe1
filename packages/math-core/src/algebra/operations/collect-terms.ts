import { sumOfTerms } from '../polynomial/to-expression.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { lawOfSum } from './laws-of-numbers.js';
import type { Rewriting } from './rewriting.js';
import { factorsIn, isSum, signed, signedTerms } from './tree.js';
import { formOf } from './worked.js';

/** Simplifies each term of a sum separately: 2x·3x is 6x². */
export function workTerms(rewriting: Rewriting): Rewriting {
  const terms = signedTerms(rewriting.result).map(({ isNegative, body }) => {
    const term = signed(formOf(body).sum);
    return { isNegative: isNegative !== term.isNegative, body: term.body };
  });
  return rewriting.write(sumOfTerms(terms), 'algebra.work-out-terms');
}

/** Combines like terms. Does nothing if there are none. */
export function collectTerms(rewriting: Rewriting): Rewriting {
  const terms = signedTerms(rewriting.result);
  const after = splitFraction(formOf(rewriting.result).sum);
  if (terms.length < 2 || (signedTerms(after).length === terms.length && after !== '0')) return rewriting;
  const areNumbers = lettersIn(rewriting.result).length === 0 && isNumberText(after);
  return rewriting.write(after, areNumbers ? lawOfSum(rewriting.result) : 'algebra.collect');
}

/** Divides each term of a sum by a denominator that is one term: (x⁴ + 1) ÷ x² is x² + 1 ÷ x². */
function splitFraction(expression: Expression): Expression {
  const { isNegative, body } = signed(expression);
  const [operator, top = '0', bottom = '1'] = typeof body === 'string' ? [] : body;
  const isSplit = (operator === '/' || operator === '÷') && isSum(top) && !isSum(bottom);
  if (!isSplit || lettersIn(bottom).length === 0 || factorsIn(bottom).some(isPlainOther)) return expression;
  return sumOfTerms(
    signedTerms(top).map((term) => {
      const part = signed(formOf(['/', term.body, bottom]).sum);
      return {
        isNegative: [isNegative, term.isNegative, part.isNegative].filter(Boolean).length % 2 === 1,
        body: part.body,
      };
    }),
  );
}

/** Returns whether a factor is neither a number nor a letter nor a power of a letter. */
function isPlainOther(factor: Expression): boolean {
  return typeof factor !== 'string' && (factor[0] !== '^' || typeof factor[1] !== 'string');
}
