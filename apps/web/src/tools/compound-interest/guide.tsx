import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';

export const example: GuideExample = {
  title: '1,000 at 5% a year for 3 years, compounded yearly',
  lines: [
    { left: ['×', '1000', ['^', '1.05', '3']], right: '1157.625' },
    { left: ['-', '1157.63', '1000'], right: '157.63' },
  ],
  meaning:
    'The balance is 1,157.63, so the interest is 157.63. Without interest on interest, it would be only 3 × 50 = 150.',
};

/** Explains the compound interest calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          Interest that stays in the account earns interest, too. Each time interest is added, the balance is
          multiplied by the same number, a little above 1. So the balance grows faster and faster.
        </p>
      }
      formula={
        <>
          <Formula of="A" equals={['×', 'P', ['^', ['()', ['+', '1', ['/', 'r', 'n']]], ['×', 'n', 't']]]} />
          <p>
            A is the final balance and P is the starting amount. r is the annual rate as a decimal (0.05 for
            5%), n is how many times a year interest is compounded, and t is the number of years. If you also
            deposit C each time, add this:
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
          Using 5 in the formula for 5%: as a decimal, it is 0.05. Or multiplying the rate by the years: three
          years at 5% add 15.7625%, not 15%.
        </p>
      }
      questions={[
        {
          question: 'Does it matter how often interest is compounded?',
          answer:
            'A little. In ten years, 1,000 at 5% grows to 1,628.89 compounded yearly and to 1,647.01 compounded monthly.',
        },
        {
          question: 'How long until my money doubles?',
          answer:
            'Divide 72 by the rate: at 6%, it takes about 12 years. The rule of 72 is only an estimate. The calculator gives the exact balance.',
        },
        {
          question: 'When are contributions made?',
          answer:
            'At the end of each period, just after interest is added. So the first contribution earns nothing in the first period.',
        },
        {
          question: 'Does this work for debt, too?',
          answer:
            'Yes. If you pay nothing back, what you owe grows the same way. For a loan with monthly payments, use the loan calculator.',
        },
      ]}
    />
  );
}
