import { type Interval } from '../../../real/enclosure.js';
import { naturalLogarithm } from '../../../real/natural-logarithm.js';
import type { Rational } from '../../../rational/rational.js';
import type { Expression } from '../../../steps/expression.js';
import { type AlgebraicNumber } from '../point/algebraic-number.js';
import { algebraicExpression } from '../point/exact-value.js';
import { Constant } from '../point/constant.js';
import { type Atom, atomic, type Formal, formalName, plus, scaled } from '../point/formal.js';
import { algebraicEnclosure, algebraicKey } from '../atoms.js';

/** Returns ln v for a rational v > 0, split into the prime factors that can be found. */
export function logarithmOfRational({ numerator, denominator }: Rational): Formal {
  return plus(logarithmOfInteger(numerator), scaled(logarithmOfInteger(denominator), -1n));
}

const LARGEST_TRIAL = 3000n;

function logarithmOfInteger(n: bigint): Formal {
  let sum: Formal = new Map();
  let rest = n;
  for (let d = 2n; d <= LARGEST_TRIAL && d * d <= rest; d += 1n) {
    for (; rest % d === 0n; rest /= d) sum = plus(sum, atomic(logarithmAtom(d)));
  }
  return rest === 1n ? sum : plus(sum, atomic(logarithmAtom(rest)));
}

function logarithmAtom(n: bigint): Atom {
  return {
    key: `ln ${n}`,
    expression: ['ln', n.toString()],
    enclosure: (bits) => naturalLogarithm({ numerator: n, denominator: 1n }, bits),
  };
}

/** Returns ln α for an irrational algebraic number α > 0. */
export function logarithmOfAlgebraic(number: AlgebraicNumber): Formal {
  const argument = algebraicExpression(number);
  return atomic({
    key: `ln ${algebraicKey(number)}`,
    expression: argument && ['ln', argument],
    enclosure: (bits) => logarithmBetween(algebraicEnclosure(number, 2 * bits + 64), 2 * bits + 64, bits),
  });
}

/** Returns the logarithm of a positive constant that can't be simplified. */
export function logarithmOfConstant(value: Constant, expression: Expression): Formal {
  return atomic({
    key: `ln(${formalName(value.numerator)} / ${formalName(value.denominator)})`,
    expression: ['ln', expression],
    enclosure: (bits) => {
      value.narrow(bits + 64);
      const [low, high] = [value.low, value.high];
      return low.numerator > 0n
        ? [naturalLogarithm(low, bits)[0], naturalLogarithm(high, bits)[1]]
        : undefined;
    },
  });
}

function logarithmBetween([low, high]: Interval, from: number, bits: number): Interval | undefined {
  if (low <= 0n) return undefined;
  const denominator = 1n << BigInt(from);
  return [
    naturalLogarithm({ numerator: low, denominator }, bits)[0],
    naturalLogarithm({ numerator: high, denominator }, bits)[1],
  ];
}
