import { rational } from '../../rational/rational.js';
import { wholeSquareRoot } from '../../real/square-root.js';
import {
  add,
  divideExactly,
  type Polynomial,
  polynomialExpression,
  type Term,
} from '../polynomial/polynomial.js';
import { type Monomial, monomial, timesMonomial } from '../polynomial/monomial.js';
import { sumOfTerms, termExpression } from '../polynomial/to-expression.js';
import type { Expression } from '../../steps/expression.js';
import { monomialGcd } from '../polynomial/division.js';
import type { Split } from './split.js';
import { product, signed, signedTerms } from './tree.js';
import { type Law, say } from '../texts/operation-steps.js';

/**
 * Factors au² + buv + cv², where u and v are powers of letters, with two numbers whose product is ac and whose sum is
 * b.
 */
export function splitTrinomial({ terms }: Polynomial): Split | undefined {
  const [first, middle, last, fourth] = terms;
  if (!first || !middle || !last || fourth) return undefined;
  const [u, v] = [halved(first.monomial), halved(last.monomial)];
  if (!u || !v || timesMonomial(u, v).key !== middle.monomial.key) return undefined;
  const [a = 0n, b = 0n, c = 0n] = [first, middle, last].map(({ coefficient }) => coefficient.numerator);
  const numbers = twoNumbers(a * c, b);
  if (!numbers) return undefined;
  const [n, m] = numbers;
  const values = { p: a * c, s: b, n, m };
  const [r, s] = numbers.map((n) => ({ coefficient: rational(n), monomial: middle.monomial }));
  if (!r || !s) return undefined;
  if (a === 1n) {
    const factor = ({ coefficient }: Term): Polynomial =>
      add(single(1n, u), single(coefficient.numerator, v));
    const expression = withNumbers(numbers, [u, v]);
    return {
      parts: [factor(r), factor(s)],
      lines: [{ expression, law: say('algebra.two-numbers', values) }],
      law: 'algebra.two-numbers:factors',
    };
  }
  return bySplitting([first, r, s, last], say('algebra.split-middle', values));
}

/** Writes u² + (n + m)uv + n × m × v², or u² − (n + m)uv + n × m × v² with two numbers that are negative. */
function withNumbers([n, m]: readonly [bigint, bigint], [u, v]: readonly [Monomial, Monomial]): Expression {
  const isNegative = n < 0n && m < 0n;
  const [p, q]: readonly [Expression, Expression] = isNegative
    ? [(-n).toString(), (-m).toString()]
    : [n.toString(), m.toString()];
  const of = (one: Monomial): Expression => polynomialExpression(single(1n, one));
  return sumOfTerms([
    { isNegative: false, body: of(timesMonomial(u, u)) },
    { isNegative, body: product([sumOfTerms([p, q].map(signed)), of(timesMonomial(u, v))]) },
    signed(product([p, q, of(timesMonomial(v, v))])),
  ]);
}

function halved({ powers }: Monomial): Monomial | undefined {
  if (powers.some(([, exponent]) => exponent % 2 !== 0)) return undefined;
  return monomial(powers.map(([name, exponent]) => [name, exponent / 2]));
}

function single(coefficient: bigint, product_: Monomial): Polynomial {
  return { terms: [{ coefficient: rational(coefficient), monomial: product_ }] };
}

/** Returns two integers with the given product and sum, the one with the smaller absolute value first. */
function twoNumbers(times: bigint, sum: bigint): readonly [bigint, bigint] | undefined {
  const discriminant = sum * sum - 4n * times;
  if (discriminant < 0n) return undefined;
  const root = wholeSquareRoot(discriminant);
  if (root * root !== discriminant) return undefined;
  const [p, q] = [(sum + root) / 2n, (sum - root) / 2n];
  const size = (n: bigint): bigint => (n < 0n ? -n : n);
  return size(p) <= size(q) ? [p, q] : [q, p];
}

/** Splits the middle term, then factors the common factors out of both halves and of the whole. */
function bySplitting(four: readonly [Term, Term, Term, Term], law: Law): Split | undefined {
  const [p, q, r, s] = four;
  const [left, right]: readonly Polynomial[] = [{ terms: [p, q] }, { terms: [r, s] }];
  if (!left || !right) return undefined;
  const [before, after] = [monomialGcd(left), monomialGcd(right)];
  const common = divideExactly(left, before);
  if (!common || !divideExactly(right, common)) return undefined;
  const written = polynomialExpression(common);
  const halves = sumOfTerms([before, after].flatMap((factor) => signedTerms(product_(factor, written))));
  return {
    parts: [common, add(before, after)],
    lines: [
      { expression: sumOfTerms(four.map((term) => termExpression(term))), law },
      { expression: halves, law: 'algebra.group' },
    ],
    law: say('algebra.common-factor', { n: written }),
  };
}

function product_(factor: Polynomial, rest: Expression): Expression {
  return product([polynomialExpression(factor), rest]);
}
