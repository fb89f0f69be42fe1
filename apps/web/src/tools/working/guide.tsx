import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';
import { Sums } from '../../ui/math/sums.js';

export const example: GuideExample = {
  title: 'From 3x − 4 = 11, someone gets 3x = 7. Does it follow?',
  lines: [
    { left: ['-', ['×', '3', '5'], '4'], right: '11' },
    { left: ['×', '3', '5'], right: '15' },
  ],
  meaning:
    'At x = 5, the first line is true. The second line says that 3 × 5 is 7, so it doesn’t follow. Moving −4 to the other side turns it into + 4, and 11 + 4 is 15.',
};

/** Explains Check My Work. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          A line of algebra follows from the line before it when both have the same solutions. We compare each
          of your lines with the line above it, exactly, not just by trying a few numbers. If the two differ,
          we show you a number that makes one line true and the other false.
        </p>
      }
      formula={
        <>
          <Formula of={['×', '2', ['()', ['+', 'x', '3']]]} equals={['+', ['×', '2', 'x'], '6']} />
          <p>
            You can do two things. You can rewrite a side as something equal to it, as here, or you can do the
            same thing to both sides. You can’t multiply or divide both sides by 0, and squaring both sides
            may add extraneous solutions.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Taking the square root of both sides and keeping only the positive one.{' '}
          <MathExpression of={['^', 'x', '2']} />
          <Sums> = 25 has two solutions, 5 and −5. Write x = ±5, or x = 5 or x = −5.</Sums>
        </p>
      }
      questions={[
        {
          question: 'How do I type my work?',
          answer:
            'Type the problem first, then one step per line, as you would on paper: 2(x + 3) = 14, then 2x + 6 = 14. Write the equations of a system on lines of their own, or put a comma between them. Put “or” between several solutions: x = 3 or x = −2.',
        },
        {
          question: 'Can I skip steps?',
          answer:
            'Yes. A line can do several things at once. It is correct if it has the same solutions as the previous line.',
        },
        {
          question: 'What happens after a wrong line?',
          answer:
            'We compare the next line with the wrong one, so one mistake isn’t counted again on every line below it. Fix the first mistake and check again.',
        },
        {
          question: 'Why do I have to check solutions after squaring?',
          answer:
            '3 and −3 have the same square, so squaring can turn a false equation into a true one. Substitute each solution into the first line, and keep the ones that make it true.',
        },
      ]}
    />
  );
}
