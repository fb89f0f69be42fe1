import { numberText } from '../../../expression/number-text.js';
import * as exact from '../../../rational/rational.js';
import { rational } from '../../../rational/rational.js';
import type { Surd } from '../../../quadratic/surd.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { expressionText } from '../../../steps/to-text.js';
import { degreeIn, type Factor } from '../../polynomial/polynomial.js';
import { written } from './quotient.js';
import { surdText } from './surd-number.js';
import { discriminantOf, type FactorZeros, type KnownZeros, numbersOf } from './zeros.js';
import { say, step } from '../../texts/solve-steps.js';

/** Writes a polynomial as a number times powers of its factors. */
export function factoredExpression({
  content,
  factors,
}: {
  readonly content: KnownZeros['content'];
  readonly factors: readonly Factor[];
}): Expression {
  const powers = factors.map(
    ({ base, exponent }): Expression =>
      exponent === 1 ? written(base) : ['^', written(base), String(exponent)],
  );
  const isOne = exact.compare(content, rational(1n)) === 0;
  const [first = '1', ...rest] = isOne && powers.length > 0 ? powers : [numberText(content), ...powers];
  return rest.length === 0 ? first : ['×', first, ...rest];
}

/** Returns the steps that find the zeros of quadratic factors with the quadratic formula. */
export function irrationalZeroSteps({ factors }: KnownZeros, unknown: string): readonly Step[] {
  return factors.flatMap((factor) =>
    degreeIn(factor.base, unknown) === 2 ? formulaSteps(factor, unknown) : [],
  );
}

function formulaSteps({ base, zeros }: FactorZeros, unknown: string): readonly Step[] {
  const [c, b, a] = numbersOf(base, unknown) ?? [];
  if (!a || !b || !c) return [];
  const discriminant = discriminantOf(a, b, c);
  if (b.numerator === 0n && zeros.length > 0) return pureSteps({ base, zeros }, unknown);
  const [first = '1', second = '0', third = '0'] = [a, b, c].map(numberText);
  const value = numberText(discriminant);
  const name = expressionText(written(base));
  const isNegative = discriminant.numerator < 0n;
  const law = isNegative
    ? say('algebra.discriminant:negative', { n: name })
    : say('algebra.discriminant:polynomial', { n: name });
  const parts: Expression = ['-', ['^', second, '2'], ['×', '4', first, third]];
  const shown = step(law, parts, value);
  if (isNegative) return [shown];
  const minusB = numberText(exact.negate(b));
  const formula: Expression = ['/', ['±', minusB, ['√', value]], ['×', '2', first]];
  const [low = '0', high = '0'] = zeros.map(surdText);
  const simple = zeros[1] && bothZeros(zeros[1]);
  return [
    shown,
    step('algebra.quadratic-formula', unknown, formula),
    ...(simple ? [step('algebra.simplify', unknown, simple)] : []),
    step('algebra.roots', unknown, [',', low, high]),
  ];
}

/** Writes two zeros as (p ± q√r) ÷ s in lowest terms. */
function bothZeros({ whole, factor, radicand, divisor }: Surd): Expression | undefined {
  if (whole === 0n || radicand === 1n) return undefined;
  const root = surdText({ whole: 0n, factor, radicand, divisor: 1n });
  const top: Expression = ['±', whole.toString(), root];
  return divisor === 1n ? top : ['/', top, divisor.toString()];
}

/** Solves x² − 7 = 0 by isolating x² = 7. */
function pureSteps({ base, zeros }: Pick<FactorZeros, 'base' | 'zeros'>, unknown: string): readonly Step[] {
  const [c, , a] = numbersOf(base, unknown) ?? [];
  const square = a && c ? exact.reduce(exact.negate(exact.divide(c, a))) : rational(0n);
  const values: readonly Expression[] = zeros.map(surdText);
  return [
    step(say('algebra.square-alone', { n: written(base) }), ['^', unknown, '2'], numberText(square)),
    step('algebra.root-both:square:signs', unknown, [',', ...values]),
  ];
}
