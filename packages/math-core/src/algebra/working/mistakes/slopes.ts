import { compare, divide, multiply, type Rational, reduce } from '../../../rational/rational.js';
import { coefficientsIn, constantOf, degreeIn, ZERO } from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { polynomialOf } from '../fraction-of.js';
import { difference, lettersIn } from '../substitute.js';
import type { Pair } from './recognised.js';

/** Recognizes y = mx + n with the slope inverted. */
export function isSlopeInverted({ before, after }: Pair): boolean {
  const [old, now] = [slopeIn(before), slopeIn(after)];
  if (!old || !now || after.kind !== 'relation' || typeof after.left !== 'string') return false;
  if (absolute(old.numerator) === old.denominator) return false;
  const both = multiply(old, now);
  return both.numerator !== 0n && absolute(both.numerator) === both.denominator && compare(old, now) !== 0;
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}

/** Returns the slope dy/dx of a line in x and y. */
function slopeIn(statement: Statement): Rational | undefined {
  const polynomial =
    statement.kind === 'relation' && statement.relation === '='
      ? polynomialOf(difference(statement))
      : undefined;
  if (!polynomial || [...lettersIn(statement)].sort().join() !== 'x,y') return undefined;
  if (degreeIn(polynomial, 'x') !== 1 || degreeIn(polynomial, 'y') !== 1) return undefined;
  const [a, b] = ['x', 'y'].map((name) => constantOf(coefficientsIn(polynomial, name)[1] ?? ZERO));
  if (!a || !b) return undefined;
  const slope = divide(a, b);
  return reduce({ numerator: -slope.numerator, denominator: slope.denominator });
}
