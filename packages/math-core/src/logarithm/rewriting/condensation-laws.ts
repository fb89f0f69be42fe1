import { constantValue } from '../../expression/constant.js';
import { hasLogarithm, isSame, mapOperands, operandsOf } from '../../expression/rewrite.js';
import { opposite, productOf, sumOf, type Term, termOfProduct, termsOf } from '../../expression/terms.js';
import { negate, type Rational, sign } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { type Law, localLaw } from './law.js';
import { logarithmOf, logarithmTo } from '../logarithm-node.js';
import {
  fractionExpression,
  fractionOf,
  inverse,
  powerExpression,
  simplifiedValue,
  timesFraction,
} from './value-fraction.js';

type Change = (terms: readonly Term[]) => readonly Term[] | undefined;

/** Creates a law that changes the terms of a sum. It applies to every sum, the innermost first. */
export function sumLaw(id: string, name: string, change: Change): Law {
  const apply = (whole: Expression): Expression => {
    const terms = termsOf(whole);
    const deeper = terms.map((term) => deepen(term, apply));
    const next = change(deeper) ?? deeper;
    return next.every((term, i) => term === terms[i]) ? whole : sumOf(next);
  };
  return { id, name, apply };
}

function deepen(term: Term, apply: (operand: Expression) => Expression): Term {
  const body = mapOperands(term.body, apply);
  return body === term.body ? term : { ...term, body };
}

function eachTerm(
  terms: readonly Term[],
  change: (term: Term) => Term | undefined,
): readonly Term[] | undefined {
  const changed = terms.map(change);
  return changed.some((term) => term !== undefined) ? terms.map((term, i) => changed[i] ?? term) : undefined;
}

/** Applies log_b u ÷ log_b v = log_v u. */
export const quotientOfLogarithms: Law = localLaw('logarithm.change-of-base', 'Change of base', (place) => {
  const [first = '', second = ''] = place[0] === '/' || place[0] === '÷' ? operandsOf(place) : [];
  const [dividend, divisor] = [logarithmOf(first), logarithmOf(second)];
  if (!dividend || !divisor || !isSame(dividend.base, divisor.base)) return undefined;
  return logarithmTo(divisor.value, dividend.value);
});

/** Applies 1/n log u = log of the n-th root of u. */
export const toRoot: Law = sumLaw('logarithm.root', 'Root rule', (terms) =>
  eachTerm(terms, (term) => raised(term, true)),
);

/** Applies c log u = log u^c. */
export const toPower: Law = sumLaw('logarithm.power', 'Power rule', (terms) =>
  eachTerm(terms, (term) => raised(term, false)),
);

function raised({ isNegative, body }: Term, isRoot: boolean): Term | undefined {
  const { coefficient, factors } = productOf(body);
  const [log = '', ...more] = factors.filter(hasLogarithm);
  const node = logarithmOf(log);
  if (!node || more.length > 0 || log === body || sign(coefficient) === 0) return undefined;
  const others = factors.filter((factor) => factor !== log);
  const size = sign(coefficient) < 0 ? negate(coefficient) : coefficient;
  if (isRoot !== (others.length === 0 && isUnitFraction(size))) return undefined;
  const value =
    others.length === 0
      ? unevaluatedPower(node.value, size)
      : (['^', node.value, termOfProduct({ coefficient: size, factors: others }).body] as const);
  const term = { isNegative, body: logarithmTo(node.base, value) };
  return sign(coefficient) < 0 ? opposite(term) : term;
}

const isUnitFraction = ({ numerator, denominator }: Rational): boolean =>
  numerator !== denominator && denominator % numerator === 0n;

// Applies the law literally. Numbers are evaluated in a separate step.
function unevaluatedPower(base: Expression, exponent: Rational): Expression {
  const { body } = termOfProduct({ coefficient: exponent, factors: [] });
  if (body === '1') return base;
  return body === '1/2' ? ['√', base] : ['^', base, body];
}

/** Applies n = log_b b^n if all other terms are logarithms with one base b. */
export const numberAsLogarithm: Law = sumLaw(
  'logarithm.number-as-logarithm',
  'A number as a logarithm',
  (terms) => {
    const nodes = terms.flatMap(({ body }) => logarithmOf(body) ?? []);
    const [node] = nodes;
    if (!node || nodes.length !== terms.length - 1) return undefined;
    if (!nodes.every(({ base }) => isSame(base, node.base))) return undefined;
    return eachTerm(terms, ({ isNegative, body }) => {
      const number = constantValue(body);
      const value = number && sign(number) > 0 ? readablePower(node.base, number) : undefined;
      return value === undefined ? undefined : { isNegative, body: logarithmTo(node.base, value) };
    });
  },
);

// Returns a power for integers, halves and rational results only, because a result such as 10^1.37 wouldn't
// help.
function readablePower(base: Expression, exponent: Rational): Expression | undefined {
  const value = powerExpression(base, exponent);
  const isSimple = (2n * exponent.numerator) % exponent.denominator === 0n;
  return isSimple || typeof value === 'string' ? value : undefined;
}

/** Applies log u + log v = log(uv). */
export const sumToProduct: Law = sumLaw('logarithm.product', 'Product rule', (terms) => merged(terms, true));

/** Applies log u − log v = log(u/v). −log v alone becomes log(1/v). */
export const differenceToQuotient: Law = sumLaw('logarithm.quotient', 'Quotient rule', (terms) => {
  const [only] = terms;
  const node = terms.length === 1 && only?.isNegative ? logarithmOf(only.body) : undefined;
  if (!node) return merged(terms, false);
  const value = fractionExpression(inverse(fractionOf(node.value)));
  return [{ isNegative: false, body: logarithmTo(node.base, value) }];
});

function merged(terms: readonly Term[], isSameSign: boolean): readonly Term[] | undefined {
  const result: Term[] = [];
  for (const term of terms) {
    const at = result.findIndex((other) => isPair(other, term, isSameSign));
    const other = result[at];
    if (other) result[at] = pair(other, term);
    else result.push(term);
  }
  return result.length < terms.length ? result : undefined;
}

function isPair(a: Term, b: Term, isSameSign: boolean): boolean {
  const [first, second] = [logarithmOf(a.body), logarithmOf(b.body)];
  return first && second
    ? isSame(first.base, second.base) && (a.isNegative === b.isNegative) === isSameSign
    : false;
}

function pair(a: Term, b: Term): Term {
  const [first, second] = [logarithmOf(a.body), logarithmOf(b.body)];
  if (!first || !second) return a;
  const [left, right] = [fractionOf(first.value), fractionOf(second.value)];
  const signs = a.isNegative === b.isNegative;
  const value =
    a.isNegative && !signs
      ? timesFraction(right, inverse(left))
      : timesFraction(left, signs ? right : inverse(right));
  return { isNegative: signs && a.isNegative, body: logarithmTo(first.base, fractionExpression(value)) };
}

/** Multiplies numbers and combines powers inside a logarithm. */
export const simplifyValue: Law = localLaw(
  'logarithm.simplify-value',
  'Simplify inside the logarithm',
  (place) => {
    const node = logarithmOf(place);
    const value = node && simplifiedValue(node.value);
    return value === undefined ? undefined : logarithmTo(node?.base ?? '', value);
  },
);
