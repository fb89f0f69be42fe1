import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { polynomialText } from '../../shared/polynomial-text.js';
import { ratio, signed, slips } from '../../shared/slips.js';

/** Discriminants: the value, the number of solutions, and the coefficient for exactly one solution. */
export const discriminant: Family = {
  id: 'discriminant',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  repeatsAnswers: true,
  make: (random, difficulty) => {
    if (difficulty === 'easy') return value(random);
    if (difficulty === 'medium') return count(random);
    return random.oneIn(2) ? middleCoefficient(random) : lastCoefficient(random);
  },
};

type Three = readonly [a: number, b: number, c: number];

function drawn(random: Random): Three {
  return [random.wholeExcept(-5, 6, 0), random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
}

const worked = ([a, b, c]: Three): string => `${signed(b)}^2 - 4 * ${signed(a)} * ${signed(c)}`;

function value(random: Random): Draft {
  const all = drawn(random);
  const [a, b, c] = all;
  const result = b * b - 4 * a * c;
  const product = 4 * a * c;
  return {
    question: random.pick([
      `What is the discriminant of $${polynomialText(all)} = 0$?`,
      `In the quadratic formula for $${polynomialText(all)} = 0$, which number is under the root?`,
    ]),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'The discriminant is the number under the root in the quadratic formula: b² − 4ac.',
      `Here $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
      `Calculate $${worked(all)}$.`,
    ],
    steps: chain(
      worked(all),
      [
        'practice.products-first',
        'Evaluate the square and the product',
        `${b * b} ${product < 0 ? '+' : '-'} ${Math.abs(product)}`,
      ],
      ['practice.work-out', product < 0 ? 'Add' : 'Subtract', String(result)],
    ),
    mistakes: slips(
      [b * b + product, `Watch the sign: $-4 * ${signed(a)} * ${signed(c)} = ${-product}$.`],
      b < 0 && [-b * b - product, `The square is positive: $(${b})^2 = ${b * b}$.`],
      [
        b * b - a * c,
        `You left out the factor 4: the product is $4 * ${signed(a)} * ${signed(c)} = ${product}$.`,
      ],
      [2 * b - product, `You doubled $${b}$. Square it: $${signed(b)}^2 = ${b * b}$.`],
      [b - product, `Square $${b}$ first: $${signed(b)}^2 = ${b * b}$.`],
    ),
  };
}

/** Asks how many real solutions a quadratic equation has. */
function count(random: Random): Draft {
  const wanted = random.whole(0, 2);
  const all = wanted === 1 ? withOne(random) : drawn(random);
  const [a, b, c] = all;
  const result = b * b - 4 * a * c;
  const solutions = result > 0 ? 2 : result < 0 ? 0 : 1;
  if (solutions !== wanted) return count(random);
  const sign = result > 0 ? 'positive' : result < 0 ? 'negative' : '0';
  const why = `The discriminant is $${worked(all)} = ${result}$`;
  const meaning = {
    0: 'negative numbers have no real square root',
    1: 'the root of 0 is added and subtracted, which gives the same number',
    2: 'its root is added once and subtracted once',
  }[solutions];
  return {
    question: random.pick([
      `How many real solutions does $${polynomialText(all)} = 0$ have?`,
      `How many real numbers x satisfy $${polynomialText(all)} = 0$?`,
    ]),
    answer: String(solutions),
    form: { kind: 'number' },
    hints: [
      'You don’t have to solve the equation. Which part of the quadratic formula decides?',
      `Calculate the discriminant, $${worked(all)}$.`,
      `The discriminant is $${result}$. What does it mean that it is ${sign}?`,
    ],
    steps: [
      line('practice.discriminant', 'Calculate the discriminant', worked(all), '=', String(result)),
      line(
        'practice.count-solutions',
        solutions === 1
          ? 'The discriminant is 0, so there is one solution'
          : solutions === 0
            ? 'The discriminant is negative, so there is no real solution'
            : 'The discriminant is positive, so there are two solutions',
        'n',
        '=',
        String(solutions),
      ),
    ],
    mistakes: slips(
      ...[0, 1, 2]
        .map(
          (other) =>
            [
              other,
              `${why}${result === 0 ? '' : `, which is ${sign}`}. ${meaning[0]?.toUpperCase() ?? ''}${meaning.slice(1)}.`,
            ] as const,
        )
        .filter(([other]) => other !== solutions),
    ),
  };
}

/** Returns the coefficients of m(px + q)². */
function withOne(random: Random): Three {
  const [p, q, m] = [random.whole(1, 3), random.wholeExcept(-7, 7, 0), random.pick([1, 1, 2, -1])];
  const all: Three = [m * p * p, 2 * m * p * q, m * q * q];
  return Math.abs(all[1]) > 30 ? withOne(random) : all;
}

/** Asks for k in ax² + kx + c = 0 with exactly one solution. */
function middleCoefficient(random: Random): Draft {
  const [p, q] = [random.whole(1, 5), random.whole(1, 9)];
  const [a, c, k] = [p * p, q * q, 2 * p * q];
  const equation = `${sumText([a, 'x^2'], [1, 'k*x'], [c, ''])} = 0`;
  return {
    question: random.pick([
      `For which values of k does $${equation}$ have exactly one solution?`,
      `The equation $${equation}$ has exactly one solution. What can k be?`,
    ]),
    answer: `${k}, ${-k}`,
    form: { kind: 'numbers', variable: 'k' },
    hints: [
      'When does the quadratic formula give only one solution?',
      `The discriminant must be 0: $k^2 - 4 * ${a} * ${c} = 0$.`,
      `From $k^2 = ${k * k}$, k can be positive or negative.`,
    ],
    steps: [
      line('practice.discriminant', 'The discriminant must be 0', `k^2 - 4 * ${a} * ${c}`, '=', '0'),
      line('practice.add-to-both-sides', `Add ${k * k} to both sides`, 'k^2', '=', String(k * k)),
      line('practice.square-root', 'The positive root', 'k', '=', String(k)),
      line('practice.square-root', 'The negative root', 'k', '=', String(-k)),
    ],
    mistakes: slips(
      [String(k), `$${k}$ is one value. The square of $-${k}$ is $${k * k}$, too.`],
      [String(-k), `$-${k}$ is one value. The square of $${k}$ is $${k * k}$, too.`],
      [
        `${k * k}, ${-k * k}`,
        `Take the square root of both sides: $k^2 = ${k * k}$ gives $k = ${k}$ or $k = -${k}$.`,
      ],
      [`${p * q}, ${-p * q}`, `You left out the factor 4: $k^2$ is $4 * ${a} * ${c} = ${k * k}$.`],
    ),
  };
}

/** Asks for k in ax² + bx + k = 0 with exactly one solution. */
function lastCoefficient(random: Random): Draft {
  const [a, b] = [random.whole(2, 6), random.wholeExcept(-12, 12, 0, 1, -1)];
  const [square, times] = [b * b, 4 * a];
  const answer = ratio(square, times) ?? '';
  const equation = `${sumText([a, 'x^2'], [b, 'x'], [1, 'k'])} = 0`;
  return {
    question: random.pick([
      `For which k does $${equation}$ have exactly one solution?`,
      `The equation $${equation}$ has exactly one solution. What is k?`,
    ]),
    answer,
    form: { kind: 'number', variable: 'k' },
    hints: [
      'When does the quadratic formula give only one solution?',
      `The discriminant must be 0: $${signed(b)}^2 - 4 * ${a} * k = 0$.`,
      `From $${times}k = ${square}$, divide by ${times}.`,
    ],
    steps: [
      line('practice.discriminant', 'The discriminant must be 0', `${signed(b)}^2 - 4 * ${a} * k`, '=', '0'),
      line('practice.add-to-both-sides', `Add ${times}k to both sides`, `${square}`, '=', `${times}k`),
      line('practice.divide-both-sides', `Divide both sides by ${times}`, 'k', '=', answer),
    ],
    mistakes: slips(
      [ratio(-square, times), `The square of $${b}$ is positive, so $${times}k = ${square}$.`],
      [ratio(square, a), `You left out the factor 4: the discriminant is $${square} - ${times}k$.`],
      [
        ratio(times, square),
        `The fraction is upside down: from $${times}k = ${square}$, divide $${square}$ by $${times}$.`,
      ],
      [ratio(Math.abs(b), times), `Square $${b}$ first: $${times}k = ${square}$.`],
      [square, `From $${times}k = ${square}$, you still have to divide by $${times}$.`],
    ),
  };
}
