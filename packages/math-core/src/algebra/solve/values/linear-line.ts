import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { holds, polynomialOf } from '../equation/polynomial/read-polynomial.js';
import { coefficientOf, degreeOf } from '../equation/polynomial/polynomial.js';
import { numberExpression, polynomialExpression } from '../equation/polynomial/polynomial-expression.js';
import { moveTerm } from '../equation/laws.js';
import { isZero, minus, ONE, over } from '../radical/radical.js';
import { signOf } from '../radical/sign.js';
import { type Line, lineStep, turned } from '../linear/line.js';
import { simplestNumber } from './number-form.js';
import { say } from '../../texts/solve-steps.js';

/** Solves a x + b < K for x, where K is a number such as e² that isn't a sum of roots. */
export function isolatedLine(line: Line, unknown: string, steps: Step[]): Line | undefined {
  const p = holds(line.right, unknown) ? undefined : polynomialOf(line.left, unknown);
  if (!p || degreeOf(p) !== 1) return undefined;
  const [shift, factor] = [coefficientOf(p, 0), coefficientOf(p, 1)];
  let now = line;
  if (!isZero(shift)) {
    const number = numberExpression(shift, {});
    const right: Expression = simplestNumber(['-', line.right, number]);
    now = { ...line, left: polynomialExpression([minus(shift, shift), factor], { unknown }), right };
    steps.push(lineStep(moveTerm(number), now));
  }
  if (isZero(minus(factor, ONE))) return { ...now, left: unknown };
  const [by, inverse] = [factor, over(ONE, factor)].map((value) => numberExpression(value, {}));
  const isUnitFraction = /^-?1\/\d+$/.test(String(by));
  const isNegative = signOf(factor) < 0;
  const flips = isNegative && line.relation !== '=' ? ':flip' : '';
  const value: Expression = isUnitFraction ? ['×', inverse ?? '1', now.right] : ['/', now.right, by ?? '1'];
  const result: Line = {
    left: unknown,
    relation: isNegative ? turned(line.relation) : line.relation,
    right: simplestNumber(value),
  };
  steps.push(
    isUnitFraction
      ? lineStep(say(`algebra.multiply-both${flips}`, { n: inverse ?? '1' }), result)
      : lineStep(say(`algebra.divide-both${flips}`, { n: by ?? '1' }), result),
  );
  return result;
}
