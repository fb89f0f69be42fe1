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
    'The mean is 6. The distances from it, squared, add up to 16. The standard deviation is 1.7889 if these are all the scores there are, and 2 if they are a sample. The median is 7, in the middle.',
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
          <Formula of="deviation of all" equals={['√', ['/', 'sum of squared distances', 'count']]} />
          <Formula
            of="deviation of a sample"
            equals={['√', ['/', 'sum of squared distances', ['-', 'count', '1']]]}
          />
          <p>
            The distances are those from the mean, and the deviation is the standard deviation: of a whole
            population, or of a sample from one.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Taking the middle of a list that isn’t sorted. In 8, 3, 9, 5, 7 the 9 stands in the middle, but the
          median is 7: in order, they are 3, 5, 7, 8, 9. With an even count it is halfway between the two in
          the middle.
        </p>
      }
      questions={[
        {
          question: 'Population or sample?',
          answer:
            'If you have every number that you speak of, such as all scores of a class, take the population figure. If yours are only some of them and speak for the rest, take the sample figure.',
        },
        {
          question: 'Mean or median?',
          answer:
            'One very large number pulls the mean up and leaves the median where it is. Of 1, 2, 3, 4, 90 the mean is 20 and the median 3. For incomes and house prices the median says more.',
        },
        {
          question: 'Can a list have no mode?',
          answer: 'Yes, if no number comes more often than the others. It can also have several.',
        },
        {
          question: 'Why are the distances squared?',
          answer:
            'Without it, those above and those below the mean would cancel out to 0. The root at the end brings the unit back.',
        },
      ]}
    />
  );
}
