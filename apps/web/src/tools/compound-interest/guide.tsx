import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';

export const example: GuideExample = {
  title: '1,000 at 5% a year for 3 years, interest added yearly',
  lines: [
    { left: ['×', '1000', ['^', '1.05', '3']], right: '1157.625' },
    { left: ['-', '1157.63', '1000'], right: '157.63' },
  ],
  meaning:
    'The balance is 1,157.63 and the interest 157.63. Without interest on interest it would be only 3 × 50 = 150.',
};

/** What explains the compound interest calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          Interest that stays in the account earns interest, too. Each time it is added, the balance is
          multiplied by the same number, a little above 1. So it grows faster and faster.
        </p>
      }
      formula={
        <>
          <Formula of="A" equals={['×', 'P', ['^', ['()', ['+', '1', ['/', 'r', 'n']]], ['×', 'n', 't']]]} />
          <p>
            A is the balance at the end and P the amount at the start. r is the yearly rate as a decimal, 0.05
            for 5%, n is how many times a year interest is added, and t is the number of years. If you also
            pay in C each time, this comes on top:
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
          Putting 5 into the formula for 5%: as a decimal it is 0.05. Or multiplying the rate by the years:
          three years at 5% do not add 15%, but 15.7625%.
        </p>
      }
      questions={[
        {
          question: 'Does it matter how often interest is added?',
          answer:
            'A little. In ten years 1,000 at 5% becomes 1,628.89 if interest is added yearly, and 1,647.01 if it is added monthly.',
        },
        {
          question: 'How long until my money doubles?',
          answer:
            'Divide 72 by the rate: at 6% about 12 years. This rule of 72 is a rough guide; the calculator gives the exact balance.',
        },
        {
          question: 'When is a contribution paid in?',
          answer:
            'At the end of each period, just after interest is added. So the first one earns nothing in the first period.',
        },
        {
          question: 'Does it work for debts, too?',
          answer:
            'Yes. What you owe grows in the same way if you pay nothing back. For a loan with monthly payments, use the loan calculator.',
        },
      ]}
    />
  );
}
