import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';

export const example: GuideExample = {
  title: '2/3 of a pizza plus 1/4 of the same pizza',
  lines: [
    { left: '2/3', right: ['/', ['×', '2', '4'], ['×', '3', '4']] },
    { left: '1/4', right: ['/', ['×', '1', '3'], ['×', '4', '3']] },
    { left: ['+', '8/12', '3/12'], right: '11/12' },
  ],
  meaning:
    'Cut into twelfths, both have pieces of the same size. 8 pieces plus 3 pieces is 11, so one of the 12 pieces is left.',
};

/** Explains the fraction calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          The number below the line, the denominator, tells you how many equal parts one whole is cut into.
          The number above it, the numerator, tells you how many of those parts you have. You can add parts
          only if they have the same size. So before you add or subtract, give both fractions the same
          denominator.
        </p>
      }
      formula={
        <>
          <Formula
            of={['+', ['/', 'a', 'b'], ['/', 'c', 'd']]}
            equals={['/', ['+', ['×', 'a', 'd'], ['×', 'c', 'b']], ['×', 'b', 'd']]}
          />
          <Formula
            of={['×', ['/', 'a', 'b'], ['/', 'c', 'd']]}
            equals={['/', ['×', 'a', 'c'], ['×', 'b', 'd']]}
          />
          <Formula
            of={['÷', ['/', 'a', 'b'], ['/', 'c', 'd']]}
            equals={['×', ['/', 'a', 'b'], ['/', 'd', 'c']]}
          />
        </>
      }
      example={example}
      mistake={
        <p>
          Adding the numerators and adding the denominators. <MathExpression of={['+', '1/2', '1/3']} /> is
          not <MathExpression of="2/5" />: that is less than the half you started with. In sixths, the sum of{' '}
          <MathExpression of="3/6" /> and <MathExpression of="2/6" /> is <MathExpression of="5/6" />.
        </p>
      }
      questions={[
        {
          question: 'When is a fraction in lowest terms?',
          answer:
            'When no whole number greater than 1 divides both its numerator and its denominator. To get there, divide both by their greatest common divisor: for 18/24, it is 6, so 18/24 = 3/4.',
        },
        {
          question: 'How do I write a mixed number as a fraction?',
          answer: 'Count the parts. 2 3/4 is 2 × 4 + 3 = 11 quarters, so 11/4.',
        },
        {
          question: 'Why do I flip the second fraction when I divide?',
          answer:
            'Dividing by 1/4 means asking how many quarters fit. There are 4 in each whole, so you multiply by 4, which is 4/1.',
        },
        {
          question: 'Why does 1/3 go on forever as a decimal?',
          answer:
            'A fraction in lowest terms has a terminating decimal only if its denominator has no prime factors other than 2 and 5, the prime factors of 10. Every other fraction has a repeating decimal.',
        },
      ]}
    />
  );
}
