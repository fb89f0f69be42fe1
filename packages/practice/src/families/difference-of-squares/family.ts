import { type Draft, type Family, sumText } from '../../family.js';
import type { Mistake } from '../../problem.js';
import type { Random } from '../../random.js';
import { ask } from '../../task.js';
import { chain, type Link } from '../shared/chain.js';
import { commonDivisor } from '../shared/lowest.js';
import { slips } from '../shared/slips.js';

/** Differences of squares: 9x² - 25. Hard ones have a common factor to factor out first. */
export const differenceOfSquares: Family = {
  id: 'difference-of-squares',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return withoutCoefficient(random);
    const letter = random.pick(['x', 'y', 'n', 'a', 't']);
    const b = random.whole(difficulty === 'hard' ? 1 : 2, 12);
    const a = difficulty === 'hard' ? random.whole(1, 3) : random.whole(2, 9);
    if (commonDivisor(a, b) > 1 || b > 10) return differenceOfSquares.make(random, difficulty);
    return difficulty === 'medium'
      ? squares(letter, a, b, random.oneIn(3))
      : withFactor(random, letter, a, b);
  },
};

const squared = (letter: string, a: number): string => (a === 1 ? `${letter}^2` : `(${a}${letter})^2`);

/** Creates x² - b², or b² - x². */
function withoutCoefficient(random: Random): Draft {
  const letter = random.pick(['x', 'y', 'z', 'n', 'm', 'a', 't', 'k']);
  return squares(letter, 1, random.whole(2, 15), random.oneIn(3));
}

/** Creates a²x² - b², or b² - a²x² if `isTurned`. */
function squares(letter: string, a: number, b: number, isTurned: boolean): Draft {
  const [first, second] = isTurned ? [String(b), sumText([a, letter])] : [sumText([a, letter]), String(b)];
  const asked = isTurned
    ? sumText([b * b, ''], [-a * a, `${letter}^2`])
    : sumText([a * a, `${letter}^2`], [-b * b, '']);
  const [one, other] = isTurned ? [`${b}^2`, squared(letter, a)] : [squared(letter, a), `${b}^2`];
  return draft(asked, `(${first} + ${second})(${first} - ${second})`, {
    hints: [
      'Both terms are squares, with a minus sign between them.',
      'A difference of two squares is a sum times a difference: p² − q² = (p + q)(p − q).',
      `Here p is $${first}$, because its square is $${isTurned ? String(b * b) : sumText([a * a, `${letter}^2`])}$. What is q?`,
    ],
    links: [['practice.write-as-squares', 'Write both terms as squares', `${one} - ${other}`]],
    mistakes: slips(
      [
        `(${first} - ${second})^2`,
        `You wrote the square of a difference, which has a middle term. One factor is $${first} + ${second}$.`,
      ],
      [
        `(${first} + ${second})^2`,
        `You wrote the square of a sum, which has a middle term. One factor is $${first} - ${second}$.`,
      ],
      [
        `(${second} + ${first})(${second} - ${first})`,
        `The order of the difference matters. The first term is $${isTurned ? b * b : sumText([a * a, `${letter}^2`])}$, so the factor is $${first} - ${second}$.`,
      ],
      [
        isTurned
          ? `(${b * b} + ${second})(${b * b} - ${second})`
          : `(${first} + ${b * b})(${first} - ${b * b})`,
        `Take the square root of $${b * b}$ as well: it is the square of $${b}$.`,
      ],
      a > 1 && [
        isTurned
          ? `(${first} + ${a * a}${letter})(${first} - ${a * a}${letter})`
          : `(${a * a}${letter} + ${second})(${a * a}${letter} - ${second})`,
        `Take the square root of $${a * a}$ as well: $${a * a}${letter}^2$ is the square of $${a}${letter}$.`,
      ],
    ),
  });
}

/** Creates an expression with a common factor and then a difference of squares: 3x³ - 12x. */
function withFactor(random: Random, letter: string, a: number, b: number): Draft {
  const [g, hasLetter] = [random.whole(2, 6), random.oneIn(2)];
  const [factor, cube] = [sumText([g, hasLetter ? letter : '']), hasLetter ? `${letter}^3` : `${letter}^2`];
  const asked = sumText([g * a * a, cube], [-g * b * b, hasLetter ? letter : '']);
  const inside = sumText([a * a, `${letter}^2`], [-b * b, '']);
  const one = sumText([a, letter]);
  return draft(asked, `${factor}(${one} + ${b})(${one} - ${b})`, {
    hints: [
      'Is there a factor that both terms share? Factor it out first.',
      `The common factor is $${factor}$. What is left in the parentheses is a difference of two squares.`,
      `You should get $${factor}(${inside})$ and can continue from there.`,
    ],
    links: [
      ['practice.common-factor', 'Factor out the common factor', `${factor}(${inside})`],
      [
        'practice.write-as-squares',
        'Write both terms in the parentheses as squares',
        `${factor}(${squared(letter, a)} - ${b}^2)`,
      ],
    ],
    mistakes: slips(
      [
        `${factor}(${one} - ${b})^2`,
        `You wrote the square of a difference: $${inside}$ is a sum times a difference, so one factor is $${one} + ${b}$.`,
      ],
      [`(${one} + ${b})(${one} - ${b})`, `You lost the common factor: $${factor}$ stays in front.`],
      b > 1 && [
        `${factor}(${one} + ${b * b})(${one} - ${b * b})`,
        `Take the square root of $${b * b}$ as well: it is the square of $${b}$.`,
      ],
      a > 1 && [
        `${factor}(${a * a}${letter} + ${b})(${a * a}${letter} - ${b})`,
        `Take the square root of $${a * a}$ as well: $${a * a}${letter}^2$ is the square of $${one}$.`,
      ],
      hasLetter && [
        `${g}(${one} + ${b})(${one} - ${b})`,
        `Both terms also contain the factor $${letter}$: the common factor is $${factor}$.`,
      ],
    ),
  });
}

function draft(
  asked: string,
  product: string,
  {
    links,
    ...rest
  }: {
    readonly hints: Draft['hints'];
    readonly links: readonly Link[];
    readonly mistakes: readonly Mistake[];
  },
): Draft {
  return {
    ...ask('Factor completely: {given}', 'factor', asked),
    answer: product,
    form: { kind: 'expression', shape: 'factored' },
    ...rest,
    steps: chain(asked, ...links, ['practice.difference-of-squares', 'Difference of squares', product]),
  };
}
