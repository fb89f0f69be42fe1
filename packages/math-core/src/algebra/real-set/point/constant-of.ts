import { type Rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { algebraicConstant, EULER, exponentialOf, PI } from '../atoms.js';
import {
  addConstants,
  Constant,
  constantSign,
  invertConstant,
  multiplyConstants,
  negateConstant,
  rationalConstant,
} from './constant.js';
import { constantExpression } from './constant-expression.js';
import { integer } from './formal.js';
import { isTranscendental } from './transcendental.js';
import { undecided } from '../work.js';
import { algebraicValue, logarithmOf, rootOfConstant } from './constant-logarithm.js';

/** Returns the value of an expression without letters, or null if it has none. */
export function constantOf(expression: Expression): Constant | null {
  if (!isTranscendental(expression, '')) {
    const number = algebraicValue(expression);
    return number && algebraicConstant(number);
  }
  if (typeof expression === 'string') return expression === 'e' ? EULER : PI;
  const [operator, ...operands] = expression;
  if (operator === '^') return powerOf(operands[0] ?? '', operands[1] ?? '');
  const values: Constant[] = [];
  for (const operand of operands) {
    const value = constantOf(operand);
    if (!value) return null;
    values.push(value);
  }
  return operation(operator, values);
}

function operation(operator: string, values: readonly Constant[]): Constant | null {
  const [first, second] = values;
  if (!first) return undecided();
  if (operator === '+') return values.reduce(addConstants);
  if (operator === '×') return values.reduce(multiplyConstants);
  if (operator === '-' && !second) return negateConstant(first);
  const ofTwo = OF_TWO[operator];
  if (ofTwo) return second ? ofTwo(first, second) : undecided();
  const ofOne = OF_ONE[operator];
  return ofOne ? ofOne(first) : undecided();
}

const OF_ONE: Readonly<Partial<Record<string, (value: Constant) => Constant | null>>> = {
  neg: negateConstant,
  '()': (value) => value,
  abs: (value) => (constantSign(value) < 0 ? negateConstant(value) : value),
  '√': rootOfConstant,
  ln: logarithmOf,
};

const OF_TWO: Readonly<Partial<Record<string, (a: Constant, b: Constant) => Constant | null>>> = {
  '-': (a, b) => addConstants(a, negateConstant(b)),
  '/': divided,
  '÷': divided,
  log: logarithmToBase,
};

function divided(a: Constant, b: Constant): Constant | null {
  const inverse = invertConstant(b);
  return inverse ? multiplyConstants(a, inverse) : null;
}

function logarithmToBase(base: Constant, value: Constant): Constant | null {
  const [top, bottom] = [logarithmOf(value), logarithmOf(base)];
  return top && bottom && divided(top, bottom);
}

function powerOf(base: Expression, exponent: Expression): Constant | null {
  const [b, c] = [constantOf(base), constantOf(exponent)];
  if (!b || !c) return null;
  if (c.rational) return rationalPower(b, c.rational);
  if (constantSign(b) === 0) return undecided();
  const logarithm = logarithmOf(b);
  return logarithm && exponentialOfConstant(multiplyConstants(logarithm, c));
}

function rationalPower(base: Constant, { numerator, denominator }: Rational): Constant | null {
  if (denominator === 2n) {
    const root = rootOfConstant(base);
    return root && rationalPower(root, { numerator, denominator: 1n });
  }
  if (denominator !== 1n) {
    if (constantSign(base) <= 0) return undecided();
    const logarithm = logarithmOf(base);
    return (
      logarithm &&
      exponentialOfConstant(multiplyConstants(logarithm, rationalConstant({ numerator, denominator })))
    );
  }
  if (numerator === 0n && constantSign(base) === 0) return null;
  const size = numerator < 0n ? -numerator : numerator;
  if (size > 60n) return undecided();
  let power = rationalConstant({ numerator: 1n, denominator: 1n });
  for (let i = 0n; i < size; i += 1n) power = multiplyConstants(power, base);
  return numerator < 0n ? (invertConstant(power) ?? null) : power;
}

/** Returns e^c, with e^(n + k ln a) written as e^n a^k. */
function exponentialOfConstant(value: Constant): Constant {
  const divisor = value.denominator.get('')?.coefficient;
  const terms = [...value.numerator.values()];
  const isSimple = terms.every(({ coefficient, factors }) => {
    const [atom, n] = factors[0] ?? [];
    const written = atom?.expression;
    const isLogarithm = written !== undefined && typeof written !== 'string' && written[0] === 'ln';
    return (
      divisor !== undefined &&
      coefficient % divisor === 0n &&
      (factors.length === 0 || (factors.length === 1 && n === 1 && isLogarithm))
    );
  });
  if (value.denominator.size !== 1 || divisor === undefined || !isSimple) {
    return new Constant(exponentialOf(value, ['^', 'e', constantExpression(value)]), integer(1n));
  }
  return terms.reduce(
    (result, { coefficient, factors }) => {
      const argument = factors[0]?.[0].expression?.[1];
      const base = argument === undefined ? EULER : (constantOf(argument) ?? undecided());
      const power = rationalPower(base, { numerator: coefficient / divisor, denominator: 1n }) ?? undecided();
      return multiplyConstants(result, power);
    },
    rationalConstant({ numerator: 1n, denominator: 1n }),
  );
}
