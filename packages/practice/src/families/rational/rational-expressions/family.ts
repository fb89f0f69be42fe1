import { answerText } from '../../../answer-text.js';
import { type Draft, type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { sideText } from '../../shared/linear-steps.js';
import { commonDivisor, lowestTerms } from '../../shared/lowest.js';
import { polynomialText } from '../../shared/polynomial-text.js';
import { ratio, slips } from '../../shared/slips.js';

/** Products, quotients and sums of fractions with x in their denominators. */
export const rationalExpressions: Family = {
  id: 'rational-expressions',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return ofMonomials(random);
    return difficulty === 'medium' ? ofTrinomials(random) : ofSum(random);
  },
};

const FORM = { kind: 'expression', shape: 'simplified' } as const;

const power = (a: number, letter: string, n: number): string =>
  n === 0 ? String(a) : sumText([a, n === 1 ? letter : `${letter}^${n}`]);

/** Creates (ax^m)/b × c/(dx^n), where m > n. */
function ofMonomials(random: Random): Draft {
  const letter = random.pick(['x', 'a', 'n', 't']);
  const [a, b, c, d] = [random.whole(2, 12), random.whole(2, 15), random.whole(2, 12), random.whole(2, 12)];
  const n = random.whole(1, 3);
  const m = n + random.whole(1, 3);
  const [top, bottom] = lowestTerms(a * c, b * d);
  const isPlain = c === d || commonDivisor(a, b) > 1 || commonDivisor(c, d) > 1;
  if (isPlain || bottom === 1 || top === 1 || a * c === top || bottom > 30 || top > 30)
    return ofMonomials(random);
  const [first, second] = [`(${power(a, letter, m)})/${b}`, `${c}/(${power(d, letter, n)})`];
  const asked = `${first} * ${second}`;
  const result = `(${power(top, letter, m - n)})/${bottom}`;
  const [above, below] = [power(a * c, letter, m), power(b * d, letter, n)];
  return {
    ...ask(random.pick(['Simplify: {given}', 'Simplify the product: {given}']), 'simplify', asked),
    answer: result,
    form: FORM,
    hints: [
      'Multiply the numerators, and multiply the denominators.',
      `You get $(${above})/(${below})$. Which factors do both parts share?`,
      `The numbers share the factor $${(a * c) / top}$, and $${power(1, letter, n)}$ cancels as well.`,
    ],
    steps: chain(
      asked,
      [
        'practice.multiply-fractions',
        'Multiply the numerators and the denominators',
        `(${above})/(${below})`,
      ],
      [
        'practice.cancel',
        `Cancel the common factor ${answerText(power((a * c) / top, letter, n), FORM)}`,
        result,
      ],
    ),
    mistakes: slips(
      [
        `(${power(top, letter, m + n)})/${bottom}`,
        `You added the exponents. $${power(1, letter, n)}$ is in the denominator, so subtract: $${m} - ${n}$.`,
      ],
      [
        `(${power(top, letter, m)})/${bottom}`,
        `The denominator also contains $${power(1, letter, n)}$. Cancel it.`,
      ],
      [
        `(${power(bottom, letter, m - n)})/${top}`,
        `The fraction of the numbers is upside down: $${a} * ${c}$ is in the numerator.`,
      ],
      [
        `(${power(...([lowestTerms(a * d, b * c)[0], letter, m + n] as const))})/${lowestTerms(a * d, b * c)[1]}`,
        `You divided by the second fraction. Multiply: $${c}$ belongs in the numerator.`,
      ],
    ).filter(({ answer }) => !answer.endsWith('/1')),
  };
}

/** Creates a product or quotient of fractions that is (x + q)/(x + s). */
function ofTrinomials(random: Random): Draft {
  const p = random.wholeExcept(-7, 7, 0);
  const q = random.wholeExcept(-7, 7, 0, p);
  const s = random.wholeExcept(-7, 7, 0, p, q);
  const r = random.wholeExcept(-7, 7, 0, p, q, s);
  const isProduct = random.oneIn(2);
  const [above, below, other] = [trinomial(p, q), trinomial(p, s), sideText([1, r])];
  const [shared, top, bottom] = [p, q, s].map((n) => sideText([1, n])) as [string, string, string];
  const first = `(${above})/(${other})`;
  const asked = isProduct ? `${first} * (${other})/(${below})` : `(${first})/((${below})/(${other}))`;
  const result = `(${top})/(${bottom})`;
  const factored = `((${shared})(${top}))/(${other})`;
  const inverted = `${first} * (${other})/(${below})`;
  return {
    ...ask(`Simplify the ${isProduct ? 'product' : 'quotient'}: {given}`, 'simplify', asked),
    answer: result,
    form: FORM,
    hints: [
      isProduct
        ? 'Factor every numerator and every denominator before you multiply.'
        : 'Dividing by a fraction is multiplying by its reciprocal. Then factor.',
      `For $${above}$, look for two numbers with product $${p * q}$ and sum $${p + q}$.`,
      `Both quadratic expressions have the factor $${shared}$.`,
    ],
    steps: chain(
      asked,
      ['practice.reciprocal', 'Multiply by the reciprocal', inverted],
      ['practice.factor', 'Factor', `${factored} * (${other})/((${shared})(${bottom}))`],
      ['practice.cancel', `Cancel ${shared} and ${other}`, result],
    ),
    mistakes: slips(
      [`(${bottom})/(${top})`, `The fraction is upside down: $${top}$ comes from the numerator.`],
      [
        `(${sideText([1, -q])})/(${sideText([1, -s])})`,
        `Watch the signs in the factors: $${above}$ is $(${shared})(${top})$.`,
      ],
      [
        isProduct ? `((${top})(${bottom}))/(${other})^2` : `((${shared})^2*(${top})(${bottom}))/(${other})^2`,
        isProduct
          ? `You divided by the second fraction. Multiply by it.`
          : `You multiplied by the second fraction. Multiply by its reciprocal.`,
      ],
      [ratio(q, s), `You also canceled $x$. In $${top}$ and $${bottom}$ it is a term, not a factor.`],
    ),
  };
}

const trinomial = (p: number, q: number): string => polynomialText([1, p + q, p * q]);

/** Creates a/(x + p) + b/(x + q), or a difference. */
function ofSum(random: Random): Draft {
  const [a, b, sign] = [random.whole(1, 9), random.whole(1, 9), random.pick([1, -1])];
  const p = random.wholeExcept(-7, 7, 0);
  const q = random.wholeExcept(-7, 7, 0, p);
  const [m, n] = [a + sign * b, a * q + sign * b * p];
  if (m === 0 || n === 0 || commonDivisor(m, n) > 1 || m < 0) return ofSum(random);
  const operator = sign > 0 ? '+' : '-';
  const [one, other, top] = [sideText([1, p]), sideText([1, q]), sideText([m, n])];
  const bottom = `(${one})(${other})`;
  const asked = `${a}/(${one}) ${operator} ${b}/(${other})`;
  const [left, right] = [sumText([a, `(${other})`]), sumText([b, `(${one})`])];
  const open = sumText([a, 'x'], [a * q, ''], [sign * b, 'x'], [sign * b * p, '']);
  return {
    ...ask(
      random.pick([
        'Write as one fraction with a factored denominator: {given}',
        'Simplify to one fraction, and keep its denominator factored: {given}',
      ]),
      'simplify',
      asked,
    ),
    answer: `(${top})/(${bottom})`,
    form: FORM,
    hints: [
      `To ${sign > 0 ? 'add' : 'subtract'} fractions, you need a common denominator. Which one fits here?`,
      `Use $${bottom}$. Multiply $${a}$ by $${other}$, and $${b}$ by $${one}$.`,
      `The numerator is $${left} ${operator} ${right}$. Expand it and combine like terms.`,
    ],
    steps: chain(
      asked,
      [
        'practice.common-denominator',
        'Write both with a common denominator',
        `(${left})/(${bottom}) ${operator} (${right})/(${bottom})`,
      ],
      [
        'practice.over-common-denominator',
        'Write as one fraction',
        `(${left} ${operator} ${right})/(${bottom})`,
      ],
      ['practice.distributive-law', 'Expand the numerator', `(${open})/(${bottom})`],
      ['practice.collect-like-terms', 'Combine like terms', `(${top})/(${bottom})`],
    ),
    mistakes: slips(
      [
        `${m}/(${sideText([2, p + q])})`,
        `You ${sign > 0 ? 'added' : 'combined'} the numerators and the denominators. First find a common denominator, $${bottom}$.`,
      ],
      [`${m}/(${bottom})`, `Multiply each numerator by the other denominator: $${a}$ becomes $${left}$.`],
      [
        `(${sideText([m, a * p + sign * b * q])})/(${bottom})`,
        `Multiply each numerator by the other denominator: $${a}$ by $${other}$, not by $${one}$.`,
      ],
      sign < 0 && [
        `(${sideText([m, a * q + b * p])})/(${bottom})`,
        `The minus sign belongs to both terms of $${right}$: the number is $${a * q} - ${b * p < 0 ? `(${b * p})` : b * p}$.`,
      ],
      sign > 0 && [
        `(${sideText([m, q + p])})/(${bottom})`,
        `Multiply both terms of $${other}$ by $${a}$, and both terms of $${one}$ by $${b}$.`,
      ],
    ),
  };
}
