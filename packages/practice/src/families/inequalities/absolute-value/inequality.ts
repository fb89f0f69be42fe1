import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { sideText, TURNED } from '../../shared/linear-steps.js';
import { typedText, withMinus } from '../../shared/polynomial-text.js';
import { ratio, slips } from '../../shared/slips.js';
import { type Sign, solvedBoth, WITH_BOUND } from '../../shared/two-bounds.js';
import { isolated, isSuited, leftText } from './nested.js';

const IN_WORDS: Readonly<Record<Sign, string>> = {
  '<': 'less than',
  '≤': 'at most',
  '>': 'greater than',
  '≥': 'at least',
};

/** Returns "a < x < b" or "x < a or x > b". */
export function between(low: string, sign: Sign, high: string): string {
  if (sign === '<' || sign === '≤') return `${low} ${sign} x ${sign} ${high}`;
  return `x ${TURNED[sign]} ${low} or x ${sign} ${high}`;
}

/** Asks for the solutions of |ax + b| < c, or of k|ax + b| + d < e. */
export function ofInequality(random: Random, isNested: boolean): Draft {
  const sign = random.pick(['<', '≤', '>', '≥'] as const);
  const [a, c] = [random.pick([1, 1, 2, 3, 4, 5]), random.whole(1, 12)];
  const b = random.wholeExcept(-11, 11, 0);
  const [k, d] = isNested ? [random.whole(2, 5), random.wholeExcept(-9, 9, 0)] : [1, 0];
  const end = k * c + d;
  const nested = { a, b, c, k, d, end };
  if (!isSuited(nested)) return ofInequality(random, isNested);
  const [low, high] = [ratio(-c - b, a) ?? '', ratio(c - b, a) ?? ''];
  const inside = sideText([a, b]);
  const asked = `${leftText(inside, nested)} ${sign} ${withMinus(end)}`;
  const isInside = sign === '<' || sign === '≤';
  const turned = TURNED[sign];
  return {
    question: random.pick([
      `For which x is ${asked}?`,
      `What is the solution of ${asked}? Write it with inequalities for x.`,
    ]),
    task: { kind: 'solve', given: typedText(asked), inParts: true },
    answer: between(low, sign, high),
    form: { kind: 'inequality', variable: 'x' },
    hints: [
      isNested
        ? `First get |$${inside}$| alone on one side, as in an equation.`
        : `|$${inside}$| is the distance of $${inside}$ from 0. Is that distance small or large here?`,
      isInside
        ? `$${inside}$ is between $-${c}$ and $${c}$.`
        : `$${inside}$ is less than $-${c}$ or greater than $${c}$.`,
      isInside
        ? `Solve $${inside} ${turned} -${c}$ and $${inside} ${sign} ${c}$. Both must be true.`
        : `Solve $${inside} ${turned} -${c}$ and $${inside} ${sign} ${c}$. One of them must be true.`,
    ],
    steps: [
      ...isolated(nested),
      line('practice.two-cases', 'Compare with the negative bound', inside, turned, String(-c)),
      line('practice.two-cases', 'Compare with the positive bound', inside, sign, String(c)),
      ...solvedBoth([[a, b], turned, -c], [[a, b], sign, c]),
    ],
    mistakes: slips(
      [
        between(low, turned, high),
        isInside
          ? `The distance is ${IN_WORDS[sign]} $${c}$, so $${inside}$ is between $-${c}$ and $${c}$.`
          : `The distance is ${IN_WORDS[sign]} $${c}$, so $${inside}$ is outside, beyond $-${c}$ or $${c}$.`,
      ],
      [
        `x ${sign} ${high}`,
        `That is only one half. $${inside}$ can also be negative: it is also compared with $-${c}$.`,
      ],
      [
        between(low, WITH_BOUND[sign], high),
        `Look at the inequality sign again: with ${sign}, the bounds $${low}$ and $${high}$ are ${sign === '<' || sign === '>' ? 'not solutions' : 'solutions, too'}.`,
      ],
      [
        between(ratio(b - c, a) ?? '', sign, ratio(b + c, a) ?? ''),
        `Watch the sign of $${b}$ in $${inside}$ when you move it to the other side.`,
      ],
      a > 1 && [
        between(String(-c - b), sign, String(c - b)),
        `Divide both bounds by $${a}$ at the end, because $x$ has the factor $${a}$.`,
      ],
    ),
  };
}
