import { constantValue } from '../../expression/constant.js';
import { isSame, operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { type SignedExpression, sumOfTerms } from '../polynomial/to-expression.js';
import { say } from '../texts/operation-steps.js';
import type { Rewriting } from './rewriting.js';
import { largestSquare } from './simplify-root.js';
import { factorsIn, product, signedTerms } from './tree.js';
import { formOf, worked } from './worked.js';

/** A term of a sum that is a number times the square root of an integer: ±3√50. */
interface RootTerm {
  readonly isNegative: boolean;
  readonly numbers: readonly Expression[];
  /** The radicand is root² · rest, where root is the largest possible. */
  readonly root: bigint;
  readonly rest: bigint;
}

/** Simplifies all roots of a sum at once, and adds them if they are alike. Returns whether the sum is done. */
export function addedRoots(rewriting: Rewriting): boolean {
  const terms = signedTerms(rewriting.result).map((term) => rootTermOf(term) ?? term);
  const roots = terms.filter(isRootTerm);
  if (roots.length < 2) return false;
  const write = (body: (term: RootTerm) => readonly Expression[]): Expression =>
    sumOfTerms(
      terms.map((term) =>
        isRootTerm(term) ? { isNegative: term.isNegative, body: product(body(term)) } : term,
      ),
    );
  rewriting.write(
    write(({ numbers, root, rest }) => [...numbers, rootOf(root, rest)]),
    'algebra.square-factor',
  );
  rewriting.write(
    write(({ numbers, root, rest }) => [...numbers, String(root), ...plainRoot(rest)]),
    'algebra.root-of-square:several',
  );
  rewriting.write(
    write((term) => [coefficientOf(term), ...plainRoot(term.rest)]),
    'algebra.multiply-numbers',
  );
  const [{ rest } = { rest: 1n }] = roots;
  if (rest === 1n || roots.length < terms.length || roots.some((term) => term.rest !== rest)) return false;
  const root: Expression = ['√', rest.toString()];
  const inner = sumOfTerms(roots.map((term) => ({ isNegative: term.isNegative, body: coefficientOf(term) })));
  const [before, after] = [rewriting.result, worked(rewriting.result)];
  if (isSame(before, after)) return true;
  rewriting.write(product([inner, root]), say('algebra.common-factor', { n: root }));
  rewriting.write(after, 'algebra.inside');
  return true;
}

function isRootTerm(term: RootTerm | SignedExpression): term is RootTerm {
  return 'rest' in term;
}

function rootTermOf({ isNegative, body }: SignedExpression): RootTerm | undefined {
  const factors = factorsIn(body);
  const numbers = factors.filter((factor) => constantValue(factor) !== undefined);
  const [inside, ...others] = factors.filter((factor) => !numbers.includes(factor));
  const radicand = inside?.[0] === '√' ? constantValue(operandsOf(inside)[0] ?? '') : undefined;
  if (others.length > 0 || !radicand || radicand.denominator !== 1n || radicand.numerator < 1n)
    return undefined;
  return { isNegative, numbers, ...largestSquare(radicand.numerator) };
}

function rootOf(root: bigint, rest: bigint): Expression {
  return ['√', product([(root * root).toString(), rest.toString()])];
}

function plainRoot(rest: bigint): readonly Expression[] {
  return rest === 1n ? [] : [['√', rest.toString()]];
}

function coefficientOf({ numbers, root }: RootTerm): Expression {
  return formOf(product([...numbers, root.toString()])).sum;
}
