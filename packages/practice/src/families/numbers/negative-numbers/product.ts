import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { signed, slips } from '../../shared/slips.js';

type Rest = Pick<Draft, 'hints' | 'mistakes' | 'steps'>;

/** Drafts a problem that asks for the value of an expression. */
export function draft(random: Random, asked: string, result: number, rest: Rest): Draft {
  return {
    ...ask(random.pick(['Evaluate: {given}', 'Find the value of: {given}']), 'evaluate', asked),
    answer: String(result),
    form: { kind: 'number' },
    ...rest,
  };
}

/** Creates a product of two or three integers, at least one of which is negative. */
export function product(random: Random): Draft {
  const signs = random.pick([
    [-1, 1],
    [1, -1],
    [-1, -1],
    [-1, -1, 1],
    [-1, 1, -1],
    [-1, -1, -1],
  ] as const);
  const factors = signs.map((sign) => sign * random.whole(2, signs.length === 2 ? 12 : 6));
  const negatives = signs.filter((sign) => sign < 0).length;
  const result = factors.reduce((a, b) => a * b);
  const [first = 0, second = 0, third] = factors;
  const counted = `${negatives === 1 ? 'one' : negatives === 2 ? 'two' : 'three'} negative factor${negatives === 1 ? '' : 's'}`;
  const sign = result < 0 ? 'negative' : 'positive';
  const sizes = factors.map(Math.abs).join(' * ');
  const asked = factors.map((factor, index) => (index === 0 ? String(factor) : signed(factor))).join(' * ');
  return draft(random, asked, result, {
    hints: [
      'Find the sign first. How many factors are negative?',
      `There ${negatives === 1 ? 'is' : 'are'} ${counted}, so the product is ${sign}.`,
      `Now multiply the absolute values: $${sizes}$.`,
    ],
    steps: [
      line('practice.multiply', 'Multiply the absolute values', sizes, '=', String(Math.abs(result))),
      line(
        'practice.sign-of-product',
        `There ${negatives === 1 ? 'is' : 'are'} ${counted}, so the product is ${sign}`,
        asked,
        '=',
        String(result),
      ),
    ],
    mistakes: slips(
      [
        -result,
        `Check the sign. There ${negatives === 1 ? 'is' : 'are'} ${counted}, so the product is ${sign}.`,
      ],
      [
        factors.reduce((a, b) => a + b),
        `You added the numbers. Multiply them: the absolute value of the product is $${sizes} = ${Math.abs(result)}$.`,
      ],
      third === undefined
        ? [
            Math.sign(result) * (Math.abs(first) + Math.abs(second)),
            `You added the absolute values ${Math.abs(first)} and ${Math.abs(second)}. Multiply them.`,
          ]
        : [first * second, `That is only $${first} * ${signed(second)}$. Multiply it by $${third}$.`],
      third !== undefined && [
        -first * second,
        `That is only part of the product. Multiply all three absolute values: $${sizes}$.`,
      ],
    ),
  });
}

/** Creates a quotient of two integers, at least one of which is negative. */
export function quotient(random: Random): Draft {
  const [size, below] = [random.whole(2, 12), random.whole(2, 12)];
  const [top, bottom] = random.pick([
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const);
  const [a, b] = [top * size * below, bottom * below];
  const result = a / b;
  const [sign, signs] = result < 0 ? ['negative', 'different signs'] : ['positive', 'the same sign'];
  const sizes = `${Math.abs(a)} ÷ ${Math.abs(b)}`;
  const asked = `${a} ÷ ${signed(b)}`;
  return draft(random, asked, result, {
    hints: [
      'Find the sign first. Do the two numbers have the same sign?',
      `The numbers have ${signs}, so the quotient is ${sign}.`,
      `Now divide the absolute values: $${sizes}$.`,
    ],
    steps: [
      line('practice.divide', 'Divide the absolute values', sizes, '=', String(size)),
      line(
        'practice.sign-of-product',
        `The numbers have ${signs}, so the quotient is ${sign}`,
        asked,
        '=',
        String(result),
      ),
    ],
    mistakes: slips(
      [-result, `Check the sign. $${a}$ and $${b}$ have ${signs}, so the quotient is ${sign}.`],
      [
        a - b,
        `You subtracted $${b}$ from $${a}$. Divide instead: the absolute value of the quotient is $${sizes}$.`,
      ],
      [a + b, `You added the numbers. Divide instead: the absolute value of the quotient is $${sizes}$.`],
    ),
  });
}
