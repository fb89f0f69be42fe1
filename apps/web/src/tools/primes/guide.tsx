import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';

export const example: GuideExample = {
  title: '60 and 84',
  lines: [
    { left: '60', right: ['×', ['^', '2', '2'], '3', '5'] },
    { left: '84', right: ['×', ['^', '2', '2'], '3', '7'] },
    { left: ['×', ['^', '2', '2'], '3'], right: '12' },
    { left: ['×', ['^', '2', '2'], '3', '5', '7'], right: '420' },
  ],
  meaning:
    'Both have 2² and 3: the greatest common divisor is 12. Take every prime as often as the number that has most of it: the least common multiple is 420.',
};

/** What explains prime factors, greatest common divisor and least common multiple. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A prime number can be divided by 1 and by itself only: 2, 3, 5, 7, 11 and so on. Every other whole
          number above 1 is a product of primes, and there is only one such product. What two numbers share,
          and what holds them both, can be read from it.
        </p>
      }
      formula={
        <>
          <Formula of={['×', 'GCD', 'LCM']} equals={['×', 'a', 'b']} />
          <p>
            For two numbers a and b. Once you know their greatest common divisor (GCD), a division gives the
            least common multiple (LCM).
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Stopping too early. 91 looks prime, but it is 7 × 13, and 51 is 3 × 17. Try every prime whose square
          is not above the number. And 1 is not a prime: it has only one divisor.
        </p>
      }
      questions={[
        {
          question: 'How far must I try?',
          answer:
            'Up to the square root. If a number has two factors, one of them is at most that. For 97, try 2, 3, 5 and 7: none divides it, so it is prime.',
        },
        {
          question: 'When do I need the greatest common divisor?',
          answer: 'To reduce a fraction, or to share out evenly: 60 pens and 84 pencils fill 12 equal boxes.',
        },
        {
          question: 'When do I need the least common multiple?',
          answer:
            'To add fractions, or to find when things meet again: buses every 60 and every 84 minutes leave together every 420 minutes.',
        },
        {
          question: 'What is Euclid’s algorithm?',
          answer:
            'A way to the GCD without primes. Divide, and go on with the divisor and the remainder: 84 ÷ 60 leaves 24, 60 ÷ 24 leaves 12, 24 ÷ 12 leaves 0. The last divisor is the GCD, 12.',
        },
      ]}
    />
  );
}
