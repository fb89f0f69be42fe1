import { isSame, operandsOf, put } from '../../../expression/rewrite.js';
import * as exact from '../../../rational/rational.js';
import { rational, type Rational } from '../../../rational/rational.js';
import { leastCommonMultiple } from '../../../rational/integer.js';
import { constantValue } from '../../../expression/constant.js';
import { isSum, opposite, sumOf, type Term, termsOf } from '../../../expression/terms.js';
import { numberText } from '../../../expression/number-text.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { negate, type Polynomial, scale, type Term as PolynomialTerm } from '../../polynomial/polynomial.js';
import { polynomialOf, rootsOf, written } from '../values/quotient.js';
import { surdOfPolynomial, surdText } from '../values/surd-number.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** A relation between the sides of a line that can be solved. */
export type LineRelation = '=' | '<' | '≤' | '>' | '≥';

/** An equation or an inequality as written. */
export interface Line {
  readonly left: Expression;
  readonly relation: LineRelation;
  readonly right: Expression;
}

/** A line whose sides are polynomials, together with its written form. */
export interface PolynomialLine extends Line {
  readonly over: { readonly left: Polynomial; readonly right: Polynomial };
}

/** Returns the relation after swapping the sides. */
export function turned(relation: LineRelation): LineRelation {
  return TURNED[relation];
}

const TURNED = { '=': '=', '<': '>', '≤': '≥', '>': '<', '≥': '≤' } as const;

/** Returns a step that shows the current line. */
export function lineStep(law: Law, { left, relation, right }: Line): Step {
  return step(law, left, right, { relation });
}

/** Reads the sides of a line. Returns undefined if they aren't polynomials. */
export function polynomialLine(line: Line): PolynomialLine | undefined {
  const [left, right] = [polynomialOf(line.left), polynomialOf(line.right)];
  return left && right && { ...line, over: { left, right } };
}

/** Creates a line with polynomials as sides, written with the highest power first. */
export function lineOf(left: Polynomial, relation: LineRelation, right: Polynomial): PolynomialLine {
  return { left: written(left), relation, right: writtenReadably(right), over: { left, right } };
}

/** Writes a polynomial with a positive term first: 4 − x. */
export function writtenReadably(polynomial: Polynomial): Expression {
  const isNegative = ({ coefficient }: PolynomialTerm): boolean => coefficient.numerator < 0n;
  const number = rootsOf(polynomial).length > 0 ? surdOfPolynomial(polynomial) : undefined;
  if (number) return surdText(number);
  const { terms } = polynomial;
  if (!terms[0] || !isNegative(terms[0]) || terms.every(isNegative)) return written(polynomial);
  const start = written({ terms: terms.filter((term) => !isNegative(term)) });
  return terms
    .filter(isNegative)
    .reduce<Expression>((sum, term) => ['-', sum, written(negate({ terms: [term] }))], start);
}

/** Clears fractions and expands both sides into sums of unlike terms. */
export function cleared(line: PolynomialLine): {
  readonly line: PolynomialLine;
  readonly steps: readonly Step[];
} {
  const factor = commonDenominator(line.over.left, line.over.right);
  const steps: Step[] = [];
  let now = factor === 1n ? withProducts(line) : line;
  if (now !== line) steps.push(lineStep('algebra.multiply-numbers', now));
  if (factor !== 1n) {
    now = multiplied(line, rational(factor));
    steps.push(lineStep(say('algebra.multiply-both', { n: factor }), now));
  }
  const tidy = {
    ...now,
    left: isTidy(now.left) ? now.left : written(now.over.left),
    right: isTidy(now.right) ? now.right : writtenReadably(now.over.right),
  };
  if (tidy.left === now.left && tidy.right === now.right) return { line: tidy, steps };
  const open = { ...now, left: opened(now.left), right: opened(now.right) };
  const isOpened = [now.left, now.right].some(hasProductOfSum);
  if (isOpened) steps.push(lineStep('algebra.expand', open));
  if (!isOpened || !isSame(open.left, tidy.left) || !isSame(open.right, tidy.right))
    steps.push(lineStep('algebra.collect', tidy));
  return { line: tidy, steps };
}

/** Expands the products of a side without combining like terms. */
function opened(side: Expression): Expression {
  if (isTidy(side)) return side;
  return sumOf(
    termsOf(side).flatMap((term) => {
      const polynomial = isSimple(term.body) ? undefined : polynomialOf(term.body);
      const terms = polynomial && termsOf(writtenReadably(polynomial));
      return terms?.map((one) => (term.isNegative ? opposite(one) : one)) ?? [term];
    }),
  );
}

/** Evaluates the products of numbers, which substituting a value leaves, in their order: 2 × 3 + y as 6 + y. */
function withProducts(line: PolynomialLine): PolynomialLine {
  const [left, right] = [line.left, line.right].map((side) => {
    const terms = termsOf(side);
    const isProduct = ({ body }: (typeof terms)[number]): boolean =>
      body[0] === '×' && operandsOf(body).every((factor) => constantValue(factor));
    if (terms.length < 2 || !terms.some(isProduct)) return side;
    return sumOf(terms.map((term) => (isProduct(term) ? valueOfTerm(term) : term)));
  });
  return left === line.left && right === line.right
    ? line
    : { ...line, left: left ?? '0', right: right ?? '0' };
}

function valueOfTerm({ isNegative, body }: Term): Term {
  const value = constantValue(body);
  const number = numberText(value ? exact.reduce(value) : rational(0n));
  return number.startsWith('-')
    ? { isNegative: !isNegative, body: number.slice(1) }
    : { isNegative, body: number };
}

function hasProductOfSum(expression: Expression): boolean {
  const operands = operandsOf(expression);
  const isProduct = /^[×^]/.test(expression[0]) && operands.length > 0;
  return (isProduct && operands.some(isSum)) || operands.some(hasProductOfSum);
}

function commonDenominator(...sides: readonly Polynomial[]): bigint {
  return sides
    .flatMap(({ terms }) => terms.map(({ coefficient }) => coefficient.denominator))
    .reduce(leastCommonMultiple, 1n);
}

function multiplied({ left, relation, right, over }: PolynomialLine, by: Rational): PolynomialLine {
  return {
    left: timesTerms(left, over.left, by),
    relation,
    right: timesTerms(right, over.right, by),
    over: { left: scale(over.left, by), right: scale(over.right, by) },
  };
}

/** Multiplies each term by a number: (x − 1)/2 times 6 is 3(x − 1). */
function timesTerms(side: Expression, polynomial: Polynomial, by: Rational): Expression {
  const terms = termsOf(side).map((term) => {
    const body = timesTerm(term.body, by);
    return body === undefined ? undefined : { ...term, body };
  });
  return terms.every((term) => term !== undefined) ? sumOf(terms) : written(scale(polynomial, by));
}

function timesTerm(body: Expression, by: Rational): Expression | undefined {
  const [operator, first = '0', second = '1'] = typeof body === 'string' ? [''] : body;
  const divisor = operator === '/' || operator === '÷' ? constantValue(second) : undefined;
  if (divisor && isSum(first)) {
    const factor = exact.reduce(exact.divide(by, divisor));
    return exact.compare(factor, rational(1n)) === 0 ? first : ['×', numberText(factor), first];
  }
  if (operator === '×' && isNumberText(first) && body.length === 3 && isSum(second)) {
    const value = constantValue(first);
    return value && ['×', numberText(exact.reduce(exact.multiply(by, value))), second];
  }
  const polynomial = polynomialOf(body);
  return polynomial && polynomial.terms.length <= 1 ? written(scale(polynomial, by)) : undefined;
}

/** Returns whether an expression is a sum of unlike simple terms: 5 − 2x. */
export function isTidy(expression: Expression): boolean {
  const terms = termsOf(expression);
  const polynomial = polynomialOf(expression);
  if (!polynomial || !terms.every(({ body }) => isSimple(body))) return false;
  return polynomial.terms.length === terms.length || expression === '0';
}

/** Returns whether a term is in simple form: a number, then letters. */
function isSimple(body: Expression): boolean {
  if (typeof body === 'string') return true;
  if (body[0] !== '×') return isPower(body);
  const [first = '1', ...rest] = operandsOf(body);
  const names = rest.map(expressionText);
  return (
    first !== '1' &&
    (isNumberText(first) || isPower(first)) &&
    rest.every((factor) => !isNumberText(factor) && isPower(factor)) &&
    new Set([...names, expressionText(first)]).size === rest.length + 1
  );
}

function isPower(factor: Expression): boolean {
  if (typeof factor === 'string') return true;
  const [operator, base = '0', exponent = '1'] = factor;
  if (operator === '^')
    return typeof base === 'string' && !isNumberText(base) && /^\d+$/.test(String(exponent));
  return (
    operator === '√' && typeof base === 'string' && written(polynomialOf(factor) ?? { terms: [] })[0] === '√'
  );
}

/** Replaces letters with expressions in a line. */
export function putInto({ left, relation, right }: Line, values: ReadonlyMap<string, Expression>): Line {
  return { left: put(left, values), relation, right: put(right, values) };
}
