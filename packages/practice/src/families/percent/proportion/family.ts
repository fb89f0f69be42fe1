import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { commonDivisor, quotientText } from '../../shared/lowest.js';
import { chain } from '../../shared/chain.js';
import { neat, slips } from '../../shared/slips.js';
import { ALIKE, DIRECT, INVERSE, MAP, SCALES, type Story } from './stories.js';

/** Direct and inverse proportion, with realistic amounts. */
export const proportion: Family = {
  id: 'proportion',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return unitAmount(random);
    return difficulty === 'medium' ? direct(random) : inverse(random);
  },
};

/** Creates a problem in which the unit rate is an integer. */
function unitAmount(random: Random): Draft {
  const [a, each] = [random.whole(2, 12), random.whole(3, 15)];
  const c = random.wholeExcept(2, 15, a);
  const { text, unit } = random.pick(ALIKE);
  return {
    question: filled(text, a, a * each, c),
    answer: String(c * each),
    form: { kind: 'number', unit },
    hints: [
      'First find the unit rate.',
      `The unit rate is $${a * each} ÷ ${a}$.`,
      `The unit rate is ${each}. You need ${c} times as much.`,
    ],
    steps: chain(
      `${a * each} ÷ ${a} * ${c}`,
      ['practice.unit-amount', `The unit rate is ${a * each} ÷ ${a}`, `${each} * ${c}`],
      ['practice.work-out', `Multiply it by ${c}`, String(each * c)],
    ),
    mistakes: slips(
      [
        a * each + c - a,
        `You ${c > a ? 'added' : 'subtracted'} the difference ${between(a, c)}. Divide $${a * each}$ by $${a}$ and multiply by $${c}$ instead.`,
      ],
      [each, `That is the unit rate. Multiply it by $${c}$.`],
      [
        a * each * c,
        `$${a * each}$ is the amount for $${a}$. Divide it by $${a}$ before you multiply by $${c}$.`,
      ],
      [
        neat(a * each * a, c),
        `You multiplied by $${a}$ and divided by $${c}$. It is the other way around, $${a * each} ÷ ${a} * ${c}$.`,
      ],
    ),
  };
}

/** Creates a problem in which the unit rate is a fraction, so the solution needs the ratio. */
function direct(random: Random): Draft {
  const [m, n] = [random.whole(2, 6), random.whole(2, 9)];
  if (m === n) return direct(random);
  const hint = 'Twice as much of one means twice as much of the other. Their ratio stays the same.';
  if (random.oneIn(5)) {
    const [p, q] = random.pick(SCALES);
    return sameRatio(MAP, [p * m, q * m, p * n, q * n], hint);
  }
  const [story, p] = [random.pick(DIRECT), random.whole(2, 5)];
  const q = random.whole(story.least * p + 1, story.most * p - 1);
  if (commonDivisor(p, q) > 1) return direct(random);
  return sameRatio(story, [p * m, q * m, p * n, q * n], hint);
}

/** Creates the problem that gives a, b and c, and asks for d with b/a = d/c. */
function sameRatio(
  { text, unit }: Story,
  [a, b, c, d]: readonly [number, number, number, number],
  hint: string,
): Draft {
  return {
    question: filled(text, a, b, c),
    answer: String(d),
    form: { kind: 'number', unit },
    hints: [
      hint,
      `Let x be the answer, and write the ratio in two ways: $x/${c} = ${b}/${a}$.`,
      `In lowest terms the ratio is $${quotientText(b, a)}$. Multiply it by ${c}.`,
    ],
    steps: [
      line('practice.equal-ratios', 'The ratio stays the same', `x/${c}`, '=', `${b}/${a}`),
      line('practice.multiply-both-sides', `Multiply both sides by ${c}`, 'x', '=', `(${b}/${a}) * ${c}`),
      line('practice.work-out', 'Evaluate', 'x', '=', String(d)),
    ],
    mistakes: slips(
      [
        b + c - a,
        `You ${c > a ? 'added' : 'subtracted'} the difference ${between(a, c)}. Both amounts are multiplied by the same number, $${b} * ${c}/${a}$.`,
      ],
      [
        neat(a * b, c),
        `${c > a ? 'More' : 'Less'} of one means ${c > a ? 'more' : 'less'} of the other. Multiply $${b}$ by $${c}/${a}$, not by $${a}/${c}$.`,
      ],
      [neat(a * c, b), `Your ratio is upside down: $x/${c} = ${b}/${a}$.`],
      [b * c, `You only multiplied: $${b}$ is the amount for $${a}$, so divide $${b} * ${c}$ by $${a}$.`],
    ),
  };
}

/** Creates a problem in which the product of both amounts is constant. */
function inverse(random: Random): Draft {
  const story = random.pick(INVERSE);
  const isTrip = story.unit === 'minutes';
  const [a, c] = isTrip
    ? [10 * random.whole(3, 12), 10 * random.whole(3, 12)]
    : [random.whole(2, 12), random.whole(2, 12)];
  const b = isTrip ? random.whole(15, 120) : random.whole(3, 30);
  const d = (a * b) / c;
  const [least, most] = isTrip ? [15, 180] : [2, 45];
  if (c % a === 0 || !Number.isInteger(d) || d < least || d > most) return inverse(random);
  return sameProduct(
    story,
    [a, b, c, d],
    [
      `Is the answer more or less than ${b} ${story.unit}?`,
      `${c > a ? story.more : story.less} The product of the two amounts stays the same.`,
    ],
  );
}

/** Creates the problem that gives a, b and c, and asks for d with ab = cd. */
function sameProduct(
  story: Story,
  [a, b, c, d]: readonly [number, number, number, number],
  hints: readonly [string, string],
): Draft {
  const product = `${a} * ${b}`;
  return {
    question: filled(story.text, a, b, c),
    answer: String(d),
    form: { kind: 'number', unit: story.unit },
    hints: [...hints, `Let x be the answer, and solve $${c}x = ${a * b}$.`],
    steps: [
      line('practice.equal-products', 'The product stays the same', `${c}x`, '=', product),
      line('practice.work-out', 'Calculate the product', `${c}x`, '=', String(a * b)),
      line('practice.divide-both-sides', `Divide both sides by ${c}`, 'x', '=', String(d)),
    ],
    mistakes: slips(
      [
        neat(b * c, a),
        `With $${c}$ instead of $${a}$, the number of ${story.unit} gets ${c > a ? 'smaller' : 'larger'}. The product stays the same, not the ratio.`,
      ],
      b - c + a > 0 && [
        b - c + a,
        `You ${c > a ? 'subtracted' : 'added'} the difference ${between(a, c)}. The product stays the same: $${product}$.`,
      ],
      [a * b, `That is the product. Divide it by $${c}$.`],
      b + c - a > 0 && [
        b + c - a,
        `You ${c > a ? 'added' : 'subtracted'} the difference ${between(a, c)}. With $${c}$, the number of ${story.unit} gets ${c > a ? 'smaller' : 'larger'}, and the product stays $${product}$.`,
      ],
    ),
  };
}

/** Formats the difference between two numbers in words: "between 7 and 5". */
function between(a: number, b: number): string {
  return `between $${Math.max(a, b)}$ and $${Math.min(a, b)}$`;
}

/** Replaces the words A, B and C in a string with three numbers. */
function filled(text: string, ...numbers: readonly [number, number, number]): string {
  const [a, b, c] = numbers.map(String);
  const first = text.startsWith('A ') && !/ A /.test(text);
  const rest = first ? `${a ?? ''}${text.slice(1)}` : text.replace(/ A /, ` ${a ?? ''} `);
  return rest.replace(/ B /, ` ${b ?? ''} `).replace(/ C /, ` ${c ?? ''} `);
}
