import { numberText } from '../../expression/number-text.js';
import { rational } from '../../rational/rational.js';
import { expressionText } from '../../steps/to-text.js';
import {
  add,
  constant,
  constantOf,
  divideExactly,
  fromCoefficients,
  gcd,
  lettersOf,
  multiply,
  negate,
  type Polynomial,
  polynomialExpression,
  rationalRoot,
  scale,
  subtract,
} from '../polynomial/polynomial.js';
import { sumOfTerms } from '../polynomial/to-expression.js';
import type { Split } from './split.js';
import { product, signedTerms } from './tree.js';
import { say } from '../texts/operation-steps.js';

/** The ways to pair four terms, neighbors first. */
const PAIRINGS: readonly (readonly [number, number, number, number])[] = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
];

/** Groups four terms into two pairs with a common factor. */
export function splitGroups({ terms }: Polynomial): Split | undefined {
  if (terms.length !== 4) return undefined;
  for (const pairing of PAIRINGS) {
    const [p, q, r, s] = pairing.map((i) => terms[i]);
    if (!p || !q || !r || !s) continue;
    const [left, right] = [{ terms: [p, q] }, { terms: [r, s] }];
    const common = gcd(left, right);
    if (common.terms.length < 2) continue;
    const [before, after] = [divideExactly(left, common), divideExactly(right, common)];
    if (!before || !after) continue;
    const written = polynomialExpression(common);
    const pairs = [before, after].flatMap((factor) =>
      signedTerms(product([polynomialExpression(factor), written])),
    );
    return {
      parts: [common, add(before, after)],
      lines: [
        {
          expression: sumOfTerms(pairs),
          law: 'algebra.group',
        },
      ],
      law: say('algebra.common-factor', { n: written }),
    };
  }
  return undefined;
}

/** Returns a factor from a rational zero of a polynomial in one letter. */
export function splitRoot(a: Polynomial): Split | undefined {
  const [letter, other] = lettersOf(a);
  if (letter === undefined || other !== undefined) return undefined;
  const root = rationalRoot(a, letter);
  if (!root) return undefined;
  const factor = fromCoefficients([constant(-root.numerator), constant(root.denominator)], letter);
  const rest = divideExactly(a, factor);
  const law = say('algebra.factor-of-zero', {
    n: `${letter} = ${numberText(root)}`,
    m: polynomialExpression(factor),
  });
  return rest && { parts: [factor, rest], lines: [], law };
}

/** Uses the first of the factors that only trial division finds. */
export function splitFound(a: Polynomial, [first]: readonly Polynomial[]): Split | undefined {
  const rest = first && divideExactly(a, first);
  if (!rest || constantOf(rest)) return undefined;
  const completed = completedSquare(first, rest);
  if (completed) return completed;
  const text = expressionText(polynomialExpression(first));
  return {
    parts: [first, rest],
    lines: [],
    law: say('algebra.found-factor', { n: text }),
  };
}

/** Splits x⁴ + 4 and the like, where a square is added and subtracted: (x² + 2)² − (2x)². */
function completedSquare(first: Polynomial, second: Polynomial): Split | undefined {
  const half = rational(1n, 2n);
  const sum = scale(add(first, second), half);
  const difference = scale(subtract(first, second), half);
  const isNegative = (difference.terms[0]?.coefficient.numerator ?? 0n) < 0n;
  const root = isNegative ? negate(difference) : difference;
  const areWhole = [...sum.terms, ...root.terms].every(({ coefficient }) => coefficient.denominator === 1n);
  if (sum.terms.length !== 2 || root.terms.length !== 1 || !areWhole) return undefined;
  const [u, v, square] = [sum, root, multiply(root, root)].map((each) => polynomialExpression(each));
  if (u === undefined || v === undefined || square === undefined) return undefined;
  return {
    parts: [subtract(sum, root), add(sum, root)],
    lines: [
      {
        expression: ['-', polynomialExpression(multiply(sum, sum)), square],
        law: say('algebra.add-and-subtract', { n: square }),
      },
      {
        expression: ['-', ['^', u, '2'], ['^', v, '2']],
        law: 'algebra.as-powers:squares',
      },
    ],
    law: 'algebra.factor-squares',
  };
}
