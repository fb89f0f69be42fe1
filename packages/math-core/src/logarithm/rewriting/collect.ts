import {
  addProducts,
  isSum,
  opposite,
  type Product,
  productOf,
  sumOf,
  type Term,
  termOfProduct,
  termsOf,
} from '../../expression/terms.js';
import { constantValue } from '../../expression/constant.js';
import {
  hasLogarithm,
  isLogarithm,
  keyOf,
  mapOperands,
  mapTerms,
  operandsOf,
} from '../../expression/rewrite.js';
import { compare, multiply, type Rational, rational, sign } from '../../rational/rational.js';
import { type Expression, isNumberText } from '../../steps/expression.js';
import { type Law, localLaw } from './law.js';

/** Applies c(a + b) = ca + cb and a − (b + c) = a − b − c if the parentheses contain logarithms. */
export const distributiveLaw: Law = localLaw('logarithm.distribute', 'Expand', (place) => {
  const terms = termsOf(place);
  const opened = terms.map(openTerm);
  return opened.every((each) => each === undefined)
    ? undefined
    : sumOf(opened.flatMap((each, i) => each ?? terms.slice(i, i + 1)));
});

function openTerm({ isNegative, body }: Term): readonly Term[] | undefined {
  const opened = isSum(body) ? isNegative && hasLogarithm(body) && termsOf(body) : openProduct(body);
  if (!opened) return undefined;
  return isNegative ? opened.map(opposite) : opened;
}

function openProduct(body: Expression): readonly Term[] | undefined {
  const [operator] = body;
  const factors = operandsOf(body);
  const [first = '', second = ''] = factors;
  if (operator === '/' || operator === '÷') {
    return isSum(first) && hasLogarithm(first) && !hasLogarithm(second)
      ? termsOf(first).map((term) => divided(term, second))
      : undefined;
  }
  const sums = operator === '×' ? factors.filter(hasLogarithm) : [];
  const [sum] = sums;
  if (sums.length !== 1 || sum === undefined || !isSum(sum)) return undefined;
  const others = productOf(['×', '1', ...factors.filter((factor) => factor !== sum)]);
  return termsOf(sum).map((term) => multiplied(term, others));
}

function multiplied({ isNegative, body }: Term, others: Product): Term {
  const { coefficient, factors } = productOf(body);
  const product = termOfProduct({
    coefficient: multiply(coefficient, others.coefficient),
    factors: [...others.factors, ...factors],
  });
  return isNegative ? opposite(product) : product;
}

function divided({ isNegative, body }: Term, divisor: Expression): Term {
  const by = constantValue(divisor);
  if (!by || sign(by) === 0) return { isNegative, body: ['/', body, divisor] };
  const inverse = rational(by.denominator, by.numerator);
  return multiplied({ isNegative, body }, { coefficient: inverse, factors: [] });
}

/** Adds numbers and like terms outside the logarithms, and multiplies the numbers of a term. */
export const collectTerms: Law = outsideLogarithms('logarithm.collect', 'Combine like terms', (terms) => {
  const groups = new Map<string, Product>();
  for (const { isNegative, body } of terms) {
    const { coefficient, factors } = productOf(body);
    const signed = isNegative ? multiply(coefficient, MINUS_ONE) : coefficient;
    const key = factors.map(keyOf).join(' ');
    const group = groups.get(key);
    groups.set(
      key,
      group ? addProducts(group, { coefficient: signed, factors }) : { coefficient: signed, factors },
    );
  }
  const kept = [...groups.values()].filter(({ coefficient }) => sign(coefficient) !== 0);
  return kept.length < terms.length ? kept.map(termOfProduct) : undefined;
});

/** Multiplies the numbers of a term: 2 × 3 × ln x = 6 ln x. */
export const multiplyNumbers: Law = outsideLogarithms(
  'logarithm.numbers',
  'Simplify the numbers',
  (terms) => {
    if (terms.every(({ body }) => isTidy(body))) return undefined;
    return terms.map((term) => (isTidy(term.body) ? term : tidied(term)));
  },
);

const ONE = rational(1n);
const MINUS_ONE = rational(-1n);

function tidied({ isNegative, body }: Term): Term {
  const term = termOfProduct(productOf(body));
  return isNegative ? opposite(term) : term;
}

function isTidy(body: Expression): boolean {
  if (typeof body === 'string') return true;
  if (constantValue(body)) return false;
  const operands = operandsOf(body);
  const divisor = divisorOf(body);
  if (divisor) return compare(divisor, ONE) > 0 && !carriesNumber(operands[0] ?? '');
  const numbers = body[0] === '×' ? operands.filter(carriesNumber) : [];
  const [number, ...more] = numbers;
  if (number === undefined) return true;
  return more.length === 0 && number === operands[0] && isNumberText(number) && number !== '1';
}

function divisorOf(body: Expression): Rational | undefined {
  return body[0] === '/' || body[0] === '÷' ? constantValue(operandsOf(body)[1] ?? '') : undefined;
}

function carriesNumber(factor: Expression): boolean {
  const isCompound = factor[0] === '×' || factor[0] === 'neg' || divisorOf(factor) !== undefined;
  return constantValue(factor) !== undefined || (isCompound && productOf(factor).factors[0] !== factor);
}

function outsideLogarithms(
  id: string,
  name: string,
  change: (terms: readonly Term[]) => readonly Term[] | undefined,
): Law {
  const apply = (place: Expression): Expression => {
    if (isLogarithm(place)) return place;
    const terms = change(termsOf(place));
    if (terms) return sumOf(terms);
    return isSum(place) ? mapTerms(place, apply) : mapOperands(place, apply);
  };
  return { id, name, apply };
}
