import type { Lesson } from '../pack.js';

export const checkingAnAnswer: Lesson = {
  id: 'checking-an-answer',
  title: 'Checking in thirty seconds',
  minutes: 18,
  idea: [
    'Your calculator shows that $48.7 * 0.19$ is 92.53. Do you believe it? Nearly 50, times nearly a fifth, must be nearly 10. The point of 0.19 was typed one place too late: 9.253 is right. Five seconds of estimating found what reading your own line again would not, since the eye sees what it expects.',
    'So a check must go another way than the calculation did. There are two such ways, and they see different mistakes: an estimate sees wrong sizes, putting in sees wrong solutions.',
    { heading: 'Estimate: one digit is enough' },
    'Round every number to one digit, so that the calculation works in your head. Round the factors of a product in opposite directions, numerator and denominator of a fraction in the same one: then the errors partly cancel.',
    {
      list: [
        'Products: $48.7 * 0.19$ is about $50 * 0.2$.',
        'Quotients: $613/28.4$ is about $600/30$, so 20; exactly it is 21.6.',
        'Roots: $sqrt(83)$ lies between 9 and 10, just above 9.',
        'Logarithms: $log_2(50)$ lies between 5 and 6, since $2^5 = 32$ and $2^6 = 64$.',
        'Figures: a hypotenuse is longer than each leg and shorter than both together; a circle is a bit more than three quarters of the square around it.',
      ],
    },
    { heading: 'Put in: the question is the judge' },
    'A solution is a number that makes the given equation true. So put it into the given one, the first line – not into a later line, which may contain the slip already. Both sides separately, then compare. For a word problem put it into the text.',
    'Some steps bring in false solutions even without a slip: squaring, multiplying by something with $x$, joining logarithms. After these, putting in is not a luxury but part of the solution. Why squaring? It turns a false line, “2 is −2”, into a true one, $4 = 4$. So what solves the squared equation need not solve the first.',
    { heading: 'When there is nothing to solve' },
    'A simplified expression must have the same value as the first one, for every number. So try one: choose 3 or 10, never 0, 1 or 2, for which wrong lines agree by chance: $1^2$ is 1, and $2^2$ is $2 * 2$ and $2 + 2$ as well.',
    {
      head: ['Where', 'A quick look'],
      rows: [
        ['unit', 'lengths in cm, areas in cm², volumes in cm³; does the unit come out?'],
        ['sign', 'can the quantity be negative at all?'],
        ['limits', 'what if $x$ is 0, or very large: still sensible?'],
        ['last digit', '$37 * 43$ must end in 1, since $7 * 3 = 21$'],
        ['another way', 'factor instead of formula; percent as a factor instead of a difference'],
      ],
    },
    'Checks cost time, and time is what an exam gives you least of. How to have some left at the end is the next lesson.',
  ],
  examples: [
    {
      task: 'Estimate $613 * 0.048/2.9$ with numbers of one digit. Which of 1.01, 10.1 and 101 is right?',
      steps: [
        ['One digit each', '600 * 0.05/3', '=', '30/3'],
        ['Divide', '30/3', '=', '10'],
        ['So it is the middle one', '613 * 0.048/2.9', '≈', '10.1'],
      ],
      answer: '10.1',
      remark:
        'An estimate does not give the digits, it gives the place of the point. That is just where keys and heads go wrong.',
      check: { kind: 'value', expression: '613 * 0.048/2.9' },
    },
    {
      task: 'Find every solution of $sqrt(x + 4) = x - 2$, and check.',
      steps: [
        ['Square both sides', 'x + 4', '=', '(x - 2)^2'],
        ['Multiply out', 'x + 4', '=', 'x^2 - 4x + 4'],
        ['All to one side', '0', '=', 'x^2 - 5x'],
        ['Factor', '0', '=', 'x(x - 5)'],
        ['Put in 5: the left side', 'sqrt(5 + 4)', '=', '3'],
        ['Put in 5: the right side', '5 - 2', '=', '3'],
        ['Put in 0: left 2, right −2, so 0 is out', 'x', '=', '5'],
      ],
      answer: '5',
      remark:
        'The 0 came in by squaring, which makes 2 and −2 equal. No line was wrong, and still only the check could tell.',
      check: { kind: 'solve', equations: ['sqrt(x + 4) = x - 2'], variables: ['x'] },
    },
    {
      task: 'Simplify $(x + 2)^2 - (x - 2)^2$ and test your result with $x = 10$.',
      steps: [
        ['Both squares', '(x + 2)^2 - (x - 2)^2', '=', 'x^2 + 4x + 4 - (x^2 - 4x + 4)'],
        ['The minus turns every sign', 'x^2 + 4x + 4 - (x^2 - 4x + 4)', '=', 'x^2 + 4x + 4 - x^2 + 4x - 4'],
        ['Test with 10: before', '12^2 - 8^2', '=', '80'],
        ['Collect; with 10 it is 80 too', 'x^2 + 4x + 4 - x^2 + 4x - 4', '=', '8x'],
      ],
      answer: '8x',
      remark:
        'With $x = 0$ the test would not notice a result of $6x$ or $8x^2$: everything would be 0. Ten is a good test number, since you see the places of its digits.',
      check: { kind: 'same', expression: '(x + 2)^2 - (x - 2)^2' },
    },
    {
      task: 'A can has a radius of 3.9 cm and a height of 10.2 cm. Estimate its volume in your head, then work it out to a whole number.',
      steps: [
        ['Estimate: 3 for π, 4, 10', '3 * 4^2 * 10', '=', '480'],
        ['Exactly', 'π * 3.9^2 * 10.2', '=', '155.142π'],
        ['Round', '155.142π', '≈', '487'],
      ],
      answer: '487 cm³',
      remark:
        'Radius and π were rounded in opposite directions, so the estimate is close. Had about 1950 come out, you would know: the diameter was squared.',
      check: { kind: 'value', expression: 'π*3.9^2*10.2' },
    },
  ],
  pitfalls: [
    {
      wrong: 'Checking is reading the solution again from the top.',
      right: 'Checking is reaching the result, or a contradiction, by another way.',
      why: 'The thought that made the slip makes it once more, and faster. An estimate or putting in does not know your lines and can’t be misled by them.',
    },
    {
      wrong: 'Putting the solution into the last line before it.',
      right: 'Putting the solution into the equation of the question.',
      why: 'If the slip happened in line two, all later lines agree with each other. Only the question is beyond doubt.',
    },
    {
      wrong: 'Test of a simplified expression with $x = 0$: both are 0, so it is right.',
      right: 'Test of a simplified expression with $x = 10$: both are 80, so it is very likely right.',
      why: 'At 0 all terms with $x$ vanish, and their mistakes with them. At 1 all powers of $x$ look alike.',
    },
    {
      wrong: 'The side of a square of 50 cm² is 25 cm.',
      right: 'The side of a square of 50 cm² is about 7 cm.',
      why: 'The area was halved where a root was wanted. Estimate before you press a key: 7 × 7 is 49.',
    },
  ],
};
