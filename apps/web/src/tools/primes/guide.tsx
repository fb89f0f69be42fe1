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
    'Both have 2² and 3, so the greatest common divisor is 12. For the least common multiple, take every prime of either number, as often as the number that has more of it. That gives 420.',
};

/** What explains prime factors, greatest common divisor and least common multiple. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A prime number is divided by exactly two whole numbers, 1 and itself: 2, 3, 5, 7, 11 and so on.
          Every other whole number above 1 is a product of primes, and there is only one such product. From
          the primes of two numbers you can read the largest number that divides both, and the smallest number
          that both divide.
        </p>
      }
      formula={
        <>
          <Formula of={['×', 'GCD', 'LCM']} equals={['×', 'a', 'b']} />
          <p>
            This holds for any two whole numbers a and b above 0. Once you know their greatest common divisor
            (GCD), divide a × b by it: that is their least common multiple (LCM).
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Stopping too early. 91 looks prime, but it is 7 × 13, and 51 is 3 × 17. Try every prime whose square
          is no larger than the number. And 1 is not a prime: it has only one divisor.
        </p>
      }
      questions={[
        {
          question: 'How far must I try?',
          answer:
            'Up to the square root. If a number is a product of two factors, one of them is no larger than its square root. The root of 97 is below 10, so try 2, 3, 5 and 7: none divides it, so it is prime.',
        },
        {
          question: 'When do I need the greatest common divisor?',
          answer: 'To reduce a fraction, or to share out evenly: 60 pens and 84 pencils fill 12 equal boxes.',
        },
        {
          question: 'When do I need the least common multiple?',
          answer:
            'To add fractions, or to find when things meet again: a bus every 60 minutes and one every 84 minutes leave together every 420 minutes.',
        },
        {
          question: 'What is Euclid’s algorithm?',
          answer:
            'A way to the GCD without primes. Divide, then divide the divisor by the remainder, and so on: 84 ÷ 60 leaves 24, 60 ÷ 24 leaves 12, 24 ÷ 12 leaves 0. The last divisor is the GCD, 12.',
        },
      ]}
    />
  );
}
