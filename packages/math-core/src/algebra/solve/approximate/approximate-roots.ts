import { keyOf, operandsOf } from '../../../expression/rewrite.js';
import { opposite, sumOf, termsOf } from '../../../expression/terms.js';
import { exactText } from '../../../rational/format.js';
import { compare, rational } from '../../../rational/rational.js';
import { MathError } from '../../../result/math-error.js';
import { success } from '../../../result/result.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { enclose } from '../../normal/enclose.js';
import { signOfValue } from '../../normal/value-sign.js';
import { bounded } from '../../polynomial/work.js';
import type { ApproximateRoot, NoExactForm, Solution } from '../solution.js';
import { Board, type Sides } from '../equation/board.js';
import { roundedCheck } from '../equation/check.js';
import { excludedValues, hasUnknownZeros } from '../equation/domain.js';
import { kindOf } from '../equation/kind-of.js';
import { SOLUTIONS } from '../equation/laws.js';
import { OutsideDomain } from '../equation/outside-domain.js';
import { factorsOf } from '../equation/polynomial/factors.js';
import { commonDivisor, degreeOf, type Polynomial } from '../equation/polynomial/polynomial.js';
import { solvePolynomials } from '../equation/polynomial/polynomial-equation.js';
import {
  numberExpression,
  polynomialExpression,
  powerExpression,
} from '../equation/polynomial/polynomial-expression.js';
import { holds, polynomialOf, type Quotient, quotientOf } from '../equation/polynomial/read-polynomial.js';
import { solveEquation } from '../equation/solve-equation.js';
import { solveSides } from '../equation/solve-sides.js';
import { Beyond } from '../radical/beyond.js';
import { rationalOf } from '../radical/radical.js';
import type { Solved, SolvedResult } from '../solved.js';
import { BITS, UNIT } from './range.js';
import { inverseOf, isQuadratic, realFunction, type RealFunction } from './real-function.js';
import { rootSteps } from './root-steps.js';
import { type Enclosed, roundedFrom } from './rounded-root.js';
import { functionZeros, isDefinedOn, polynomialZeros, type Zero, type Zeros } from './zeros.js';
import { type Law, say, step } from '../../texts/solve-steps.js';

/** The work limit of one equation. */
const MAX_WORK = 300_000;

/** Describes an equation with a root that can't be distinguished from an excluded value. */
const UNDECIDED = "an equation with a solution that can't be checked exactly";

/** The highest degree of a polynomial whose roots are approximated. */
const MAX_DEGREE = 30;

/**
 * Finds the real roots of an equation in one unknown that has no exact solution here, and rounds those without an exact
 * form. Returns undefined if they can't all be found.
 */
export function approximateRoots(sides: Sides, unknown: string): SolvedResult | undefined {
  if ([sides.left, sides.right].some((side) => hasSelfPower(side, unknown)) && !isSelfPower(sides, unknown))
    return undefined;
  try {
    return bounded(MAX_WORK, () => {
      const found = isPolynomial(sides, unknown)
        ? polynomialParts(sides, unknown)
        : functionParts(sides, unknown);
      return found && success(solvedFrom(found, sides, unknown));
    });
  } catch (error) {
    if (error instanceof Beyond || error instanceof OutsideDomain || error instanceof MathError)
      return undefined;
    throw error;
  }
}

/** Returns whether an expression has a power with the unknown in its base and in its exponent. */
function hasSelfPower(expression: Expression, unknown: string): boolean {
  if (typeof expression === 'string') return false;
  const [operator, base = '0', exponent = '0'] = expression;
  return (
    (operator === '^' && holds(base, unknown) && holds(exponent, unknown)) ||
    operandsOf(expression).some((operand) => hasSelfPower(operand, unknown))
  );
}

/**
 * Returns whether an equation is xˣ = c with c > 1.5. A negative x has a power between −1.45 and 1.45, if any, so all
 * solutions are positive.
 */
function isSelfPower({ left, right }: Sides, unknown: string): boolean {
  const [power, value] = holds(left, unknown) ? [left, right] : [right, left];
  const isPlain = power[0] === '^' && power[1] === unknown && power[2] === unknown;
  return isPlain && !holds(value, unknown) && signOfValue(['-', value, '1.5']) === 1;
}

/** Returns whether an equation is one of polynomials with rational coefficients, or of their quotients. */
function isPolynomial({ left, right }: Sides, unknown: string): boolean {
  const quotient = quotientOf(['-', left, right], unknown);
  return quotient?.numerator.every((coefficient) => rationalOf(coefficient)) ?? false;
}

/** A factor of the equation, and the results about it. */
interface Part {
  readonly factor: Expression;
  readonly exact?: Solved;
  readonly zeros?: Zeros;
}

interface Found {
  readonly steps: readonly Step[];
  readonly parts: readonly Part[];
  readonly reason: NoExactForm;
  readonly excluded: readonly Expression[];
}

/** The law that moves all terms to the left side. */
export const ONE_SIDE: Law = 'algebra.one-side:left';

/** Solves a quotient of polynomials with rational coefficients. Returns undefined if the equation isn't one. */
function polynomialParts(sides: Sides, unknown: string): Found | undefined {
  const quotient = quotientOf(['-', sides.left, sides.right], unknown);
  const degree = quotient ? degreeOf(quotient.numerator) : 0;
  const whole =
    quotient && degree > 2 && degree <= MAX_DEGREE ? standardForm(quotient, sides, unknown) : undefined;
  const factors = whole && factorsOf(whole.polynomial);
  if (!quotient || !whole || !factors) return undefined;
  const isDecimal = hasDecimals(sides);
  const written = factors.map(({ factor, exponent }) => ({
    factor,
    exponent,
    expression: polynomialExpression(factor, { unknown, isDecimal }),
  }));
  const product = productOf(written.map(({ expression, exponent }) => powerExpression(expression, exponent)));
  const isOne = factors.length === 1 && factors[0]?.exponent === 1;
  const kept = written.filter(({ factor }) => !isPole(factor, quotient));
  const parts = kept.flatMap(({ factor, expression }): readonly Part[] => {
    const exact = exactly(expression, unknown);
    if (exact) return [{ factor: expression, exact }];
    const zeros = polynomialZeros(factor);
    return zeros ? [{ factor: isOne ? whole.expression : expression, zeros }] : [];
  });
  if (parts.length < kept.length) return undefined;
  const open = kept.flatMap(({ factor }, i) => (parts[i]?.zeros ? [degreeOf(factor)] : []));
  const factored = step('algebra.factor', product, '0');
  const isFactored = expressionText(product) === expressionText(sides.left) && sides.right === '0';
  return {
    steps: isFactored ? [] : isOne ? whole.steps : [...whole.steps, factored],
    parts,
    reason: reasonOf(Math.max(0, ...open)),
    excluded: excludedValues(sides, unknown).map((value) => numberExpression(value, { isDecimal })),
  };
}

const hasDecimals = (sides: Sides): boolean => /\d\.\d/.test(JSON.stringify([sides.left, sides.right]));

function reasonOf(degree: number): NoExactForm {
  if (degree === 3) return 'cubic';
  return degree === 4 ? 'quartic' : 'high-degree';
}

/** Writes the lines that lead to a polynomial equal to 0. */
function standardForm(
  { numerator, denominator, nonzero }: Quotient,
  sides: Sides,
  unknown: string,
): { readonly polynomial: Polynomial; readonly expression: Expression; readonly steps: readonly Step[] } {
  const board = new Board({ unknown, isDecimal: hasDecimals(sides), requestedMethod: undefined }, solveSides);
  if (nonzero.length > 0) {
    if (sides.right !== '0') board.line(ONE_SIDE, differenceOf(sides), '0');
    const by = polynomialExpression(denominator, board.writing);
    const expression = polynomialExpression(numerator, board.writing);
    const law: Law = say('algebra.multiply-both:expand', { n: by });
    board.line(law, expression, '0');
    return { polynomial: numerator, expression, steps: board.steps };
  }
  try {
    solvePolynomials(board, sides);
  } catch (error) {
    if (!(error instanceof Beyond)) throw error;
  }
  // The lines end at the point where the exact solver fails, or before it substitutes another unknown.
  const end = board.steps.findIndex(({ id }) => id === 'algebra.substitute' || id === 'algebra.known-root');
  const steps = end < 0 ? board.steps : board.steps.slice(0, end);
  const last = steps.at(-1);
  const { before = sides.left, after = sides.right } = last ?? {};
  const polynomial = after === '0' ? polynomialOf(before, unknown) : undefined;
  if (polynomial && degreeOf(polynomial) === degreeOf(numerator))
    return { polynomial, expression: before, steps };
  const expression = polynomialExpression(numerator, board.writing);
  return { polynomial: numerator, expression, steps: [...steps, step(ONE_SIDE, expression, '0')] };
}

/** Returns whether a factor of the numerator shares a zero with a denominator. */
function isPole(factor: Polynomial, { nonzero }: Quotient): boolean {
  return nonzero.some((other) => {
    const shared = degreeOf(commonDivisor(factor, other));
    if (shared > 0 && shared < degreeOf(factor)) throw new Beyond(UNDECIDED);
    return shared > 0;
  });
}

function exactly(factor: Expression, unknown: string): Solved | undefined {
  const solved = solveEquation({ left: factor, right: '0' }, unknown);
  if (!solved.ok) return undefined;
  const { kind } = solved.value.solution;
  return kind === 'values' || kind === 'none' ? solved.value : undefined;
}

/** Solves any other equation numerically, interval by interval. */
function functionParts(sides: Sides, unknown: string): Found | undefined {
  const difference = sides.right === '0' ? sides.left : differenceOf(sides);
  const factors =
    sides.right === '0' && difference[0] === '×'
      ? operandsOf(difference).filter((factor) => holds(factor, unknown))
      : [difference];
  const cleared = factors.map((factor) => clearedOf(factor, unknown));
  const functions = cleared.map(({ numerator }) => realFunction(numerator, unknown));
  const denominators = cleared.flatMap(({ nonzero }) => nonzero.map((each) => realFunction(each, unknown)));
  if (functions.includes(undefined) || denominators.includes(undefined)) return undefined;
  if (functions.length === 1 && functions.some((f) => f && isQuadratic(f))) return undefined; // Its roots have an exact form.
  const domain = [...functions, ...denominators.map((of) => of && inverseOf(of))] as RealFunction[];
  const steps = sides.right === '0' ? [] : [step(ONE_SIDE, difference, '0')];
  const parts = cleared.flatMap(({ numerator }, i): readonly Part[] => {
    const exact = factors.length > 1 ? exactly(numerator, unknown) : undefined;
    if (exact) return [{ factor: numerator, exact }];
    const f = functions[i];
    const zeros = f && functionZeros(f, numerator, unknown);
    return zeros ? [{ factor: numerator, zeros }] : [];
  });
  const isMissing = parts.length < cleared.length;
  const places = parts.flatMap((part) => rootsOf(part).map(({ at }) => at));
  if (isMissing || !places.every((at) => domain.every((f) => isDefinedOn(f, at)))) return undefined;
  const [only, ...more] = cleared;
  if (only && more.length === 0 && only.nonzero.length > 0)
    steps.push(step(say('algebra.multiply-both', { n: productOf(only.nonzero) }), only.numerator, '0'));
  return { steps, parts, reason: 'mixed', excluded: excludedIn(sides, unknown) };
}

/** Returns the values that make a denominator 0. Throws {@link Beyond} if they have no exact form. */
function excludedIn(sides: Sides, unknown: string): readonly Expression[] {
  if (hasUnknownZeros(sides, unknown)) throw new Beyond(UNDECIDED);
  return excludedValues(sides, unknown).map((value) =>
    numberExpression(value, { isDecimal: hasDecimals(sides) }),
  );
}

export function differenceOf({ left, right }: Sides): Expression {
  return sumOf([...termsOf(left), ...termsOf(right).map(opposite)]);
}

export function productOf(factors: readonly Expression[]): Expression {
  const [only = '1', ...more] = factors;
  return more.length === 0 ? only : ['×', only, ...more];
}

/** A quotient written without fractions in its numerator. */
interface Cleared {
  readonly numerator: Expression;
  readonly nonzero: readonly Expression[];
}

/** Multiplies a sum by the denominators of its terms that hold the unknown. */
export function clearedOf(expression: Expression, unknown: string): Cleared {
  const terms = termsOf(expression);
  const parts = terms.map(({ body }) => fractionOf(body, unknown));
  const nonzero = [
    ...new Map(parts.flatMap(({ under }) => under.map((each) => [keyOf(each), each]))).values(),
  ];
  if (nonzero.length === 0) return { numerator: expression, nonzero };
  const numerator = sumOf(
    terms.map(({ isNegative }, i) => {
      const { over = '0', under = [] } = parts[i] ?? {};
      const missing = nonzero.filter((each) => !under.some((one) => keyOf(one) === keyOf(each)));
      return {
        isNegative,
        body: productOf([...(over === '1' && missing.length > 0 ? [] : [over]), ...missing]),
      };
    }),
  );
  return { numerator, nonzero };
}

function fractionOf(
  body: Expression,
  unknown: string,
): { readonly over: Expression; readonly under: readonly Expression[] } {
  if (body[0] !== '/' && body[0] !== '÷') return { over: body, under: [] };
  const [over = '0', under = '1'] = operandsOf(body);
  return holds(under, unknown) ? { over, under: [under] } : { over: body, under: [] };
}

interface Placed {
  readonly root: ApproximateRoot;
  readonly at: Enclosed;
}

/** Returns the roots of a part with the places where they are. */
function rootsOf({ exact, zeros }: Part): readonly Placed[] {
  if (zeros) return zeros.zeros.map((zero) => ({ root: rootOf(zero), at: zero.at }));
  const values = exact?.solution.kind === 'values' ? exact.solution.values : [];
  return values.map((value) => {
    const at = enclosureOf(value);
    if (!at) throw new Beyond(UNDECIDED);
    return { root: { exact: value }, at };
  });
}

function rootOf(zero: Zero): ApproximateRoot {
  if ('exact' in zero) return { exact: zero.exact };
  const { low, high } = roundedFrom(zero.rounded);
  return { rounded: zero.rounded, low: exactText(low), high: exactText(high) };
}

function enclosureOf(value: Expression): Enclosed | undefined {
  const found = enclose(value, {}, BITS);
  if (!found || 'numerator' in found) return found && { low: found, high: found };
  const [low, high] = found;
  return { low: rational(low, UNIT), high: rational(high, UNIT) };
}

/** The maximum number of rounded roots that are checked. */
const MOST_CHECKS = 6;

function solvedFrom(found: Found, sides: Sides, unknown: string): Solved {
  const { parts, reason, excluded } = found;
  const placed = parts.flatMap(rootsOf).sort((a, b) => compare(a.at.low, b.at.low));
  const roots = placed
    .map(({ root }) => root)
    .filter((root, i, all) => JSON.stringify(root) !== JSON.stringify(all[i - 1]));
  const searched = parts.map(({ zeros }) => zeros?.searched).find((each) => each);
  const exact = roots.flatMap((root) => ('exact' in root ? [root.exact] : []));
  const isExact = !searched && exact.length === roots.length;
  const solution: Solution = !isExact
    ? {
        kind: 'approximate',
        unknown,
        roots,
        reason,
        ...(searched && { searched: { low: exactText(searched.low), high: exactText(searched.high) } }),
      }
    : exact.length === 0
      ? { kind: 'none' }
      : { kind: 'values', unknown, values: exact };
  return {
    kind: kindOf(sides, unknown),
    methods: [],
    unknowns: [unknown],
    steps: [
      ...found.steps,
      ...parts.flatMap((part) => partSteps(part, parts.length > 1, unknown)),
      ...solutionSteps(roots, parts, unknown),
      ...roots.slice(0, MOST_CHECKS).flatMap((root) => checkOf(root, sides, unknown)),
    ],
    solution,
    excluded,
    extraneous: [],
  };
}

/** Returns the line that checks a rounded root in the equation. */
function checkOf(root: ApproximateRoot, sides: Sides, unknown: string): readonly Step[] {
  const line = 'rounded' in root ? roundedCheck(unknown, sides, root.rounded) : undefined;
  return line ? [line] : [];
}

/** Returns the lines for one factor. */
function partSteps(
  { factor, exact, zeros }: Part,
  isOneOfSeveral: boolean,
  unknown: string,
): readonly Step[] {
  const law = say('algebra.zero-factor', { n: factor });
  const lines = exact
    ? exact.steps.filter(({ id }) => !id.startsWith('algebra.check'))
    : zeros
      ? rootSteps(factor, zeros, unknown)
      : [];
  return isOneOfSeveral ? [step(law, factor, '0'), ...lines] : lines;
}

/** Returns the line with all solutions. */
function solutionSteps(
  roots: readonly ApproximateRoot[],
  parts: readonly Part[],
  unknown: string,
): readonly Step[] {
  const [first, ...more] = roots.map((root) => ('exact' in root ? root.exact : root.rounded));
  if (first === undefined || parts.length === 1) return [];
  const isExact = roots.every((root) => 'exact' in root);
  const values: Expression = more.length === 0 ? first : [',', first, ...more];
  return isExact
    ? [step(SOLUTIONS, unknown, values)]
    : [step('algebra.rounded-solutions', unknown, values, { relation: '≈' })];
}
