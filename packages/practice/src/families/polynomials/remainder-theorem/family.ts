import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { linearSteps, sideText } from '../../shared/linear-steps.js';
import {
  type Coefficients,
  polynomialText,
  productOf,
  substitutedText,
  valueAt,
} from '../../shared/polynomial-text.js';
import { ratio, slips } from '../../shared/slips.js';

/** The remainder and factor theorems: a remainder, a coefficient for which x - a is a factor, and the other zeros. */
export const remainderTheorem: Family = {
  id: 'remainder-theorem',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return remainder(random);
    return difficulty === 'medium' ? coefficient(random) : otherZeros(random);
  },
};

function cubic(random: Random): Coefficients {
  return [
    random.whole(1, 3),
    random.wholeExcept(-6, 6, 0),
    random.whole(-7, 7),
    random.wholeExcept(-9, 9, 0),
  ];
}

/** Returns the terms of a polynomial with their values: "16 - 12 + 5". */
function valuesText(coefficients: Coefficients, x: number): string {
  return sumText(
    ...coefficients.map((a, index) => [a * x ** (coefficients.length - 1 - index), ''] as const),
  );
}

function remainder(random: Random): Draft {
  const [all, x] = [cubic(random), random.wholeExcept(-3, 3, 0)];
  const result = valueAt(all, x);
  if (result === 0 || Math.abs(result) > 120) return remainder(random);
  const [polynomial, divisor] = [polynomialText(all), sideText([1, -x])];
  const inserted = substitutedText(all, x);
  return {
    question: random.pick([
      `What is the remainder when $${polynomial}$ is divided by $${divisor}$?`,
      `The polynomial $${polynomial}$ is divided by $${divisor}$. What is the remainder?`,
    ]),
    answer: String(result),
    form: { kind: 'number' },
    hints: [
      'You don’t have to divide. Which value of the polynomial is the remainder?',
      `$${divisor}$ is 0 for $x = ${x}$. Substitute $${x}$ for x.`,
      `Calculate $${inserted}$.`,
    ],
    steps: chain(
      inserted,
      ['practice.products-first', 'The remainder is the value at this number', valuesText(all, x)],
      ['practice.work-out', 'Evaluate', String(result)],
    ),
    mistakes: slips(
      [valueAt(all, -x), `You used $x = ${-x}$. The divisor $${divisor}$ is 0 for $x = ${x}$.`],
      [-result, `Check the sign: the remainder is the value of the polynomial itself.`],
      [all.at(-1), `That is the value for $x = 0$. Use $x = ${x}$, where $${divisor}$ is 0.`],
      [
        all.reduce((a, b) => a + b),
        `That is the value for $x = 1$. Use $x = ${x}$, where $${divisor}$ is 0.`,
      ],
      x < 0 && [
        all.reduce(
          (sum, a, index) =>
            sum +
            a * Math.abs(x) ** (3 - index) * (index === 0 ? -1 : index === 1 ? -1 : index === 2 ? -1 : 1),
          0,
        ),
        `Watch the signs of the powers: $(${x})^2 = ${x * x}$ is positive.`,
      ],
    ),
  };
}

/** Asks for k so that x - a is a factor of x³ + kx² + cx + d, or of x³ + bx² + kx + d. */
function coefficient(random: Random): Draft {
  const [x, first] = [random.wholeExcept(-3, 4, 0), random.whole(1, 2)];
  const isSquare = random.oneIn(2);
  const [known, last, k] = [
    random.wholeExcept(-8, 8, 0),
    random.wholeExcept(-20, 20, 0),
    random.wholeExcept(-12, 12, 0),
  ];
  const times = isSquare ? x * x : x;
  const rest = first * x ** 3 + known * (isSquare ? x : x * x) + last;
  if (rest + k * times !== 0 || rest === 0) return coefficient(random);
  const polynomial = isSquare
    ? sumText([first, 'x^3'], [1, 'k*x^2'], [known, 'x'], [last, ''])
    : sumText([first, 'x^3'], [known, 'x^2'], [1, 'k*x'], [last, '']);
  const divisor = sideText([1, -x]);
  const equation = sumText([times, 'k'], [rest, '']);
  return {
    question: random.pick([
      `For which k is $${divisor}$ a factor of $${polynomial}$?`,
      `The polynomial $${polynomial}$ has the factor $${divisor}$. What is k?`,
    ]),
    answer: String(k),
    form: { kind: 'number', variable: 'k' },
    hints: [
      'When is x − a a factor of a polynomial? Think of the remainder.',
      `The polynomial must be 0 for $x = ${x}$.`,
      `For $x = ${x}$, you get $${equation} = 0$.`,
    ],
    steps: [
      line(
        'practice.factor-theorem',
        `The polynomial must be 0 for this number: substitute x = ${x}`,
        equation,
        '=',
        '0',
      ),
      ...linearSteps([times, rest], '=', [0, 0]).map((step) =>
        renamed(step.law, times, rest, step.id === 'practice.divide-both-sides'),
      ),
    ],
    mistakes: slips(
      [
        ratio(-(-first * x ** 3 + known * (isSquare ? -x : x * x) + last), isSquare ? x * x : -x),
        `You used $x = ${-x}$. The factor $${divisor}$ is 0 for $x = ${x}$.`,
      ],
      [-k, `Watch the sign: from $${equation} = 0$, it follows that $${sumText([times, 'k'])} = ${-rest}$.`],
      [-rest, `That is $${sumText([times, 'k'])}$. Divide it by $${times}$.`],
      [
        ratio(-(first * x ** 3 + known * (isSquare ? x : x * x) - last), times),
        `Watch the sign of $${last}$: for $x = ${x}$, you get $${equation} = 0$.`,
      ],
    ),
  };
}

/** Returns a step of ak + b = 0, which is solved like an equation for x. */
function renamed(law: string, a: number, b: number, isLast: boolean): Draft['steps'][number] {
  return isLast || a === 1
    ? line(
        a === 1 ? 'practice.subtract-from-both-sides' : 'practice.divide-both-sides',
        law,
        'k',
        '=',
        ratio(-b, a) ?? '',
      )
    : line(
        b > 0 ? 'practice.subtract-from-both-sides' : 'practice.add-to-both-sides',
        law,
        sumText([a, 'k']),
        '=',
        String(-b),
      );
}

/** Asks for the other two zeros of a cubic polynomial with a known factor. */
function otherZeros(random: Random): Draft {
  const x = random.wholeExcept(-4, 4, 0);
  const p = random.wholeExcept(-6, 6, 0, x);
  const q = random.wholeExcept(-6, 6, 0, x, p);
  const square: Coefficients = [1, -p - q, p * q];
  const all = productOf([1, -x], square);
  const [polynomial, divisor, quotient] = [polynomialText(all), sideText([1, -x]), polynomialText(square)];
  const [first, second] = [p, q].map((n) => sideText([1, -n])) as [string, string];
  return {
    question: random.pick([
      `One zero of $${polynomial}$ is $${x}$. What are the other two zeros?`,
      `$${divisor}$ is a factor of $${polynomial}$. What are the other two zeros of this polynomial?`,
    ]),
    answer: `${p}, ${q}`,
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      `If $${x}$ is a zero, $${divisor}$ is a factor. What is the other factor?`,
      `Divide by $${divisor}$: the quotient is $${quotient}$.`,
      `Factor $${quotient}$: look for two numbers with product $${p * q}$ and sum $${-p - q}$.`,
    ],
    steps: [
      line('practice.factor-theorem', `Divide by ${divisor}`, polynomial, '=', `(${divisor})(${quotient})`),
      line('practice.factor', 'Factor the quotient', quotient, '=', `(${first})(${second})`),
      line('practice.zero-product', 'The first factor is 0', 'x', '=', String(p)),
      line('practice.zero-product', 'The second factor is 0', 'x', '=', String(q)),
    ],
    mistakes: slips(
      [`${-p}, ${-q}`, `Both signs are swapped. The factor $${first}$ is 0 for $x = ${p}$.`],
      [String(p), `$${p}$ is one zero. There is another: the factor $${second}$ can also be 0.`],
      [String(q), `$${q}$ is one zero. There is another: the factor $${first}$ can also be 0.`],
      [
        `${x}, ${p}, ${q}`,
        `$${x}$ is the zero that you know already. The question asks only for the other two.`,
      ],
    ),
  };
}
