import type { Figure } from '../rational/figure.js';
import { exactText } from '../rational/format.js';
import { divide, type Rational, rational } from '../rational/rational.js';
import type { Expression } from '../steps/expression.js';
import type { Step } from '../steps/step.js';
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
  const quotient: Expression = ['÷', ['ln', x], ['ln', a]];
  // ln 3 ÷ ln 9 = 1.0986 ÷ 2.1972 is an equality: the two roundings cancel out. An irrational number never equals it.
  const isEqual =
    answer.exact !== undefined && exactText(divide(shownValue(lnX), shownValue(lnA))) === answer.exact;
  return [
    line('logarithm.problem', 'Problem', sought, '=', ['?']),
    {
      id: 'logarithm.formula',
      law: 'Formula',
      before: ['log', 'a', 'x'],
      relation: '=',
      after: ['÷', ['ln', 'x'], ['ln', 'a']],
      parameters: { a, x },
    },
    line('logarithm.ln-value', 'ln of the value', ['ln', x], lnX.relation, lnX.text),
    line('logarithm.ln-base', 'ln of the base', ['ln', a], lnA.relation, lnA.text),
    line('logarithm.division', 'Division', quotient, isEqual ? '=' : '≈', ['÷', lnX.text, lnA.text]),
    line('logarithm.answer', 'Answer', sought, answer.relation, answer.text),
  ];
}

function shownValue({ text }: Shown): Rational {
  const [whole = '', decimals = ''] = text.split('.');
  return rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function line(
  id: string,
  law: string,
  before: Expression,
  relation: Step['relation'],
  after: Expression,
): Step {
  return { id, law, before, relation, after };
}

/** Writes a rational logarithm out: both numbers as powers of one, and the exponents divided. */
export function exactForm(
  a: string,
  x: string,
  { root, baseExponent, valueExponent }: PowerRelation,
): readonly Step[] {
  if (valueExponent === 0) return [line('logarithm.of-one', 'Logarithm of 1', ['log', a, x], '=', '0')];
  const c = exactText(root);
  const aPower = powerOf(c, baseExponent);
  const xPower = powerOf(c, valueExponent);
  const answer = exactText(rational(valueExponent, baseExponent));
  return [
    ...(aPower === a ? [] : [line('logarithm.base-as-power', 'The base as a power', a, '=', aPower)]),
    ...(xPower === x ? [] : [line('logarithm.value-as-power', 'The value as a power', x, '=', xPower)]),
    line(
      'logarithm.same-base',
      'Divide the exponents of powers of one number',
      ['log', aPower, xPower],
      '=',
      answer,
    ),
  ];
}

function powerOf(root: string, exponent: number): Expression {
  return exponent === 1 ? root : ['^', root, String(exponent)];
}
