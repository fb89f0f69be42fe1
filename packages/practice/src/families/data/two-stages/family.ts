import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { treeOf } from '../../shared/tree.js';
import { twoDraws } from '../../shared/two-draws.js';

/** Experiments with two stages and their tree diagrams: equal stages, and stages that depend on each other. */
export const twoStages: Family = {
  id: 'two-stages',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return twoDraws(random, true, 'both');
    return difficulty === 'medium'
      ? twoDraws(random, true, random.pick(['different', 'same']))
      : depending(random);
  },
};

const STORIES = [
  {
    first: ['rain', 'dry'],
    second: ['late', 'on time'],
    says: ['it rains', 'it rains', 'it is dry', 'a bus is late', 'the bus is late'],
  },
  {
    first: ['home', 'away'],
    second: ['win', 'no win'],
    says: ['a team plays at home', 'it plays at home', 'it plays away', 'the team wins', 'the team wins'],
  },
  {
    first: ['new', 'old'],
    second: ['breaks', 'lasts'],
    says: [
      'a shop sends a new phone',
      'the phone is new',
      'it is old',
      'it breaks in a year',
      'the phone breaks in a year',
    ],
  },
  {
    first: ['bike', 'bus'],
    second: ['late', 'on time'],
    says: ['Leo takes the bike', 'he takes the bike', 'he takes the bus', 'he is late', 'Leo is late'],
  },
] as const;

/** Returns a decimal without rounding errors. */
const text = (n: number): string => String(Number(n.toFixed(6)));

/** Asks for the probability of a second event that depends on a first one. */
function depending(random: Random): Draft {
  const { first, second, says } = random.pick(STORIES);
  const [s, u, v] = [random.whole(2, 18) / 20, random.whole(1, 18) / 20, random.whole(1, 18) / 20];
  const isOdd = first[0] === 'new' && u > v; // New phones don’t break more often than old ones.
  if (u === v || s === 0.5 || u === 1 - v || isOdd) return depending(random);
  const [p, notP, q, r] = [s, 1 - s, u, v].map(text) as [string, string, string, string];
  const [one, two] = [s * u, (1 - s) * v];
  const answer = text(one + two);
  return {
    question: random.pick([
      `The probability that ${says[0]} is ${p}. If ${says[1]}, the probability that ${says[3]} is ${q}. If ${says[2]}, the probability is ${r}. What is the probability that ${says[4]}?`,
      `The probability that ${says[0]} is ${p}. If ${says[1]}, the probability that ${says[3]} is ${q}, and if ${says[2]}, it is ${r}. How likely is it that ${says[4]}?`,
    ]),
    answer,
    form: { kind: 'number' },
    drawing: treeOf({
      description: `A tree diagram with two stages. The first branches are "${first[0]}" with ${p} and "${first[1]}" with ${notP}. After "${first[0]}", the branch "${second[0]}" has ${q} and "${second[1]}" ${text(1 - u)}. After "${first[1]}", the branch "${second[0]}" has ${r} and "${second[1]}" ${text(1 - v)}.`,
      first,
      second,
      start: [p, notP],
      afterUpper: [q, text(1 - u)],
      afterLower: [r, text(1 - v)],
    }),
    mistakes: slips(
      [
        text(one),
        `That is only the path through "${first[0]}". Add the path through "${first[1]}": $${notP}*${r}$.`,
      ],
      [
        text(two),
        `That is only the path through "${first[1]}". Add the path through "${first[0]}": $${p}*${q}$.`,
      ],
      [
        text(1 - one - two),
        `That is the opposite. The paths that end in "${second[0]}" are $${p}*${q}$ and $${notP}*${r}$.`,
      ],
      [
        text((u + v) / 2),
        `You took the mean of ${q} and ${r}. The branches "${first[0]}" and "${first[1]}" aren’t equally likely.`,
      ],
      [text(s * (u + v)), `For "${first[1]}", the probability isn’t ${p}. It is $1 - ${p} = ${notP}$.`],
    ),
    hints: [
      `Two paths of the tree end in "${second[0]}".`,
      `The branch "${first[1]}" has a probability of $1 - ${p} = ${notP}$.`,
      `Add the two paths, $${p}*${q}$ and $${notP}*${r}$.`,
    ],
    steps: [
      line(
        'practice.along-branches',
        `Multiply along the path that starts with ${first[0]}`,
        `${p}*${q}`,
        '=',
        text(one),
      ),
      line(
        'practice.along-branches',
        `Multiply along the path that starts with ${first[1]}`,
        `${notP}*${r}`,
        '=',
        text(two),
      ),
      line('practice.add-branches', 'Add the two paths', `${text(one)} + ${text(two)}`, '=', answer),
    ],
  };
}
