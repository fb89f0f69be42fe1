import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { divide, type Rational, rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import { type Step, step } from '../steps/step.js';
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
  const isEqual =
    answer.exact !== undefined && exactText(divide(shownValue(lnX), shownValue(lnA))) === answer.exact;
  return [
    step('logarithm.problem', 'Problem', sought, ['?']),
    step('logarithm.formula', 'Formula', ['log', 'a', 'x'], quotient('a', 'x'), { parameters: { a, x } }),
    shown('logarithm.ln-value', 'ln of the value', ['ln', x], lnX),
    shown('logarithm.ln-base', 'ln of the base', ['ln', a], lnA),
    step('logarithm.division', 'Division', quotient(a, x), ['÷', lnX.text, lnA.text], {
      relation: isEqual ? '=' : '≈',
    }),
    shown('logarithm.answer', 'Answer', sought, answer),
  ];
}

function quotient(a: string, x: string): Expression {
  return ['÷', ['ln', x], ['ln', a]];
}

function shownValue({ text }: Shown): Rational {
  const [whole = '', decimals = ''] = text.split('.');
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function shown(id: string, law: string, before: Expression, { text, relation }: Shown): Step {
  return step(id, law, before, text, { relation });
}

/** Writes a rational logarithm out: both numbers as powers of one, and the exponents divided. */
export function exactForm(
  a: string,
  x: string,
  { root, baseExponent, valueExponent }: PowerRelation,
): readonly Step[] {
  if (valueExponent === 0) return [step('logarithm.of-one', 'Logarithm of 1', ['log', a, x], '0')];
  const c = exactText(root);
  const [aPower, xPower] = [powerOf(c, baseExponent), powerOf(c, valueExponent)];
  const answer = exactText(rational(valueExponent, baseExponent));
  const division = 'Divide the exponents of powers of one number';
  return [
    ...(aPower === a ? [] : [step('logarithm.base-as-power', 'The base as a power', a, aPower)]),
    ...(xPower === x ? [] : [step('logarithm.value-as-power', 'The value as a power', x, xPower)]),
    step('logarithm.same-base', division, ['log', aPower, xPower], answer),
  ];
}

function powerOf(root: string, exponent: number): Expression {
  return exponent === 1 ? root : ['^', root, String(exponent)];
}
