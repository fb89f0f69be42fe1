import { operandsOf } from '../../../expression/rewrite.js';
import type { Expression } from '../../../steps/expression.js';
import {
  coefficientsIn,
  constantOf,
  degreeIn,
  lettersOf,
  polynomialExpression,
} from '../../polynomial/polynomial.js';
import type { Statement } from '../../read/statement.js';
import { polynomialOf } from '../fraction-of.js';
import type { Rule } from '../places.js';
import { difference, equation, has } from '../substitute.js';
import {
  isSumOfTerms,
  numberIn,
  openTerms,
  operatorOf,
  over,
  product,
  raised,
  signedTerm,
  sum,
} from '../../expression/parts.js';

interface Quadratic {
  readonly a: Expression;
  readonly b: Expression;
  readonly c: Expression;
  readonly letter: string;
}

/** Returns the coefficients of a quadratic polynomial in one letter. */
export function quadraticIn(expression: Expression): Quadratic | undefined {
  const polynomial = polynomialOf(expression);
  const letters = polynomial ? lettersOf(polynomial) : [];
  const [letter = 'x'] = letters;
  if (!polynomial || letters.length !== 1 || degreeIn(polynomial, letter) !== 2) return undefined;
  const numbers = coefficientsIn(polynomial, letter);
  if (numbers.some((number) => constantOf(number) === undefined)) return undefined;
  const [c = '0', b = '0', a = '0'] = numbers.map((number) => polynomialExpression(number));
  return { a, b, c, letter };
}

function solutions(letter: string, centre: Expression, root: Expression, bottom: Expression): Statement {
  return {
    kind: 'or',
    parts: [
      equation(letter, over(['+', centre, root], bottom)),
      equation(letter, over(['-', centre, root], bottom)),
    ],
  };
}

function formulaOf(before: Statement): Quadratic | undefined {
  return before.kind === 'relation' && before.relation === '=' ? quadraticIn(difference(before)) : undefined;
}

const squared = ({ b }: Quadratic): Expression => raised(b, '2');
const fourfold = ({ a, c }: Quadratic): Expression => ['×', '4', a, c];

/** Writes (b ± √D)/2a. */
export function minusForgotten(before: Statement): readonly Statement[] {
  const q = formulaOf(before);
  return q ? [solutions(q.letter, q.b, ['√', ['-', squared(q), fourfold(q)]], ['×', '2', q.a])] : [];
}

/** Writes −b ± √D/2a and −b/2a ± √D. */
export function onlyRootDivided(before: Statement): readonly Statement[] {
  const q = formulaOf(before);
  if (!q) return [];
  const root: Expression = ['√', ['-', squared(q), fourfold(q)]];
  const [minus, bottom]: Expression[] = [
    ['neg', q.b],
    ['×', '2', q.a],
  ];
  if (minus === undefined || bottom === undefined) return [];
  return [
    solutions(q.letter, minus, over(root, bottom), '1'),
    solutions(q.letter, over(minus, bottom), root, '1'),
  ];
}

/** Makes the same mistake in a line that already has the formula. */
export const onePartDivided: Rule = (place) => {
  const [top = '0', bottom = '1'] = operatorOf(place) === '/' ? operandsOf(place) : [];
  if (!isSumOfTerms(top) || !has(top, '√')) return [];
  const terms = openTerms(top).map(signedTerm);
  return terms.map((_, i) => sum(terms.map((term, k) => (k === i ? over(term, bottom) : term))));
};

/** Writes (−b ± √D)/2, /a and /1. */
export function wrongDivisor(before: Statement): readonly Statement[] {
  const q = formulaOf(before);
  if (!q) return [];
  const root: Expression = ['√', ['-', squared(q), fourfold(q)]];
  return ['2', q.a, '1'].map((bottom) => solutions(q.letter, ['neg', q.b], root, bottom));
}

/** Writes (−b ± √(b² + 4ac))/2a. */
export function discriminantSign(before: Statement): readonly Statement[] {
  const q = formulaOf(before);
  if (!q) return [];
  const radicands: readonly Expression[] = [
    ['+', squared(q), fourfold(q)],
    ['-', fourfold(q), squared(q)],
  ];
  return radicands.map((radicand) => solutions(q.letter, ['neg', q.b], ['√', radicand], ['×', '2', q.a]));
}

/** Rewrites (2 + √20)/2 as 1 + √10. */
export const dividedInsideRoot: Rule = (place) => {
  const [top = '0', bottom = '1'] = operatorOf(place) === '/' ? operandsOf(place) : [];
  if (!isSumOfTerms(top) || !has(top, '√')) return [];
  const terms = openTerms(top).map(({ isNegative, body }) => {
    const [radicand = '0'] = operatorOf(body) === '√' ? operandsOf(body) : [];
    return signedTerm({
      isNegative,
      body: radicand === '0' ? over(body, bottom) : ['√', over(radicand, bottom)],
    });
  });
  return [sum(terms)];
};

/** Rewrites x² + 6x + 1 as (x + 3)² + 1. */
export const withoutBalance: Rule = (place) => {
  const q = quadraticIn(place);
  if (!q || operatorOf(place) === '×' || q.b === '0') return [];
  const half = numberIn(['/', q.b, ['×', '2', q.a]]) ?? '0';
  const square = product([q.a, raised(['+', q.letter, half], '2')]);
  const extra = raised(half, '2');
  return [
    sum([square, q.c]),
    sum([square, ['-', q.c, extra]]),
    sum([square, q.c, product([q.a, extra])]),
    sum([square, q.c, extra]),
    sum([place, extra]),
  ];
};

/** Rewrites x² + 6x + 5 = 0 as (x + 3)² = −5. */
export function withoutBalanceInEquation(before: Statement): readonly Statement[] {
  const q = before.kind === 'relation' && before.relation === '=' ? quadraticIn(before.left) : undefined;
  if (before.kind !== 'relation' || !q || operatorOf(before.left) === '×' || q.b === '0') return [];
  const half = numberIn(['/', q.b, ['×', '2', q.a]]) ?? '0';
  const left = product([q.a, raised(['+', q.letter, half], '2')]);
  return [{ ...before, left, right: ['-', before.right, q.c] }];
}

/** Rewrites x² + 6x as (x + 6)² − 36, or forgets to square the half. */
export const wrongHalf: Rule = (place) => {
  const q = quadraticIn(place);
  if (!q || operatorOf(place) === '×' || q.b === '0') return [];
  const ratio = numberIn(['/', q.b, q.a]) ?? '0';
  const half = numberIn(['/', ratio, '2']) ?? '0';
  const [wide, right] = [ratio, half].map((shift) => product([q.a, raised(['+', q.letter, shift], '2')]));
  if (wide === undefined || right === undefined) return [];
  const wrongly = [
    q.b,
    ['neg', q.b],
    half,
    ['neg', half],
    over(raised(q.b, '2'), '2'),
    raised(q.b, '2'),
  ] as const;
  return [
    sum([wide, ['-', q.c, raised(ratio, '2')]]),
    sum([wide, ['-', q.c, raised(half, '2')]]),
    sum([wide, q.c]),
    ...wrongly.map((extra) => sum([right, ['-', q.c, extra]])),
  ];
};

/** Rewrites x² + 6x + 5 as (x − 3)² − 4. */
export const wrongSign: Rule = (place) => {
  const q = quadraticIn(place);
  if (!q || operatorOf(place) === '×' || q.b === '0') return [];
  const half = numberIn(['/', q.b, ['×', '2', q.a]]) ?? '0';
  const square = raised(['-', q.letter, half], '2');
  return [sum([product([q.a, square]), ['-', q.c, product([q.a, raised(half, '2')])]])];
};

/** Rewrites x² + 10x = 11 as x² + 10x + 25 = 11 + 5. */
export function wrongHalfInEquation(before: Statement): readonly Statement[] {
  if (before.kind !== 'relation' || before.relation !== '=') return [];
  const q = quadraticIn(before.left);
  if (!q) return [];
  const ratio = numberIn(['/', q.b, q.a]) ?? '0';
  const half = numberIn(['/', ratio, '2']) ?? '0';
  const amounts = [raised(half, '2'), half, ratio, raised(ratio, '2')];
  const square = (shift: Expression): Expression => product([q.a, raised(['+', q.letter, shift], '2')]);
  const wide = amounts.map((extra) => ({
    ...before,
    left: square(ratio),
    right: sum([before.right, extra]),
  }));
  const unequal = amounts.flatMap((left, i) =>
    amounts.flatMap((right, k) =>
      i === k ? [] : [{ ...before, left: sum([before.left, left]), right: sum([before.right, right]) }],
    ),
  );
  return q.c === '0' ? [...wide, ...unequal] : unequal;
}
