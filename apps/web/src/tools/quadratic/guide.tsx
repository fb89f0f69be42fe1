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
    'The first line is the part under the root. The other two are the solutions, x = 3 and x = 2. Check one: 9 − 15 + 6 = 0.',
};

/** What explains the quadratic equation solver. */
export function Component() {
  return (
    <Guide
      idea={
        <p>
          The curve of <MathExpression of={['+', ['×', 'a', ['^', 'x', '2']], ['×', 'b', 'x'], 'c']} /> is a
          parabola. Solving the equation means finding where it meets the x axis, where its height is 0: at
          two points, at one, or nowhere.
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
            The part under the root, <MathExpression of={['-', ['^', 'b', '2'], ['×', '4', 'a', 'c']]} />, is
            called the discriminant. If it is above 0, there are two solutions. If it is 0, there is one. If
            it is below 0, there is none among the real numbers.
          </p>
        </>
      }
      example={example}
      mistake={
        <p>
          Losing the sign of b. If b is −5, then −b is 5, and b² is <MathExpression of={['^', '-5', '2']} /> =
          25, never −25. Write b in parentheses when you put it into the formula.
        </p>
      }
      questions={[
        {
          question: 'What if the equation doesn’t say = 0?',
          answer:
            'Bring everything to one side first. x² = 5x − 6 becomes x² − 5x + 6 = 0, and only then can you read off a, b and c.',
        },
        {
          question: 'Why may a not be 0?',
          answer:
            'Without x² it is not a quadratic equation. The graph of bx + c is a straight line, and there is one solution, −c/b.',
        },
        {
          question: 'What does a discriminant below 0 mean?',
          answer:
            'The parabola doesn’t reach the x axis. No real number solves the equation; the solver then gives its two complex solutions, with i.',
        },
        {
          question: 'What is the factored form good for?',
          answer:
            'It shows the solutions: (x − 3)(x − 2) is 0 when one of its factors is 0, so when x is 3 or 2.',
        },
      ]}
    />
  );
}
