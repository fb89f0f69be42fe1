import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { commonDivisor, commonMultiple } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';
import { meeting, packing } from './stories.js';

/** Greatest common divisors, least common multiples, and word problems about them. */
export const gcdAndLcm: Family = {
  id: 'gcd-and-lcm',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return divisor(random);
    if (difficulty === 'medium') return multiple(random);
    return (random.oneIn(2) ? packing : meeting).make(random);
  },
};

function divisor(random: Random): Draft {
  const [common, a, b] = [random.whole(3, 18), random.whole(2, 9), random.whole(2, 9)];
  const [first, second] = [common * a, common * b];
  if (a === b || commonDivisor(a, b) > 1 || first > 150 || second > 150) return divisor(random);
  const part = [2, 3, 5, 7, 11, 13].find((prime) => common % prime === 0) ?? common;
  return {
    question: random.pick([
      `Find the greatest common divisor of $${first}$ and $${second}$.`,
      `What is the largest number that divides both $${first}$ and $${second}$?`,
    ]),
    answer: String(common),
    form: { kind: 'number' },
    hints: [
      'Which numbers divide both?',
      `Both are divisible by ${part}. Divide both by it and look for more common factors.`,
      `Once all common factors are divided out, ${a} and ${b} are left. What did you divide by?`,
    ],
    steps: [
      line(
        'practice.common-factors',
        'Write the first number with the common factor',
        String(first),
        '=',
        `${a} * ${common}`,
      ),
      line(
        'practice.common-factors',
        'Write the second number with it',
        String(second),
        '=',
        `${b} * ${common}`,
      ),
      line(
        'practice.greatest-common-divisor',
        `No number greater than 1 divides both ${a} and ${b}, so this is the greatest`,
        `${first}/${a}`,
        '=',
        String(common),
      ),
    ],
    mistakes: slips(
      [
        commonMultiple(first, second),
        `That is the least common multiple. A divisor of $${first}$ can’t be larger than $${first}$.`,
      ],
      part < common && [
        part,
        `$${part}$ divides both, but it isn’t the greatest: $${first} ÷ ${part} = ${first / part}$ and $${second} ÷ ${part} = ${second / part}$ have another common factor.`,
      ],
      part < common &&
        common / part !== part && [
          common / part,
          `$${common / part}$ divides both, but you can multiply it by $${part}$.`,
        ],
      [1, `A number greater than 1 divides both: $${part}$ divides $${first}$ and $${second}$.`],
      [
        Math.abs(first - second),
        `That is the difference. A common divisor must divide $${first}$ and $${second}$ without a remainder.`,
      ],
    ),
  };
}

function multiple(random: Random): Draft {
  const [a, b] = [random.whole(4, 30), random.whole(4, 30)];
  const [common, least] = [commonDivisor(a, b), commonMultiple(a, b)];
  if (common === 1 || a % b === 0 || b % a === 0 || least > 250) return multiple(random);
  return {
    question: random.pick([
      `Find the least common multiple of $${a}$ and $${b}$.`,
      `What is the smallest number that is a multiple of both $${a}$ and $${b}$?`,
    ]),
    answer: String(least),
    form: { kind: 'number' },
    hints: [
      `List the multiples of the larger number, ${Math.max(a, b)}. Which is the first that ${Math.min(a, b)} divides?`,
      `The product contains the common factor ${common} twice.`,
      `Divide the product by ${common}: $(${a} * ${b})/${common}$.`,
    ],
    steps: [
      line('practice.multiply', 'The product is a common multiple', `${a} * ${b}`, '=', String(a * b)),
      line(
        'practice.all-prime-factors',
        `Divide by the greatest common divisor, ${common}, which the product contains twice`,
        `${a * b}/${common}`,
        '=',
        String(least),
      ),
    ],
    mistakes: slips(
      [
        a * b,
        `$${a} * ${b}$ is a common multiple, but not the smallest: both contain the factor $${common}$. Divide by it.`,
      ],
      [common, `That is the greatest common divisor. A multiple of $${a}$ is at least $${a}$.`],
      [a + b, `You added. A multiple of $${a}$ is $${a}$ times a whole number, and $${a + b}$ isn’t.`],
      [2 * least, `$${2 * least}$ is a common multiple, but half of it is one as well.`],
      [
        Math.max(a, b) * 2,
        `$${Math.max(a, b) * 2}$ is a multiple of $${Math.max(a, b)}$, but not of $${Math.min(a, b)}$.`,
      ],
    ),
  };
}
