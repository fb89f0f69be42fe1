import { constantValue } from '../../expression/constant.js';
import { isSame, mapOperands, operandsOf } from '../../expression/rewrite.js';
import type { Expression } from '../../steps/expression.js';
import { rational, reduce } from '../../rational/rational.js';
import { type SignedExpression, sumOfTerms } from '../polynomial/to-expression.js';
import { lettersIn } from '../normal/identical.js';
import { signOfValue } from '../normal/value-sign.js';
import type { Rewriting } from './rewriting.js';
import { factorsIn, product, signed } from './tree.js';
import { worked } from './worked.js';

/** A factor under a logarithm with its exponent: x³ in the numerator, y with the exponent −1 in the denominator. */
interface Power {
  readonly base: Expression;
  readonly exponent: Expression;
}

/**
 * Splits the logarithms of products, quotients and powers with letters: log (100x²) is log 100 + 2 log |x|. A base that may be
 * negative where the logarithm is defined is in absolute value bars.
 */
export function splitLogarithms(rewriting: Rewriting): Rewriting {
  rewriting.write(changed(rewriting.result, split), 'algebra.split-logarithms');
  return rewriting.write(
    changed(rewriting.result, (log) => (lettersIn(log).length > 0 ? log : rationalOr(log))),
    'algebra.logarithm-of-power',
  );
}

/** Replaces every logarithm of an expression, from the inside to the outside. */
function changed(expression: Expression, of: (log: Expression) => Expression): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const inner: Expression = [operator, ...operands.map((operand) => changed(operand, of))];
  return operator === 'ln' || operator === 'log' ? of(inner) : inner;
}

function rationalOr(log: Expression): Expression {
  const value = worked(log);
  return constantValue(value) ? value : log;
}

function split(log: Expression): Expression {
  const value = operandsOf(log).at(-1) ?? '1';
  const powers = powersIn(value);
  const [only, ...others] = powers;
  if (lettersIn(value).length === 0 || !only || (others.length === 0 && only.exponent === '1')) return log;
  const logBase = log[0] === 'ln' ? 'e' : (operandsOf(log)[0] ?? '10');
  const signs = powers.map((power) => (isSame(power.base, logBase) ? 'positive base' : signIn(power)));
  const unknown = signs.filter((sign) => sign === 'unknown').length;
  const isNegativeRest = signs.includes('negative base');
  const terms = powers.map((power, i): SignedExpression => {
    // The argument is positive. So if all other factors are, its only factor of unknown sign is positive, too.
    const isPositive =
      signs[i] === 'positive base' || (signs[i] === 'unknown' && unknown === 1 && !isNegativeRest);
    const { isNegative, body } = signed(power.exponent);
    if (isSame(power.base, logBase)) return { isNegative, body };
    const size = signs[i] === 'negative base' ? worked(['neg', power.base]) : (['abs', power.base] as const);
    const base = isPositive ? power.base : size;
    return { isNegative, body: product([body, log[0] === 'ln' ? ['ln', base] : ['log', logBase, base]]) };
  });
  return sumOfTerms(terms);
}

/** Returns the known sign of a power where the logarithm is defined. */
function signIn({ base, exponent }: Power): 'positive base' | 'negative base' | 'positive power' | 'unknown' {
  const { numerator, denominator } = reduce(constantValue(exponent) ?? rational(1n));
  const sign = lettersIn(base).length > 0 ? undefined : signOfValue(base);
  if (denominator % 2n === 0n || base[0] === 'abs' || sign === 1) return 'positive base';
  if (sign === -1) return 'negative base';
  return numerator % 2n === 0n ? 'positive power' : 'unknown';
}

function powersIn(value: Expression): readonly Power[] {
  return factorsIn(value).flatMap((factor): readonly Power[] => {
    const [first = '0', second = '1'] = operandsOf(factor);
    if (factor[0] === '/' || factor[0] === '÷') {
      const below = powersIn(second).map(({ base, exponent }) => ({
        base,
        exponent: worked(['neg', exponent]),
      }));
      return [...powersIn(first), ...below].filter(({ base }) => base !== '1');
    }
    if (factor[0] === '√') return [{ base: first, exponent: '1/2' }];
    const isPower =
      lettersIn(first).length > 0 ? constantValue(second) !== undefined : signOfValue(first) === 1;
    return [
      factor[0] === '^' && isPower ? { base: first, exponent: second } : { base: factor, exponent: '1' },
    ];
  });
}

/**
 * Runs a rewriting with a letter in place of each logarithm, because the normal form writes logarithms as
 * quotients of natural ones.
 */
export function withLogarithmsWhole(rewriting: Rewriting, run: (start: Expression) => Rewriting): Rewriting {
  const found: Expression[] = [];
  const named = changed(rewriting.result, (log) => {
    const place = found.findIndex((one) => isSame(one, log));
    return nameOf(place < 0 ? found.push(log) - 1 : place);
  });
  const restored = (expression: Expression): Expression => {
    if (typeof expression !== 'string') return mapOperands(expression, restored);
    return found.find((_, i) => nameOf(i) === expression) ?? expression;
  };
  return rewriting.within(run(named), restored);
}

// The normal form sorts factors by name, and these come after all letters that can be typed.
const nameOf = (index: number): string => `λ${String(index)}`;
