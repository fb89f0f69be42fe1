import { constantValue } from '../../../expression/constant.js';
import { numberText } from '../../../expression/number-text.js';
import { leastCommonMultiple } from '../../../rational/integer.js';
import * as exact from '../../../rational/rational.js';
import { type Rational, rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { coefficientsIn, constantOf, degreeIn, scale } from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { isTidy, lineStep, type LineRelation, turned } from '../linear/line.js';
import { polynomialOf, written } from '../values/quotient.js';
import { type Law, say } from '../../texts/solve-steps.js';

/** An inequality such as −3 < 2x + 1 ≤ 7 with numbers as ends. */
interface ThreeParts {
  readonly low: Rational;
  readonly middle: Expression;
  readonly high: Rational;
  readonly signs: readonly [LineRelation, LineRelation];
}

/**
 * Returns the steps that isolate the unknown in the middle of an inequality with three parts. Returns undefined if the
 * middle isn't linear or an end isn't a rational number.
 */
export function threePartSteps(statement: Statement, unknown: string): readonly Step[] | undefined {
  const parts = partsOf(statement);
  const polynomial = parts && polynomialOf(parts.middle);
  if (!parts || !polynomial || degreeIn(polynomial, unknown) !== 1) return undefined;
  const factor = polynomial.terms
    .map(({ coefficient }) => coefficient.denominator)
    .reduce(leastCommonMultiple, 1n);
  const whole = scale(polynomial, rational(factor));
  const [number, by] = coefficientsIn(whole, unknown).map(constantOf);
  if (!number || !by) return undefined;
  const steps: Step[] = [];
  let now = parts;
  const write = (law: Law, next: ThreeParts): void => {
    now = next;
    steps.push(stepOf(law, now));
  };
  if (factor !== 1n)
    write(
      say('algebra.multiply-both:all', { n: factor.toString() }),
      onAll(now, written(whole), (end) => exact.multiply(end, rational(factor))),
    );
  else if (!isTidy(now.middle)) write('algebra.expand:collect', { ...now, middle: written(whole) });
  if (exact.sign(number) !== 0) {
    const isAdded = exact.sign(number) < 0;
    const size = numberText(isAdded ? exact.negate(number) : number);
    const law = say(isAdded ? 'algebra.add-both:all' : 'algebra.subtract-both:all', { n: size });
    const rest = scale({ terms: whole.terms.filter(({ monomial }) => monomial.degree > 0) }, rational(1n));
    const next = onAll(now, written(rest), (end) => exact.subtract(end, number));
    write(law, next);
  }
  if (by.numerator !== by.denominator) write(...divided(now, by, unknown));
  return steps;
}

function partsOf(statement: Statement): ThreeParts | undefined {
  if (statement.kind !== 'chain' || statement.members.length !== 3) return undefined;
  const [low = '0', middle = '0', high = '0'] = statement.members;
  const [first, second] = statement.relations as readonly LineRelation[];
  const [a, c] = [low, high].map((end) => constantValue(end));
  return a && c && first && second && { low: a, middle, high: c, signs: [first, second] };
}

/** Divides all three parts by the coefficient of the unknown. */
function divided(now: ThreeParts, by: Rational, unknown: string): readonly [law: Law, next: ThreeParts] {
  const isNegative = exact.sign(by) < 0;
  const next = onAll(now, unknown, (end) => exact.divide(end, by));
  const [one, other] = next.signs;
  const signs = isNegative ? ([turned(one), turned(other)] as const) : next.signs;
  return [
    say(`algebra.divide-both:all${isNegative ? ':flip' : ''}`, { n: numberText(by) }),
    { ...next, signs },
  ];
}

function onAll(parts: ThreeParts, middle: Expression, change: (end: Rational) => Rational): ThreeParts {
  const [low, high] = [parts.low, parts.high].map((end) => exact.reduce(change(end)));
  return { ...parts, low: low ?? parts.low, middle, high: high ?? parts.high };
}

/** Writes a chain, which ascends, because no relation of steps nests the other way. */
function stepOf(law: Law, { low, middle, high, signs }: ThreeParts): Step {
  const [first, second] = signs;
  const isFalling = first === '>' || first === '≥';
  const [left, right] = isFalling ? [high, low] : [low, high];
  const [one, other] = isFalling ? [turned(second), turned(first)] : [first, second];
  const rest: Expression = [other === '≤' ? '≤' : '<', middle, numberText(right)];
  return lineStep(law, { left: numberText(left), relation: one, right: rest });
}
