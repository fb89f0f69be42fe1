import * as exact from '../../../rational/rational.js';
import { rational } from '../../../rational/rational.js';
import type { Surd } from '../../../quadratic/surd.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { factorsIn } from '../../operations/tree.js';
import { isZero, negate, type Polynomial } from '../../polynomial/polynomial.js';
import { type Line, type LineRelation, lineStep, turned } from '../linear/line.js';
import { type Quotient, unknownsOf } from '../values/quotient.js';
import { ascending } from '../values/real-intervals.js';
import { factoredExpression } from '../values/zero-steps.js';
import { type KnownZeros, zerosOf } from '../values/zeros.js';
import { type OneSided, quotientExpression } from './one-side.js';
import { say } from '../../texts/solve-steps.js';

/** The factored left side of an inequality whose right side is 0. */
export interface Factored {
  readonly unknown: string;
  readonly relation: LineRelation;
  readonly over: KnownZeros;
  readonly under: KnownZeros;
  readonly expression: Expression;
  readonly quotient: Quotient;
  readonly poles: readonly Surd[];
}

/**
 * Factors the numerator and denominator, dividing out a negative leading number. Returns undefined if zeros can't be
 * found.
 */
export function factored(start: OneSided, unknown: string, steps: Step[]): Factored | undefined {
  const { left, relation, quotient } = start;
  if (!isIn(quotient.over, unknown) || !isIn(quotient.under, unknown)) return undefined;
  const poles = polesOf(quotient, unknown);
  if (!poles) return undefined;
  if (isZero(quotient.over))
    return { ...start, unknown, over: NO_ZEROS, under: NO_ZEROS, expression: left, poles };
  const [over, under] = [zerosOf(quotient.over, unknown), zerosOf(quotient.under, unknown)];
  if (!over || !under) return undefined;
  const content = exact.reduce(exact.divide(over.content, under.content));
  const isNegative = content.numerator < 0n;
  const top = factoredExpression({ ...over, content: isNegative ? exact.negate(content) : content });
  const bottom = factoredExpression({ ...under, content: rational(1n) });
  const expression: Expression = under.factors.length === 0 ? top : ['/', top, bottom];
  const now = isNegative ? opposite(start, steps) : { relation, quotient };
  const shown = [steps.at(-1)?.before ?? left, left].map(inAnyOrder);
  if (!shown.includes(inAnyOrder(expression)))
    steps.push(
      lineStep('algebra.factor', {
        left: expression,
        relation: now.relation,
        right: '0',
      }),
    );
  return { unknown, ...now, over, under, expression, poles };
}

/** Returns the text of a product with its factors in order. */
function inAnyOrder(expression: Expression): string {
  return factorsIn(expression).map(expressionText).sort().join(' ');
}

const NO_ZEROS: KnownZeros = { content: rational(0n), factors: [], zeros: [] };

/** Multiplies the inequality by −1. */
function opposite({ relation, quotient }: OneSided, steps: Step[]): Pick<Factored, 'relation' | 'quotient'> {
  const now = { relation: turned(relation), quotient: { ...quotient, over: negate(quotient.over) } };
  const law = say(`algebra.multiply-both${relation === '=' ? '' : ':flip'}`, { n: '-1' });
  const line: Line = { left: quotientExpression(now.quotient), relation: now.relation, right: '0' };
  steps.push(lineStep(law, line));
  return now;
}

function isIn(polynomial: Polynomial, unknown: string): boolean {
  return (
    polynomial.terms.every(({ monomial }) => monomial.powers.every(([name]) => name === unknown)) &&
    unknownsOf(polynomial).every((name) => name === unknown)
  );
}

/** Returns the numbers at which a denominator is 0. */
function polesOf({ divisors }: Quotient, unknown: string): readonly Surd[] | undefined {
  const zeros: Surd[] = [];
  for (const divisor of divisors) {
    if (!isIn(divisor, unknown)) return undefined;
    const found = zerosOf(divisor, unknown);
    if (!found) return undefined;
    zeros.push(...found.zeros);
  }
  return ascending(zeros);
}
