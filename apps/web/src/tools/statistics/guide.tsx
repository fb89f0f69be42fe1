import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';

export const example: GuideExample = {
  title: 'Five test scores: 3, 5, 7, 7, 8',
  lines: [
    { left: ['/', ['+', '3', '5', '7', '7', '8'], '5'], right: '6' },
    {
      left: ['+', ['^', '-3', '2'], ['^', '-1', '2'], ['^', '1', '2'], ['^', '1', '2'], ['^', '2', '2']],
      right: '16',
    },
    { left: ['√', ['/', '16', '5']], relation: '≈', right: '1.7889' },
    { left: ['√', ['/', '16', '4']], right: '2' },
  ],
  meaning:
    'The mean is 6. The squared distances from it add up to 16. The standard deviation is 1.7889 if these are all the scores, and 2 if they are a sample. The median is 7, the score in the middle.',
};

/** Explains the statistics calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A few numbers can summarize a long list. The mean, the median and the mode show where its center is.
          The range, the quartiles and the standard deviation show how spread out the numbers are.
        </p>
      }
      formula={
        <>
          <Formula of="mean" equals={['/', 'sum of the numbers', 'count']} />
          <Formula of="population deviation" equals={['√', ['/', 'sum of squared distances', 'count']]} />
          <Formula
            of="sample deviation"
            equals={['√', ['/', 'sum of squared distances', ['-', 'count', '1']]]}
          />
          <p>
            Each distance is measured from a number to the mean. Both formulas give a standard deviation: the
            first for a whole population, the second for a sample of it.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Taking the middle number of an unsorted list. In 8, 3, 9, 5, 7, the middle number is 9, but the
          median is 7. In order, the numbers are 3, 5, 7, 8, 9. With an even count, the median is halfway
          between the two middle numbers.
        </p>
      }
      questions={[
        {
          question: 'Population or sample?',
          answer:
            'If your list is the whole group, such as all the scores in a class, use the population figure. If it is only part of a larger group, use the sample figure.',
        },
        {
          question: 'Mean or median?',
          answer:
            'One very large number pulls the mean up but doesn’t change the median. The mean of 1, 2, 3, 4, 90 is 20, but the median is 3. For incomes and house prices, the median tells you more.',
        },
        {
          question: 'Can a list have no mode?',
          answer: 'Yes, if no number occurs more often than the others. A list can also have several modes.',
        },
        {
          question: 'Why are the distances squared?',
          answer:
            'Without squaring, the distances above and below the mean would cancel out to 0. The square root at the end restores the original unit.',
        },
      ]}
    />
  );
}
