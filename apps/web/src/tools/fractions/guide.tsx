import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';

export const example: GuideExample = {
  title: '2/3 of a pizza and 1/4 of it',
  lines: [
    { left: '2/3', right: ['/', ['×', '2', '4'], ['×', '3', '4']] },
    { left: '1/4', right: ['/', ['×', '1', '3'], ['×', '4', '3']] },
    { left: ['+', '8/12', '3/12'], right: '11/12' },
  ],
  meaning:
    'Cut into twelfths, both have pieces of the same size. 8 pieces and 3 pieces make 11, so one of the 12 is left.',
};

/** What explains the fraction calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          The number below the line, the denominator, says into how many equal parts one whole is cut. The
          number above it, the numerator, says how many of them you have. Parts can be counted together only
          if they have the same size. So before you add or subtract, give both fractions the same denominator.
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
          Adding the two numbers above and the two below. <MathExpression of={['+', '1/2', '1/3']} /> is not{' '}
          <MathExpression of="2/5" />: that is less than the half you began with. In sixths the sum is{' '}
          <MathExpression of={['+', '3/6', '2/6']} /> = <MathExpression of="5/6" />.
        </p>
      }
      questions={[
        {
          question: 'When is a fraction in lowest terms?',
          answer:
            'When no whole number above 1 divides both of its numbers. To get there, divide both by their greatest common divisor: for 18/24 it is 6, so 18/24 is 3/4.',
        },
        {
          question: 'How do I write a mixed number as a fraction?',
          answer: 'Count the parts. 2 3/4 is 2 × 4 + 3 = 11 quarters, so 11/4.',
        },
        {
          question: 'Why is the second fraction turned over when I divide?',
          answer:
            'To divide by 1/4 is to ask how many quarters fit. There are 4 in each whole, so you multiply by 4, which is 4/1.',
        },
        {
          question: 'Why does 1/3 go on forever as a decimal?',
          answer:
            'A fraction in lowest terms has a decimal that ends only if its denominator is made of twos and fives, the prime factors of 10. Every other decimal repeats.',
        },
      ]}
    />
  );
}
