import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';

export const example: GuideExample = {
  title: '1,000 at 5% a year for 3 years, interest added yearly',
  lines: [
    { left: ['×', '1000', ['^', '1.05', '3']], right: '1157.625' },
    { left: ['-', '1157.63', '1000'], right: '157.63' },
  ],
  meaning:
    'The balance is 1,157.63 and the interest 157.63. Without interest on interest it would be 3 × 50 = 150.',
};

/** What explains the compound interest calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          Interest that stays in the account earns interest, too. Each time it is added, the balance is
          multiplied by the same number a little above 1, so it grows faster and faster.
        </p>
      }
      formula={
        <>
          <Formula of="A" equals={['×', 'P', ['^', ['()', ['+', '1', ['/', 'r', 'n']]], ['×', 'n', 't']]]} />
          <p>
            P is the amount at the start, r the rate for a year as a decimal, n how often a year interest is
            added, t the years. What you pay in, C each time, adds:
          </p>
          <Formula
            of={[
              '×',
              'C',
              ['/', ['-', ['^', ['()', ['+', '1', ['/', 'r', 'n']]], ['×', 'n', 't']], '1'], ['/', 'r', 'n']],
            ]}
          />
        </>
      }
      example={example}
      mistake={
        <p>
          Putting 5 into the formula for 5%. As a decimal it is 0.05. The other one is to multiply the rate by
          the years: three years at 5% are not 15%, but 15.7625%.
        </p>
      }
      questions={[
        {
          question: 'Does it matter how often interest is added?',
          answer:
            'A little. 1,000 at 5% become 1,628.89 in ten years if it is added yearly, and 1,647.01 if it is added monthly.',
        },
        {
          question: 'How long until my money doubles?',
          answer:
            'Divide 72 by the rate: at 6% about 12 years. This rule of 72 is a rough guide; the calculator gives the exact balance.',
        },
        {
          question: 'When is a contribution paid in?',
          answer: 'Just after interest is added, so that the first one earns nothing in its first period.',
        },
        {
          question: 'Does it work for debts, too?',
          answer:
            'Yes. What you owe grows in the same way if you pay nothing back. For a loan with monthly payments take the loan calculator.',
        },
      ]}
    />
  );
}
