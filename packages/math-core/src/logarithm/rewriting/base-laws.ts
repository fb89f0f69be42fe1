import { isSame, mapOperands } from '../../expression/rewrite.js';
import { numberText } from '../../expression/number-text.js';
import { productOf } from '../../expression/terms.js';
import { compare, type Rational } from '../../rational/rational.js';
import type { Expression } from '../../steps/expression.js';
import { sumLaw } from './condensation-laws.js';
import { type Law, localLaw } from './law.js';
import { logarithmOf, logarithmTo } from '../logarithm-node.js';
import { positiveConstant } from '../positive-constant.js';
import { powerRelation } from '../power/power-relation.js';

const NAME = 'Change of base';

/** Applies log_a u = log_b u ÷ log_b a. */
export function toBase(base: Expression): Law {
  return localLaw('logarithm.change-of-base', NAME, (place) => {
    const node = logarithmOf(place);
    return node && !isSame(node.base, base) ? inBase(node.base, node.value, base) : undefined;
  });
}

function inBase(own: Expression, value: Expression, base: Expression): Expression {
  return ['/', logarithmTo(base, value), logarithmTo(base, own)];
}

/** In a sum, converts logarithms whose bases are powers of one number to that base: log_4 x = log_2 x ÷ log_2 4. */
export const toCommonBase: Law = sumLaw('logarithm.change-of-base', NAME, (terms) => {
  const roots = commonRoots(terms.flatMap(({ body }) => productOf(body).factors).flatMap(numberBase));
  return terms.map((term) => {
    const body = toRootBase(term.body, roots);
    return body === term.body ? term : { ...term, body };
  });
});

function numberBase(factor: Expression): readonly Rational[] {
  const node = logarithmOf(factor);
  const base = node && positiveConstant(node.base);
  return base ? [base] : [];
}

// Returns the roots that several bases are powers of. A base that shares its root with no other base stays.
function commonRoots(bases: readonly Rational[]): readonly Rational[] {
  const roots: Rational[] = [];
  for (const base of bases) {
    const at = roots.findIndex((root) => powerRelation(root, base) !== undefined);
    const root = roots[at];
    if (!root) roots.push(base);
    else if (compare(root, base) !== 0) roots[at] = powerRelation(root, base)?.root ?? root;
  }
  return roots;
}

function toRootBase(body: Expression, roots: readonly Rational[]): Expression {
  const node = logarithmOf(body);
  if (!node) {
    const isProduct = body[0] === '×' || body[0] === '/' || body[0] === '÷';
    return isProduct ? mapOperands(body, (operand) => toRootBase(operand, roots)) : body;
  }
  const base = positiveConstant(node.base);
  const root = base && roots.find((each) => powerRelation(each, base) !== undefined);
  return !root || compare(root, base) === 0 ? body : inBase(node.base, node.value, numberText(root));
}
