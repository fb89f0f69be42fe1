import type { Expression } from '../../steps/expression.js';
import { sumOfTerms, type SignedExpression } from '../polynomial/to-expression.js';
import { spend, tooLarge } from '../polynomial/polynomial.js';
import { isSame } from '../../expression/rewrite.js';
import { collectTerms, workTerms } from './collect-terms.js';
import { Rewriting } from './rewriting.js';
import { factorsIn, isSum, powerOf, product, replacedAt, signed, signedTerms, withSign } from './tree.js';
import { type Law, say } from '../texts/operation-steps.js';

/** The highest power of a sum that is expanded term by term. */
const MAX_POWER = 12;

/** The work charged for one product. */
const LINE = 500;

/** Expands a product of sums, powers of sums and other factors. */
export function expandProduct(expression: Expression): Rewriting {
  const rewriting = new Rewriting(expression);
  let before: Expression = '';
  for (;;) {
    const factors = factorsIn(rewriting.result);
    spend(LINE);
    if (rewriting.result === before) return rewriting;
    before = rewriting.result;
    const raised = factors.findIndex(isPowerOfSum);
    if (raised >= 0) {
      const part = expandPower(factors[raised] ?? '0');
      rewriting.within(part, (power) => product(replacedAt(factors, raised, power)));
      continue;
    }
    const sums = factors.filter(isSum);
    if (sums.length === 0 || factors.length < 2) return rewriting;
    const others = factors.filter((factor) => !isSum(factor));
    const [first = '1', second, ...rest] = sums;
    if (second !== undefined) {
      const part = expandPair(first, second);
      rewriting.within(part, (whole) => product([...others, whole, ...rest]));
    } else rewriting.within(distribute(product(others), first), (whole) => whole);
  }
}

/** Returns whether an expression is an integer power ≥ 2 of a sum. */
export function isPowerOfSum(expression: Expression): boolean {
  if (typeof expression === 'string' || expression[0] !== '^') return false;
  const [, base = '', exponent = ''] = expression;
  return (
    isSum(base) &&
    typeof exponent === 'string' &&
    /^\d+$/.test(exponent) &&
    exponent !== '0' &&
    exponent !== '1'
  );
}

/** Distributes a factor, which may be negative: a(b + c) = ab + ac. */
export function distribute(factor: Expression, sum: Expression): Rewriting {
  const by = signed(factor);
  const terms = signedTerms(sum).map(({ isNegative, body }) => ({
    isNegative: isNegative !== by.isNegative,
    body: product([by.body, body]),
  }));
  const rewriting = new Rewriting(product([factor, sum]));
  const law = say('algebra.distribute', { n: factor });
  return finished(rewriting.write(sumOfTerms(terms), law));
}

function expandPair(a: Expression, b: Expression): Rewriting {
  const rewriting = new Rewriting(['×', a, b]);
  const conjugates = differenceOfSquares(signedTerms(a), signedTerms(b));
  if (conjugates) {
    rewriting.write(conjugates, 'algebra.product-of-conjugates');
    return finished(rewriting);
  }
  const terms = signedTerms(a).flatMap((left) =>
    signedTerms(b).map((right) => ({
      isNegative: left.isNegative !== right.isNegative,
      body: product([left.body, right.body]),
    })),
  );
  if (terms.length > 60) throw tooLarge();
  rewriting.write(sumOfTerms(terms), 'algebra.multiply-sums');
  return finished(rewriting);
}

/** Returns a² − b² if two sums of two terms differ in only one sign. */
function differenceOfSquares(
  a: readonly SignedExpression[],
  b: readonly SignedExpression[],
): Expression | undefined {
  if (a.length !== 2 || b.length !== 2) return undefined;
  const same = a.find((term) =>
    b.some((other) => other.isNegative === term.isNegative && isSame(other.body, term.body)),
  );
  const turned = a.find((term) =>
    b.some((other) => other.isNegative !== term.isNegative && isSame(other.body, term.body)),
  );
  if (!same || !turned || same === turned) return undefined;
  return ['-', ['^', same.body, '2'], ['^', turned.body, '2']];
}

function expandPower(power: Expression): Rewriting {
  const [, base = '', exponent = ''] = typeof power === 'string' ? [] : power;
  const [terms, n] = [signedTerms(base), Number(exponent)];
  const rewriting = new Rewriting(power);
  if (n > MAX_POWER) throw tooLarge();
  const [a, b, third] = terms;
  if (!a || !b) return rewriting;
  if (third && n > 2) return rewriting.write(['×', base, powerOf(base, n - 1)], 'algebra.split-power');
  const sum = third ? squareOfSum(terms) : binomialPower(a, b, n);
  return finished(rewriting.write(sumOfTerms(sum), lawOfPower(third !== undefined, b.isNegative, n)));
}

/** The formulas of the square and the cube of a sum or a difference. */
const FORMULAS: Readonly<Record<number, { readonly sum: string; readonly difference: string }>> = {
  2: { sum: '(a + b)² = a² + 2ab + b²', difference: '(a - b)² = a² - 2ab + b²' },
  3: { sum: '(a + b)³ = a³ + 3a²b + 3ab² + b³', difference: '(a - b)³ = a³ - 3a²b + 3ab² - b³' },
};

function lawOfPower(isLong: boolean, isDifference: boolean, n: number): Law {
  if (isLong) return 'algebra.power-of-sum:terms';
  const formula = FORMULAS[n];
  return formula
    ? say('algebra.power-of-sum', { n: isDifference ? formula.difference : formula.sum })
    : 'algebra.power-of-sum:binomial';
}

function squareOfSum(terms: readonly SignedExpression[]): readonly SignedExpression[] {
  const squares = terms.map(({ body }) => ({ isNegative: false, body: powerOf(body, 2) }));
  const products = terms.flatMap((left, i) =>
    terms.slice(i + 1).map((right) => ({
      isNegative: left.isNegative !== right.isNegative,
      body: product(['2', left.body, right.body]),
    })),
  );
  return [...squares, ...products];
}

function binomialPower(a: SignedExpression, b: SignedExpression, n: number): readonly SignedExpression[] {
  let coefficient = 1;
  const first = withSign(a);
  return Array.from({ length: n + 1 }, (_, k) => {
    const factors = [String(coefficient), ...raised(first, n - k), ...raised(b.body, k)];
    coefficient = (coefficient * (n - k)) / (k + 1);
    return { isNegative: b.isNegative && k % 2 === 1, body: product(factors) };
  });
}

function raised(base: Expression, exponent: number): readonly Expression[] {
  return exponent === 0 ? [] : [powerOf(base, exponent)];
}

function finished(rewriting: Rewriting): Rewriting {
  workTerms(rewriting);
  return collectTerms(rewriting);
}
