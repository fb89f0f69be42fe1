import { reduce } from '../../rational/rational.js';
import { exactRoot } from '../normal/exact-root.js';
import {
  add,
  isEqual,
  multiply,
  negate,
  type Polynomial,
  polynomialExpression,
  polynomialRoot,
  power,
  subtract,
  type Term,
} from '../polynomial/polynomial.js';
import { monomial } from '../polynomial/monomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import type { Expression } from '../../steps/expression.js';
import type { Split } from './split.js';
import { product } from './tree.js';

/** Factors two squares or cubes: a² − b², a³ − b³, a³ + b³. */
export function splitTwoTerms({ terms }: Polynomial): Split | undefined {
  const [first, second, third] = terms;
  if (!first || !second || third) return undefined;
  const isTurned = first.coefficient.numerator < 0n && second.coefficient.numerator > 0n;
  const isDifference = first.coefficient.numerator > 0n && second.coefficient.numerator < 0n;
  const squares =
    isDifference || isTurned ? rootsOf(isTurned ? [second, first] : [first, second], 2) : undefined;
  if (squares) {
    const [a, b] = squares;
    return {
      parts: [subtract(a, b), add(a, b)],
      lines: [
        {
          expression: ['-', raised(a, 2), raised(b, 2)],
          law: 'algebra.as-powers:squares',
        },
      ],
      law: 'algebra.factor-squares',

      isDone: [a, b].some((root) => root.terms.some(({ coefficient }) => coefficient.denominator !== 1n)),
    };
  }
  const cubes = first.coefficient.numerator < 0n ? undefined : rootsOf([first, second], 3);
  return cubes && splitCubes(cubes[0], cubes[1], isDifference);
}

function splitCubes(a: Polynomial, b: Polynomial, isDifference: boolean): Split {
  const [linear, middle] = isDifference
    ? [subtract(a, b), multiply(a, b)]
    : [add(a, b), negate(multiply(a, b))];
  return {
    parts: [linear, add(add(power(a, 2), middle), power(b, 2))],
    lines: [
      {
        expression: [isDifference ? '-' : '+', raised(a, 3), raised(b, 3)],
        law: 'algebra.as-powers:cubes',
      },
    ],
    law: isDifference ? 'algebra.cubes:minus' : 'algebra.cubes:plus',
  };
}

/** Recognizes the square or cube of a sum. */
export function splitPower(a: Polynomial): Split | undefined {
  const root = polynomialRoot(a);
  if (root) return squareOf(a, root);
  const [first, last] = [a.terms[0], a.terms.at(-1)];
  const cubes = a.terms.length === 4 && first && last ? rootsOf([first, last], 3) : undefined;
  if (!cubes) return undefined;
  const [left, right] = [cubes[0], last && last.coefficient.numerator < 0n ? negate(cubes[1]) : cubes[1]];
  const base = add(left, right);
  if (!isEqual(power(base, 3), a)) return undefined;
  const isDifference = (right.terms[0]?.coefficient.numerator ?? 0n) < 0n;
  return {
    parts: [base, base, base],
    lines: [],
    law: isDifference ? 'algebra.cube-of-sum:minus' : 'algebra.cube-of-sum:plus',
  };
}

function squareOf(a: Polynomial, root: Polynomial): Split {
  const [left, right] = root.terms.map((term) => ({ terms: [term] }));
  const isLong = root.terms.length > 2 || a.terms.length < 3 || !left || !right;
  if (isLong) return { parts: [root, root], lines: [], law: 'algebra.as-square:sum' };
  const isDifference = (right.terms[0]?.coefficient.numerator ?? 0n) < 0n;
  const size = isDifference ? negate(right) : right;
  const double = product(['2', polynomialExpression(left), polynomialExpression(size)]);
  return {
    parts: [root, root],
    lines: [
      {
        expression: sumOfTerms([
          { isNegative: false, body: raised(left, 2) },
          { isNegative: isDifference, body: double },
          { isNegative: false, body: raised(size, 2) },
        ]),
        law: 'algebra.as-powers:first-and-last',
      },
    ],
    law: isDifference ? 'algebra.as-square:minus' : 'algebra.as-square:plus',
  };
}

function raised(a: Polynomial, exponent: number): Expression {
  return ['^', polynomialExpression(a), String(exponent)];
}

/** Returns the roots of two terms without their signs. Returns undefined if one is irrational. */
function rootsOf(terms: readonly [Term, Term], index: number): readonly [Polynomial, Polynomial] | undefined {
  const [a, b] = terms.map((term) => termRoot(term, index));
  return a && b && [a, b];
}

function termRoot({ coefficient, monomial: { powers } }: Term, index: number): Polynomial | undefined {
  const { numerator, denominator } = reduce(coefficient);
  const root = exactRoot({ numerator: numerator < 0n ? -numerator : numerator, denominator }, BigInt(index));
  if (!root || powers.some(([, exponent]) => exponent % index !== 0)) return undefined;
  return {
    terms: [
      { coefficient: root, monomial: monomial(powers.map(([name, exponent]) => [name, exponent / index])) },
    ],
  };
}
