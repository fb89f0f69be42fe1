import type { Step } from '@mathtools/math-core/steps';
import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { ask } from '../../task.js';
import { quotientText } from '../shared/lowest.js';
import { otherPair } from '../shared/pairs.js';
import { signed, type Slip, slips } from '../shared/slips.js';

/** Quadratic equations whose left side factors: x² - 5x + 6 = 0. */
export const quadraticByFactoring: Family = {
  id: 'quadratic-by-factoring',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return withLeadingCoefficient(random);
    if (difficulty === 'easy') return ofOneSign(random);
    const p = random.wholeExcept(-10, 10, 0);
    return monic(p, random.wholeExcept(-10, 10, 0, p, -p), random.oneIn(2));
  },
};

const square = (a: number, b: number, c: number): string => sumText([a, 'x^2'], [b, 'x'], [c, '']);
const factor = (a: number, b: number): string => `(${sumText([a, 'x'], [b, ''])})`;

/** Creates an equation with two different solutions of the same sign, whose product is easy to split. */
function ofOneSign(random: Random): Draft {
  const p = random.whole(1, 15);
  const q = random.wholeExcept(1, 15, p);
  if (p * q > 100) return ofOneSign(random);
  const sign = random.pick([1, -1]);
  return monic(sign * p, sign * q, false);
}

/** Creates (x - p)(x - q) = 0, expanded, with the x terms on the right side if `isMoved`. */
function monic(p: number, q: number, isMoved: boolean): Draft {
  const [b, c] = [-p - q, p * q];
  const standard = square(1, b, c);
  const asked = isMoved ? `${square(1, 0, c)} = ${sumText([-b, 'x'])}` : `${standard} = 0`;
  const product = `${factor(1, -p)}${factor(1, -q)}`;
  const steps = isMoved
    ? [line('practice.bring-to-one-side', 'Move all terms to one side', standard, '=', '0')]
    : [];
  const other = otherPair(p, q);
  return draft(
    asked,
    [p, q],
    [...steps, factored(product), ...zeros([1, -p, p], [1, -q, q])],
    [
      isMoved
        ? 'First move all terms to one side so that the other is 0.'
        : 'Can the left side be written as a product?',
      `Look for two numbers with product $${c}$ and sum $${b}$.`,
      `The factors are $${factor(1, -p)}$ and $${factor(1, -q)}$. When is a product 0?`,
    ],
    [
      [
        `${-p}, ${-q}`,
        isMoved
          ? `Watch the signs: the equation is $${standard} = 0$, and its factor $${sumText([1, 'x'], [-p, ''])}$ is 0 for $x = ${p}$.`
          : `Both signs are swapped. The factor $${sumText([1, 'x'], [-p, ''])}$ is 0 for $x = ${p}$.`,
      ],
      [
        String(p),
        `$${p}$ is one solution. There is another: the factor $${sumText([1, 'x'], [-q, ''])}$ can also be 0.`,
      ],
      [
        String(q),
        `$${q}$ is one solution. There is another: the factor $${sumText([1, 'x'], [-p, ''])}$ can also be 0.`,
      ],
      other &&
        other[0] !== other[1] && [
          `${other[0]}, ${other[1]}`,
          `The product of your solutions, $${other[0]} * ${signed(other[1])} = ${c}$, is right, but their sum must be $${p + q}$, not $${other[0] + other[1]}$.`,
        ],
      [
        `${p}, ${-q}`,
        `$${p}$ is right. Watch the sign of the other one: $${sumText([1, 'x'], [-q, ''])}$ is 0 for $x = ${q}$.`,
      ],
      [
        `${-p}, ${q}`,
        `$${q}$ is right. Watch the sign of the other one: $${sumText([1, 'x'], [-p, ''])}$ is 0 for $x = ${p}$.`,
      ],
    ],
  );
}

/** Creates (ax - n)(x - q) = 0, of which one solution is the fraction n/a. */
function withLeadingCoefficient(random: Random): Draft {
  const [a, q] = [random.whole(2, 5), random.wholeExcept(-6, 6, 0)];
  const n = random.wholeExcept(-9, 9, 0);
  const [b, c] = [-a * q - n, n * q];
  if (quotientText(n, a) !== `${n}/${a}` || b === 0) return withLeadingCoefficient(random);
  const split = sumText([a, 'x^2'], [-a * q, 'x'], [-n, 'x'], [c, '']);
  const product = `${factor(a, -n)}${factor(1, -q)}`;
  const steps = [
    line('practice.split-middle-term', 'Split the middle term', square(a, b, c), '=', split),
    line(
      'practice.factor-by-grouping',
      'Factor by grouping',
      split,
      '=',
      sumText([a, `x${factor(1, -q)}`], [-n, factor(1, -q)]),
    ),
    factored(product),
    ...zeros([a, -n, n], [1, -q, q]),
  ];
  return draft(
    `${square(a, b, c)} = 0`,
    [q, n, a],
    steps,
    [
      'Can the left side be written as a product of two factors?',
      `Look for two numbers with product $${a} * ${c < 0 ? `(${c})` : String(c)} = ${a * c}$ and sum $${b}$: they split the middle term.`,
      `One factor is $${factor(1, -q)}$.`,
    ],
    [
      q !== n && [
        `${q}, ${n}`,
        `$${q}$ is right. In $${sumText([a, 'x'])} = ${n}$, you still have to divide by $${a}$.`,
      ],
      [
        `${quotientText(-n, a)}, ${-q}`,
        `Both signs are swapped. The factor $${sumText([1, 'x'], [-q, ''])}$ is 0 for $x = ${q}$.`,
      ],
      [
        String(q),
        `$${q}$ is one solution. There is another: the factor $${sumText([a, 'x'], [-n, ''])}$ can also be 0.`,
      ],
      [
        quotientText(n, a),
        `$${quotientText(n, a)}$ is one solution. There is another: the factor $${sumText([1, 'x'], [-q, ''])}$ can also be 0.`,
      ],
      q * n !== a && [
        `${q}, ${quotientText(a, n)}`,
        `$${q}$ is right. The other one is upside down: from $${sumText([a, 'x'])} = ${n}$, divide $${n}$ by $${a}$.`,
      ],
      [
        `${a * q}, ${n}`,
        `$${-a * q}$ and $${-n}$ split the middle term, but they aren’t the factors yet. Factor out the common factor of each pair.`,
      ],
    ],
  );
}

function factored(product: string): Step {
  return line('practice.factor', 'Factor the left side', product, '=', '0');
}

/** Returns the steps that set each factor ax + b to 0 and solve for x = n/a. */
function zeros(...factors: readonly (readonly [a: number, b: number, n: number])[]): readonly Step[] {
  return factors.flatMap(([a, b, n], index) => [
    line(
      'practice.zero-product',
      index === 0 ? 'A product is 0 when a factor is 0: the first factor' : 'The second factor',
      sumText([a, 'x'], [b, '']),
      '=',
      '0',
    ),
    line('practice.solve-for-x', 'Solve for x', 'x', '=', quotientText(n, a)),
  ]);
}

function draft(
  equation: string,
  [first, second, below = 1]: readonly [number, number, number?],
  steps: Draft['steps'],
  hints: Draft['hints'],
  mistakes: readonly Slip[],
): Draft {
  const solutions = [first, second / below].sort((a, b) => a - b);
  const written = solutions.map((x) => (x === second / below ? quotientText(second, below) : String(x)));
  return {
    ...ask('Find all solutions: {given}', 'solve', equation, { method: 'factoring' }),
    answer: written.join(', '),
    form: { kind: 'numbers', variable: 'x' },
    hints,
    steps,
    mistakes: slips(...mistakes),
  };
}
