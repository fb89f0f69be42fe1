import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import type { Rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { figureStep, type Step, step } from '../steps/step.js';
import { logarithmTo } from './logarithm-node.js';
import type { NaturalFigure } from './natural-figure.js';
import type { PowerRelation } from './power/power-relation.js';

interface Parts {
  readonly a: string;
  readonly x: string;
  readonly lnA: NaturalFigure;
  readonly lnX: NaturalFigure;
  readonly answer: Pick<Figure, 'exact' | 'number' | 'text' | 'relation'>;
}

/** Returns the six steps of a change of base. */
export function changeOfBaseSteps({ a, x, lnA, lnX, answer }: Parts): readonly Step[] {
  const sought = logarithmTo(a, x);
  // ln 3 ÷ ln 9 = 1.0986 ÷ 2.1972 is an equality, because the two rounding errors cancel out. No irrational number equals it.
  // Unequal quotients of such short figures differ by a relative amount of more than 10^-12.
  const isEqual =
    answer.exact &&
    Math.abs(Number(lnX.text) / Number(lnA.text) - answer.number) <= 1e-12 * Math.abs(answer.number);
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

/** Writes a logarithm as a quotient of natural logarithms. For base e, ln 5 isn't divided by ln e. */
export function division(a: string, x: string): Expression {
  return ['÷', ['ln', x], a === 'e' ? '1' : ['ln', a]];
}

/** Returns the steps of a rational logarithm: both numbers as powers of the same number, then the quotient of the exponents. */
export function exactForm(
  { a, x, answer }: Pick<Parts, 'a' | 'x' | 'answer'>,
  { root, p, q }: PowerRelation,
): readonly Step[] {
  if (q === 0) return [step('logarithm.of-one', 'Logarithm of 1', ['log', a, x], '0')];
  const [aPower, xPower] = [powerOf(root, p), powerOf(root, q)];
  return [
    step('logarithm.base-as-power', 'The base as a power', a, aPower),
    step('logarithm.value-as-power', 'The value as a power', x, xPower),
    step(
      'logarithm.same-base',
      'Divide the exponents of powers of the same number',
      ['log', aPower, xPower],
      answer.exact ?? answer.text,
    ),
  ].filter(({ before, after }) => before !== after);
}

function powerOf(root: Rational, exponent: number): Expression {
  return exponent === 1 ? exactText(root) : ['^', exactText(root), String(exponent)];
}
