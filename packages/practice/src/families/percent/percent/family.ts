import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { neat, slips } from '../../shared/slips.js';

/** The quantity in the question, and its unit. */
type Context = readonly [text: string, unit: string];

/** Percentages of an amount, changes by a percentage, and the amount before the change. */
export const percent: Family = {
  id: 'percent',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return partOf(random);
    if (difficulty === 'hard') return before(random);
    return random.oneIn(2) ? shareOf(random) : changed(random);
  },
};

const WHOLES: readonly [Context, ...Context[]] = [
  ['A school has WHOLE students. P% of them ride a bike to school. How many students is that?', 'students'],
  ['A book has WHOLE pages. You have read P% of them. How many pages is that?', 'pages'],
  ['A theater has WHOLE seats. P% of them are taken. How many seats is that?', 'seats'],
  ['A tank holds WHOLE liters. It is P% full. How many liters are in it?', 'liters'],
];

/** Creates a problem that asks for p% of an amount, in integers. */
function partOf(random: Random): Draft {
  const p = random.pick([5, 10, 15, 20, 25, 30, 35, 40, 45, 60, 65, 70, 75, 80, 85, 90, 95]);
  const [context, unit] = random.pick(WHOLES);
  const whole = random.whole(3, 40) * 20;
  const part = (whole * p) / 100;
  if (!Number.isInteger(part)) return partOf(random);
  return {
    question: context.replace('WHOLE', String(whole)).replace('P%', `${p}%`),
    answer: String(part),
    form: { kind: 'number', unit },
    hints: [
      'Percent means hundredths.',
      `${p}% is the fraction $${p}/100$.`,
      `Multiply: $${p}/100 * ${whole}$.`,
    ],
    steps: chain(
      `(${p}/100) * ${whole}`,
      ['practice.percent-of', `Take one hundredth first, then ${p} of them`, `${p} * ${whole / 100}`],
      ['practice.work-out', 'Multiply', String(part)],
    ),
    mistakes: slips(
      [whole - part, `That is the remaining ${100 - p}%. The question asks for ${p}%.`],
      [
        neat(whole, p),
        `You divided by $${p}$: ${p}% is $${p}$ hundredths, so divide by 100 and multiply by $${p}$.`,
      ],
      [p, `A share of ${p}% is $${p}$ of every 100: take $${p}/100$ of $${whole}$.`],
      [part * 10, `That is ten times too much: ${p}% is $${p / 100}$, not $${p / 10}$.`],
    ),
  };
}

const SHARES: readonly [string, ...string[]] = [
  'A team won PART of its WHOLE games. What percent of the games is that?',
  'You answered PART of WHOLE questions correctly. What percent is that?',
  'It rained on PART of WHOLE days. What percent of the days is that?',
];

/** Creates a problem that asks for the percentage of a part. */
function shareOf(random: Random): Draft {
  const whole = random.pick([20, 25, 40, 50, 60, 75, 80, 120, 125, 150]);
  const part = random.whole(3, whole - 3);
  if ((part * 100) % whole !== 0) return shareOf(random);
  const share = String((part * 100) / whole);
  const fraction = `${part}/${whole}`;
  return {
    question: random.pick(SHARES).replace('PART', String(part)).replace('WHOLE', String(whole)),
    answer: share,
    form: { kind: 'number', unit: '%' },
    hints: [
      'What fraction of the whole is it?',
      `Write $${fraction}$ as a number of hundredths.`,
      `Calculate $${fraction} * 100$.`,
    ],
    steps: chain(
      `(${fraction}) * 100`,
      ['practice.multiply-fractions', 'Multiply the numerator', `${part * 100}/${whole}`],
      ['practice.work-out', 'Divide: the number of hundredths', share],
    ),
    mistakes: slips(
      [
        100 - (part * 100) / whole,
        `That is the percent for the rest, $${whole} - ${part} = ${whole - part}$: divide $${part}$ by $${whole}$.`,
      ],
      [part, `$${part}$ is the number, not the percent: divide it by $${whole}$ first.`],
      [
        neat(whole * 100, part),
        `You divided the whole by the part. Divide $${part}$ by $${whole}$. A part is less than 100%.`,
      ],
    ),
  };
}

const CHANGES: readonly [Context, ...Context[]] = [
  ['A club has WHOLE members. The number of members VERB by P%. How many members are there then?', 'members'],
  [
    'A video had WHOLE views last week. This week the number of views VERB by P%. How many views are there this week?',
    'views',
  ],
  ['A tree farm has WHOLE trees. The number of trees VERB by P%. How many trees are there then?', 'trees'],
];

/** Creates a problem that asks for an amount after an increase or decrease by p%. */
function changed(random: Random): Draft {
  const p = random.pick([5, 10, 15, 20, 25, 30, 35, 40, 60]);
  const [sign, whole] = [random.pick([1, -1]), random.whole(2, 30) * 20];
  const [context, unit] = random.pick(CHANGES);
  const [factor, result] = [String((100 + sign * p) / 100), (whole * (100 + sign * p)) / 100];
  if (!Number.isInteger(result)) return changed(random);
  return {
    question: context
      .replace('WHOLE', String(whole))
      .replace('VERB', sign > 0 ? 'increases' : 'decreases')
      .replace('P%', `${p}%`),
    answer: String(result),
    form: { kind: 'number', unit },
    hints: [
      'The amount before the change is 100%. What percent of it is the new amount?',
      `The new amount is ${100 + sign * p}% of ${whole}.`,
      `Multiply ${whole} by ${factor}.`,
    ],
    steps: chain(
      `${whole} * (1 ${sign > 0 ? '+' : '-'} ${p}/100)`,
      ['practice.growth-factor', 'Write the percentage as a factor', `${whole} * ${factor}`],
      ['practice.work-out', 'Multiply', String(result)],
    ),
    mistakes: slips(
      [
        neat(whole * p, 100),
        `That is only the change: ${sign > 0 ? `add it to $${whole}$` : `subtract it from $${whole}$`}.`,
      ],
      [
        neat(whole * (100 - sign * p), 100),
        `The number ${sign > 0 ? 'increases: add the change to' : 'decreases: subtract the change from'} $${whole}$.`,
      ],
      [
        whole + sign * p,
        `You ${sign > 0 ? 'added' : 'subtracted'} $${p}$ itself: the change is ${p}% of $${whole}$.`,
      ],
    ),
  };
}

/** Groups, each with its minimum and maximum number of members in hundreds. */
const GROUPS = [
  ['members of a club', 'members', 1, 5],
  ['students at a school', 'students', 3, 15],
  ['readers of a newsletter', 'readers', 1, 20],
  ['people in a village', 'people', 2, 20],
] as const;

/** Creates a problem that asks for the size of a group before it changed by p%. */
function before(random: Random): Draft {
  const [p, sign] = [random.pick([5, 10, 15, 20, 25, 30, 40, 60]), random.pick([1, -1])];
  const [group, unit, least, most] = random.pick(GROUPS);
  const whole = 20 * random.whole(5 * least, 5 * most);
  const percentage = 100 + sign * p;
  const result = (whole * percentage) / 100;
  const factor = String(percentage / 100);
  return {
    question: `The number of ${group} has ${sign > 0 ? 'increased' : 'decreased'} by ${p}% and is now ${result}. What was it before?`,
    answer: String(whole),
    form: { kind: 'number', unit },
    hints: [
      `Careful: the change is ${p}% of the original number, not of ${result}.`,
      `${result} is ${percentage}% of the original number.`,
      `Let x be the original number, and solve $${factor}x = ${result}$.`,
    ],
    steps: [
      line(
        'practice.growth-factor',
        'The original number times the factor is the new number',
        `${factor}x`,
        '=',
        String(result),
      ),
      line('practice.divide-both-sides', 'Divide both sides by the factor', 'x', '=', `${result}/${factor}`),
      line('practice.work-out', 'Evaluate', 'x', '=', String(whole)),
    ],
    mistakes: slips(
      [
        neat(result * (100 - sign * p), 100),
        `You ${sign > 0 ? 'subtracted' : 'added'} ${p}% of $${result}$: the ${p}% refers to the original number. Divide $${result}$ by $${factor}$.`,
      ],
      [
        neat(result * percentage, 100),
        `You ${sign > 0 ? 'increased' : 'decreased'} the number again: $${result}$ is already the number after the change. Divide by $${factor}$.`,
      ],
      [
        result - sign * p,
        `You ${sign > 0 ? 'subtracted' : 'added'} $${p}$, but the change is ${p}% of the original number. Divide $${result}$ by $${factor}$.`,
      ],
      [
        neat(result * p, 100),
        `That is ${p}% of $${result}$: the question asks for the number that became $${result}$.`,
      ],
    ),
  };
}
