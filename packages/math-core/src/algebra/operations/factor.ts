import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { lettersIn } from '../normal/identical.js';
import { unsupportedExpression } from '../normal/refusal.js';
import {
  constantOf,
  degreeOf,
  divideExactly,
  factorise,
  negate,
  type Polynomial,
  polynomialExpression,
} from '../polynomial/polynomial.js';
import { commonSum, squaresOfSums } from './factor-sums.js';
import { isSame } from '../../expression/rewrite.js';
import { say } from '../texts/operation-steps.js';
import { expanded } from './expand.js';
import { type Operated, operated } from './operated.js';
import { asWritten, Rewriting } from './rewriting.js';
import { commonFactor, type Split } from './split.js';
import { splitFound, splitGroups, splitRoot } from './split-groups.js';
import { splitPower, splitTwoTerms } from './split-powers.js';
import { splitTrinomial } from './split-trinomial.js';
import { factorsIn, isSum, powerOf, product, replacedAt, signed, signedTerms, withSign } from './tree.js';
import { polynomialOf } from './worked.js';

/**
 * Factors a polynomial over the rationals the way a person would: common factors, squares, cubes, two numbers, pairs,
 * rational zeros. Factors the numerator and the denominator of a quotient, and cancels equal factors.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`); `unsupported` for anything but polynomials with rational coefficients and their quotients.
 * @example factor('x² - 25') // result reads "(x - 5)(x + 5)"
 */
export function factor(expression: string | Expression): Result<Operated> {
  return operated(expression, factored);
}

/** Returns the lines from an expression to a product. */
export function factored(expression: Expression): Rewriting {
  const rewriting = new Rewriting(expression);
  const quotient = quotientIn(expression);
  if (quotient) return factorQuotient(rewriting, quotient);
  if (!polynomialOf(expression)) throw unsupportedExpression('not a polynomial with rational coefficients');
  if (commonSum(rewriting) || squaresOfSums(rewriting)) return factorProduct(rewriting);
  const { result } = rewriting;
  if (signedTerms(result).length === 1 && factorsIn(signed(result).body).length > 1)
    return factorProduct(rewriting);
  rewriting.within(expanded(result), (whole) => whole);
  return factorWhole(rewriting);
}

/** Returns the numerator and the denominator of a quotient with a letter below. */
function quotientIn(expression: Expression): readonly [above: Expression, below: Expression] | undefined {
  const { body } = signed(expression);
  const [operator, above, below] = typeof body === 'string' ? [] : body;
  const isQuotient = (operator === '/' || operator === '÷') && above !== undefined && below !== undefined;
  return isQuotient && lettersIn(below).length > 0 ? [above, below] : undefined;
}

function factorQuotient(
  rewriting: Rewriting,
  [above, below]: readonly [above: Expression, below: Expression],
): Rewriting {
  const { isNegative } = signed(rewriting.result);
  const written = (top: Expression, bottom: Expression): Expression =>
    withSign({ isNegative, body: ['/', top, bottom] });
  const [top, bottom] = [factored(above), factored(below)];
  rewriting.within(top, (part) => written(part, below));
  rewriting.within(bottom, (part) => written(top.result, part));
  const over = factorsIn(top.result).flatMap(baseOf);
  const under = factorsIn(bottom.result).flatMap(baseOf);
  const common: Expression[] = [];
  for (const factor of [...over]) {
    const [i, j] = [over, under].map((factors) => factors.findIndex((each) => isSame(each, factor)));
    if (i === undefined || j === undefined || i < 0 || j < 0 || factor === '1') continue;
    common.push(...over.splice(i, 1));
    under.splice(j, 1);
  }
  if (common.length === 0) return rewriting;
  const short =
    under.length === 0 ? withSign({ isNegative, body: joined(over) }) : written(joined(over), joined(under));
  return rewriting.write(short, say('algebra.cancel', { n: joined(common) }));
}

/** Factors each factor of an existing product. */
function factorProduct(rewriting: Rewriting): Rewriting {
  const { isNegative, body } = signed(rewriting.result);
  let pieces: readonly Expression[] = factorsIn(body).flatMap(baseOf);
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] ?? '1';
    if (!isSum(piece)) continue;
    const part = factored(piece);
    const around = (inner: Expression): Expression =>
      withSign({ isNegative, body: joined(replacedAt(pieces, i, inner)) });
    rewriting.within(part, around);
    pieces = replacedAt(pieces, i, part.result);
  }
  const final = withSign({ isNegative, body: joined(pieces.flatMap(factorsIn).flatMap(baseOf)) });
  return rewriting.write(final, 'algebra.equal-factors');
}

/** Returns the base of a power of a sum, repeated according to the exponent. */
function baseOf(factor: Expression): readonly Expression[] {
  if (typeof factor === 'string' || factor[0] !== '^' || !isSum(factor[1] ?? '')) return [factor];
  const [, base = '1', exponent] = factor;
  return Array.from({ length: Math.min(Number(exponent), 60) }, () => base);
}

interface Piece {
  readonly of: Polynomial;
  readonly isDone: boolean;
}

/** Splits the current polynomial and its factors until none can be split. */
function factorWhole(rewriting: Rewriting): Rewriting {
  const whole = polynomialOf(rewriting.result);
  let pieces: readonly Piece[] = whole ? [{ of: whole, isDone: false }] : [];
  const known = whole && whole.terms.length > 1 ? simpleFactors(whole) : [];
  for (;;) {
    const open = pieces.findIndex(({ of, isDone }) => !isDone && of.terms.length > 1);
    const piece = pieces[open];
    if (!piece) return rewriting;
    const split = splitOf(piece.of, known, pieces.length > 1);
    if (!split) {
      pieces = replacedAt(pieces, open, { ...piece, isDone: true });
      continue;
    }
    const [before, after] = [pieces.slice(0, open), pieces.slice(open + 1)];
    for (const { expression, law, hasOne = false } of split.lines) {
      const line = productOf([...before.map(written), expression, ...after.map(written)]);
      rewriting.write(line, law, hasOne ? asWritten : undefined);
    }
    const parts = split.parts.map((of) => ({ of, isDone: split.isDone ?? false }));
    pieces = [...before, ...parts, ...after];
    rewriting.write(productOf(pieces.map(written)), split.law);
  }
}

/** Writes a factor. One such as 3 - x begins with its positive term. */
function written({ of }: Piece): Expression {
  const [first, second] = isTurned(of) ? of.terms : [];
  return first && second
    ? ['-', polynomialExpression({ terms: [second] }), polynomialExpression(negate({ terms: [first] }))]
    : polynomialExpression(of);
}

/** Returns whether a polynomial is a positive term minus another of a higher degree. */
function isTurned({ terms: [first, second, third] }: Polynomial): boolean {
  return first && second && !third
    ? first.coefficient.numerator < 0n && second.coefficient.numerator > 0n
    : false;
}

/**
 * Returns the first split of a polynomial that a person would choose. Returns undefined if it can't be
 * factored, or is a factor such as 3 - x.
 */
function splitOf(a: Polynomial, known: readonly Polynomial[], isFactor: boolean): Split | undefined {
  const squares = splitTwoTerms(a);
  if (squares && (squares.isDone || isTurned(a))) return squares;
  if (isFactor && isTurned(a) && degreeOf(a) === 1) return undefined;
  return commonFactor(a) ?? splitSum(a, known, squares);
}

/** Returns the first split of a polynomial without a common factor. */
function splitSum(
  a: Polynomial,
  known: readonly Polynomial[],
  squares: Split | undefined,
): Split | undefined {
  const found = degreeOf(a) < 2 ? undefined : splitFound(a, knownFactors(a, known) ?? simpleFactors(a));
  return found && (squares ?? splitPower(a) ?? splitTrinomial(a) ?? splitGroups(a) ?? splitRoot(a) ?? found);
}

/** Returns the irreducible factors of a polynomial. */
function simpleFactors(a: Polynomial): readonly Polynomial[] {
  return factorise(a).factors.map(({ base }) => base);
}

/**
 * Returns the factors of the whole polynomial that a part of it contains. Returns undefined if the part has
 * other factors.
 */
function knownFactors(a: Polynomial, known: readonly Polynomial[]): readonly Polynomial[] | undefined {
  let rest = a;
  const found = known.filter((factor) => {
    const before = rest;
    for (let next = divideExactly(rest, factor); next; next = divideExactly(rest, factor)) rest = next;
    return rest !== before;
  });
  return constantOf(rest) ? found : undefined;
}

/** Writes a product with equal factors as powers, numbers and letters first. */
function productOf(pieces: readonly Expression[]): Expression {
  const sums = pieces.filter(isSum);
  const others = pieces.filter((piece) => !isSum(piece));
  return joined([...others, ...sums]);
}

function joined(pieces: readonly Expression[]): Expression {
  const counted: { base: Expression; exponent: number }[] = [];
  for (const base of pieces) {
    const known = isSum(base)
      ? counted.find((factor) => JSON.stringify(factor.base) === JSON.stringify(base))
      : undefined;
    if (known) known.exponent++;
    else counted.push({ base, exponent: 1 });
  }
  return product(counted.map(({ base, exponent }) => powerOf(base, exponent)));
}
