import type { Lesson } from '../pack.js';

export const checkingAnAnswer: Lesson = {
  id: 'checking-an-answer',
  title: 'Checking in thirty seconds',
  minutes: 18,
  idea: [
    'Your calculator shows that $48.7 * 0.19$ is 92.53. Do you believe it? Nearly 50 times nearly a fifth must be nearly 10. The decimal point in 0.19 was typed one place too far to the right: 9.253 is correct. Five seconds of estimating found what rereading your work would not, because the eye sees what it expects.',
    'So a check must take a different route from the calculation. There are two such routes, and they catch different mistakes. An estimate catches wrong sizes, and substituting catches wrong solutions.',
    { heading: 'Estimate: one digit is enough' },
    'Round every number to one digit so that you can calculate in your head. Round the factors of a product in opposite directions, and the numerator and denominator of a fraction in the same direction. Then the errors partly cancel.',
    {
      list: [
        'Products: $48.7 * 0.19$ is about $50 * 0.2$.',
        'Quotients: $613/28.4$ is about $600/30$, so 20; the actual value is about 21.6.',
        'Roots: $sqrt(83)$ lies between 9 and 10, just above 9.',
        'Logarithms: $log_2(50)$ lies between 5 and 6, since $2^5 = 32$ and $2^6 = 64$.',
        'Figures: a hypotenuse is longer than each leg and shorter than both together; a circle is a bit more than three quarters of the square around it.',
      ],
    },
    { heading: 'Substitute your answer into the question' },
    'A solution is a number that makes the given equation true. So substitute it into the given equation, the first line, not into a later line, which may already contain the mistake. Evaluate both sides separately, then compare. For a word problem, check it in the text.',
    'Some steps can introduce extraneous solutions even when you make no mistake: squaring, multiplying by an expression with $x$, combining logarithms. After these, substituting is not optional; it’s part of the solution. Why squaring? It turns a false statement, “2 is −2”, into a true one, $4 = 4$. So a solution of the squared equation doesn’t have to be a solution of the original.',
    { heading: 'When there is nothing to solve' },
    'A simplified expression must have the same value as the original for every number. So try one. Choose 3 or 10, never 0, 1 or 2, because with those numbers wrong expressions can agree by chance. For example, $1^2$ is 1, and $2^2$ is both $2 * 2$ and $2 + 2$.',
    {
      head: ['Where', 'A quick look'],
      rows: [
        ['unit', 'lengths in cm, areas in cm², volumes in cm³; is the unit right?'],
        ['sign', 'can the quantity be negative at all?'],
        ['limits', 'if $x$ is 0 or very large, does the answer still make sense?'],
        ['last digit', '$37 * 43$ must end in 1, since $7 * 3 = 21$'],
        ['another way', 'factoring instead of the formula; percent as a factor instead of a difference'],
      ],
    },
    'Checks take time, and time is what you have least of in an exam. The next lesson shows how to have some left at the end.',
  ],
  examples: [
    {
      task: 'Estimate $613 * 0.048/2.9$ by rounding each number to one digit. Which of 1.01, 10.1 and 101 is right?',
      steps: [
        ['One digit each', '600 * 0.05/3', '=', '30/3'],
        ['Divide', '30/3', '=', '10'],
        ['So it is the middle one', '613 * 0.048/2.9', '≈', '10.1'],
      ],
      answer: '10.1',
      remark:
        'An estimate doesn’t give you the digits; it gives you the position of the decimal point. That is exactly where most typing mistakes happen.',
      check: { kind: 'value', expression: '613 * 0.048/2.9' },
    },
    {
      task: 'Find every solution of $sqrt(x + 4) = x - 2$, and check.',
      steps: [
        ['Square both sides', 'x + 4', '=', '(x - 2)^2'],
        ['Expand', 'x + 4', '=', 'x^2 - 4x + 4'],
        ['Move all terms to one side', '0', '=', 'x^2 - 5x'],
        ['Factor', '0', '=', 'x(x - 5)'],
        ['Substitute 5: the left side', 'sqrt(5 + 4)', '=', '3'],
        ['Substitute 5: the right side', '5 - 2', '=', '3'],
        ['Substitute 0: left 2, right −2, so reject 0', 'x', '=', '5'],
      ],
      answer: '5',
      remark:
        'The extraneous solution 0 came from squaring, which makes 2 and −2 equal. No line was wrong, yet only the check could reveal it.',
      check: { kind: 'solve', equations: ['sqrt(x + 4) = x - 2'], variables: ['x'] },
    },
    {
      task: 'Simplify $(x + 2)^2 - (x - 2)^2$ and test your result with $x = 10$.',
      steps: [
        ['Expand both squares', '(x + 2)^2 - (x - 2)^2', '=', 'x^2 + 4x + 4 - (x^2 - 4x + 4)'],
        ['The minus changes every sign', 'x^2 + 4x + 4 - (x^2 - 4x + 4)', '=', 'x^2 + 4x + 4 - x^2 + 4x - 4'],
        ['Test with 10: the original', '12^2 - 8^2', '=', '80'],
        ['Combine like terms (at x = 10, this is 80 too)', 'x^2 + 4x + 4 - x^2 + 4x - 4', '=', '8x'],
      ],
      answer: '8x',
      remark:
        'With $x = 0$, the test wouldn’t catch a result of $6x$ or $8x^2$. Everything would be 0. Ten is a good test number, because its powers are easy to calculate.',
      check: { kind: 'same', expression: '(x + 2)^2 - (x - 2)^2' },
    },
    {
      task: 'A can has a radius of 3.9 cm and a height of 10.2 cm. Estimate its volume in your head, then calculate it to the nearest whole number.',
      steps: [
        ['Estimate: 3 for π, 4 and 10', '3 * 4^2 * 10', '=', '480'],
        ['Exact value', 'π * 3.9^2 * 10.2', '=', '155.142π'],
        ['Round', '155.142π', '≈', '487'],
      ],
      answer: '487 cm³',
      remark:
        'The radius and π were rounded in opposite directions, so the estimate is close. If you had gotten about 1950, you would know that you squared the diameter.',
      check: { kind: 'value', expression: 'π*3.9^2*10.2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Checking means rereading the solution from the top.',
      right: 'Checking means reaching the result, or a contradiction, another way.',
      why: 'The thinking that led to the mistake leads to it again, only faster. Estimating or substituting doesn’t use your lines and can’t be misled by them.',
    },
    {
      wrong: 'Substituting the solution into the line just before it.',
      right: 'Substituting the solution into the equation in the question.',
      why: 'If the mistake happened in line two, all later lines agree with one another. Only the question is certain to be right.',
    },
    {
      wrong: 'Testing a simplified expression with $x = 0$: both expressions equal 0, so it’s right.',
      right:
        'Testing a simplified expression with $x = 10$: both expressions equal 80, so it’s very likely right.',
      why: 'At 0, all terms with $x$ vanish, and so do the mistakes in them. At 1, all powers of $x$ look alike.',
    },
    {
      wrong: 'A square with an area of 50 cm² has sides of 25 cm.',
      right: 'A square with an area of 50 cm² has sides of about 7 cm.',
      why: 'The area was halved, but you need its square root. Estimate before you press a key: 7 × 7 is 49.',
    },
  ],
};
