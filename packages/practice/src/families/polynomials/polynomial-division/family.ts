import { answerText } from '../../../answer-text.js';
import type { Draft, Family } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { chain, type Link } from '../../shared/chain.js';
import { commonDivisor } from '../../shared/lowest.js';
import { type Coefficients, polynomialText, productOf } from '../../shared/polynomial-text.js';
import { signed, slips } from '../../shared/slips.js';

/** Long division of polynomials by x + p, or by ax + p. */
export const polynomialDivision: Family = {
  id: 'polynomial-division',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const p = random.wholeExcept(-6, 6, 0);
    if (difficulty === 'easy')
      return draft(random, [1, p], [random.whole(1, 4), random.wholeExcept(-9, 9, 0)]);
    if (difficulty === 'medium')
      return draft(
        random,
        [1, p],
        [random.whole(1, 3), random.wholeExcept(-6, 6, 0), random.wholeExcept(-9, 9, 0)],
      );
    // One coefficient of the quotient makes the x² term disappear, or the divisor has a coefficient.
    if (random.oneIn(2)) return draft(random, [1, p], [1, -p, random.wholeExcept(-9, 9, 0)]);
    const a = random.whole(2, 3);
    if (commonDivisor(a, p) > 1) return polynomialDivision.make(random, difficulty);
    return draft(
      random,
      [a, p],
      [random.whole(1, 3), random.wholeExcept(-5, 5, 0), random.wholeExcept(-6, 6, 0)],
    );
  },
};

const FORM = { kind: 'expression', shape: 'expanded' } as const;

const POWERS = ['', 'x', 'x^2'];

/** Returns a term of the quotient times the divisor: "2x(x + 3)". */
function part(coefficient: number, exponent: number, divisor: string): string {
  const size = Math.abs(coefficient);
  return `${size === 1 && exponent > 0 ? '' : size}${POWERS[exponent] ?? ''}(${divisor})`;
}

function joined(parts: readonly (readonly [coefficient: number, text: string])[]): string {
  return parts
    .map(([sign, text], index) =>
      index === 0 ? `${sign < 0 ? '-' : ''}${text}` : `${sign < 0 ? ' - ' : ' + '}${text}`,
    )
    .join('');
}

function draft(random: Random, divisor: Coefficients, quotient: Coefficients): Draft {
  const product = productOf(divisor, quotient);
  const [above, below, result] = [product, divisor, quotient].map((all) => polynomialText(all)) as [
    string,
    string,
    string,
  ];
  if (product.at(-1) === 0)
    return draft(
      random,
      divisor,
      quotient.map((n) => n + 1),
    );
  const degree = quotient.length - 1;
  const { links, rests } = divided(product, divisor, quotient);
  const [rest = ''] = rests;
  const end = product.at(-1) ?? 0;
  const [a = 1, p = 0] = divisor;
  const [first = 0, ...others] = quotient;
  const start = polynomialText([first, ...others.map(() => 0)]);
  const isMissing = product[1] === 0;
  return {
    ...ask(
      random.pick(['Simplify by dividing: {given}', 'Find the quotient: {given}']),
      'divide',
      `(${above})/(${below})`,
    ),
    answer: result,
    form: FORM,
    hints: [
      `Divide as with numbers. How many times does the first term, $${polynomialText([a, 0])}$, go into $${polynomialText([product[0] ?? 0, ...product.slice(1).map(() => 0)])}$?`,
      `It goes in $${start}$ times. Subtract $${start}(${below})$ from the numerator.${isMissing ? ` Leave room for the missing $${degree === 1 ? 'x' : 'x^2'}$ term.` : ''}`,
      `$${rest}$ is left. Continue in the same way.`,
    ],
    steps: chain(`(${above})/(${below})`, ...links, ['practice.cancel', 'Cancel the divisor', result]),
    mistakes: slips(
      [
        polynomialText(quotient.map((n, index) => (index % 2 === 0 ? n : -n))),
        `Check the signs when you subtract. After the first step, $${rest}$ is left.`,
      ],
      [
        polynomialText(product.slice(0, -1).map((n) => n / a)),
        `You divided only by $${polynomialText([a, 0])}$. Divide by the whole of $${below}$.`,
      ],
      [
        polynomialText([...quotient.slice(0, -1), -(quotient.at(-1) ?? 0)]),
        `Check the last term of the quotient: multiplied by $${p}$, it must give $${end}$.`,
      ],
      p !== 1 && [
        polynomialText([...quotient.slice(0, -1), end]),
        `Divide the last term, too. Multiplied by $${p}$, the last term of the quotient must give $${end}$.`,
      ],
      [
        polynomialText(byRoot(product, p)),
        `You added instead of subtracting: after the first step, the next coefficient is $${product[1] ?? 0} - ${signed(first * p)}$.`,
      ],
    ).filter(({ answer }) => !answer.includes('.')),
  };
}

/** Returns the steps of a division, and what is left after each. */
function divided(product: Coefficients, divisor: Coefficients, quotient: Coefficients) {
  const below = polynomialText(divisor);
  const links: Link[] = [];
  let rest = product;
  const done: (readonly [number, string])[] = [];
  const rests: string[] = [];
  for (const [index, coefficient] of quotient.entries()) {
    const exponent = quotient.length - 1 - index;
    done.push([coefficient, part(coefficient, exponent, below)]);
    rest = rest.slice(1).map((n, at) => (at === 0 ? n - coefficient * (divisor[1] ?? 0) : n));
    const left = polynomialText(rest);
    rests.push(left);
    const tail = rest.every((n) => n === 0)
      ? ''
      : left.startsWith('-')
        ? ` - ${left.slice(1)}`
        : ` + ${left}`;
    links.push([
      'practice.divide-terms',
      `Take out ${answerText(polynomialText([coefficient, ...POWERS.slice(0, exponent).map(() => 0)]), FORM)} times the divisor`,
      `(${joined(done)}${tail})/(${below})`,
    ]);
  }
  return { links, rests };
}

/** Returns the quotient if the divisor's number has the wrong sign. */
function byRoot(product: Coefficients, p: number): Coefficients {
  const result: number[] = [];
  for (const n of product.slice(0, -1)) result.push(n + p * (result.at(-1) ?? 0));
  return result;
}
