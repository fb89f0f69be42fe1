import { type Draft, type Family, line } from '../../family.js';
import type { Random } from '../../random.js';
import { commonDivisor, quotientText } from '../shared/lowest.js';
import { chain } from '../shared/chain.js';
import { neat, slips } from '../shared/slips.js';

/** Direct and inverse proportion. */
export const proportion: Family = {
  id: 'proportion',
  category: 'algebra',
  difficulties: [],
  retired: { easy: 'proportion-2', medium: 'proportion-2', hard: 'proportion-2' },
  make: (random, difficulty) => {
    if (difficulty === 'easy') return unitAmount(random);
    return difficulty === 'medium' ? equalRatios(random) : inverse(random);
  },
};

export interface Story {
  readonly text: string;
  readonly unit: string;
}

const ALIKE: readonly [Story, ...Story[]] = [
  {
    text: 'A boxes of the same kind weigh B kilograms. How many kilograms do C boxes weigh?',
    unit: 'kilograms',
  },
  { text: 'A tickets cost B points. How many points do C tickets cost?', unit: 'points' },
  { text: 'A machine makes B parts in A hours. How many parts does it make in C hours?', unit: 'parts' },
  {
    text: 'A printer prints B pages in A minutes. How many pages does it print in C minutes?',
    unit: 'pages',
  },
];

/** The amount for one is an integer. */
function unitAmount(random: Random): Draft {
  const [a, each] = [random.whole(2, 12), random.whole(3, 15)];
  const c = random.wholeExcept(2, 15, a);
  const { text, unit } = random.pick(ALIKE);
  return {
    question: filled(text, a, a * each, c),
    answer: String(c * each),
    form: { kind: 'number', unit },
    hints: [
      'Find the amount for one first.',
      `For one it is $${a * each} ÷ ${a}$.`,
      `For one it is ${each}. You need ${c} times as much.`,
    ],
    steps: chain(
      `${a * each} ÷ ${a} * ${c}`,
      ['practice.unit-amount', `The amount for one is ${a * each} ÷ ${a}`, `${each} * ${c}`],
      ['practice.work-out', `Multiply it by ${c}`, String(each * c)],
    ),
    mistakes: slips(
      [
        a * each + c - a,
        `You ${c > a ? 'added' : 'subtracted'} the difference ${between(a, c)}: divide $${a * each}$ by $${a}$ and multiply by $${c}$ instead.`,
      ],
      [each, `That is the amount for one: multiply it by $${c}$.`],
      [
        a * each * c,
        `$${a * each}$ is the amount for $${a}$: divide it by $${a}$ before you multiply by $${c}$.`,
      ],
      [
        neat(a * each * a, c),
        `You multiplied by $${a}$ and divided by $${c}$: it is the other way around, $${a * each} ÷ ${a} * ${c}$.`,
      ],
    ),
  };
}

const RATIOS: readonly [Story, ...Story[]] = [
  {
    text: 'A liters of paint cover B square meters. How many square meters do C liters cover?',
    unit: 'square meters',
  },
  {
    text: 'On a map, A centimeters stand for B kilometers. How many kilometers do C centimeters stand for?',
    unit: 'kilometers',
  },
  {
    text: 'A truck uses A liters of fuel for B kilometers. How many kilometers can it go with C liters?',
    unit: 'kilometers',
  },
  { text: 'A meters of wire weigh B grams. How many grams do C meters weigh?', unit: 'grams' },
];

/** The amount for one is a fraction, so that the solution needs the ratio. */
function equalRatios(random: Random): Draft {
  const p = random.whole(2, 7);
  const q = random.whole(2 * p + 1, 30);
  const [m, n] = [random.whole(2, 6), random.whole(2, 9)];
  if (commonDivisor(p, q) > 1 || m === n) return equalRatios(random);
  const hint = 'Both amounts grow by the same factor, so their ratio stays the same.';
  return sameRatio(random.pick(RATIOS), [p * m, q * m, p * n, q * n], hint);
}

/** From a and b to the d of c: b/a = d/c. */
export function sameRatio(
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
      `Call the answer x, and write the ratio in two ways: $x/${c} = ${b}/${a}$.`,
      `In lowest terms the ratio is $${quotientText(b, a)}$. Multiply it by ${c}.`,
    ],
    steps: [
      line('practice.equal-ratios', 'The ratio stays the same', `x/${c}`, '=', `${b}/${a}`),
      line('practice.multiply-both-sides', `Multiply both sides by ${c}`, 'x', '=', `(${b}/${a}) * ${c}`),
      line('practice.work-out', 'Work it out', 'x', '=', String(d)),
    ],
    mistakes: slips(
      [
        b + c - a,
        `You ${c > a ? 'added' : 'subtracted'} the difference ${between(a, c)}: both amounts are multiplied by the same number, $${b} * ${c}/${a}$.`,
      ],
      [
        neat(a * b, c),
        `${c > a ? 'More' : 'Less'} of one means ${c > a ? 'more' : 'less'} of the other: multiply $${b}$ by $${c}/${a}$, not by $${a}/${c}$.`,
      ],
      [neat(a * c, b), `You turned the ratio over: $x/${c} = ${b}/${a}$.`],
      [b * c, `You only multiplied: $${b}$ is the amount for $${a}$, so divide $${b} * ${c}$ by $${a}$.`],
    ),
  };
}

const INVERSE: readonly [Story, ...Story[]] = [
  {
    text: 'A workers need B days for a job. How many days do C workers need at the same pace?',
    unit: 'days',
  },
  { text: 'A pumps empty a pool in B hours. How many hours do C pumps need?', unit: 'hours' },
  { text: 'The feed lasts A horses B days. How many days does it last C horses?', unit: 'days' },
  {
    text: 'At A kilometers per hour a trip takes B minutes. How many minutes does it take at C kilometers per hour?',
    unit: 'minutes',
  },
];

/** The product of both amounts is constant. */
function inverse(random: Random): Draft {
  const story = random.pick(INVERSE);
  const scale = story.unit === 'minutes' ? 10 : 1;
  const [a, b] = [random.whole(2, 12) * scale, random.whole(3, 30)];
  const c = random.wholeExcept(2, 15, a / scale) * scale;
  const d = (a * b) / c;
  if (!Number.isInteger(d) || d < 2 || c % a === 0) return inverse(random);
  return sameProduct(
    story,
    [a, b, c, d],
    [
      c > a
        ? 'Is the answer more or less than the number given? With more, it goes faster or runs out sooner.'
        : 'Is the answer more or less than the number given? With less, it takes or lasts longer.',
      'The product of the two amounts stays the same.',
    ],
  );
}

/** From a and b to the d of c: ab = cd. */
export function sameProduct(
  story: Story,
  [a, b, c, d]: readonly [number, number, number, number],
  hints: readonly [string, string],
): Draft {
  const product = `${a} * ${b}`;
  return {
    question: filled(story.text, a, b, c),
    answer: String(d),
    form: { kind: 'number', unit: story.unit },
    hints: [...hints, `Call the answer x, and solve $${c}x = ${a * b}$.`],
    steps: [
      line('practice.equal-products', 'The product stays the same', `${c}x`, '=', product),
      line('practice.work-out', 'Work out the product', `${c}x`, '=', String(a * b)),
      line('practice.divide-both-sides', `Divide both sides by ${c}`, 'x', '=', String(d)),
    ],
    mistakes: slips(
      [
        neat(b * c, a),
        `With $${c}$ instead of $${a}$, the number of ${story.unit} gets ${c > a ? 'smaller' : 'larger'}: the product stays the same, not the ratio.`,
      ],
      b - c + a > 0 && [
        b - c + a,
        `You ${c > a ? 'subtracted' : 'added'} the difference ${between(a, c)}: it is the product that stays the same, $${product}$.`,
      ],
      [a * b, `That is the product: divide it by $${c}$.`],
      b + c - a > 0 && [
        b + c - a,
        `You ${c > a ? 'added' : 'subtracted'} the difference ${between(a, c)}: with $${c}$, the number of ${story.unit} gets ${c > a ? 'smaller' : 'larger'}, and the product stays $${product}$.`,
      ],
    ),
  };
}

/** Two numbers with a difference: "between 7 and 5". */
function between(a: number, b: number): string {
  return `between $${Math.max(a, b)}$ and $${Math.min(a, b)}$`;
}

/** A text with three numbers in place of the words A, B and C. */
function filled(text: string, ...numbers: readonly [number, number, number]): string {
  const [a, b, c] = numbers.map(String);
  const first = text.startsWith('A ') && !/ A /.test(text);
  const rest = first ? `${a ?? ''}${text.slice(1)}` : text.replace(/ A /, ` ${a ?? ''} `);
  return rest.replace(/ B /, ` ${b ?? ''} `).replace(/ C /, ` ${c ?? ''} `);
}
