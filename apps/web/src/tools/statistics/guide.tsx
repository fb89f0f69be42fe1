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
    'The mean is 6. The distances from it, squared, add up to 16. The standard deviation is 1.7889 if these are all the scores there are, and 2 if they are a sample. The median is 7, the score in the middle.',
};

/** What explains the statistics calculator. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A few figures stand for a long list. The mean, the median and the mode say where its middle is. The
          range, the quartiles and the standard deviation say how far the numbers lie from one another.
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
            Each distance is that of a number from the mean. Both are standard deviations: the first is for a
            list of the whole population, the second for a sample of it.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Taking the middle of a list that isn’t sorted. In 8, 3, 9, 5, 7 the 9 stands in the middle, but the
          median is 7: in order, they are 3, 5, 7, 8, 9. With an even count the median is halfway between the
          two in the middle.
        </p>
      }
      questions={[
        {
          question: 'Population or sample?',
          answer:
            'If you have every number that you are talking about, such as all scores of a class, use the population figure. If you have only some of them, and they stand for the rest, use the sample figure.',
        },
        {
          question: 'Mean or median?',
          answer:
            'One very large number pulls the mean up and leaves the median where it is. The mean of 1, 2, 3, 4, 90 is 20, but their median is 3. For incomes and house prices the median says more.',
        },
        {
          question: 'Can a list have no mode?',
          answer: 'Yes, if no number occurs more often than the others. It can also have several.',
        },
        {
          question: 'Why are the distances squared?',
          answer:
            'Without squares, the distances above and below the mean would cancel out to 0. The root at the end brings back the unit.',
        },
      ]}
    />
  );
}
