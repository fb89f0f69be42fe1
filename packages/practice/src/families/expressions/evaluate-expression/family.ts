import { type Draft, type Family, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain, type Link } from '../../shared/chain.js';
import { signed, slips } from '../../shared/slips.js';

/** Expressions with numbers substituted for their letters: 2x² - 3x for x = -4. */
export const evaluateExpression: Family = {
  id: 'evaluate-expression',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return linear(random);
    return difficulty === 'medium' ? quadratic(random) : ofTwoLetters(random);
  },
};

/** Writes a coefficient times a number or parentheses: "2 * (-3)". A coefficient of 1 is omitted. */
function times(a: number, of: string): string {
  return a === 1 ? of : a === -1 ? `-${of}` : `${a} * ${of}`;
}

function linear(random: Random): Draft {
  const [a, x] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-8, 9, 0, 1)];
  const b = random.wholeExcept(-20, 20, 0);
  const end = sumText([1, 'x'], [b, '']).slice(1);
  return draft(sumText([a, 'x'], [b, '']), [`x = ${x}`], a * x + b, {
    hints: [
      'Substitute the number for x.',
      `$${a}x$ means $${a}$ times x.${x < 0 ? ' Write the negative number in parentheses.' : ''}`,
      `The product is $${times(a, signed(x))} = ${a * x}$.`,
    ],
    links: [
      ['practice.substitute', `Substitute ${x} for x`, `${times(a, signed(x))}${end}`],
      ['practice.products-first', 'Multiply', `${a * x}${end}`],
      ['practice.left-to-right', b < 0 ? 'Subtract' : 'Add', String(a * x + b)],
    ],
    mistakes: slips(
      x > 1 && [Number(`${a}${x}`) + b, `You wrote $${x}$ next to the $${a}$: $${a}x$ means $${a} * ${x}$.`],
      [a + x + b, `You added $${a}$ and $${x}$: $${a}x$ means $${a}$ times $x$.`],
      (a < 0 || x < 0) && [-a * x + b, `Watch the sign of the product: $${times(a, signed(x))} = ${a * x}$.`],
      [
        (a + b) * x,
        `You combined $${a}x$ and $${Math.abs(b)}$ before you substituted. Only $${a}$ is multiplied by $x$.`,
      ],
      [a * x - b, `$${Math.abs(b)}$ is ${b < 0 ? 'subtracted, not added' : 'added, not subtracted'}.`],
    ),
  });
}

function quadratic(random: Random): Draft {
  const [a, b] = [random.wholeExcept(-4, 5, 0), random.wholeExcept(-9, 9, 0)];
  const [c, x] = [random.wholeExcept(-15, 15, 0), random.wholeExcept(-6, 5, 0, 1)];
  const [asked, result] = [sumText([a, 'x^2'], [b, 'x'], [c, '']), a * x * x + b * x + c];
  const middle = (of: string): string => ` ${b < 0 ? '-' : '+'} ${times(Math.abs(b), of)}`;
  const end = ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`;
  return draft(asked, [`x = ${x}`], result, {
    hints: [
      `Substitute the number for every x${x < 0 ? ', in parentheses' : ''}.`,
      `Square first, then multiply.${x < 0 ? ' The square of a negative number is positive.' : ''}`,
      `The square is $${signed(x)}^2 = ${x * x}$.`,
    ],
    links: [
      [
        'practice.substitute',
        `Substitute ${x} for x`,
        `${times(a, `${signed(x)}^2`)}${middle(signed(x))}${end}`,
      ],
      ['practice.powers-first', 'Powers first', `${times(a, String(x * x))}${middle(signed(x))}${end}`],
      ['practice.products-first', 'Then products', sumText([a * x * x, ''], [b * x, ''], [c, ''])],
      ['practice.left-to-right', 'Add and subtract from left to right', String(result)],
    ],
    mistakes: slips(
      a !== 1 && [
        a * a * x * x + b * x + c,
        a === -1
          ? `Square first, $${signed(x)}^2 = ${x * x}$, and keep the minus in front: $-${signed(x)}^2 = ${-x * x}$.`
          : `You squared the $${a}$. The square applies only to $x$, so square first and then multiply by $${a}$.`,
      ],
      x < 0 &&
        a !== -1 && [
          -a * x * x + b * x + c,
          `A negative number times itself is positive: $(${x})^2 = ${x * x}$.`,
        ],
      [
        a * 2 * x + b * x + c,
        `You doubled $${x}$ instead of squaring it: $${signed(x)}^2 = ${signed(x)} * ${signed(x)}$.`,
      ],
      (b < 0 || x < 0) && [
        a * x * x - b * x + c,
        b === 1 || (b === -1 && x > 0)
          ? `Watch the sign of the second term: it is $${b * x}$.`
          : `Watch the sign of the second term: $${times(b, signed(x))} = ${b * x}$.`,
      ],
      b > 1 && [a * x * x + b + x + c, `You added $${b}$ and $${x}$. But $${b}x$ means $${b}$ times $x$.`],
      [
        a * x * x + b * x - c,
        `Look at the last number: $${Math.abs(c)}$ is ${c < 0 ? 'subtracted, not added' : 'added, not subtracted'}.`,
      ],
    ),
  });
}

const SEPARATELY =
  'You squared both terms separately. Evaluate the parentheses first, then square the result.';

/** The values of the letters and the numbers in ax² + by² or a(x + by)². */
interface Numbers {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly b: number;
}

/** Creates ax² + by², or a(x + by)². */
function ofTwoLetters(random: Random): Draft {
  const [x, y] = [random.wholeExcept(-6, 6, 0, 1), random.wholeExcept(-6, 6, 0, 1)];
  const [a, b] = [random.wholeExcept(-3, 4, 0), random.wholeExcept(-5, 5, 0, 1, -1)];
  const numbers = { x, y, a, b };
  if (!random.oneIn(2)) return sumOfSquares(numbers);
  const inside = Math.abs(x + b * y);
  return inside === 0 || inside > 12 ? ofTwoLetters(random) : squareOfSum(numbers);
}

const valuesOf = ({ x, y }: Numbers): readonly string[] => [`x = ${x}`, `y = ${y}`];
const substitution = ({ x, y }: Numbers): string => `Substitute ${x} for x and ${y} for y`;
const hintsWith = (last: string): Draft['hints'] => [
  'Substitute each number for its variable, with negative numbers in parentheses.',
  'Then follow the order of operations: parentheses, powers, products, sums.',
  last,
];

function squareOfSum(numbers: Numbers): Draft {
  const { x, y, a, b } = numbers;
  const [inside, sign] = [x + b * y, b < 0 ? '-' : '+'];
  const put = substitution(numbers);
  return draft(sumText([a, `(${sumText([1, 'x'], [b, 'y'])})^2`]), valuesOf(numbers), a * inside * inside, {
    hints: hintsWith(`The value in the parentheses is $${inside}$.`),
    links: [
      ['practice.substitute', put, times(a, `(${x} ${sign} ${Math.abs(b)} * ${signed(y)})^2`)],
      ['practice.parentheses-first', 'Parentheses first', times(a, `${signed(inside)}^2`)],
      ['practice.powers-first', 'Then the power', times(a, String(inside * inside))],
      ['practice.products-first', 'Then the product', String(a * inside * inside)],
    ],
    mistakes: slips(
      [a * (x * x + b * b * y * y), SEPARATELY],
      b < 0 && [a * (x * x - b * b * y * y), SEPARATELY],
      a !== 1 && [
        a * a * inside * inside,
        a === -1
          ? `Square first, $${signed(inside)}^2 = ${inside * inside}$, and keep the minus in front: $-${signed(inside)}^2 = ${-inside * inside}$.`
          : `You multiplied by $${a}$ before you squared. Only the parentheses are squared.`,
      ],
      [
        a * 2 * inside,
        `You doubled $${inside}$ instead of squaring it: $${signed(inside)}^2 = ${signed(inside)} * ${signed(inside)}$.`,
      ],
      (b < 0 || y < 0) && [
        a * (x - b * y) ** 2,
        `Watch the sign of the second term in the parentheses: $${b} * ${signed(y)} = ${b * y}$.`,
      ],
      inside < 0 &&
        a !== -1 && [
          -a * inside * inside,
          `A negative number times itself is positive: $(${inside})^2 = ${inside * inside}$.`,
        ],
    ),
  });
}

function sumOfSquares(numbers: Numbers): Draft {
  const { x, y, a, b } = numbers;
  const put = substitution(numbers);
  const [first, second] = [a * x * x, b * y * y];
  const other = (text: string): string => ` ${b < 0 ? '-' : '+'} ${Math.abs(b)} * ${text}`;
  return draft(sumText([a, 'x^2'], [b, 'y^2']), valuesOf(numbers), first + second, {
    hints: hintsWith(`The first term is $${first}$ and the second is $${second}$.`),
    links: [
      ['practice.substitute', put, `${times(a, `${signed(x)}^2`)}${other(`${signed(y)}^2`)}`],
      ['practice.powers-first', 'Powers first', `${times(a, String(x * x))}${other(String(y * y))}`],
      ['practice.products-first', 'Then products', sumText([first, ''], [second, ''])],
      ['practice.left-to-right', second < 0 ? 'Subtract' : 'Add', String(first + second)],
    ],
    mistakes: slips(
      x < 0 && [-first + second, `A negative number times itself is positive: $(${x})^2 = ${x * x}$.`],
      y < 0 && [first - second, `A negative number times itself is positive: $(${y})^2 = ${y * y}$.`],
      [
        a * a * x * x + Math.sign(b) * b * b * y * y,
        'You multiplied before you squared. Each exponent applies only to its own variable.',
      ],
      [
        a * 2 * x + b * 2 * y,
        `You doubled instead of squaring: $${signed(x)}^2 = ${x * x}$ and $${signed(y)}^2 = ${y * y}$.`,
      ],
      b < 0 &&
        y > 0 && [first - second, `The second term is subtracted: $${sumText([first, ''], [second, ''])}$.`],
    ),
  });
}

function draft(
  asked: string,
  at: readonly string[],
  result: number,
  { links, ...rest }: Pick<Draft, 'hints' | 'mistakes'> & { readonly links: readonly Link[] },
): Draft {
  return {
    ...ask('Evaluate {given}', 'evaluate', asked, { at }),
    answer: String(result),
    form: { kind: 'number' },
    ...rest,
    steps: chain(asked, ...links),
  };
}
