import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';
import { Sums } from '../../ui/math/sums.js';

export const example: GuideExample = {
  title: '√(2x + 3) = x, checked at both candidates, x = 3 and x = −1',
  lines: [
    { left: ['^', '3', '2'], right: ['+', ['×', '2', '3'], '3'] },
    { left: ['^', '-1', '2'], right: ['+', ['×', '2', '-1'], '3'] },
    { left: ['√', ['+', ['×', '2', '3'], '3']], right: '3' },
    { left: ['√', ['+', ['×', '2', '-1'], '3']], right: '1' },
  ],
  meaning:
    'Both candidates satisfy the squared equation, as the first two lines show. Only x = 3 satisfies the original equation. At x = −1, the root is 1, not −1, so −1 is extraneous.',
};

/** Explains the equation solver. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          An equation says that two sides are equal. Solving it means finding every number that makes this
          true. You do the same thing to both sides, step by step, until the variable is alone on one side. A
          picture shows the same idea: graph each side, and the solutions are where the graphs meet.
        </p>
      }
      formula={
        <>
          <Formula of={['×', 'a', 'b']} equals="0" />
          <p>
            This is true exactly when <MathExpression of="a" /> or <MathExpression of="b" /> is 0, which takes
            you from factors to solutions. You can always add or subtract the same thing on both sides, and
            multiply or divide both sides by the same number, as long as it isn’t 0. Squaring both sides, or
            multiplying by an expression with the variable in it, can add extraneous solutions. In that case,
            check every candidate in the original equation.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          <Sums>
            Dividing both sides by x. From x² = 3x you get x = 3, and you lose the solution x = 0. Instead,
            move all terms to one side and factor: x(x − 3) = 0.
          </Sums>
        </p>
      }
      questions={[
        {
          question: 'How do I type an equation?',
          answer:
            'As on a calculator: x^2 for x², sqrt(x) for a root, / for a fraction, |x| for an absolute value, <= and >= for ≤ and ≥. The keys below the box type the symbols for you. For a system, put each equation on its own line.',
        },
        {
          question: 'What can I do with an expression?',
          answer:
            'Simplify it, expand it, factor it, complete the square, or choose Evaluate to substitute values for its variables.',
        },
        {
          question: 'What is an extraneous solution?',
          answer:
            'A number that appears along the way but doesn’t satisfy the original equation. It comes from squaring both sides or from clearing a denominator. You find it by checking each candidate in the original equation.',
        },
        {
          question: 'Why does the inequality sign flip?',
          answer:
            'Multiplying or dividing by a negative number reverses the order of numbers: 2 < 3, but −2 > −3. So −2x < 6 becomes x > −3.',
        },
        {
          question: 'When is there no solution, and when are there infinitely many?',
          answer:
            'If the variable drops out, look at what is left. 0 = 1 is never true, so there is no solution. 0 = 0 is always true, so every number is a solution.',
        },
        {
          question: 'What can’t it solve?',
          answer:
            'Integrals, limits, matrices and trigonometric identities, for example. If it can’t solve something, it tells you what it recognized instead of showing a guess.',
        },
        {
          question: 'Why do some solutions have ≈ instead of =?',
          answer:
            'Some equations, such as 2^x = x + 5, have solutions with no exact form that is taught in school. The solver finds the places where the sign changes, counts them, and rounds the solutions correctly.',
        },
      ]}
    />
  );
}
