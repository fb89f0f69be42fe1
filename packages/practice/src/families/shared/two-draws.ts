import { type Draft, line } from '../../family.js';
import type { Random } from '../../random.js';
import { quotientText } from './lowest.js';
import { ratio, type Slip, slips } from './slips.js';
import { treeOf } from './tree.js';

/** The container, the name of the things in the singular and plural, and their two kinds with first letters. */
const THINGS = [
  ['A bag contains', 'marble', 'marbles', 'red', 'blue'],
  ['A drawer contains', 'sock', 'socks', 'black', 'white'],
  ['A box contains', 'pencil', 'pencils', 'green', 'yellow'],
  ['A basket contains', 'apple', 'apples', 'red', 'green'],
] as const;

/** The question about two draws. */
export type Wanted = 'both' | 'different' | 'same' | 'at-least-one';

/** Creates a problem about two draws from a container with two kinds of things. */
export function twoDraws(random: Random, isReplaced: boolean, wanted: Wanted): Draft {
  const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
  const [n, left] = [a + b, isReplaced ? a + b : a + b - 1];
  const [had, thing, things, first, second] = random.pick(THINGS);
  if (a === b) return twoDraws(random, isReplaced, wanted);
  const kept = isReplaced ? 0 : 1;
  const of = (top: number): string => `${top}/${left}`;
  const [start, other] = [`${a}/${n}`, `${b}/${n}`];
  const [aa, ab] = [of(a - kept), of(b)];
  const [ba, bb] = [of(a), of(b - kept)];
  const bottom = n * left;
  const [bothA, mixed, bothB] = [a * (a - kept), a * b, b * (b - kept)];
  const questions: Readonly<Record<Wanted, readonly [words: string, top: number]>> = {
    both: [`that both are ${first}`, bothA],
    different: ['that they have different colors', 2 * mixed],
    same: ['that both have the same color', bothA + bothB],
    'at-least-one': [`that at least one is ${first}`, bothA + 2 * mixed],
  };
  const [words, top] = questions[wanted];
  const answer = quotientText(top, bottom);
  const how = isReplaced ? 'put it back, mix, and draw again' : 'keep it, and draw a second one';
  const shared = `${had} ${a} ${first} and ${b} ${second} ${things}.`;
  const put = isReplaced ? 'put back' : 'not put back';
  const tree = treeOf({
    description: `A tree diagram with two stages. The first branches are ${first} with ${start} and ${second} with ${other}. After ${first}, the branches are ${first} with ${aa} and ${second} with ${ab}. After ${second}, they are ${first} with ${ba} and ${second} with ${bb}.`,
    first: [first, second],
    second: [first, second],
    start: [start, other],
    afterUpper: [aa, ab],
    afterLower: [ba, bb],
  });
  const path = (x: string, y: string, of: number) =>
    line(
      'practice.along-branches',
      'Multiply along the branches',
      `(${x})*(${y})`,
      '=',
      quotientText(of, bottom),
    );
  const wrongLeft = isReplaced ? n - 1 : n;
  const wrong = {
    both: a * (a - 1 + kept),
    different: 2 * a * b,
    same: a * (a - 1 + kept) + b * (b - 1 + kept),
    'at-least-one': n * wrongLeft - b * (b - 1 + kept),
  }[wanted];
  const slipsOf: Readonly<Record<Wanted, readonly Slip[]>> = {
    both: [
      [quotientText(a, n), `That is only the first draw. Multiply by the second: $${aa}$.`],
      [
        ratio(a * left + (a - kept) * n, bottom),
        `You added along the branches. Multiply $${start}$ by $${aa}$.`,
      ],
    ],
    different: [
      [
        quotientText(mixed, bottom),
        `That is ${first} first and ${second} second. The other order counts, too.`,
      ],
      [
        quotientText(bothA + bothB, bottom),
        `That is the same color twice. For different colors, draw ${first}, then ${second}, or the other way around.`,
      ],
    ],
    same: [
      [quotientText(bothA, bottom), `That is only ${first} twice. Add ${second} twice.`],
      [
        quotientText(2 * mixed, bottom),
        `Those are different colors. The same color is ${first} twice or ${second} twice.`,
      ],
      [
        quotientText(bothA * bothB, bottom * bottom),
        `You multiplied the two paths. Multiply along a path, and add the paths.`,
      ],
    ],
    'at-least-one': [
      [
        quotientText(2 * mixed, bottom),
        `That is for exactly one ${first}. “At least one” also includes ${first} twice.`,
      ],
      [
        quotientText(bothB, bottom),
        `That is for no ${first}, only ${second} twice. “At least one” is the opposite.`,
      ],
      [quotientText(bothA, bottom), `That is for ${first} twice. One ${first} is enough.`],
    ],
  };
  return {
    question: random.pick([
      `${shared} You draw one without looking, ${how}. What is the probability ${words}?`,
      `${shared} Two are drawn at random, one after the other. The first ${thing} is ${put} before the second draw. What is the probability ${words}?`,
    ]),
    answer,
    form: { kind: 'number' },
    drawing: tree,
    mistakes: slips(
      [
        quotientText(wrong, n * wrongLeft),
        isReplaced
          ? `You took the first ${thing} out. It is put back, so there are ${n} in the second draw, too.`
          : `You put the first ${thing} back. It stays out, so only ${left} are left in the second draw.`,
      ],
      ...slipsOf[wanted],
      wanted !== 'both' && [
        quotientText(bothA + mixed, bottom),
        `That is the probability of ${first} in one draw, $${start}$. Follow both draws in the tree.`,
      ],
    ),
    hints: [
      isReplaced
        ? `The first ${thing} is put back, so the probabilities are the same for both draws.`
        : `After the first draw, only ${left} are left. How many of them are ${first}?`,
      'Multiply the probabilities along a path of the tree.',
      {
        both: `The path is ${first}, then ${first}: $(${start})*(${aa})$.`,
        different: `Two paths have different colors: $(${start})*(${ab})$ and $(${other})*(${ba})$. Add them.`,
        same: `Two paths have the same color: $(${start})*(${aa})$ and $(${other})*(${bb})$. Add them.`,
        'at-least-one': `The opposite is no ${first}, only ${second} twice: $(${other})*(${bb})$. Subtract it from 1.`,
      }[wanted],
    ],
    steps: {
      both: [
        line('practice.multiply', 'Multiply the numerators', `${a}*${a - kept}`, '=', String(bothA)),
        line('practice.multiply', 'Multiply the denominators', `${n}*${left}`, '=', String(bottom)),
        path(start, aa, bothA),
      ],
      different: [
        path(start, ab, mixed),
        path(other, ba, mixed),
        line(
          'practice.add-branches',
          'Add the two paths',
          `${quotientText(mixed, bottom)} + ${quotientText(mixed, bottom)}`,
          '=',
          answer,
        ),
      ],
      same: [
        path(start, aa, bothA),
        path(other, bb, bothB),
        line(
          'practice.add-branches',
          'Add the two paths',
          `${quotientText(bothA, bottom)} + ${quotientText(bothB, bottom)}`,
          '=',
          answer,
        ),
      ],
      'at-least-one': [
        path(other, bb, bothB),
        line(
          'practice.complement',
          'The opposite is at least one',
          `1 - ${quotientText(bothB, bottom)}`,
          '=',
          answer,
        ),
      ],
    }[wanted],
  };
}
