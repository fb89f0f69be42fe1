import type { Expression } from '../../../steps/expression.js';
import type { Rational } from '../../../rational/rational.js';
import { leastCommonMultiple } from '../../../rational/integer.js';
import { type Cells, combine, everywhere } from '../cells.js';
import { type BasePower, basePower, isSameBase } from './common-base.js';
import { type Constant, multiplyConstants, rationalConstant, constantSign } from '../point/constant.js';
import { constantOf } from '../point/constant-of.js';
import { expressionOfPoint } from '../point/point-expression.js';
import type { Sign, SignOf } from '../polynomial-sign.js';
import { pulledBack } from '../pulled-back.js';
import { rationalExpression } from '../rational-expression.js';
import { hasSymbol, PLACE } from '../point/transcendental.js';
import { decided, undecided } from '../work.js';
import { logarithmIn, numberOf, sumOf } from './logarithm-sum.js';

const MAX_POWER = 12n;

/**
 * Returns the sign of an expression in logarithms. For a sum, c₁ log u + c₂ log v + … > 0 if u^c₁ v^c₂ … > 1 and all
 * arguments are positive. Otherwise it treats the expression as a function of y = log u of one argument.
 */
export function logarithmSign(expression: Expression, unknown: string, signOf: SignOf): Cells<Sign | null> {
  return decided(() => sumSign(expression, unknown, signOf)) ?? substitutedSign(expression, unknown, signOf);
}

function sumSign(expression: Expression, unknown: string, signOf: SignOf): Cells<Sign | null> {
  const { terms, constant } = sumOf(expression, unknown);
  const base = terms[0]?.base.base ?? undecided();
  if (terms.some((term) => !isSameBase(term.base.base, base))) return undecided();
  const exponents = terms.map(({ coefficient, base: { exponent } }) => overInteger(coefficient, exponent));
  const m = exponents.reduce((common, { denominator }) => leastCommonMultiple(common, denominator), 1n);
  const powers = exponents.map(({ numerator, denominator }) => (numerator * m) / denominator);
  if (powers.some((k) => k > MAX_POWER || k < -MAX_POWER)) return undecided();
  const productOf = (isWanted: (k: bigint) => boolean): readonly Expression[] =>
    terms.flatMap(({ argument }, i): readonly Expression[] => {
      const k = powers[i] ?? 0n;
      return isWanted(k) ? [['^', argument, (k < 0n ? -k : k).toString()]] : [];
    });
  const outside =
    multiplyConstants(constant, rationalConstant({ numerator: m, denominator: 1n })).rational ?? undecided();
  const factor: readonly Expression[] =
    outside.numerator === 0n ? [] : [['^', textOf(base), rationalExpression(outside)]];
  const [above, below] = [productOf((k) => k > 0n), productOf((k) => k < 0n)];
  let sign = signOf(['-', ['×', '1', ...factor, ...above], ['×', '1', ...below]], unknown);
  for (const { argument } of terms) {
    if (hasSymbol(argument, unknown)) sign = onlyWhereAbove(sign, signOf(argument, unknown));
    else if (!isAboveZero(argument)) return everywhere(null);
  }
  return sign;
}

function isAboveZero(argument: Expression): boolean {
  const value = constantOf(argument);
  return value !== null && constantSign(value) > 0;
}

function onlyWhereAbove(sign: Cells<Sign | null>, argument: Cells<Sign | null>): Cells<Sign | null> {
  return combine(sign, argument, (value, s) => (s === 1 ? value : null));
}

/** Returns coefficient ÷ exponent. */
function overInteger(coefficient: Constant, exponent: number): Rational {
  const inverse = rationalConstant(
    exponent < 0
      ? { numerator: -1n, denominator: BigInt(-exponent) }
      : { numerator: 1n, denominator: BigInt(exponent) },
  );
  return multiplyConstants(coefficient, inverse).rational ?? undecided();
}

const textOf = (base: BasePower['base']): Expression => (base === 'e' ? 'e' : rationalExpression(base));

/** Returns the sign of an expression as a function of y = log u, where u is the argument of each logarithm. */
function substitutedSign(expression: Expression, unknown: string, signOf: SignOf): Cells<Sign | null> {
  const found: { argument: Expression; base: BasePower['base'] }[] = [];
  const note = (argument: Expression, base: BasePower['base']): void => {
    const [first] = found;
    if (
      first &&
      (JSON.stringify(first.argument) !== JSON.stringify(argument) || !isSameBase(first.base, base))
    )
      undecided();
    found.push({ argument, base });
  };
  const inY = substituted(expression, unknown, note);
  const [only] = found;
  if (!only || unknown === PLACE || hasSymbol(inY, unknown)) return undecided();
  const cells = signOf(inY, PLACE);
  const { argument, base } = only;
  const pulled = pulledBack(cells, (point) => {
    return signOf(['-', argument, ['^', textOf(base), expressionOfPoint(point) ?? undecided()]], unknown);
  });
  return onlyWhereAbove(pulled, signOf(argument, unknown));
}

function substituted(
  expression: Expression,
  unknown: string,
  note: (argument: Expression, base: BasePower['base']) => void,
): Expression {
  if (typeof expression === 'string') return expression;
  const [operator, ...operands] = expression;
  const logarithm = logarithmIn(expression);
  if (logarithm && hasSymbol(logarithm.argument, unknown)) {
    note(logarithm.argument, logarithm.base.base);
    return ['/', PLACE, logarithm.base.exponent.toString()];
  }
  const [base = '', value = ''] = operands;
  if (operator === 'log' && hasSymbol(base, unknown)) {
    const power = hasSymbol(value, unknown) ? undefined : basePower(numberOf(value).rational ?? undecided());
    if (!power) return undecided();
    note(base, power.base);
    return ['/', power.exponent.toString(), PLACE];
  }
  return [operator, ...operands.map((operand) => substituted(operand, unknown, note))];
}
