import type { Expression } from '../../steps/expression.js';
import { algebraicSign } from './point/algebraic-sign.js';
import { type Cells, combine, mapped } from './cells.js';
import { basePower } from './exponential/common-base.js';
import { withoutCommonFactor } from './common-factor.js';
import { constantOf } from './point/constant-of.js';
import { constantQuotient, constantQuotientSign } from './point/constant-polynomial.js';
import { exponentialSign } from './exponential/exponential-sign.js';
import { logarithmSign } from './exponential/logarithm-sign.js';
import { monomialSign } from './exponential/monomial-sign.js';
import { parseRational, rationalExpression } from './rational-expression.js';
import type { Sign, SignOf } from './polynomial-sign.js';
import { isTranscendental, hasSymbol, unwrapped } from './point/transcendental.js';
import { decided, undecided } from './work.js';

/** Returns the sign of an expression along the line of the unknown, null where it has no value. */
export const signOf: SignOf = (expression, unknown) => {
  if (!isTranscendental(expression, unknown)) {
    return decided(() => algebraicSign(expression, unknown)) ?? productSign(expression, unknown);
  }
  const simple = withPlainNumbers(expression, unknown);
  if (!isTranscendental(simple, unknown)) return algebraicSign(simple, unknown);
  for (const way of WAYS) {
    const sign = decided(() => way(simple, unknown));
    if (sign) return sign;
  }
  return undecided();
};

const WAYS: readonly SignOf[] = [
  (expression, unknown) => productSign(expression, unknown),
  (expression, unknown) => productSign(withoutCommonFactor(expression, unknown), unknown),
  (expression, unknown) => constantQuotientSign(constantQuotient(expression, unknown)),
  (expression, unknown) => exponentialSign(expression, unknown, signOf),
  monomialSign,
  (expression, unknown) => logarithmSign(expression, unknown, signOf),
];

/** Returns the sign of a product, a quotient, or a difference from 0 from the signs of its parts. */
function productSign(expression: Expression, unknown: string): Cells<Sign | null> {
  if (typeof expression === 'string') return undecided();
  const [operator, ...operands] = expression;
  const [first = '', second = ''] = operands;
  if (operator === '-' && second === '0') return signOf(first, unknown);
  if (operator === '()' || operator === '√') return partSign(operator, first, unknown);
  if (operator === '^') return powerSign(first, second, unknown);
  if (operator === 'neg') return combine(signOf(first, unknown), ZERO, (sign) => sign && (-sign as Sign));
  if (operator !== '×' && operator !== '/' && operator !== '÷') return undecided();
  const isQuotient = operator !== '×';
  return operands
    .map((operand) => signOf(operand, unknown))
    .reduce((a, b) =>
      combine(a, b, (x, y) =>
        x === null || y === null || (isQuotient && y === 0) ? null : ((x * y) as Sign),
      ),
    );
}

function powerSign(base: Expression, exponent: Expression, unknown: string): Cells<Sign | null> {
  const n = typeof exponent === 'string' ? Number(exponent) : NaN;
  if (!Number.isSafeInteger(n) || n < 1) return undecided();
  return mapped(signOf(base, unknown), (sign) => (n % 2 === 0 && sign === -1 ? 1 : sign));
}

const ZERO: Cells<null> = { points: [], values: [null] };

function partSign(operator: '()' | '√', operand: Expression, unknown: string): Cells<Sign | null> {
  return combine(signOf(operand, unknown), ZERO, (sign) => (operator === '√' && sign === -1 ? null : sign));
}

/** Evaluates rational parts of an expression that don't contain the unknown: log_2 8 becomes 3. */
function withPlainNumbers(expression: Expression, unknown: string): Expression {
  const plain = unwrapped(expression);
  if (typeof plain === 'string') return plain;
  if (!hasSymbol(plain, unknown) && isTranscendental(plain, unknown)) {
    const value = constantOf(plain)?.rational;
    return value ? rationalExpression(value) : plain;
  }
  const [operator, ...operands] = plain;
  const parts = operands.map((operand) => withPlainNumbers(operand, unknown));
  return (operator === '/' || operator === '÷' ? changedBase(parts) : undefined) ?? [operator, ...parts];
}

/** Rewrites ln u ÷ ln b as log_b u for a numeric b, and likewise for any common base. */
function changedBase([over = '', under = '']: readonly Expression[]): Expression | undefined {
  if (typeof over === 'string' || typeof under === 'string' || over[0] !== under[0]) return undefined;
  const place = over[0] === 'ln' ? 1 : over[0] === 'log' ? 2 : undefined;
  if (place === undefined || (place === 2 && over[1] !== under[1])) return undefined;
  const base = under[place];
  const value = typeof base === 'string' ? parseRational(base) : undefined;
  return base !== undefined && value && basePower(value) ? ['log', base, over[place] ?? ''] : undefined;
}
