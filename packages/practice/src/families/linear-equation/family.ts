import { type Draft, type Family, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { linearSteps, sideText, solveForX, undone } from '../shared/linear-steps.js';
import { commonDivisor, quotientText } from '../shared/lowest.js';
import { ratio, signed, slips } from '../shared/slips.js';

/**
 * Equations with one unknown, on one side or on both: 3x + 5 = 20. Hard ones have a fraction as the solution.
 */
export const linearEquation: Family = {
  id: 'linear-equation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'hard') return withFraction(random);
    const x = random.wholeExcept(difficulty === 'easy' ? 2 : -12, difficulty === 'easy' ? 10 : 12, 0, 1, -1);
    const other = difficulty === 'easy' ? 0 : random.wholeExcept(-6, 6, 0);
    const a = random.wholeExcept(difficulty === 'easy' ? 2 : -9, 9, 0, 1, -1, other, other + 1, other - 1);
    const b = random.wholeExcept(-20, 20, 0);
    return equation(a, b, other, (a - other) * x + b);
  },
};

function withFraction(random: Random): Draft {
  const [bottom, other] = [random.whole(2, 6), random.wholeExcept(-6, 6, 0)];
  const [top, b] = [random.wholeExcept(-15, 15, 0), random.wholeExcept(-20, 20, 0)];
  if (bottom + other === 0 || commonDivisor(top, bottom) > 1 || top + b === 0) return withFraction(random);
  return equation(bottom + other, b, other, top + b);
}

/** Creates the equation ax + b = cx + d. */
function equation(a: number, b: number, c: number, d: number): Draft {
  const [sides, reached] = [`${sideText([a, b])} = ${sideText([c, d])}`, sumText([a - c, 'x'])];
  return solveForX(
    sides,
    quotientText(d - b, a - c),
    [
      c === 0 ? 'First remove the number next to the x term.' : 'First move all x terms to one side.',
      'Do the same thing to both sides until only x is left on one side.',
      `You should get $${reached} = ${d - b}$.${(d - b) % (a - c) === 0 ? '' : ' The solution is a fraction.'}`,
    ],
    linearSteps([a, b], '=', [c, d]),
    slips(
      [
        ratio(d + b, a - c),
        `Watch the sign of $${b}$: ${undone([b, ''])}, so the number on the right is $${d - b}$.`,
      ],
      c !== 0 && [
        ratio(d - b, a + c),
        `Watch the sign of $${sumText([c, 'x'])}$: ${undone([c, 'x'])}, so you get $${reached}$.`,
      ],
      a - c !== 1 && [d - b, `That is $${reached}$, not $x$: divide both sides by $${a - c}$.`],
      a - c < 0 && [
        ratio(b - d, a - c),
        `Watch the sign when you divide: $${signed(d - b)} ÷ (${a - c})$ is ${d - b < 0 ? 'positive' : 'negative'}.`,
      ],
      c === 0 && [d - b - a, `You subtracted $${a}$: $${reached}$ is $${a}$ times $x$, so divide by $${a}$.`],
      c === 0 &&
        d % a === 0 && [
          d / a - b,
          `You divided $${reached}$ and $${d}$ by $${a}$, but not $${b}$. Divide each term. First ${undone([b, ''])}.`,
        ],
      (d - b) % (a - c) !== 0 && [
        ratio(a - c, d - b),
        `You divided in the wrong order. From $${reached} = ${d - b}$, divide $${d - b}$ by $${a - c}$.`,
      ],
    ),
  );
}
