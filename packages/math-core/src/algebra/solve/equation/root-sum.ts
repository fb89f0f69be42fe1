import { sumOf, type Term } from '../../../expression/terms.js';
import type { Expression } from '../../../steps/expression.js';
import { inverse, negative, ofInteger, ONE, rationalOf } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { degreeOf, difference, leadingOf, type Polynomial, product, sum } from './polynomial/polynomial.js';
import { polynomialExpression, type Writing } from './polynomial/polynomial-expression.js';
import { holds, polynomialOf } from './polynomial/read-polynomial.js';

/** A term of the form coefficient × root of the radicand, with the root's index. */
export interface RootTerm {
  readonly coefficient: Polynomial;
  readonly radicand: Polynomial;
  readonly degree: number;
}

/** The sum of a polynomial and roots of polynomials. */
export interface RootSum {
  readonly whole: Polynomial;
  readonly roots: readonly RootTerm[];
}

/** Reads an expression as a {@link RootSum}. Returns undefined if it isn't one. */
export function rootSumOf(expression: Expression, unknown: string): RootSum | undefined {
  const root = rootOf(expression, unknown);
  if (root) return root;
  if (typeof expression === 'string' || !holdsRoot(expression, unknown)) {
    const whole = polynomialOf(expression, unknown);
    return whole && { whole, roots: [] };
  }
  const [operator, ...operands] = expression;
  const parts = operands.map((operand) => rootSumOf(operand, unknown));
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [first, second] = parts;
  if (!first) return undefined;
  if (operator === '^' && operands[1] === '2') return timesSum(first, first);
  return JOINS[operator]?.(parts, first, second);
}

type Join = (parts: readonly RootSum[], first: RootSum, second: RootSum | undefined) => RootSum | undefined;

const quotient: Join = (_, first, second) => {
  const isNumber = second && second.roots.length === 0 && degreeOf(second.whole) === 0;
  const divisor = isNumber ? second.whole[0] : undefined;
  return divisor && scaledSum(first, [inverse(divisor)]);
};

const JOINS: Readonly<Partial<Record<string, Join>>> = {
  '+': (parts) => parts.reduce(plusSum),
  '-': (_, first, second) => second && plusSum(first, scaledSum(second, [ofInteger(-1)])),
  neg: (_, first) => scaledSum(first, [ofInteger(-1)]),
  '()': (_, first) => first,
  '×': (parts) =>
    parts.reduce<RootSum | undefined>((a, b) => a && timesSum(a, b), { whole: [ONE], roots: [] }),
  '/': quotient,
  '÷': quotient,
};

/** Reads a root such as √u or u^(1/3). */
function rootOf(expression: Expression, unknown: string): RootSum | undefined {
  if (typeof expression === 'string' || !holds(expression, unknown)) return undefined;
  const [operator, inside = '0', exponent = '1'] = expression;
  const degree = operator === '√' ? 2 : operator === '^' ? degreeOfRoot(exponent) : undefined;
  const radicand = degree === undefined ? undefined : polynomialOf(inside, unknown);
  return degree !== undefined && radicand
    ? { whole: [], roots: [{ coefficient: [ONE], radicand, degree }] }
    : undefined;
}

/** Returns the index 2 or 3 for the exponent 1/2 or 1/3. */
export function degreeOfRoot(exponent: Expression): number | undefined {
  const text = typeof exponent === 'string' ? exponent : exponent.slice(1).map(String).join('/');
  if (text === '1/2' || text === '0.5') return 2;
  return text === '1/3' ? 3 : undefined;
}

/** Returns whether an expression contains a root of the unknown. */
export function holdsRoot(expression: Expression, unknown: string): boolean {
  if (typeof expression === 'string') return false;
  const [operator, ...operands] = expression;
  const isRoot = operator === '√' || (operator === '^' && degreeOfRoot(operands[1] ?? '1') !== undefined);
  return (
    (isRoot && holds(operands[0] ?? '0', unknown)) || operands.some((operand) => holdsRoot(operand, unknown))
  );
}

/** Returns a + b. */
export function plusSum(a: RootSum, b: RootSum): RootSum {
  const roots = [...a.roots];
  for (const term of b.roots) {
    const i = roots.findIndex((one) => isSameRoot(one, term));
    const old = roots[i];
    if (old) roots[i] = { ...old, coefficient: sum(old.coefficient, term.coefficient) };
    else roots.push(term);
  }
  return { whole: sum(a.whole, b.whole), roots: roots.filter(({ coefficient }) => coefficient.length > 0) };
}

function isSameRoot(a: RootTerm, b: RootTerm): boolean {
  return a.degree === b.degree && difference(a.radicand, b.radicand).length === 0;
}

/** Multiplies a sum by a polynomial. */
export function scaledSum({ whole, roots }: RootSum, factor: Polynomial): RootSum {
  return {
    whole: product(whole, factor),
    roots: roots.map((root) => ({ ...root, coefficient: product(root.coefficient, factor) })),
  };
}

/** Returns a × b, using √u √v = √(uv). Returns undefined for other roots. */
export function timesSum(a: RootSum, b: RootSum): RootSum | undefined {
  let result = plusSum(scaledSum(b, a.whole), {
    whole: [],
    roots: scaledSum({ ...a, whole: [] }, b.whole).roots,
  });
  for (const p of a.roots) {
    for (const q of b.roots) {
      if (p.degree !== 2 || q.degree !== 2) return undefined;
      const coefficient = product(p.coefficient, q.coefficient);
      result = plusSum(
        result,
        isSameRoot(p, q)
          ? { whole: product(coefficient, p.radicand), roots: [] }
          : { whole: [], roots: [{ coefficient, radicand: product(p.radicand, q.radicand), degree: 2 }] },
      );
    }
  }
  return result;
}

/** Writes a sum with its roots last. */
export function rootSumExpression({ whole, roots }: RootSum, writing: Writing): Expression {
  const terms = roots.map((root) => rootTerm(root, writing));
  if (whole.length === 0 && terms.length > 0) return sumOf(terms);
  const first = polynomialExpression(whole, writing);
  let result = first;
  for (const { isNegative, body } of terms) result = isNegative ? ['-', result, body] : ['+', result, body];
  return result;
}

function rootTerm({ coefficient, radicand, degree }: RootTerm, writing: Writing): Term {
  const inside = polynomialExpression(radicand, writing);
  const root: Expression = degree === 2 ? ['√', inside] : ['^', inside, `1/${String(degree)}`];
  const isNegative = degreeOf(coefficient) === 0 && signOf(leadingOf(coefficient)) < 0;
  const size = isNegative ? coefficient.map(negative) : coefficient;
  const value = degreeOf(size) === 0 ? rationalOf(leadingOf(size)) : undefined;
  if (value && value.numerator === value.denominator) return { isNegative, body: root };
  return { isNegative, body: ['×', polynomialExpression(size, writing), root] };
}
