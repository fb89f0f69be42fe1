import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';

export const example: GuideExample = {
  title: '√(2x + 3) = x, checked at both candidates, x = 3 and x = −1',
  lines: [
    { left: ['^', '3', '2'], right: ['+', ['×', '2', '3'], '3'] },
    { left: ['^', '-1', '2'], right: ['+', ['×', '2', '-1'], '3'] },
    { left: ['√', ['+', ['×', '2', '3'], '3']], right: '3' },
    { left: ['√', ['+', ['×', '2', '-1'], '3']], right: '1' },
  ],
  meaning:
    'Squared, both candidates fit: the first two lines. In the equation itself only x = 3 does. At x = −1 the root is 1, not −1, so −1 is extraneous.',
};

/** What explains the equation solver. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          An equation says that two sides are equal. Solving it means finding every number that makes this
          true. You do the same to both sides, step by step, until the letter stands alone. A picture says the
          same: draw each side as a graph, and the solutions are where the graphs meet.
        </p>
      }
      formula={
        <>
          <Formula of={['×', 'a', 'b']} equals="0" />
          <p>
            This holds exactly when <MathExpression of="a" /> or <MathExpression of="b" /> is 0: the way from
            factors to solutions. What you may do at any time: add or subtract the same on both sides,
            multiply or divide both sides by the same number, if it is not 0. Squaring both sides, or
            multiplying by something with the letter in it, can add false solutions. Then every candidate is
            put into the first equation.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Dividing both sides by x. From x² = 3x you get x = 3, and the solution x = 0 is gone. Bring
          everything to one side and factor: x(x − 3) = 0.
        </p>
      }
      questions={[
        {
          question: 'How do I type it?',
          answer:
            'As on a calculator: x^2 for x², sqrt(x) for a root, / for a fraction, |x| for an absolute value, <= and >= for ≤ and ≥. The keys below the box type the signs for you. Write each equation of a system on a line of its own.',
        },
        {
          question: 'What can I do with an expression?',
          answer:
            'Simplify it, multiply it out, factor it, complete the square, or choose Evaluate to put in values for its letters.',
        },
        {
          question: 'What is an extraneous solution?',
          answer:
            'A number that comes up on the way but doesn’t solve what you started with. It comes from squaring both sides or from clearing a denominator. The check finds it.',
        },
        {
          question: 'Why does an inequality sign turn round?',
          answer:
            'Multiplying or dividing by a negative number turns the order of numbers: 2 < 3, but −2 > −3. So −2x < 6 becomes x > −3.',
        },
        {
          question: 'When is there no solution, and when infinitely many?',
          answer:
            'If the letter drops out, look at what is left. 0 = 1 is never true: no solution. 0 = 0 is always true: every number solves it.',
        },
        {
          question: 'What can’t it solve?',
          answer:
            'It works exactly, without guessing decimals. Equations with sine and cosine, or such as 2^x = x + 5, have no exact way here. Then it says what it recognised instead of showing a guess.',
        },
      ]}
    />
  );
}
