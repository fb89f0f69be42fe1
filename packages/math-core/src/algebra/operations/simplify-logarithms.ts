import { operandsOf, sizeOf } from '../../expression/rewrite.js';
import { isNumberText, type Expression } from '../../steps/expression.js';
import { constantValue } from '../../expression/constant.js';
import { numberText } from '../../expression/number-text.js';
import { compare, divide, multiply, rational, reduce } from '../../rational/rational.js';
import { asPower } from '../normal/exact-powers.js';
import { exactRoot } from '../normal/exact-root.js';
import type { Rewriting } from './rewriting.js';
import { factorsIn, powerOf, product, quotient, signedTerms } from './tree.js';
import { formOf, worked } from './worked.js';
import { type Law, say } from '../texts/operation-steps.js';

/** Combines logarithms of the same base if that makes the expression shorter. Returns whether it did. */
export function simplifiedLogarithms(rewriting: Rewriting): boolean {
  const terms = signedTerms(rewriting.result).map(({ isNegative, body }) => ({
    isNegative,
    ...logarithmIn(body),
  }));
  const [first] = terms;
  if (
    !first?.log ||
    terms.some(({ log }) => log?.[0] !== first.log?.[0] || baseOf(log) !== baseOf(first.log))
  )
    return false;
  const after = worked(rewriting.result);
  if (sizeOf(after) >= sizeOf(rewriting.result)) return false;
  if (terms.length > 1) {
    const part = (isNegative: boolean): Expression =>
      product(
        terms
          .filter((term) => term.isNegative === isNegative)
          .map(({ log, times }) => powerOf(operandsOf(log ?? '0').at(-1) ?? '1', times)),
      );
    rewriting.write(withValue(first.log, quotient(part(false), part(true))), lawOfJoining(terms));
    const [value] = [operandsOf(rewriting.result).at(-1) ?? '1'];
    rewriting.write(withValue(first.log, formOf(value).expression), 'algebra.work-out-terms:inside');
  }
  const exponent = after;
  const base = first.log[0] === 'ln' ? 'e' : (first.log[1] ?? '10');
  const value = operandsOf(rewriting.result).at(-1) ?? '1';
  const last = changeBase(rewriting, exponent);
  const isPower = rewriting.result[0] === first.log[0] && value !== '1' && value !== base && value[0] !== '^';
  if (isPower && isNumberText(exponent))
    rewriting.write(withValue(first.log, ['^', base, exponent]), 'algebra.as-power-of-base');
  rewriting.write(last ?? after, lawOfPower(value, rewriting.result));
  if (last) rewriting.write(after, signLaw(last));
  return true;
}

/** Returns the law by which the logarithms of a sum become one. */
function lawOfJoining(terms: readonly { readonly isNegative: boolean; readonly times: number }[]): Law {
  const [first, ...others] = terms;
  if (first?.isNegative === true || terms.some(({ times }) => times > 1)) return 'algebra.logarithm-law';
  if (others.every(({ isNegative }) => !isNegative)) return 'algebra.logarithm-product';
  return others.every(({ isNegative }) => isNegative)
    ? 'algebra.logarithm-quotient'
    : 'algebra.logarithm-law';
}

/** Returns the law by which logarithms become their exponents: one logarithm, that of 1, or a quotient of two. */
function lawOfPower(value: Expression, line: Expression): Law {
  if (value === '1') return 'algebra.logarithm-of-power:one';
  return line[0] === 'log' || line[0] === 'ln'
    ? 'algebra.logarithm-of-power'
    : 'algebra.logarithm-of-power:each';
}

/** Returns the law by which a quotient of integers loses its minus signs. */
function signLaw(fraction: Expression): Law {
  const areNegative = operandsOf(fraction).every((part) => typeof part === 'string' && part.startsWith('-'));
  return areNegative ? 'algebra.sign-first:same' : 'algebra.sign-first:different';
}

/** Takes the exponent out of the logarithm of a reciprocal: ln (1/8) is ln 2⁻³, so −3 ln 2. Returns whether it did. */
export function withoutReciprocal(rewriting: Rewriting): boolean {
  const log = rewriting.result;
  if (typeof log === 'string' || (log[0] !== 'ln' && log[0] !== 'log')) return false;
  if (log[0] === 'log' && !/^[1-9]\d*$/.test(String(log[1]))) return false;
  const value = constantValue(log.at(-1) ?? '1');
  const { numerator, denominator } = reduce(value ?? rational(1n));
  if (numerator !== 1n || denominator === 1n || constantValue(worked(log))) return false;
  const { root, exponent } = asPower(rational(denominator));
  const base = numberText(root);
  rewriting.write(withValue(log, ['^', base, String(-exponent)]), 'algebra.negative-exponent');
  const body = withValue(log, base);
  const times = exponent === 1n ? body : (['×', exponent.toString(), body] as const);
  rewriting.write(['neg', times], EXPONENT_FIRST);
  return true;
}

const EXPONENT_FIRST = 'algebra.exponent-first';

/**
 * Changes the base: log₄ 8 = log₂ 8 ÷ log₂ 4 = log₂ 2³ ÷ log₂ 2². Returns the quotient of both exponents if it isn't in lowest
 * terms yet.
 */
function changeBase(rewriting: Rewriting, exponent: Expression): Expression | undefined {
  const [base = '', value = ''] = operandsOf(rewriting.result);
  const parts = typeof exponent === 'string' ? exponent.split('/')[1] : undefined;
  const number = constantValue(base);
  const root = parts === undefined || !number ? undefined : exactRoot(number, BigInt(parts));
  if (!root) return undefined;
  const isBelowOne = compare(root, rational(1n)) < 0;
  const common = numberText(isBelowOne ? divide(rational(1n), root) : root);
  rewriting.write(
    quotient(['log', common, value], ['log', common, base]),
    say('algebra.change-base', { n: common }),
  );
  const [above = '1', below = '1'] = String(exponent)
    .split('/')
    .map((part) => (isBelowOne ? numberText(multiply(rational(-1n), rational(BigInt(part)))) : part));
  const inside = (power: string): Expression => ['log', common, powerOf(common, Number(power))];
  rewriting.write(quotient(inside(above), inside(below)), 'algebra.as-power-of-base:each');
  return below.startsWith('-') ? ['/', above, below] : undefined;
}

interface Logarithm {
  readonly log?: Exclude<Expression, string>;
  readonly times: number;
}

/** Returns a logarithm with an integer coefficient. */
function logarithmIn(body: Expression): Logarithm {
  const factors = factorsIn(body);
  const [log, second] = factors.filter((factor) => factor[0] === 'ln' || factor[0] === 'log');
  const [times = '1', other] = factors.filter((factor) => factor !== log);
  const isPlain =
    log !== undefined &&
    typeof log !== 'string' &&
    second === undefined &&
    other === undefined &&
    /^\d{1,2}$/.test(String(times));
  return isPlain ? { log, times: Number(times) } : { times: 1 };
}

function baseOf(log: Exclude<Expression, string> | undefined): string {
  return JSON.stringify(log?.[0] === 'log' ? log[1] : 'e');
}

function withValue(log: Exclude<Expression, string>, value: Expression): Expression {
  return log[0] === 'log' ? ['log', log[1] ?? '10', value] : ['ln', value];
}
