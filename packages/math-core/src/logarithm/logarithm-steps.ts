import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { quotient, type Rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { PowerRelation } from './power-relation.js';

type Shown = Pick<Figure, 'text' | 'relation'>;

interface Parts {
  readonly a: string;
  readonly x: string;
  readonly lnA: Shown;
  readonly lnX: Shown;
  readonly answer: Pick<Figure, 'exact' | 'text' | 'relation'>;
}

/** Writes the six lines of a change of base. */
export function sixSteps({ a, x, lnA, lnX, answer }: Parts): readonly Step[] {
  const sought: Expression = ['log', a, x];
  // ln 3 ÷ ln 9 = 1.0986 ÷ 2.1972 is an equality: the two roundings cancel out. An irrational number never equals it.
  const isEqual = answer.exact !== undefined && quotientOf(lnX.text, lnA.text) === answer.exact;
  return [
    step('logarithm.problem', 'Problem', sought, ['?']),
    step('logarithm.formula', 'Formula', ['log', 'a', 'x'], division('a', 'x'), { parameters: { a, x } }),
    figureStep('logarithm.ln-value', 'ln of the value', ['ln', x], lnX),
    figureStep('logarithm.ln-base', 'ln of the base', ['ln', a], lnA),
    step('logarithm.division', 'Division', division(a, x), ['÷', lnX.text, lnA.text], {
      relation: isEqual ? '=' : '≈',
    }),
    figureStep('logarithm.answer', 'Answer', sought, answer),
  ];
}

function division(a: string, x: string): Expression {
  return ['÷', ['ln', x], ['ln', a]];
}

function quotientOf(dividend: string, divisor: string): string {
  return exactText(quotient(shifted(dividend, divisor), shifted(divisor, dividend)));
}

// Without its point, and with as many zeros more as the other has decimals: so both are the same power of ten too large.
function shifted(text: string, other: string): bigint {
  return BigInt(text.replace('.', '') + '0'.repeat(other.length - other.indexOf('.')));
}

/** Writes a rational logarithm out: both numbers as powers of one, and the exponents divided. */
export function exactForm(
  { a, x, answer }: Pick<Parts, 'a' | 'x' | 'answer'>,
  { root, baseExponent, valueExponent }: PowerRelation,
): readonly Step[] {
  if (valueExponent === 0) return [step('logarithm.of-one', 'Logarithm of 1', ['log', a, x], '0')];
  const [aPower, xPower] = [powerOf(root, baseExponent), powerOf(root, valueExponent)];
  const division = 'Divide the exponents of powers of one number';
  return [
    step('logarithm.base-as-power', 'The base as a power', a, aPower),
    step('logarithm.value-as-power', 'The value as a power', x, xPower),
    step('logarithm.same-base', division, ['log', aPower, xPower], answer.exact ?? answer.text),
  ].filter(({ before, after }) => before !== after);
}

function powerOf(root: Rational, exponent: number): Expression {
  return exponent === 1 ? exactText(root) : ['^', exactText(root), String(exponent)];
}
