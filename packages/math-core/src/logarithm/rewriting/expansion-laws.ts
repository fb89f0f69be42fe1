import { constantValue } from '../../expression/constant.js';
import { operandsOf } from '../../expression/rewrite.js';
import { numberText } from '../../expression/number-text.js';
import { sumOf, termsOf } from '../../expression/terms.js';
import { sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { factored } from './factored.js';
import { type Law, localLaw } from './law.js';
import { logarithmOf, type LogarithmNode, logarithmTo } from '../logarithm-node.js';
import { isNeverPositive, positiveConstant } from '../positive-constant.js';
import { exponentOfBase, relationOf } from './value-laws.js';

/** Creates a law for logarithms without a known value. */
function structural(id: string, name: string, rule: (node: LogarithmNode) => Expression | undefined): Law {
  return localLaw(id, name, (place) => {
    const node = logarithmOf(place);
    if (!node || exponentOfBase(node) !== undefined || relationOf(place)) return undefined;
    return rule(node);
  });
}

/** Applies log(u/v) = log u − log v, and log(u/v/w) = log u − log v − log w. */
export const quotientLaw: Law = structural('logarithm.quotient', 'Quotient rule', ({ base, value }) => {
  const [dividend = '', ...divisors] = quotientParts(value);
  if (divisors.length === 0 || isNeverPositive(dividend) || divisors.some(isNeverPositive)) return undefined;
  const terms = divisors.map((divisor) => ({ isNegative: true, body: logarithmTo(base, divisor) }));
  return sumOf([{ isNegative: false, body: logarithmTo(base, dividend) }, ...terms]);
});

function quotientParts(value: Expression): readonly Expression[] {
  if (typeof value === 'string') return value.split('/');
  const divisors: Expression[] = [];
  let dividend = value as Expression;
  for (; dividend[0] === '/' || dividend[0] === '÷'; dividend = operandsOf(dividend)[0] ?? '')
    divisors.unshift(operandsOf(dividend)[1] ?? '');
  return [dividend, ...divisors];
}

/** Applies log(uv) = log u + log v. */
export const productLaw: Law = structural('logarithm.product', 'Product rule', ({ base, value }) => {
  const factors = value[0] === '×' ? operandsOf(value) : [];
  if (factors.length === 0 || factors.some(isNeverPositive)) return undefined;
  return sumOf(factors.map((factor) => ({ isNegative: false, body: logarithmTo(base, factor) })));
});

/** Rewrites the log of an n-th root of u as 1/n log u. A decimal exponent is left to the power rule. */
export const rootLaw: Law = structural('logarithm.root', 'Root rule', ({ base, value }) => {
  const [radicand = '', exponent = '1/2'] = value[0] === '√' || value[0] === '^' ? operandsOf(value) : [];
  const constant = constantValue(exponent);
  if (radicand === '' || exponent.includes('.')) return undefined;
  if (constant?.numerator !== 1n || constant.denominator === 1n) return undefined;
  return isNeverPositive(radicand) ? undefined : ['×', numberText(constant), logarithmTo(base, radicand)];
});

/** Applies log u^n = n log u for u > 0. */
export const powerLaw: Law = structural('logarithm.power', 'Power rule', ({ base, value }) => {
  const [power = '', exponent = ''] = value[0] === '^' ? operandsOf(value) : [];
  if (power === '' || isNeverPositive(power)) return undefined;
  const [{ isNegative, body } = { isNegative: false, body: exponent }, ...more] = termsOf(exponent);
  const log = logarithmTo(base, power);
  if (more.length > 0) return ['×', exponent, log];
  const number = constantValue(body);
  return sumOf([{ isNegative, body: ['×', number ? numberOr(body, numberText(number)) : body, log] }]);
});

// A number stays as entered: x^0.5 becomes 0.5 log x.
const numberOr = (typed: Expression, computed: string): Expression =>
  typeof typed === 'string' ? typed : computed;

/** Evaluates a constant argument that no law can split: log (2 + 3) = log 5. */
export const evaluateArgument: Law = structural(
  'logarithm.numbers',
  'Simplify the numbers',
  ({ base, value }) => {
    const constant = typeof value === 'string' ? undefined : positiveConstant(value);
    return constant && logarithmTo(base, numberText(constant));
  },
);

/** Writes an argument as b^k n with the largest integer k: log_2 12 = log_2(4 × 3). */
export const takeOutPower: Law = structural(
  'logarithm.factor',
  'Factor out a power of the base',
  ({ base, value }) => {
    const b = positiveConstant(base);
    const n = positiveConstant(value);
    if (!b || !n || b.denominator !== 1n || n.denominator !== 1n) return undefined;
    let rest = n.numerator;
    while (rest % b.numerator === 0n) rest /= b.numerator;
    if (rest === n.numerator || sign(n) === 0) return undefined;
    return logarithmTo(base, ['×', (n.numerator / rest).toString(), rest.toString()]);
  },
);

/** Applies log(u² - v²) = log((u - v)(u + v)) and log(uv + uw) = log(u(v + w)). */
export const factorArgument: Law = structural('logarithm.factor-sum', 'Factor the sum', ({ base, value }) => {
  const product = factored(value);
  return product && !operandsOf(product).some(isNeverPositive) ? logarithmTo(base, product) : undefined;
});
