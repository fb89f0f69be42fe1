import { type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain } from '../../shared/chain.js';
import { commonDivisor } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';

/** Sums whose terms share a factor: 6x² + 9x. */
export const commonFactor: Family = {
  id: 'common-factor',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const letter = random.pick(['x', 'y', 'n', 'a']);
    const rest = { easy: 0, medium: 0, hard: 1 }[difficulty];
    const degree = { easy: 0, medium: random.pick([1, 1, 2]), hard: random.pick([1, 2]) }[difficulty];
    const inside = rest === 0 ? binomial(random) : trinomial(random);
    const g = random.whole(2, difficulty === 'easy' ? 9 : 6);
    const sumOf = (scale: number, more: number): string =>
      sumText(...inside.map((n, i) => [n * scale, power(letter, inside.length - 1 - i + more)] as const));
    const last = inside.at(-1) ?? 0;
    const withLast = (n: number): string =>
      sumText(...inside.slice(0, -1).map((one, i) => [one, power(letter, inside.length - 1 - i)] as const), [
        n,
        '',
      ]);
    const [asked, factor] = [sumOf(g, degree), sumText([g, power(letter, degree)])];
    const product = `${factor}(${sumOf(1, 0)})`;
    const numbers = inside.map((n) => String(Math.abs(n * g)));
    const listed = `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
    return {
      ...ask('Factor: {given}', 'factor', asked),
      answer: product,
      form: { kind: 'expression', shape: 'factored' },
      hints: [
        'Look for the greatest common factor of all the terms.',
        degree === 0
          ? `What is the greatest number that divides ${listed}?`
          : `What number divides ${listed}, and what power of ${letter} is in every term?`,
        `The common factor is $${factor}$. Divide each term by it.`,
      ],
      steps: chain(
        asked,
        [
          'practice.write-with-common-factor',
          'Write each term with the common factor',
          inside.map((n, i) => written(n, i, factor, power(letter, inside.length - 1 - i))).join(''),
        ],
        ['practice.common-factor', 'Factor out the common factor', product],
      ),
      mistakes: slips(
        [
          `${factor}(${withLast(last * g)})`,
          degree > 0
            ? `You divided the last term by only $${power(letter, degree)}$. Divide $${Math.abs(last * g)}$ by $${g}$ as well.`
            : `You divided only the first ${inside.length === 2 ? 'term' : 'terms'}. Divide the last term by $${factor}$ as well.`,
        ],
        inside.some((n) => n < 0) && [
          `${factor}(${withLast(-last)})`,
          `Watch the last sign: $${factor}$ times $${last}$ is $${sumText([g * last, power(letter, degree)])}$.`,
        ],
        Math.abs(last) === 1 && [
          `${factor}(${withLast(0)})`,
          `You lost the last term. Dividing it by $${factor}$ leaves $${last}$.`,
        ],
        [sumOf(1, 0), `You divided by $${factor}$ and dropped it. It stays as a factor in front.`],
        degree > 0 && [
          `${g}(${sumOf(1, 0)})`,
          `You lost the variable. Each term also contains $${power(letter, degree)}$, so the common factor is $${factor}$.`,
        ],
      ),
    };
  },
};

function power(letter: string, exponent: number): string {
  return exponent === 0 ? '' : exponent === 1 ? letter : `${letter}^${exponent}`;
}

/** Writes a term as the common factor times the rest: " - 3x * 5". */
function written(n: number, index: number, factor: string, of: string): string {
  const sign = n < 0 ? (index === 0 ? '-' : ' - ') : index === 0 ? '' : ' + ';
  return `${sign}${factor} * ${sumText([Math.abs(n), of])}`;
}

function binomial(random: Random): readonly number[] {
  const [a, b] = [random.whole(1, 7), random.wholeExcept(-9, 9, 0)];
  return commonDivisor(a, b) === 1 && (a > 1 || Math.abs(b) > 1) ? [a, b] : binomial(random);
}

/** Draws a trinomial that can't be factored further. */
function trinomial(random: Random): readonly number[] {
  const [a, b, c] = [random.whole(1, 4), random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
  const discriminant = b * b - 4 * a * c;
  const isSquare = Number.isInteger(Math.sqrt(discriminant));
  return isSquare || commonDivisor(commonDivisor(a, b), c) > 1 ? trinomial(random) : [a, b, c];
}
