import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { signOf, surdOfPolynomial, polynomialOfSurd } from '../values/surd-number.js';
import type { Surd } from '../../../quadratic/surd.js';
import { surd } from '../values/surd-number.js';
import {
  coefficientsIn,
  constant,
  degreeIn,
  isZero,
  type Polynomial,
  subtract,
  ZERO,
} from '../../polynomial/polynomial.js';
import { isNumber, times, written } from '../values/quotient.js';
import {
  cleared,
  isTidy,
  type Line,
  type LineRelation,
  lineOf,
  lineStep,
  polynomialLine,
  type PolynomialLine,
  turned,
  writtenReadably,
} from './line.js';
import { say } from '../../texts/solve-steps.js';

/**
 * The result of isolating: `unknown relation value`, or a line without the unknown that is always or never
 * true.
 */
export type Isolated =
  | {
      readonly kind: 'value';
      readonly steps: readonly Step[];
      readonly relation: LineRelation;
      readonly value: Polynomial;
      readonly right: Expression;
    }
  | { readonly kind: 'always' | 'never'; readonly steps: readonly Step[] };

/**
 * Solves a line that is linear in `unknown`, with every step. Other letters may occur, but not as its coefficients.
 * Returns undefined for any other line, and for one without the unknown whose truth depends on other letters. Throws
 * `MathError`: `too-large`.
 */
export function isolate(line: Line, unknown: string): Isolated | undefined {
  const read = polynomialLine(line);
  if (!read || [read.over.left, read.over.right].some((side) => !isLinear(side, unknown))) return undefined;
  if (line.left === unknown && degreeIn(read.over.right, unknown) === 0)
    return {
      kind: 'value',
      steps: simplifiedValue(read),
      relation: line.relation,
      value: read.over.right,
      right: simplified(read),
    };
  const { line: clear, steps } = cleared(read);
  const together = [...steps];
  const inOrder = unknownLeft(clear, unknown, together);
  const apart = restRight(inOrder, unknown, together);
  const coefficient = coefficientsIn(apart.over.left, unknown)[1] ?? ZERO;
  if (isZero(coefficient)) return decided(apart, together);
  return divided(apart, coefficient, together);
}

function isLinear(side: Polynomial, unknown: string): boolean {
  return degreeIn(side, unknown) <= 1 && isNumber(coefficientsIn(side, unknown)[1] ?? ZERO);
}

function simplifiedValue(line: PolynomialLine): readonly Step[] {
  const right = simplified(line);
  return right === line.right ? [] : [lineStep('algebra.work-out', { ...line, right })];
}

function simplified({ right, over }: PolynomialLine): Expression {
  const value = writtenReadably(over.right);
  return isTidy(right) || expressionText(value) === expressionText(right) ? right : value;
}

/** Moves the terms with the unknown to the left side. */
function unknownLeft(line: PolynomialLine, unknown: string, steps: Step[]): PolynomialLine {
  const right = coefficientsIn(line.over.right, unknown)[1] ?? ZERO;
  if (isZero(right)) return line;
  if (isZero(coefficientsIn(line.over.left, unknown)[1] ?? ZERO)) {
    const now: PolynomialLine = {
      left: line.right,
      relation: turned(line.relation),
      right: line.left,
      over: { left: line.over.right, right: line.over.left },
    };
    steps.push(lineStep(line.relation === '=' ? 'algebra.swap-sides' : 'algebra.swap-sides:flip', now));
    return now;
  }
  return withoutTerms(line, termsWith(line.over.right, unknown), steps);
}

function termsWith({ terms }: Polynomial, unknown: string): readonly Polynomial[] {
  return terms
    .filter(({ monomial }) => monomial.powers.some(([name]) => name === unknown))
    .map((term) => ({ terms: [term] }));
}

/** Moves the terms without the unknown to the right side. */
function restRight(line: PolynomialLine, unknown: string, steps: Step[]): PolynomialLine {
  const own = termsWith(line.over.left, unknown).flatMap(({ terms }) => terms);
  const rest = line.over.left.terms.filter((term) => !own.includes(term)).map((term) => ({ terms: [term] }));
  // A line such as 0 < 5 stays as it is.
  return own.length === 0 ? line : withoutTerms(line, rest, steps);
}

/** Subtracts terms from both sides, or adds negative ones, one at a time. */
function withoutTerms(line: PolynomialLine, terms: readonly Polynomial[], steps: Step[]): PolynomialLine {
  let now = line;
  for (const term of terms) {
    now = lineOf(subtract(now.over.left, term), now.relation, subtract(now.over.right, term));
    steps.push(movedStep(term, now));
  }
  return now;
}

/** Returns the step that removes a term from both sides. */
export function movedStep(term: Polynomial, now: Line): Step {
  const isNegative = term.terms[0] !== undefined && term.terms[0].coefficient.numerator < 0n;
  const size = expressionText(written(isNegative ? subtract(ZERO, term) : term));
  return isNegative
    ? lineStep(say('algebra.add-both', { n: size }), now)
    : lineStep(say('algebra.subtract-both', { n: size }), now);
}

/** Decides a line without the unknown. */
function decided(line: PolynomialLine, steps: readonly Step[]): Isolated | undefined {
  const difference = surdOfPolynomial(subtract(line.over.left, line.over.right));
  if (!difference) return undefined;
  const sign = signOf(difference);
  const holds = HOLDS[line.relation](sign);
  const shown = lineStep(holds ? 'algebra.always' : 'algebra.no-solution:plain', line);
  return { kind: holds ? 'always' : 'never', steps: [...steps, shown] };
}

/** Tests a relation by the sign of left − right. */
export const HOLDS: Readonly<Record<LineRelation, (sign: number) => boolean>> = {
  '=': (sign) => sign === 0,
  '<': (sign) => sign < 0,
  '≤': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '≥': (sign) => sign >= 0,
};

function divided(
  line: PolynomialLine,
  coefficient: Polynomial,
  steps: readonly Step[],
): Isolated | undefined {
  const by = surdOfPolynomial(coefficient);
  if (!by) return undefined;
  const isNegative = signOf(by) < 0;
  const relation = isNegative ? turned(line.relation) : line.relation;
  const value = times(line.over.right, polynomialOfSurd(inverseOf(by)));
  const isOne = isZero(subtract(coefficient, constant(1n)));
  if (isOne) return { kind: 'value', steps, relation, value, right: line.right };
  const unknown = { terms: line.over.left.terms.slice(0, 1) };
  const flips = isNegative && relation !== '=' ? ':flip' : '';
  const law = say(`algebra.divide-both${flips}`, { n: written(coefficient) });
  const [left, right] = [letterOf(unknown), writtenReadably(value)];
  return {
    kind: 'value',
    steps: [...steps, lineStep(law, { left, relation, right })],
    relation,
    value,
    right,
  };
}

function letterOf({ terms }: Polynomial): string {
  const names = terms.flatMap(({ monomial }) => monomial.powers.map(([name]) => name));
  return names.find((name) => !name.startsWith('√') && name !== 'π') ?? '';
}

function inverseOf({ whole, factor, radicand, divisor }: Surd): Surd {
  // Rationalize with 1/(a + b√c) = (a − b√c)/(a² − b²c).
  const norm = whole * whole - factor * factor * radicand;
  return surd(whole * divisor, -factor * divisor, radicand, norm);
}
