import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';

/** Prime factors: the largest one, the missing factor of a perfect square, and the number of factors. */
export const primeFactors: Family = {
  id: 'prime-factors',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: largestPrime, medium: toSquare, hard: countFactors })[difficulty](random),
};

/** A prime factor with its exponent. */
type Prime = readonly [prime: number, exponent: number];

/** Returns the prime factors of an integer > 1, smallest first. */
function factored(n: number): readonly Prime[] {
  const found: Prime[] = [];
  let rest = n;
  for (let prime = 2; rest > 1; prime++) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent++;
    if (exponent > 0) found.push([prime, exponent]);
  }
  return found;
}

function productText(primes: readonly Prime[]): string {
  return primes
    .map(([prime, exponent]) => (exponent === 1 ? String(prime) : `${prime}^${exponent}`))
    .join(' * ');
}

const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1);

function largestPrime(random: Random): Draft {
  const n = random.whole(24, 400);
  const primes = factored(n).flatMap(([prime, exponent]) => Array.from({ length: exponent }, () => prime));
  const [largest = 0, smallest = 0] = [primes.at(-1), primes[0]];
  if (primes.length < 3 || largest > 13 || largest === smallest) return largestPrime(random);
  const divisors = primes.slice(0, -1);
  const quotients = divisors.map((_, index) => n / product(divisors.slice(0, index + 1)));
  return {
    question: random.pick([
      `What is the largest prime factor of $${n}$?`,
      `Which is the largest prime that divides $${n}$?`,
    ]),
    answer: String(largest),
    form: { kind: 'number' },
    hints: [
      'Keep dividing by the smallest prime that divides the number.',
      `The smallest prime factor is ${smallest}: $${n} ÷ ${smallest} = ${n / smallest}$.`,
      `The prime factors are $${primes.slice(0, -1).join(' * ')}$ and one more.`,
    ],
    steps: divisors.map((prime, index) =>
      line(
        'practice.prime-factors',
        index === divisors.length - 1
          ? `Divide by ${prime}. The quotient is prime`
          : `Divide by the smallest prime factor, ${prime}`,
        `${quotients[index - 1] ?? n}/${prime}`,
        '=',
        String(quotients[index]),
      ),
    ),
    mistakes: slips(
      [smallest, `That is the smallest prime factor. $${n} = ${productText(factored(n))}$.`],
      [
        n / smallest,
        `$${n / smallest}$ is a factor of $${n}$, but not a prime: it is divisible by $${primes[1] ?? 1}$.`,
      ],
      primes.at(-2) !== smallest && [
        primes.at(-2),
        `$${primes.at(-2) ?? 1}$ is a prime factor, but not the largest: $${n} = ${productText(factored(n))}$.`,
      ],
      [
        primes.reduce((a, b) => a + b),
        'You added the prime factors. The question asks for the largest of them.',
      ],
      [n, `$${n}$ is divisible by $${smallest}$, so it isn’t a prime. Factor it.`],
    ),
  };
}

function toSquare(random: Random): Draft {
  const n = random.whole(12, 500);
  const primes = factored(n);
  const odd = primes.filter(([, exponent]) => exponent % 2 === 1);
  const missing = product(odd.map(([prime]) => prime));
  const [first] = odd;
  if (!first || missing === n || primes.some(([prime]) => prime > 11) || primes.length < 2)
    return toSquare(random);
  const square = n / missing;
  return {
    question: random.pick([
      `What is the smallest whole number that you can multiply by $${n}$ to get a perfect square?`,
      `What is the smallest whole number whose product with $${n}$ is a perfect square?`,
    ]),
    answer: String(missing),
    form: { kind: 'number' },
    hints: [
      'Factor the number into primes.',
      `$${n} = ${productText(primes)}$. In a square, every exponent is even.`,
      `${odd.length === 1 ? 'One prime has' : 'These primes have'} an odd exponent: ${odd.map(([prime]) => prime).join(', ')}.`,
    ],
    steps: [
      line('practice.prime-factors', 'Factor into primes', String(n), '=', productText(primes)),
      line(
        'practice.pair-primes',
        'Make every exponent even to get the next square',
        productText(primes.map(([prime, exponent]) => [prime, exponent + (exponent % 2)])),
        '=',
        String(n * missing),
      ),
      line('practice.divide', 'Divide the square by the number', `${n * missing}/${n}`, '=', String(missing)),
    ],
    mistakes: slips(
      [n, `$${n} * ${n}$ is a square, but a smaller number is enough: $${n} = ${productText(primes)}$.`],
      [
        square,
        `$${square}$ is the part of $${n}$ that is already a square. Multiply by the rest, $${n} ÷ ${square}$.`,
      ],
      odd.length > 1 && [
        first[0],
        `With $${first[0]}$, only the exponent of $${first[0]}$ becomes even. $${odd[1]?.[0] ?? 1}$ has an odd exponent, too.`,
      ],
      [
        product(primes.map(([prime]) => prime)),
        `You used every prime of $${productText(primes)}$. Only primes with an odd exponent need another factor.`,
      ],
    ),
  };
}

function countFactors(random: Random): Draft {
  const n = random.whole(24, 600);
  const primes = factored(n);
  const counts = primes.map(([, exponent]) => exponent + 1);
  const count = product(counts);
  if (primes.length < 2 || count < 6 || primes.some(([prime]) => prime > 13)) return countFactors(random);
  const exponents = primes.map(([, exponent]) => exponent);
  const [first, most] = primes.find(([, exponent]) => exponent > 1) ?? primes[0] ?? [2, 1];
  return {
    question: random.pick([
      `How many factors does $${n}$ have, including 1 and $${n}$?`,
      `How many whole numbers divide $${n}$? Count 1 and $${n}$, too.`,
    ]),
    answer: String(count),
    form: { kind: 'number' },
    hints: [
      'Factor the number into primes. Every factor is made from some of these primes.',
      `$${n} = ${productText(primes)}$. How many times can each prime be used in a factor?`,
      `In a factor, the exponent of ${first} is from 0 to ${most}, so there are ${most + 1} choices.`,
    ],
    steps: [
      line('practice.prime-factors', 'Factor into primes', String(n), '=', productText(primes)),
      line(
        'practice.count-factors',
        'Add 1 to each exponent and multiply',
        exponents.map((exponent) => `(${exponent} + 1)`).join(' * '),
        '=',
        String(count),
      ),
    ],
    mistakes: slips(
      [
        product(exponents),
        `You multiplied the exponents. A prime may also be left out, so add 1 to each exponent: $${counts.join(' * ')}$.`,
      ],
      [
        exponents.reduce((a, b) => a + b),
        `You counted the prime factors of $${productText(primes)}$. Products of them are factors as well.`,
      ],
      [count - 2, `You left out 1 and $${n}$, which are factors, too.`],
      [primes.length, `You counted only the different primes. Their products are factors of $${n}$ as well.`],
      [count - 1, `You left out one factor. Check that you counted 1 and $${n}$.`],
    ),
  };
}
