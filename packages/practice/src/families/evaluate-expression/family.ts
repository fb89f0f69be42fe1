import { type Draft, type Family, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { chain, type Link } from '../shared/chain.js';

/** An expression with numbers substituted for its letters: 2x² - 3x for x = -4. */
export const evaluateExpression: Family = {
  id: 'evaluate-expression',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return linear(random);
    return difficulty === 'medium' ? quadratic(random) : ofTwoLetters(random);
  },
};

const signed = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** A coefficient times a number or parentheses: "2 * (-3)"; a coefficient of 1 is left out. */
function times(a: number, of: string): string {
  return a === 1 ? of : a === -1 ? `-${of}` : `${a} * ${of}`;
}

function linear(random: Random): Draft {
  const [a, x] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-8, 9, 0, 1)];
  const b = random.wholeExcept(-20, 20, 0);
  const end = sumText([1, 'x'], [b, '']).slice(1);
  return draft(sumText([a, 'x'], [b, '']), `$x = ${x}$`, a * x + b, {
    hints: [
      'Put the number in the place of x.',
      `$${a}x$ means $${a}$ times x.${x < 0 ? ' Put the negative number in parentheses.' : ''}`,
      `The product is $${times(a, signed(x))} = ${a * x}$.`,
    ],
    links: [
      ['practice.substitute', `Put ${x} in the place of x`, `${times(a, signed(x))}${end}`],
      ['practice.products-first', 'Multiply', `${a * x}${end}`],
      ['practice.left-to-right', b < 0 ? 'Subtract' : 'Add', String(a * x + b)],
    ],
  });
}

function quadratic(random: Random): Draft {
  const [a, b] = [random.wholeExcept(-4, 5, 0), random.wholeExcept(-9, 9, 0)];
  const [c, x] = [random.wholeExcept(-15, 15, 0), random.wholeExcept(-6, 5, 0, 1)];
  const [asked, result] = [sumText([a, 'x^2'], [b, 'x'], [c, '']), a * x * x + b * x + c];
  const middle = (of: string): string => ` ${b < 0 ? '-' : '+'} ${times(Math.abs(b), of)}`;
  const end = ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`;
  return draft(asked, `$x = ${x}$`, result, {
    hints: [
      `Put the number in the place of every x${x < 0 ? ', in parentheses' : ''}.`,
      `Square first, then multiply.${x < 0 ? ' The square of a negative number is positive.' : ''}`,
      `The square is $${signed(x)}^2 = ${x * x}$.`,
    ],
    links: [
      [
        'practice.substitute',
        `Put ${x} in the place of x`,
        `${times(a, `${signed(x)}^2`)}${middle(signed(x))}${end}`,
      ],
      ['practice.powers-first', 'Powers first', `${times(a, String(x * x))}${middle(signed(x))}${end}`],
      ['practice.products-first', 'Then products', sumText([a * x * x, ''], [b * x, ''], [c, ''])],
      ['practice.left-to-right', 'Add and subtract from left to right', String(result)],
    ],
  });
}

/** ax² + by², or a(x + by)². */
function ofTwoLetters(random: Random): Draft {
  const [x, y] = [random.wholeExcept(-6, 6, 0, 1), random.wholeExcept(-6, 6, 0, 1)];
  const [a, b] = [random.wholeExcept(-3, 4, 0), random.wholeExcept(-5, 5, 0, 1, -1)];
  const given = `$x = ${x}$ and $y = ${y}$`;
  const put = `Put ${x} in the place of x and ${y} in the place of y`;
  const hints = (last: string): Draft['hints'] => [
    'Put both numbers in, each in the place of its letter, and negative ones in parentheses.',
    'Then keep the order: parentheses, powers, products, sums.',
    last,
  ];
  if (random.oneIn(2)) {
    const [inside, sign] = [x + b * y, b < 0 ? '-' : '+'];
    if (inside === 0 || Math.abs(inside) > 12) return ofTwoLetters(random);
    return draft(sumText([a, `(${sumText([1, 'x'], [b, 'y'])})^2`]), given, a * inside * inside, {
      hints: hints(`In the parentheses stands $${inside}$.`),
      links: [
        ['practice.substitute', put, times(a, `(${x} ${sign} ${Math.abs(b)} * ${signed(y)})^2`)],
        ['practice.parentheses-first', 'Parentheses first', times(a, `${signed(inside)}^2`)],
        ['practice.powers-first', 'Then the power', times(a, String(inside * inside))],
        ['practice.products-first', 'Then the product', String(a * inside * inside)],
      ],
    });
  }
  const [first, second] = [a * x * x, b * y * y];
  const other = (text: string): string => ` ${b < 0 ? '-' : '+'} ${Math.abs(b)} * ${text}`;
  return draft(sumText([a, 'x^2'], [b, 'y^2']), given, first + second, {
    hints: hints(`The first term is $${first}$ and the second is $${second}$.`),
    links: [
      ['practice.substitute', put, `${times(a, `${signed(x)}^2`)}${other(`${signed(y)}^2`)}`],
      ['practice.powers-first', 'Powers first', `${times(a, String(x * x))}${other(String(y * y))}`],
      ['practice.products-first', 'Then products', sumText([first, ''], [second, ''])],
      ['practice.left-to-right', second < 0 ? 'Subtract' : 'Add', String(first + second)],
    ],
  });
}

function draft(
  asked: string,
  given: string,
  result: number,
  { hints, links }: { readonly hints: Draft['hints']; readonly links: readonly Link[] },
): Draft {
  return {
    question: `Find the value of $${asked}$ for ${given}`,
    answer: String(result),
    form: { kind: 'number' },
    hints,
    steps: chain(asked, ...links),
  };
}
