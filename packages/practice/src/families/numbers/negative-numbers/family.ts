import { type Draft, type Family } from '../../../family.js';
import type { Random } from '../../../random.js';
import { chain } from '../../shared/chain.js';
import { units } from '../../shared/grid.js';
import { signed, slips } from '../../shared/slips.js';
import { draft, product, quotient } from './product.js';

/** Calculations with negative numbers: -7 + 12, -4 - (-9), -6 * (-5), -3 * (4 - 9). */
export const negativeNumbers: Family = {
  id: 'negative-numbers',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return sum(random);
    if (difficulty === 'medium') return random.oneIn(3) ? quotient(random) : product(random);
    return random.oneIn(2) ? sumWithProduct(random) : productOfSum(random);
  },
};

const withMinus = (n: number): string => String(n).replace('-', '−');

/** The words for adding a number, or for subtracting it. */
const WORDS = {
  '+': { does: 'Adding', opposite: 'subtracting', law: 'practice.add-negative' },
  '-': { does: 'Subtracting', opposite: 'adding', law: 'practice.two-minus-signs' },
} as const;

/** Creates a + b or a - b. */
function sum(random: Random): Draft {
  const [a, b, sign] = [random.wholeExcept(-20, 20, 0), random.wholeExcept(-20, 20, 0), random.pick([1, -1])];
  const change = sign * b;
  const result = a + change;
  const [size, by] = [Math.abs(a), Math.abs(b)];
  if (size === by || (a > 0 && b > 0 && (change > 0 || result > 0))) return sum(random);
  const operator = sign > 0 ? '+' : '-';
  const { does, opposite, law } = WORDS[operator];
  const plain = `${a} ${change > 0 ? '+' : '-'} ${by}`;
  const isSame = a > 0 === change > 0;
  const [large, small] = size > by ? [a, change] : [change, a];
  const inside = isSame ? `${size} + ${by}` : `${Math.max(size, by)} - ${Math.min(size, by)}`;
  const way = change > 0 ? 'right' : 'left';
  const meaning =
    b > 0
      ? `${does} $${by}$ means moving ${way} on the number line.`
      : `${does} $${b}$ is the same as ${opposite} $${by}$, so move ${way} on the number line.`;
  const asked = `${a} ${operator} ${signed(b)}`;
  const [rule, wrongSign, wrongWay] = isSame
    ? ([
        'Both signs are the same: add the absolute values and keep the sign',
        `Check the sign. You start at $${a}$ and move farther away from 0.`,
        `You subtracted the absolute values ${size} and ${by}. You start at $${a}$ and move farther away from 0, so add them.`,
      ] as const)
    : ([
        'The signs differ: subtract the smaller absolute value from the larger, and use the sign of the larger',
        `Check the sign. $${large}$ is farther from 0 than $${small}$, so the result has its sign.`,
        `You added the absolute values ${size} and ${by}. From $${a}$, you move toward 0, so subtract them.`,
      ] as const);
  return draft(random, asked, result, {
    hints: [
      `Find $${a}$ on a number line. In which direction do you go from there?`,
      meaning,
      `Start at $${a}$ and go ${units(by)} to the ${way}.`,
    ],
    steps: chain(
      asked,
      [law, `${does} ${withMinus(b)} means ${opposite} ${by}`, plain],
      ['practice.signs-of-sum', rule, result < 0 ? `-(${inside})` : inside],
      ['practice.work-out', 'Evaluate', String(result)],
    ),
    mistakes: slips(
      [a - change, `You went in the wrong direction. ${meaning}`],
      [-result, wrongSign],
      [change - a, wrongWay],
    ),
  });
}

/** Creates a + b × c or a - b × c. */
function sumWithProduct(random: Random): Draft {
  const [a, b, c] = [
    random.wholeExcept(-15, 15, 0),
    random.wholeExcept(-9, 9, 0, 1, -1),
    random.wholeExcept(-9, 9, 0, 1, -1),
  ];
  const sign = random.pick([1, -1]);
  const times = b * c;
  const result = a + sign * times;
  if ((b > 0 && c > 0) || result === 0) return sumWithProduct(random);
  const [operator, verb] = sign > 0 ? (['+', 'add'] as const) : (['-', 'subtract'] as const);
  const { does, opposite, law } = WORDS[operator];
  const factors = `${signed(b)} * ${signed(c)}`;
  const asked = `${a} ${operator} ${factors}`;
  return draft(random, asked, result, {
    hints: [
      'Multiply before you add or subtract.',
      `The product is $${times}$.`,
      `Now ${verb} it: $${a} ${operator} ${signed(times)}$.`,
    ],
    steps: chain(
      asked,
      ['practice.products-first', 'Multiply first', `${a} ${operator} ${signed(times)}`],
      [
        law,
        `${does} ${withMinus(times)} means ${opposite} ${-times}`,
        times < 0 ? `${a} ${sign > 0 ? '-' : '+'} ${-times}` : `${a} ${operator} ${times}`,
      ],
      ['practice.work-out', 'Evaluate', String(result)],
    ),
    mistakes: slips(
      [
        a - sign * times,
        `Watch the signs. The product is $${times}$, and you ${verb} it: $${a} ${operator} ${signed(times)}$.`,
      ],
      [
        (a + sign * b) * c,
        `You calculated $${a} ${operator} ${signed(b)}$ first. Multiply $${factors}$ before you ${verb}.`,
      ],
      [times, `That is only the product. Then calculate $${a} ${operator} ${signed(times)}$.`],
      [
        -result,
        `Check the sign: $${a} ${operator} ${signed(times)}$ is ${result > 0 ? 'positive' : 'negative'}.`,
      ],
    ),
  });
}

/** Creates a × (b + c) or a × (b - c). */
function productOfSum(random: Random): Draft {
  const [a, b, c] = [random.whole(2, 9) * -1, random.wholeExcept(-12, 12, 0), random.whole(-12, 12)];
  const sign = random.pick([1, -1]);
  const inside = b + sign * c;
  if (Math.abs(c) < 2 || Math.abs(inside) < 2 || (b > 0 && c > 0 && inside > 0)) return productOfSum(random);
  const [operator, result] = [sign > 0 ? '+' : '-', a * inside];
  const asked = `${a} * (${b} ${operator} ${signed(c)})`;
  return draft(random, asked, result, {
    hints: [
      'Parentheses come first.',
      `The value of the parentheses is $${inside}$.`,
      `Multiply: $${a} * ${signed(inside)}$. ${inside < 0 ? 'Both factors are negative.' : 'Only one factor is negative.'}`,
    ],
    steps: chain(
      asked,
      ['practice.parentheses-first', 'Parentheses first', `${a} * ${signed(inside)}`],
      [
        'practice.sign-of-product',
        inside < 0
          ? 'Two negative factors: the product is positive'
          : 'One negative factor: the product is negative',
        String(result),
      ],
    ),
    mistakes: slips(
      [
        -result,
        `Check the sign of the product: $${a} * ${signed(inside)}$ has ${inside < 0 ? 'two negative factors' : 'one negative factor'}.`,
      ],
      [
        a * b + sign * c,
        `You multiplied only $${b}$ by $${a}$. The factor belongs to the whole value of the parentheses, $${inside}$.`,
      ],
      [a * (b - sign * c), `Check the parentheses: $${b} ${operator} ${signed(c)} = ${inside}$.`],
      [a + inside, `You added $${a}$ and $${inside}$. Multiply them.`],
    ),
  });
}
