import {
  addProducts,
  opposite,
  productOf,
  sumOf,
  termOfProduct,
  termsOf,
} from '../../../expression/terms.js';
import { isSame } from '../../../expression/rewrite.js';
import { negate, sign } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import type { Step } from '../../../steps/step.js';
import { signOfValue } from '../../normal/value-sign.js';
import { holds } from '../equation/polynomial/read-polynomial.js';
import { isolateLaw } from '../equation/isolate-law.js';
import { type Line, lineStep, turned } from '../linear/line.js';
import { simplestNumber } from './number-form.js';
import { say } from '../../texts/solve-steps.js';

/** A function of the unknown: a root, a power, an exponential function or a logarithm. */
export type FunctionPart = Exclude<Expression, string>;

/** A line with a function of the unknown on the left and a number on the right. */
export interface Isolated extends Line {
  readonly left: FunctionPart;
}

/**
 * Isolates the only function of the unknown, flipping the sign where both sides are divided by a negative number.
 * Returns undefined for a line of another form.
 */
export function isolatedFunction(start: Line, unknown: string, steps: Step[]): Isolated | undefined {
  const line = unknownOnLeft(start, unknown, steps);
  const terms = [...termsOf(line.left), ...termsOf(line.right).map(opposite)];
  const products = terms
    .filter(({ body }) => holds(body, unknown))
    .map(({ isNegative, body }) => {
      const { coefficient, factors } = productOf(body);
      return { coefficient: isNegative ? negate(coefficient) : coefficient, factors };
    });
  const [first, ...more] = products;
  const inside = first?.factors.filter((factor) => holds(factor, unknown)) ?? [];
  const [only] = inside;
  if (!first || inside.length !== 1 || only === undefined || typeof only === 'string') return undefined;
  if (more.some(({ factors }) => !isSame(['×', ...factors], ['×', ...first.factors]))) return undefined;
  const total = more.reduce(addProducts, first);
  if (sign(total.coefficient) === 0) return undefined;
  const product = sumOf([termOfProduct(total)]);
  const rest = terms.filter(({ body }) => !holds(body, unknown));
  const isAlready = isSame(line.left, product) && !holds(line.right, unknown);
  const right = isAlready ? line.right : simplestNumber(sumOf(rest.map(opposite)));
  const alone = { ...line, left: product, right };
  if (!isAlready) steps.push(lineStep(isolateLaw(line, only, alone), alone));
  const others = total.factors.filter((factor) => factor !== only);
  const factor = sumOf([termOfProduct({ coefficient: total.coefficient, factors: others })]);
  return factor === '1' ? { ...line, left: only, right } : divided(alone, { factor, only }, steps);
}

function divided(
  line: Line,
  { factor, only }: { readonly factor: Expression; readonly only: FunctionPart },
  steps: Step[],
): Isolated | undefined {
  const size = signOfValue(factor);
  if (!size) return undefined;
  const now: Isolated = {
    left: only,
    relation: size < 0 ? turned(line.relation) : line.relation,
    right: simplestNumber(['/', line.right, factor]),
  };
  const flips = size < 0 && line.relation !== '=' ? ':flip' : '';
  steps.push(
    factor === '-1'
      ? lineStep(say(`algebra.multiply-both${flips}`, { n: '-1' }), now)
      : lineStep(say(`algebra.divide-both${flips}`, { n: factor }), now),
  );
  return now;
}

/** Swaps the sides if only the right one contains the unknown. */
export function unknownOnLeft(line: Line, unknown: string, steps: Step[]): Line {
  if (holds(line.left, unknown) || !holds(line.right, unknown)) return line;
  const now: Line = { left: line.right, relation: turned(line.relation), right: line.left };
  steps.push(lineStep(line.relation === '=' ? 'algebra.swap-sides' : 'algebra.swap-sides:flip', now));
  return now;
}

/** Returns 1 for a base greater than 1, −1 for a base between 0 and 1, and undefined for others. */
export function directionOf(base: Expression): 1 | -1 | undefined {
  if (signOfValue(base) !== 1) return undefined;
  return signOfValue(['-', base, '1']) || undefined;
}
