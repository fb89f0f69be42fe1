import { greatestCommonDivisor } from '../../../rational/integer.js';
import { rational } from '../../../rational/rational.js';
import { operandsOf } from '../../../expression/rewrite.js';
import { type Expression, isNumberText } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { add, constantOf, contentOf, isZero, type Polynomial, scale } from '../../polynomial/polynomial.js';
import { lineStep } from '../linear/line.js';
import { unknownsOf } from '../values/quotient.js';
import { backSubstitution, type SystemSolution } from './back-substitution.js';
import { combinationLaw, subtracted, summed } from './combination-law.js';
import {
  apart,
  coefficientIn,
  type Equation,
  inStandardForm,
  typedLetters,
  overContent,
  verdictOf,
  withoutTrivial,
} from './equations.js';
import { say } from '../../texts/solve-steps.js';

/**
 * Solves linear equations by elimination: adds multiples of two equations so that an unknown cancels, until each
 * equation determines one unknown. Returns undefined if a coefficient isn't rational.
 */
export function eliminate(
  equations: readonly Equation[],
  unknowns: readonly string[],
): SystemSolution | undefined {
  const steps: Step[] = [];
  const letters = typedLetters(equations);
  let open = equations.map((equation) => inOrder(equation, steps, letters));
  const pivots: Equation[] = [];
  const isNamed = equations.length > 2 || unknowns.length > 2;
  let count = equations.length;
  // The step to 0 = 0 already says that it is always true.
  const made = new Set<Polynomial>();
  for (;;) {
    const isNew = ({ difference }: Equation): boolean => !made.has(difference) || !isZero(difference);
    const judged = withoutTrivial(open.filter(isNew), steps);
    if (!judged) return { steps, values: undefined };
    open = [...judged];
    const choice = cheapest(open, unknowns);
    if (!choice) break;
    const { unknown, pivot } = choice;
    const next: Equation[] = [];
    for (const equation of open) {
      if (equation === pivot) continue;
      if (isZero(coefficientIn(equation.difference, unknown))) next.push(equation);
      else {
        const round = { name: String(++count), isNamed, steps, letters };
        const sum = combined(equation, pivot, factorsOf(equation, pivot, unknown), round);
        made.add(sum.difference);
        next.push(sum);
      }
    }
    pivots.push(pivot);
    open = next;
  }
  const fewest = [...open].sort((a, b) => unknownsOf(a.difference).length - unknownsOf(b.difference).length);
  return backSubstitution([...fewest, ...pivots.reverse()], unknowns, steps);
}

/** Writes an equation in standard form, with a step if that changes it. */
export function inOrder(equation: Equation, steps: Step[], letters: readonly string[] = []): Equation {
  const standard = inStandardForm(equation.difference, letters);
  const isSame = (['left', 'right'] as const).every(
    (side) => expressionText(standard.line[side]) === expressionText(equation.line[side]),
  );
  if (isSame || isStandard(equation)) return equation;
  if (!isTrivial(equation.difference))
    steps.push(lineStep(say('algebra.standard-form', { n: equation.name }), standard.line));
  return isTrivial(equation.difference) ? equation : { ...equation, ...standard };
}

/** Returns whether an equation has integer coefficients, its unknowns on the left side, and a number on the right side. */
function isStandard({ line: { left, right }, difference }: Equation): boolean {
  const letters = unknownsOf(difference);
  const terms = difference.terms.filter(({ monomial }) =>
    monomial.powers.some(([name]) => letters.includes(name)),
  );
  return (
    typeof right === 'string' &&
    isNumberText(right) &&
    termCount(left) === terms.length &&
    contentOf(difference).denominator === 1n &&
    !hasNumberAlone(left)
  );
}

function termCount(expression: Expression): number {
  const isSum = expression[0] === '+' || expression[0] === '-';
  return isSum ? operandsOf(expression).reduce((sum, part) => sum + termCount(part), 0) : 1;
}

function hasNumberAlone(expression: Expression): boolean {
  if (typeof expression === 'string') return isNumberText(expression);
  const isSum = expression[0] === '+' || expression[0] === '-' || expression[0] === 'neg';
  return isSum && operandsOf(expression).some(hasNumberAlone);
}

function isTrivial(difference: Polynomial): boolean {
  return verdictOf({ name: '', line: { left: '0', relation: '=', right: '0' }, difference }) !== undefined;
}

/**
 * Returns the unknown and the equation that keep the numbers smallest. Returns undefined if no two equations share an
 * unknown.
 */
function cheapest(equations: readonly Equation[], unknowns: readonly string[]) {
  let best: { readonly unknown: string; readonly pivot: Equation; readonly cost: number } | undefined;
  // Equations such as x = 2 are substituted at the end.
  const several = equations.filter(({ difference }) => unknownsOf(difference).length > 1);
  for (const unknown of unknowns) {
    const sharing = several.filter(({ difference }) => !isZero(coefficientIn(difference, unknown)));
    if (sharing.length < 2) continue;
    for (const pivot of sharing) {
      const cost = sharing.reduce(
        (sum, equation) => sum + (equation === pivot ? 0 : costOf(equation, pivot, unknown)),
        0,
      );
      if (!best || cost < best.cost) best = { unknown, pivot, cost };
    }
  }
  return best;
}

function costOf(equation: Equation, pivot: Equation, unknown: string): number {
  const { own, other } = factorsOf(equation, pivot, unknown);
  const size = (n: bigint): number => Number(n < 0n ? -n : n);
  return size(own) + size(other) + (other < 0n ? 0.5 : 0);
}

/** Returns the multipliers of both equations that make the unknown cancel in their sum, with `own` > 0. */
function factorsOf(equation: Equation, pivot: Equation, unknown: string): Factors {
  const [a, b] = [equation, pivot].map(
    ({ difference }) => constantOf(coefficientIn(difference, unknown))?.numerator ?? 1n,
  );
  return cancelingFactors(a ?? 1n, b ?? 1n);
}

/** The multipliers of an equation and of its pivot. */
interface Factors {
  readonly own: bigint;
  readonly other: bigint;
}

/** Returns the multipliers that make own × first + other × second equal to 0, with `own` > 0. */
export function cancelingFactors(first: bigint, second: bigint): Factors {
  const common = greatestCommonDivisor(first, second);
  const sign = second < 0n ? -1n : 1n;
  return { own: (sign * second) / common, other: (-sign * first) / common };
}

interface Round {
  /** The name of the resulting equation. */
  readonly name: string;
  /** True if later lines refer to it. */
  readonly isNamed: boolean;
  readonly steps: Step[];
  /** The order in which unknowns are written. */
  readonly letters?: readonly string[];
}

/** Adds multiples of two equations, with steps. */
export function combined(
  equation: Equation,
  pivot: Equation,
  { own, other }: Factors,
  { name, isNamed, steps, letters }: Round,
): Equation {
  const isDifference = other === -1n;
  const factors = [own, isDifference ? 1n : other] as const;
  const isTurned = Number(equation.name) > Number(pivot.name);
  // Keep the lines in the order of their equations.
  const turned = isTurned ? multiplied(pivot, factors[1], steps, letters) : undefined;
  const first = multiplied(equation, factors[0], steps, letters);
  const second = turned ?? multiplied(pivot, factors[1], steps, letters);
  const sum = add(first, isDifference ? scale(second, rational(-1n)) : second);
  const parts = [
    { name: equation.name, isMultiplied: own !== 1n },
    { name: pivot.name, isMultiplied: factors[1] !== 1n },
  ] as const;
  const combination = isDifference ? subtracted(...parts) : summed(...parts, !isNamed);
  const raw = { name: isNamed ? name : '', ...apart(sum, letters) };
  const ending = { name: isNamed ? name : undefined, isAlways: isZero(sum) };
  steps.push(lineStep(combinationLaw(combination, ending), raw.line));
  const { by, difference } = overContent(sum);
  if (by === 1n || unknownsOf(sum).length < 2) return raw;
  const result = { name, ...apart(difference, letters) };
  steps.push(lineStep(say('algebra.divide-both:equation', { m: name, n: by.toString() }), result.line));
  return result;
}

function multiplied(
  { name, difference }: Equation,
  by: bigint,
  steps: Step[],
  letters?: readonly string[],
): Polynomial {
  if (by === 1n) return difference;
  const product = scale(difference, rational(by));
  steps.push(
    lineStep(
      say('algebra.multiply-both:equation', { m: name, n: by.toString() }),
      apart(product, letters).line,
    ),
  );
  return product;
}
