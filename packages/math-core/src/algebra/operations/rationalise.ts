import type { Result } from '../../result/result.js';
import type { Expression } from '../../steps/expression.js';
import { expressionText } from '../../steps/to-text.js';
import { isSame, operandsOf, sizeOf } from '../../expression/rewrite.js';
import { enclose, signOf } from '../normal/enclose.js';
import { haveSameForm, lettersIn } from '../normal/identical.js';
import { unsupportedExpression } from '../normal/refusal.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import { type Operated, operated } from './operated.js';
import { Rewriting } from './rewriting.js';
import { factorsIn, haveSameTerms, isSum, product, quotient, signed, signedTerms, withSign } from './tree.js';
import { formOf } from './worked.js';
import { type Law, say } from '../texts/operation-steps.js';

/** The maximum number of roots that are removed from a denominator in turn. */
const MOST = 4;

/**
 * Rationalizes the denominator of a fraction with roots: any roots in a product, square roots or cube roots in a sum.
 * Errors: those of a normal form (`division-by-zero`, `out-of-range`, `too-large`, `unsupported`); `unsupported` if there is no root in a denominator that can be removed.
 * @example rationalise('1/√2') // result reads "√2 ÷ 2"
 */
export function rationalise(expression: string | Expression): Result<Operated> {
  return operated(expression, rationalised);
}

/** Writes the lines from a fraction to one without roots in the denominator. */
export function rationalised(expression: Expression): Rewriting {
  const rewriting = new Rewriting(expression);
  splitRoot(rewriting);
  if (!hasRootBelow(rewriting.result)) throw unsupportedExpression('no root in a denominator');
  for (let turn = 0; turn < MOST && hasRootBelow(rewriting.result); turn++) extend(rewriting);
  const { expression: lowest } = formOf(rewriting.result);
  const isReordered = isOnlyReordered(lowest, rewriting.result);
  if (!hasRootBelow(lowest) && !isReordered && sizeOf(lowest) <= sizeOf(rewriting.result))
    rewriting.write(lowest, 'algebra.cancel:several');
  if (hasRootBelow(rewriting.result))
    throw unsupportedExpression('roots in a denominator that cannot be removed');
  return rewriting;
}

/** Returns whether two sums, or two fractions with the same denominator, have the same terms. */
function isOnlyReordered(one: Expression, other: Expression): boolean {
  const [first, second] = [one, other].map((each) => (each[0] === '/' ? operandsOf(each) : [each, '1']));
  const [top = '0', bottom = '1'] = first ?? [];
  const [above = '0', below = '1'] = second ?? [];
  return isSame(bottom, below) && haveSameTerms(top, above);
}

/** Splits √(a/b) into √a / √b. */
function splitRoot(rewriting: Rewriting): void {
  const { result } = rewriting;
  if (typeof result === 'string' || result[0] !== '√') return;
  const [, inner = '0'] = result;
  const [top, bottom] = typeof inner === 'string' ? inner.split('/') : operandsOf(inner);
  if (
    top === undefined ||
    bottom === undefined ||
    (typeof inner !== 'string' && inner[0] !== '/' && inner[0] !== '÷')
  )
    return;
  rewriting.write(quotient(['√', top], ['√', bottom]), 'algebra.root-of-fraction');
}

function hasRootBelow(expression: Expression): boolean {
  if (typeof expression === 'string') return false;
  const [operator, first = '0', second = '1'] = expression;
  if (operator === 'neg' || operator === '()') return hasRootBelow(first);
  return (operator === '/' || operator === '÷') && hasRoot(second);
}

function hasRoot(expression: Expression): boolean {
  return expression[0] === '√' || isFractionalPower(expression) || operandsOf(expression).some(hasRoot);
}

function isFractionalPower(expression: Expression): boolean {
  return expression[0] === '^' && /^\d+\/\d+$/.test(exponentText(expression));
}

/** Returns the exponent of a power as text: 3/4, also if it is typed as a division. */
function exponentText(power: Expression): string {
  const [, exponent = '1'] = operandsOf(power);
  return typeof exponent === 'string' ? exponent : operandsOf(exponent).map(String).join('/');
}

/**
 * Returns the factor that turns a root into its radicand: √2 for √2, 2^(2/3) for 2^(1/3). Returns 1 for other
 * expressions.
 */
function complement(root: Expression): Expression {
  if (root[0] === '√') return root;
  if (!isFractionalPower(root)) return '1';
  const [base = '1'] = operandsOf(root);
  const [top = '0', bottom = '1'] = exponentText(root).split('/');
  const index = Number(bottom);
  return ['^', base, `${index - (Number(top) % index)}/${bottom}`];
}

/** Returns the terms as strings, sorted so that their order doesn't matter. */
function termTexts(sum: Expression): string {
  return signedTerms(sum)
    .map((term) => expressionText(withSign(term)))
    .sort()
    .join(' ');
}

/** Multiplies the numerator and denominator by a factor that removes a root from the denominator. */
function extend(rewriting: Rewriting): void {
  const { isNegative, body } = signed(rewriting.result);
  const [above = '0', below = '1'] = operandsOf(body);
  const around = (top: Expression, bottom: Expression): void => {
    rewriting.write(withSign({ isNegative, body: quotient(top, bottom) }), 'algebra.work-out-terms:both');
  };
  const plain = formOf(below).sum;
  if (hasRoot(plain) && termTexts(plain) !== termTexts(below)) {
    const simpler = withSign({ isNegative, body: quotient(above, plain) });
    if (hasSquareRoot(below)) rewriting.write(simpler, 'algebra.square-out-of-root');
    else rewriting.write(simpler, 'algebra.root-value');
    return;
  }
  if (!isSum(below)) {
    const by = product(factorsIn(below).map(complement));
    multiplyBoth(rewriting, { above, below, by, isNegative });
    around(formOf(product([above, by])).sum, formOf(product([below, by])).sum);
    return;
  }
  const cubes = cubesFrom(below);
  if (cubes) {
    multiplyBoth(rewriting, { above, below, by: cubes.by, isNegative });
    const top = product([above, cubes.by]);
    const over = (bottom: Expression): Expression => withSign({ isNegative, body: quotient(top, bottom) });
    rewriting.write(over(cubes.sum), cubes.law);
    const powers = sumOfTerms(
      signedTerms(cubes.sum).map((term) => ({ ...term, body: formOf(term.body).sum })),
    );
    rewriting.write(over(powers), 'algebra.powers');
    const cube = signed(formOf(powers).sum);
    const simple = quotient(termByTerm(above, cubes.by), cube.body);
    const isOpposite = isNegative !== cube.isNegative;
    rewriting.write(withSign({ isNegative: isOpposite, body: simple }), 'algebra.simplify');
    return;
  }
  const [left, right, by] = conjugate(below);
  multiplyBoth(rewriting, { above, below, by, isNegative });
  const squares: Expression = ['-', ['^', left, '2'], ['^', right, '2']];
  rewriting.write(
    withSign({ isNegative, body: quotient(product([above, by]), squares) }),
    'algebra.product-of-conjugates',
  );
  const next = formOf(squares).sum;
  const isLong = lettersIn(below).length > 0 && isSum(above);
  around(isLong ? product([above, by]) : formOf(product([above, by])).sum, next);
}

/** Multiplies a sum by a factor without roots, and keeps the order of its terms. */
function termByTerm(factor: Expression, sum: Expression): Expression {
  if (isSum(factor) || hasRoot(factor)) return formOf(product([factor, sum])).sum;
  return sumOfTerms(
    signedTerms(sum).flatMap((term) => signedTerms(formOf(product([factor, withSign(term)])).sum)),
  );
}

function hasSquareRoot(expression: Expression): boolean {
  return expression[0] === '√' || operandsOf(expression).some(hasSquareRoot);
}

/** A factor that turns a sum with cube roots into a sum of two cubes, which is rational. */
interface Cubes {
  readonly by: Expression;
  readonly sum: Expression;
  readonly law: Law;
}

/** Returns the factor for a ± b or a² ± ab + b² with cube roots. Returns undefined for other sums. */
function cubesFrom(below: Expression): Cubes | undefined {
  const isCubic = /"\d+\/3"/.test(JSON.stringify(below)) && !hasSquareRoot(below);
  const terms = [...signedTerms(below)].sort((a, b) => Number(a.isNegative) - Number(b.isNegative));
  const [first, second, third] = terms.map(withSign);
  if (!isCubic || first === undefined || second === undefined || terms.length > 3) return undefined;
  if (third === undefined) return cubesOfTwo(first, second);
  for (const middle of [third, second, first]) {
    const [square, other] = [first, second, third].filter((term) => term !== middle);
    if (square === undefined || other === undefined) continue;
    if ([square, other].some((term) => signed(term).isNegative)) continue;
    if (haveSameForm(['×', square, other], ['^', middle, '2'])) return cubesOfThree(square, middle, other);
  }
  return undefined;
}

/** Returns the cubes of a and b for a² + ab + b². */
function cubesOfThree(square: Expression, middle: Expression, other: Expression): Cubes {
  const [one, two] = [plain(['√', square]), plain(['√', other])];
  const [a, b] = isLarger(one, two) ? [one, two] : [two, one];
  const isPlus = !signed(middle).isNegative;
  const sign = isPlus ? '-' : '+';
  return {
    by: [sign, a, b],
    sum: [sign, ['^', a, '3'], ['^', b, '3']],
    law: isPlus ? 'algebra.product-of-cubes:minus' : 'algebra.product-of-cubes:plus',
  };
}

const plain = (expression: Expression): Expression => formOf(expression).sum;

function cubesOfTwo(a: Expression, b: Expression): Cubes {
  const squares = [plain(['^', a, '2']), plain(['neg', ['×', a, b]]), plain(['^', b, '2'])];
  const isMinus = signed(b).isNegative;
  const sum: Expression = isMinus
    ? ['-', ['^', a, '3'], ['^', signed(b).body, '3']]
    : ['+', ['^', a, '3'], ['^', b, '3']];
  const law = isMinus ? 'algebra.product-of-cubes:minus' : 'algebra.product-of-cubes:plus';
  return { by: sumOfTerms(squares.flatMap(signedTerms)), sum, law };
}

function isLarger(a: Expression, b: Expression): boolean {
  return signOf(enclose(['-', a, b], {})) === 1;
}

function multiplyBoth(
  rewriting: Rewriting,
  {
    above,
    below,
    by,
    isNegative,
  }: {
    readonly above: Expression;
    readonly below: Expression;
    readonly by: Expression;
    readonly isNegative: boolean;
  },
): void {
  const law = say('algebra.extend-fraction', { n: by });
  rewriting.write(withSign({ isNegative, body: quotient(product([above, by]), product([below, by])) }), law);
}

/** Returns the two parts of a sum, the larger one first if both are numbers, and the conjugate. */
function conjugate(sum: Expression): readonly [Expression, Expression, Expression] {
  const terms = signedTerms(sum);
  const last = terms.at(-1) ?? { isNegative: false, body: '0' };
  const [a, b] = [sumOfTerms(terms.slice(0, -1)), last.body];
  if (last.isNegative) return [a, b, ['+', a, b]];
  const isLarger =
    lettersIn(sum).length > 0 || signOf(enclose(['-', ['^', a, '2'], ['^', b, '2']], {})) === 1;
  return isLarger ? [a, b, ['-', a, b]] : [b, a, ['-', b, a]];
}
