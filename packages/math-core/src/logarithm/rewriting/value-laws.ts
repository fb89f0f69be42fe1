import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { everywhere, isSame, operandsOf } from '../../expression/rewrite.js';
import { compare, rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { step } from '../../steps/step.js';
import { type Law, localLaw } from './law.js';
import { logarithmOf, type LogarithmNode, logarithmTo } from '../logarithm-node.js';
import { positiveConstant } from '../positive-constant.js';
import { powerRelation } from '../power/power-relation.js';

const ONE = rational(1n);

/** Applies log 1 = 0, and drops this 0 from a sum or a difference. */
export const logarithmOfOne: Law = localLaw('logarithm.of-one', 'Logarithm of 1', (place) => {
  if (isOfOne(place)) return '0';
  const [first = '0', second = '0', ...more] = operandsOf(place);
  if (typeof place === 'string' || more.length > 0 || !/^[+-]$/.test(place[0])) return undefined;
  if (isOfOne(second)) return first;
  if (!isOfOne(first)) return undefined;
  return place[0] === '-' ? ['neg', second] : second;
});

function isOfOne(place: Expression): boolean {
  const value = constantValue(logarithmOf(place)?.value ?? '');
  return value !== undefined && compare(value, ONE) === 0;
}

/** Applies ln e^u = u. */
export const naturalLaw: Law = localLaw('logarithm.natural', 'Natural logarithm of a power of e', (place) => {
  const node = logarithmOf(place);
  return node?.base === 'e' ? exponentOfBase(node) : undefined;
});

/** Applies log_b b^u = u. */
export const inverseLaw: Law = localLaw('logarithm.inverse', 'Logarithm of a power of the base', (place) => {
  const node = logarithmOf(place);
  return node && exponentOfBase(node);
});

/** Returns the exponent u of log_b b^u. */
export function exponentOfBase({ base, value }: LogarithmNode): Expression | undefined {
  if (isSame(base, value)) return '1';
  const [power = '', exponent] = value[0] === '^' ? operandsOf(value) : [];
  return isSame(base, power) ? exponent : undefined;
}

/**
 * Evaluates a logarithm whose base and argument are integer powers of the same number: log_2 8 = 3, log_8 4 =
 * 2/3.
 */
export const knownValue: Law = {
  ...localLaw('logarithm.known-value', 'Known value', knownLogarithm),
  substeps: (before, after) => {
    const powers = everywhere(before, asPowers);
    return [
      step('logarithm.as-powers', 'Both as powers of the same number', before, powers),
      step('logarithm.same-base', 'Divide the exponents of powers of the same number', powers, after),
    ];
  },
};

/** Returns the value of a logarithm of constants, if rational. */
function knownLogarithm(place: Expression): string | undefined {
  const relation = relationOf(place);
  return relation && numberText(rational(relation.q, relation.p));
}

/** Returns the base and the argument of a logarithm of constants as powers of the same number, if possible. */
export function relationOf(place: Expression): ReturnType<typeof powerRelation> {
  const node = logarithmOf(place);
  const base = node && positiveConstant(node.base);
  const value = node && positiveConstant(node.value);
  return base && value && compare(base, ONE) !== 0 ? powerRelation(base, value) : undefined;
}

function asPowers(place: Expression): Expression | undefined {
  const relation = relationOf(place);
  if (!relation) return undefined;
  const { root, p, q } = relation;
  const power = (exponent: number): Expression =>
    exponent === 1 ? numberText(root) : ['^', numberText(root), String(exponent)];
  return logarithmTo(power(p), power(q));
}
