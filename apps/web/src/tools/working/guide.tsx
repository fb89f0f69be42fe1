import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';

export const example: GuideExample = {
  title: 'From 3x − 4 = 11 someone writes 3x = 7. Does it follow?',
  lines: [
    { left: ['-', ['×', '3', '5'], '4'], right: '11' },
    { left: ['×', '3', '5'], right: '15' },
  ],
  meaning:
    'At x = 5 the first line is true. The second says that 3 × 5 is 7, so it doesn’t follow. Moving −4 to the other side makes it + 4, and 11 + 4 is 15.',
};

/** What explains the checker of working. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A line of algebra follows from the line before it when both have the same solutions. Each of your
          lines is compared with the line above it, exactly and not by trying a few numbers. Where the two
          differ, one number is shown for which one line is true and the other isn’t.
        </p>
      }
      formula={
        <>
          <Formula of={['×', '2', ['()', ['+', 'x', '3']]]} equals={['+', ['×', '2', 'x'], '6']} />
          <p>
            Two things may be done. You may rewrite a side as something of the same value, as here, or you may
            do the same to both sides. Multiplying or dividing both sides by 0 is not allowed, and squaring
            both sides may add solutions.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Taking a root on both sides and keeping only the positive one.{' '}
          <MathExpression of={['^', 'x', '2']} /> = 25 has two solutions, 5 and −5. Write x = ±5, or x = 5 or
          x = −5.
        </p>
      }
      questions={[
        {
          question: 'How do I type my working?',
          answer:
            'The problem first, then a step on each line, as you would on paper: 2(x + 3) = 14, then 2x + 6 = 14. Systems take a comma between their equations, and several solutions an “or”: x = 3 or x = −2.',
        },
        {
          question: 'May I leave out steps?',
          answer:
            'Yes. A line may do several things at once. It is right when it has the same solutions as the line before it.',
        },
        {
          question: 'What is judged after a wrong line?',
          answer:
            'The next line is compared with the wrong one, so that one mistake isn’t counted again on every line below it. Mend the first mistake, and check again.',
        },
        {
          question: 'Why must I check solutions after squaring?',
          answer:
            '3 and −3 have the same square, so squaring can make a false line true. Put each solution into the first line, and keep those that make it true.',
        },
      ]}
    />
  );
}
