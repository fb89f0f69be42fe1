import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import type { PowerRelation } from './power-relation.js';

type Shown = Pick<Figure, 'text' | 'relation'>;

interface Parts {
  readonly a: string;
  readonly x: string;
  readonly lnA: Shown;
  readonly lnX: Shown;
  readonly answer: Pick<Figure, 'exact' | 'number' | 'text' | 'relation'>;
}

/** The six steps of a change of base. */
export function changeOfBaseSteps({ a, x, lnA, lnX, answer }: Parts): readonly Step[] {
  const sought: Expression = ['log', a, x];
  // ln 3 ÷ ln 9 = 1.0986 ÷ 2.1972 is an equality: the two rounding errors cancel out. No irrational number equals it.
  const isEqual = answer.exact && isQuotient(answer.number, lnX.text, lnA.text);
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

// Unequal quotients of such short figures differ by more.
function isQuotient(quotient: number, dividend: string, divisor: string): boolean {
  return Math.abs(Number(dividend) / Number(divisor) - quotient) <= 1e-12 * Math.abs(quotient);
}

function division(a: string, x: string): Expression {
  return ['÷', ['ln', x], ['ln', a]];
}

/** The steps of a rational logarithm: both numbers as powers of one, then the quotient of the exponents. */
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
