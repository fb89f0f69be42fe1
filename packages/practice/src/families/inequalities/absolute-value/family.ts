import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { linearSteps, sideText } from '../../shared/linear-steps.js';
import { typedText, withMinus } from '../../shared/polynomial-text.js';
import { ratio, slips } from '../../shared/slips.js';
import { ofInequality } from './inequality.js';
import { isolated, isSuited, leftText } from './nested.js';

/** Equations and inequalities with an absolute value: |2x - 3| = 7, |x + 4| < 5. */
export const absoluteValue: Family = {
  id: 'absolute-value',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return equation(random, false);
    if (difficulty === 'medium')
      return random.oneIn(3) ? equation(random, true) : ofInequality(random, false);
    return ofInequality(random, true);
  },
};

/** Asks for the solutions of |ax + b| = c, or of k|ax + b| + d = e. */
function equation(random: Random, isNested: boolean): Draft {
  const a = isNested ? random.whole(1, 4) : random.pick([1, 1, 2, 3, 4, 5]);
  const [p, c] = [random.wholeExcept(-9, 9, 0), random.whole(1, 12)];
  const b = a === 1 ? p : random.wholeExcept(-11, 11, 0);
  const [k, d] = isNested ? [random.whole(2, 5), random.wholeExcept(-9, 9, 0)] : [1, 0];
  const end = k * c + d;
  const [first, second] = [ratio(c - b, a) ?? '', ratio(-c - b, a) ?? ''];
  const nested = { a, b, c, k, d, end };
  if (!isSuited(nested)) return equation(random, isNested);
  const inside = sideText([a, b]);
  const asked = `${leftText(inside, nested)} = ${withMinus(end)}`;
  return {
    question: random.pick([`For which x is ${asked}?`, `What are the solutions of ${asked}?`]),
    task: { kind: 'solve', given: typedText(asked), inParts: true },
    answer: `${first}, ${second}`,
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      isNested ? `First get |$${inside}$| alone on one side.` : `How far from 0 is $${inside}$?`,
      `Two numbers have the absolute value ${c}: ${c} and −${c}.`,
      `Solve both $${inside} = ${c}$ and $${inside} = -${c}$.`,
    ],
    steps: [
      ...isolated(nested),
      line('practice.two-cases', `First case: the number inside is ${c}`, inside, '=', String(c)),
      ...linearSteps([a, b], '=', [0, c]),
      line('practice.two-cases', `Second case: the number inside is -${c}`, inside, '=', String(-c)),
      ...linearSteps([a, b], '=', [0, -c]),
    ],
    mistakes: slips(
      [first, `$${first}$ is one solution. $${inside}$ can also be $-${c}$.`],
      [second, `$${second}$ is one solution. $${inside}$ can also be $${c}$.`],
      [
        `${first}, ${ratio(b - c, a) ?? ''}`,
        `$${first}$ is right. For the other one, only the right side changes its sign: $${inside} = -${c}$.`,
      ],
      a > 1 && [
        `${c - b}, ${-c - b}`,
        `From $${sumText([a, 'x'])} = ${c - b}$, you still have to divide by $${a}$.`,
      ],
      k > 1 && [
        `${ratio(end - d - b, a) ?? ''}, ${ratio(-end + d - b, a) ?? ''}`,
        `Divide by $${k}$ before you remove the absolute value: |$${inside}$| is $${c}$.`,
      ],
    ),
  };
}
