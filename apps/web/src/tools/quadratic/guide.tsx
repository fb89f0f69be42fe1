import { Formula } from '../../ui/article/formula.js';
import { Guide, type GuideExample } from '../../ui/article/guide.js';
import { MathExpression } from '../../ui/math/math.js';

export const example: GuideExample = {
  title: 'x² − 5x + 6 = 0, so a = 1, b = −5, c = 6',
  lines: [
    { left: ['-', ['^', '-5', '2'], ['×', '4', '1', '6']], right: '1' },
    { left: ['/', ['+', '5', ['√', '1']], ['×', '2', '1']], right: '3' },
    { left: ['/', ['-', '5', ['√', '1']], ['×', '2', '1']], right: '2' },
  ],
  meaning:
    'The first line is the part under the square root. The other two are the solutions, x = 3 and x = 2. Check the first one: 9 − 15 + 6 = 0.',
};

/** Explains the quadratic equation solver. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          The graph of <MathExpression of={['+', ['×', 'a', ['^', 'x', '2']], ['×', 'b', 'x'], 'c']} /> is a
          parabola. Solving the equation means finding where the graph meets the x-axis, where its height is
          0: at two points, at one point, or nowhere.
        </p>
      }
      formula={
        <>
          <Formula
            of="x"
            equals={[
              '/',
              ['±', ['neg', 'b'], ['√', ['-', ['^', 'b', '2'], ['×', '4', 'a', 'c']]]],
              ['×', '2', 'a'],
            ]}
          />
          <p>
            The part under the square root,{' '}
            <MathExpression of={['-', ['^', 'b', '2'], ['×', '4', 'a', 'c']]} />, is called the discriminant.
            If it is positive, there are two solutions. If it is 0, there is one. If it is negative, there are
            no real solutions.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Losing the sign of b. If b is −5, then −b is 5, and b² is <MathExpression of={['^', '-5', '2']} /> =
          25, never −25. Write b in parentheses when you substitute it into the formula.
        </p>
      }
      questions={[
        {
          question: 'What if the equation doesn’t say = 0?',
          answer:
            'Move all terms to one side first. x² = 5x − 6 becomes x² − 5x + 6 = 0. Then you can read off a, b and c.',
        },
        {
          question: 'Why can’t a be 0?',
          answer:
            'Without x², it isn’t a quadratic equation. The graph of bx + c is a straight line, and unless b is 0, there is one solution, −c/b.',
        },
        {
          question: 'What does a negative discriminant mean?',
          answer:
            'The parabola doesn’t reach the x-axis, so no real number solves the equation. The solver then gives the two complex solutions, written with i.',
        },
        {
          question: 'What is the factored form good for?',
          answer:
            'It shows the solutions: (x − 3)(x − 2) is 0 when one of its factors is 0, that is, when x is 3 or 2.',
        },
      ]}
    />
  );
}
