import type { Step } from '../../../steps/step.js';
import type { Expression } from '../../../steps/expression.js';
import { expressionText } from '../../../steps/to-text.js';
import {
  add,
  constantOf,
  contentOf,
  degreeIn,
  divideExactly,
  gcd,
  isEqual,
  isZero,
  multiply,
  negate,
  ONE,
  type Polynomial,
  scale,
  subtract,
} from '../../polynomial/polynomial.js';
import { greatestCommonDivisor } from '../../../rational/integer.js';
import { rational } from '../../../rational/rational.js';
import { lineOf, lineStep, writtenReadably } from '../linear/line.js';
import { linear } from '../literal/collect.js';
import { type Condition, distinct } from '../literal/conditions.js';
import type { Solved } from '../solved.js';
import { rootsOf } from '../values/quotient.js';
import { combinationLaw, subtracted, summed } from './combination-law.js';
import { coefficientIn, type Equation } from './equations.js';
import { checkSteps } from './linear-system.js';
import { say } from '../../texts/solve-steps.js';

/** The maximum number of unknowns. */
const MOST_UNKNOWNS = 3;

/**
 * Returns the unknowns of a system that has more letters than equations: those of x, y and z. The other letters stand
 * for numbers, as in ax + y = 1, x + y = b. Returns undefined for any other system.
 */
export function unknownsAmongLetters(
  equations: readonly Equation[],
  letters: readonly string[],
): readonly string[] | undefined {
  const unknowns = letters.filter((letter) => 'xyz'.includes(letter));
  const isOpen = unknowns.length === equations.length && letters.length > unknowns.length;
  return isOpen && unknowns.length > 1 && unknowns.length <= MOST_UNKNOWNS ? unknowns : undefined;
}

/**
 * Solves equations that are linear in the unknowns, with letters in their coefficients, by elimination. Returns undefined
 * for other equations, and if the unknowns have no values that hold for all but some letters.
 */
export function solveLetterSystem(
  equations: readonly Equation[],
  unknowns: readonly string[],
): Solved | undefined {
  const steps: Step[] = [];
  const conditions: Condition[] = [];
  if (!equations.every(({ difference }) => isLinearIn(difference, unknowns))) return undefined;
  const open = equations.map((equation) => inOrder(equation, unknowns, steps));
  let count = equations.length;
  const point = new Map<string, Expression>();
  for (const unknown of unknowns) {
    const others = unknowns.filter((other) => other !== unknown);
    const round: Round = { steps, nextName: () => String(++count) };
    const last = withOnly(open, unknown, others, round);
    const sides = last && sidesOf(last.difference, [unknown]);
    if (!sides || isZero(coefficientIn(last.difference, unknown))) return undefined;
    const [found] = linear(sides, unknown, { steps, conditions });
    if (!found) return undefined;
    point.set(unknown, found.expression);
  }
  return {
    kind: 'system',
    method: 'elimination',
    methods: [],
    unknowns,
    steps: [...steps, ...checkSteps(equations, point)],
    solution: { kind: 'points', points: [Object.fromEntries(point)] },
    excluded: [],
    extraneous: [],
    conditions: distinct(conditions),
  };
}

function isLinearIn(difference: Polynomial, unknowns: readonly string[]): boolean {
  if (rootsOf(difference).length > 0) return false;
  return difference.terms.every(
    ({ monomial }) =>
      monomial.powers.reduce((sum, [name, power]) => sum + (unknowns.includes(name) ? power : 0), 0) <= 1,
  );
}

/** Returns the terms with an unknown, and the others with the opposite sign. */
function sidesOf(difference: Polynomial, unknowns: readonly string[]): readonly [Polynomial, Polynomial] {
  const left = {
    terms: difference.terms.filter(({ monomial }) =>
      monomial.powers.some(([name]) => unknowns.includes(name)),
    ),
  };
  return [left, subtract(left, difference)];
}

function lineIn(difference: Polynomial, unknowns: readonly string[]) {
  const [left, right] = sidesOf(difference, unknowns);
  return { ...lineOf(left, '=', right), left: writtenReadably(left) };
}

/** Writes an equation without fractions of numbers, and with its unknowns on the left side. */
function inOrder(equation: Equation, unknowns: readonly string[], steps: Step[]): Equation {
  const { denominator } = contentOf(equation.difference);
  const difference = scale(equation.difference, rational(denominator));
  const line = lineIn(difference, unknowns);
  const isSame = (['left', 'right'] as const).every(
    (side) => expressionText(line[side]) === expressionText(equation.line[side]),
  );
  const law = say('algebra.standard-form', { n: equation.name });
  if (!isSame) steps.push(lineStep(law, line));
  return { ...equation, line, difference };
}

interface Round {
  readonly steps: Step[];
  readonly nextName: () => string;
}

/** Eliminates the other unknowns. Returns an equation without them, or undefined if too few equations remain. */
function withOnly(
  equations: readonly Equation[],
  unknown: string,
  [first, ...rest]: readonly string[],
  round: Round,
): Equation | undefined {
  if (first === undefined) return equations.find(({ difference }) => degreeIn(difference, unknown) > 0);
  const free = equations.filter(({ difference }) => degreeIn(difference, first) === 0);
  const bound = equations.filter(({ difference }) => degreeIn(difference, first) > 0);
  const simple = free.find(({ difference }) => degreeIn(difference, unknown) > 0);
  if (rest.length === 0 && simple) return simple;
  const [pivot, ...others] = [...bound].reverse().sort((a, b) => sizeIn(a, first) - sizeIn(b, first));
  if (!pivot) return withOnly(free, unknown, rest, round);
  const names = [unknown, first, ...rest];
  const isNamed = rest.length > 0;
  const made = others.map((equation) => combined(equation, pivot, first, { ...round, names, isNamed }));
  return withOnly([...free, ...made], unknown, rest, round);
}

function sizeIn({ difference }: Equation, unknown: string): number {
  const factor = coefficientIn(difference, unknown);
  return constantOf(factor) ? 0 : factor.terms.length;
}

function combined(
  equation: Equation,
  pivot: Equation,
  unknown: string,
  {
    steps,
    names,
    isNamed,
    nextName,
  }: Round & { readonly names: readonly string[]; readonly isNamed: boolean },
): Equation {
  const { own, other } = multipliers(equation, pivot, unknown);
  const isSum = isNegative(other);
  const by = isSum ? negate(other) : other;
  const [first, second] = [multiplied(equation, own, names, steps), multiplied(pivot, by, names, steps)];
  const difference = isSum ? add(first, second) : subtract(first, second);
  const parts = [
    { name: equation.name, isMultiplied: !isEqual(own, ONE) },
    { name: pivot.name, isMultiplied: !isEqual(by, ONE) },
  ] as const;
  const combination = isSum ? summed(...parts, names.length === 2) : subtracted(...parts);
  const name = isNamed ? nextName() : '';
  const line = lineIn(difference, names);
  steps.push(lineStep(combinationLaw(combination, { name: isNamed ? name : undefined }), line));
  return { name, line, difference };
}

/** Returns the multipliers for which own × equation − other × pivot has no term with the unknown. */
function multipliers(equation: Equation, pivot: Equation, unknown: string) {
  const [a, b] = [coefficientIn(equation.difference, unknown), coefficientIn(pivot.difference, unknown)];
  const common = gcd(a, b);
  const [own, other] = [divideExactly(b, common) ?? b, divideExactly(a, common) ?? a];
  const size = greatestCommonDivisor(contentOf(own).numerator, contentOf(other).numerator);
  const by = rational(1n, isNegative(own) ? -size : size);
  return { own: scale(own, by), other: scale(other, by) };
}

function isNegative({ terms }: Polynomial): boolean {
  return terms[0] !== undefined && terms[0].coefficient.numerator < 0n;
}

function multiplied(
  { name, difference }: Equation,
  by: Polynomial,
  unknowns: readonly string[],
  steps: Step[],
): Polynomial {
  if (isEqual(by, ONE)) return difference;
  const product = multiply(difference, by);
  const law = say('algebra.multiply-both:equation', { m: name, n: writtenReadably(by) });
  steps.push(lineStep(law, lineIn(product, unknowns)));
  return product;
}
