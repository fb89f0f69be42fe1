import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { sideText, TURNED } from '../../shared/linear-steps.js';
import { typedText, withMinus } from '../../shared/polynomial-text.js';
import { ratio, slips } from '../../shared/slips.js';
import { type Linear, type Sign, solutionOf, solvedBoth, WITH_BOUND } from '../../shared/two-bounds.js';

/** Two inequalities at once: -3 < 2x + 1 ≤ 7, and pairs with "and" or "or". */
export const compoundInequality: Family = {
  id: 'compound-inequality',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return chained(random, random.whole(1, 6));
    if (difficulty === 'medium')
      return random.oneIn(2) ? chained(random, -random.whole(1, 6)) : pair(random, false);
    return pair(random, true);
  },
};

const strictOrNot = (random: Random): '<' | '≤' => random.pick(['<', '≤']);

const undoing = (b: number): string => (b > 0 ? `subtract $${b}$` : `add $${-b}$`);

/** Asks for the solution of low < ax + b ≤ high. */
function chained(random: Random, a: number): Draft {
  const [b, from] = [random.wholeExcept(-12, 12, 0), random.wholeExcept(-9, 7, 0)];
  const to = from + random.whole(2, 8);
  const [low, high] = a > 0 ? [a * from + b, a * to + b] : [a * to + b, a * from + b];
  const [left, right] = [strictOrNot(random), strictOrNot(random)];
  const inside = sideText([a, b]);
  const chain = `${withMinus(low)} ${left} $${inside}$ ${right} ${withMinus(high)}`;
  const [first, second] = a > 0 ? [left, right] : [right, left];
  const answer = `${from} ${first} x ${second} ${to}`;
  const undo = undoing(b);
  return {
    question: random.pick([`For which x is ${chain}?`, `What is the solution of ${chain}?`]),
    task: { kind: 'solve', given: typedText(chain), inParts: true },
    answer,
    form: { kind: 'inequality', variable: 'x' },
    hints: [
      'These are two inequalities in one. Do the same thing to all three parts.',
      `First ${undo} everywhere.`,
      `You get $${low - b} ${left} ${sumText([a, 'x'])}$ and $${sumText([a, 'x'])} ${right} ${high - b}$.${a < 0 ? ` Dividing by $${a}$ flips both signs.` : ''}`,
    ],
    steps: [
      line('practice.split-chain', 'Split off the left part', inside, TURNED[left], String(low)),
      line('practice.split-chain', 'Split off the right part', inside, right, String(high)),
      ...solvedBoth([[a, b], TURNED[left], low], [[a, b], right, high]),
    ],
    mistakes: wrongChains({ a, b, low, high, from, to, left, right }),
  };
}

/** The inequality low < ax + b ≤ high with its two signs. Its solutions are between `from` and `to`. */
interface Chain extends Readonly<Record<'a' | 'b' | 'low' | 'high' | 'from' | 'to', number>> {
  readonly left: '<' | '≤';
  readonly right: '<' | '≤';
}

function wrongChains({ a, b, low, high, from, to, left, right }: Chain): readonly Mistake[] {
  const [first, second] = a > 0 ? [left, right] : [right, left];
  const [size, undo] = [Math.abs(a), undoing(b)];
  return slips(
    [
      `${from} ${WITH_BOUND[first]} x ${WITH_BOUND[second]} ${to}`,
      `Look at the inequality signs again: each bound keeps the sign that it has in the question.`,
    ],
    left !== right && [
      `${from} ${second} x ${first} ${to}`,
      a > 0
        ? 'The two signs are swapped. Each bound keeps the sign that it has in the question.'
        : `The bounds change places when you divide by $${a}$, and each keeps its own sign.`,
    ],
    [
      a > 0
        ? `${low + b} ${left} ${sumText([1, 'x'])} ${right} ${high + b}`
        : `${-to} ${left} x ${right} ${-from}`,
      a > 0
        ? `Watch the sign of $${b}$: ${undo} in all three parts.`
        : `You divided by $${size}$. Divide by $${a}$, which flips both inequality signs.`,
    ],
    size > 1 && [
      a > 0 ? `${low - b} ${left} x ${right} ${high - b}` : `${b - high} ${right} x ${left} ${b - low}`,
      `That is a solution for $${sumText([size, 'x'])}$. Divide all three parts by $${size}$.`,
    ],
    size > 1 &&
      (high % size !== 0 || b % size !== 0) && [
        a > 0
          ? `${ratio(low - b, a) ?? ''} ${left} x ${right} ${ratio(high, a) ?? ''}`
          : `${ratio(high, a) ?? ''} ${right} x ${left} ${to}`,
        `You forgot the right part when you ${undo.replace('subtract', 'subtracted').replace('add', 'added')}. Do the same thing to all three parts.`,
      ],
  );
}

/** Draws an inequality with the solution x < bound or x ≤ bound, or the opposite. */
function linearWith(random: Random, bound: number, isBelow: boolean, isHard: boolean): Linear {
  const a = isHard ? random.wholeExcept(-6, 6, 0, 1) : random.whole(2, 6);
  const b = random.wholeExcept(-12, 12, 0);
  const sign = strictOrNot(random);
  const isLess = isBelow === a > 0;
  return [[a, b], isLess ? sign : TURNED[sign], a * bound + b];
}

const textOf = ([side, sign, end]: Linear): string => `$${sideText(side)} ${sign} ${end}$`;

/** Asks for the solution of two inequalities that are joined by "or", or by "and". */
function pair(random: Random, isHard: boolean): Draft {
  const isOr = isHard ? random.oneIn(2) : true;
  const from = random.wholeExcept(-9, 6, 0);
  const to = random.wholeExcept(from + 2, from + 9, 0);
  const low = linearWith(random, from, isOr, isHard);
  const high = linearWith(random, to, !isOr, isHard);
  if (isHard && low[0][0] > 0 && high[0][0] > 0) return pair(random, isHard);
  const [first, second] = random.oneIn(2) ? [low, high] : [high, low];
  const word = isOr ? 'or' : 'and';
  const [[lowSign], [highSign]] = [solutionOf(low), solutionOf(high)];
  const joined = (a: Sign, m: number, b: Sign, n: number): string =>
    isOr ? `x ${a} ${m} or x ${b} ${n}` : `${m} ${TURNED[a]} x ${b} ${n}`;
  const asked = `${textOf(first)} ${word} ${textOf(second)}`;
  const negative = [low, high].find(([[a]]) => a < 0)?.[0][0];
  return {
    question: random.pick([`For which x is ${asked}?`, `What are the solutions of ${asked}?`]),
    task: { kind: 'solve', given: typedText(asked), inParts: true },
    answer: joined(lowSign, from, highSign, to),
    form: { kind: 'inequality', variable: 'x' },
    hints: [
      'Solve each inequality separately.',
      negative === undefined
        ? `Mark both solutions on a number line. With “or”, a number that fits one of them is enough.`
        : `Watch the sign when you divide by the negative number $${negative}$.`,
      isOr
        ? `One solution is $x ${lowSign} ${from}$. With “or”, one of the two inequalities must be true.`
        : `One solution is $x ${lowSign} ${from}$. Both inequalities must be true, so x is between two numbers.`,
    ],
    steps: solvedBoth(low, high),
    mistakes: slips(
      isOr
        ? [
            `${from} ${lowSign} x ${TURNED[highSign]} ${to}`,
            `Check with a number: between $${from}$ and $${to}$, neither inequality is true.`,
          ]
        : [
            `x ${TURNED[lowSign]} ${from} or x ${TURNED[highSign]} ${to}`,
            `Check with a number: $${from - 1}$ fits only one of the two inequalities, and both must be true.`,
          ],
      [`x ${lowSign} ${from}`, `That is only one of the two inequalities. They are joined by “${word}”.`],
      [`x ${highSign} ${to}`, `That is only one of the two inequalities. They are joined by “${word}”.`],
      [
        joined(WITH_BOUND[lowSign], from, WITH_BOUND[highSign], to),
        `Look at the inequality signs again: check whether $${from}$ and $${to}$ themselves are solutions.`,
      ],
      isOr &&
        Math.abs(low[0][0]) > 1 && [
          joined(lowSign, from * Math.abs(low[0][0]), highSign, to),
          `In $${sideText(low[0])} ${low[1]} ${low[2]}$, divide by $${low[0][0]}$ at the end.`,
        ],
    ),
  };
}
