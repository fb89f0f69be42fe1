import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { polynomialText } from '../../shared/polynomial-text.js';
import { ratio, signed, slips } from '../../shared/slips.js';

/** Completing the square: the missing number, x² + 6x + 5 = (x + 3)² - 4, and the same with a leading coefficient. */
export const completeSquare: Family = {
  id: 'complete-square',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return missingNumber(random);
    return difficulty === 'medium' ? monic(random) : withCoefficient(random);
  },
};

/** Asks for c in x² + bx + c = (x + b/2)². */
function missingNumber(random: Random): Draft {
  const [letter, b] = [random.pick(['x', 'n', 't', 'y']), random.wholeExcept(-24, 24, 0, 1, -1)];
  const half = ratio(b, 2) ?? '';
  const answer = ratio(b * b, 4) ?? '';
  const start = polynomialText([1, b, 0], letter);
  const square = `(${letter} ${b < 0 ? '-' : '+'} ${half.replace('-', '')})^2`;
  const shownHalf = b < 0 || b % 2 !== 0 ? `(${half})` : half;
  return {
    question: random.pick([
      `Which number must be added to $${start}$ to make it a perfect square?`,
      `For which c is $${start} + c$ a perfect square trinomial?`,
    ]),
    answer,
    form: { kind: 'number', variable: 'c' },
    hints: [
      `In a square such as (${letter} + h)², the middle term is 2h times ${letter}. What is h here?`,
      `Half of $${b}$ is $${half}$.`,
      `The square is $${square}$. Its last term is $${shownHalf}^2$.`,
    ],
    steps: [
      line(
        'practice.half-coefficient',
        `Write the coefficient of ${letter} as twice a number`,
        String(b),
        '=',
        `2 * (${half})`,
      ),
      line('practice.square', 'Square that number', `(${half})^2`, '=', answer),
    ],
    mistakes: slips(
      [half, `That is half of the coefficient $${b}$. Square it: $${shownHalf}^2$.`],
      [b * b, `You squared $${b}$. Take half of it first, and square $${half}$.`],
      [
        ratio(b * b, 2),
        `You took half of the square of $${b}$. Take half of $${b}$ first, and then square it.`,
      ],
      [ratio(-b * b, 4), `A square is never negative: $${shownHalf}^2 = ${answer}$.`],
      [b, `You doubled $${half}$. Square it instead.`],
    ),
  };
}

function asking(random: Random, expression: string, square: string) {
  const words = [
    'Write in vertex form by completing the square: {given}',
    `Write {given} as ${square} plus or minus a number.`,
  ] as const;
  return ask(random.pick(words), 'complete-square', expression);
}

const FORM = { kind: 'expression', shape: 'simplified' } as const;

/** Returns (x + h)², with the number k added to a multiple of it. */
function vertexForm(a: number, h: number, k: number): string {
  return sumText([a, `(${sumText([1, 'x'], [h, ''])})^2`], [k, '']);
}

function monic(random: Random): Draft {
  const [h, k] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-20, 20, 0)];
  const [b, c] = [2 * h, h * h + k];
  const [expression, result] = [polynomialText([1, b, c]), vertexForm(1, h, k)];
  return {
    ...asking(random, expression, 'a square'),
    answer: result,
    form: FORM,
    hints: [
      `Look at $${polynomialText([1, b, 0])}$. Which square begins like this?`,
      `Half of $${b}$ is $${h}$, so the square is $(${sumText([1, 'x'], [h, ''])})^2 = ${polynomialText([1, b, h * h])}$.`,
      `Add and subtract $${h * h}$: $${sumText([1, 'x^2'], [b, 'x'], [h * h, ''], [-h * h, ''], [c, ''])}$.`,
    ],
    steps: chain(
      expression,
      [
        'practice.complete-square',
        `Add and subtract the square of half of ${b}`,
        sumText([1, 'x^2'], [b, 'x'], [h * h, ''], [-h * h, ''], [c, '']),
      ],
      [
        'practice.square-of-sum',
        'Write the first three terms as a square',
        sumText([1, `(${sumText([1, 'x'], [h, ''])})^2`], [-h * h, ''], [c, '']),
      ],
      ['practice.collect-like-terms', 'Combine the numbers', result],
    ),
    mistakes: slips(
      [vertexForm(1, b, c - b * b), `You used $${b}$ in the square. Take half of it, $${h}$.`],
      [
        vertexForm(1, h, c),
        `You added $${h * h}$ inside the square, so subtract it again: $${c} - ${h * h}$.`,
      ],
      [
        vertexForm(1, h, c + h * h),
        `Subtract $${h * h}$ from $${c}$; don’t add it. The square already contains $${h * h}$.`,
      ],
      [
        vertexForm(1, -h, k),
        `Check the sign in the parentheses: the middle term of $(${sumText([1, 'x'], [-h, ''])})^2$ is $${sumText([-b, 'x'])}$.`,
      ],
      [vertexForm(1, b, c - h * h), `Half of $${b}$ belongs in the parentheses: $${h}$.`],
    ),
  };
}

function withCoefficient(random: Random): Draft {
  const a = random.pick([2, 2, 3, 3, 4, 5, -1, -2, -3]);
  const [h, k] = [random.wholeExcept(-6, 6, 0), random.wholeExcept(-20, 20, 0)];
  const [b, c] = [2 * a * h, a * h * h + k];
  if (c === 0) return withCoefficient(random);
  const [expression, result] = [polynomialText([a, b, c]), vertexForm(a, h, k)];
  const inner = polynomialText([1, 2 * h, 0]);
  const added = a * h * h;
  const outside = (text: string): string => sumText([a, `(${text})`]);
  return {
    ...asking(random, expression, 'a multiple of a square'),
    answer: result,
    form: FORM,
    hints: [
      `First factor $${a}$ out of the first two terms.`,
      `You get $${outside(inner)}${sumText([1, ''], [c, '']).slice(1)}$. Complete the square in the parentheses.`,
      `Half of $${2 * h}$ is $${h}$. Inside the parentheses you add $${h * h}$, which is $${a} * ${h * h} = ${added}$ for the whole expression.`,
    ],
    steps: chain(
      expression,
      [
        'practice.common-factor',
        `Factor ${a} out of the first two terms`,
        sumText([a, `(${inner})`], [c, '']),
      ],
      [
        'practice.complete-square',
        `Add and subtract the square of half of ${2 * h}`,
        sumText([a, `(${sumText([1, 'x^2'], [2 * h, 'x'], [h * h, ''], [-h * h, ''])})`], [c, '']),
      ],
      [
        'practice.square-of-sum',
        'Write the square, and multiply the number out',
        sumText([a, `(${sumText([1, 'x'], [h, ''])})^2`], [-added, ''], [c, '']),
      ],
      ['practice.collect-like-terms', 'Combine the numbers', result],
    ),
    mistakes: slips(
      [
        vertexForm(a, h, c - h * h),
        `The $${h * h}$ in the parentheses is multiplied by $${a}$. Calculate $${c} - ${signed(added)}$.`,
      ],
      [
        vertexForm(a, h, c + added),
        `The square adds $${added}$, so undo that: calculate $${c} - ${signed(added)}$.`,
      ],
      [
        vertexForm(a, h, c),
        `The parentheses contain $${h * h}$ more than before, which is $${a} * ${h * h} = ${added}$ for the whole expression. Calculate $${c} - ${signed(added)}$.`,
      ],
      [vertexForm(a, -h, k), `Check the sign in the parentheses: half of $${2 * h}$ is $${h}$.`],
      [vertexForm(1, h, k), `The factor $${a}$ is missing in front of the square.`],
    ),
  };
}
