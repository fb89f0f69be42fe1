import { isSame } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import type { Polynomial } from '../polynomial/polynomial.js';
import { type Law, say } from '../texts/operation-steps.js';
import { type Factors, factorsOfWhole, writtenFactors } from './line-factors.js';
import { factorsIn, isSum, product, quotient, replacedAt } from './tree.js';
import { polynomialOf } from './worked.js';

/** A line in which one more sum of a fraction is factored. */
interface FactorLine {
  readonly after: Expression;
  readonly law: Law;
}

/** Returns the lines that factor the sums of a numerator and a denominator with integer coefficients, one in each line. */
export function factorLines(above: Expression, below: Expression): readonly FactorLine[] {
  const count = factorsIn(above).length;
  let now: readonly Expression[] = [...factorsIn(above), ...factorsIn(below)];
  return now.flatMap((piece, i) => {
    const polynomial = isSum(piece) ? polynomialOf(piece) : undefined;
    const factors = polynomial && factorsOfWhole(polynomial);
    const after = factors && writtenFactors(factors);
    if (!after || isSame(after, piece) || isSum(after)) return [];
    now = replacedAt(now, i, after);
    const line = quotient(product(now.slice(0, count)), product(now.slice(count)));
    return [{ after: line, law: lawOf(piece, factors) }];
  });
}

/** Returns the law that factors a sum: with two numbers if it is x² + bx + c. */
function lawOf(sum: Expression, { number, bases }: Factors): Law {
  const all = bases.flatMap(({ base, exponent }) => Array.from({ length: exponent }, () => constantIn(base)));
  const [n, m] = all;
  if (number !== 1n || n === undefined || m === undefined || all.length > 2)
    return say('algebra.factor-fraction:part', { n: sum });
  return n + m === 0n
    ? say('algebra.factor-fraction:part', { n: sum })
    : say('algebra.factor-fraction:pair', {
        a: sum,
        n: String(n),
        m: String(m),
        c: String(n * m),
        b: String(n + m),
      });
}

/** Returns the number a of x + a. */
function constantIn({ terms }: Polynomial): bigint | undefined {
  const [first, last, more] = terms;
  const isMonic = first?.coefficient.numerator === 1n && first.monomial.powers[0]?.[1] === 1;
  const isLinear = isMonic && first.monomial.powers.length === 1 && !more;
  return isLinear && last?.monomial.powers.length === 0 ? last.coefficient.numerator : undefined;
}

/** Returns whether two fractions have the same factors, in any order. */
export function haveSameFactors(one: Expression, other: Expression): boolean {
  const [first, second] = [one, other].map(textOfFactors);
  return first === second;
}

function textOfFactors(fraction: Expression): string {
  const [operator, top, bottom] = typeof fraction === 'string' ? [] : fraction;
  const isFraction = operator === '/' || operator === '÷';
  return [isFraction ? top : fraction, isFraction ? bottom : '1']
    .map((part = '1') => factorsIn(part).flatMap(repeated).map(expressionText).sort().join(' '))
    .join(' / ');
}

/** Writes a power as its base several times. */
function repeated(factor: Expression): readonly Expression[] {
  const [operator, base = '1', exponent] = typeof factor === 'string' ? [] : factor;
  const times = operator === '^' ? Number(exponent) : 1;
  return Number.isInteger(times) && times < 10 && operator === '^'
    ? Array<Expression>(times).fill(base)
    : [factor];
}
