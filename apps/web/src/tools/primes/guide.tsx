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
    'Both have the factors 2² and 3, so the greatest common divisor is 12. For the least common multiple, take each prime factor of either number with its larger exponent. That gives 420.',
};

/** Explains prime factors, the greatest common divisor and the least common multiple. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A prime number has exactly two divisors, 1 and itself: 2, 3, 5, 7, 11 and so on. Every other whole
          number greater than 1 is a product of primes, in exactly one way. From the prime factors of two
          numbers, you can read off the largest number that divides both and the smallest number that both
          divide.
        </p>
      }
      formula={
        <>
          <Formula of={['×', 'GCD', 'LCM']} equals={['×', 'a', 'b']} />
          <p>
            This is true for any two positive whole numbers a and b. Once you know their greatest common
            divisor (GCD), divide a × b by it to get their least common multiple (LCM).
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Stopping too early. 91 looks prime, but it is 7 × 13, and 51 is 3 × 17. Try every prime whose square
          is no larger than the number. Also, 1 is not prime: it has only one divisor.
        </p>
      }
      questions={[
        {
          question: 'How far do I have to check?',
          answer:
            'Up to the square root. If a number is a product of two factors, one of them is no larger than its square root. The square root of 97 is less than 10, so try 2, 3, 5 and 7. None of them divides 97, so it is prime.',
        },
        {
          question: 'When do I need the greatest common divisor?',
          answer:
            'To reduce a fraction, or to divide things evenly: 60 pens and 84 pencils fill 12 identical boxes.',
        },
        {
          question: 'When do I need the least common multiple?',
          answer:
            'To add fractions, or to find when events coincide again: a bus every 60 minutes and another every 84 minutes leave together every 420 minutes.',
        },
        {
          question: 'What is Euclid’s algorithm?',
          answer:
            'A way to find the GCD without prime factors. Divide, then divide the divisor by the remainder, and so on: 84 ÷ 60 leaves 24, 60 ÷ 24 leaves 12, 24 ÷ 12 leaves 0. The last divisor is the GCD, 12.',
        },
      ]}
    />
  );
}
