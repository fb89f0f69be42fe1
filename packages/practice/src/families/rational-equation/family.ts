import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { ask } from '../../task.js';
import { linearSteps, sideText, solveForX } from '../shared/linear-steps.js';
import { polynomialText } from '../shared/polynomial-text.js';
import { ratio, signed, slips } from '../shared/slips.js';

/** Equations with x in a denominator: 12/(x + 1) = 3, 4/(x - 1) = 6/(x + 2), x + 6/x = 5. */
export const rationalEquation: Family = {
  id: 'rational-equation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return oneFraction(random);
    if (difficulty === 'medium') return twoFractions(random);
    return random.oneIn(2) ? quadratic(random) : withExtraneous(random);
  },
};

/** Solves a/(x + p) = c. */
function oneFraction(random: Random): Draft {
  const [x, p, c] = [
    random.wholeExcept(-9, 12, 0),
    random.wholeExcept(-9, 9, 0),
    random.wholeExcept(-9, 9, 0, 1),
  ];
  const a = c * (x + p);
  if (a < 1 || a > 60 || Math.abs(x + p) === 1) return oneFraction(random);
  const [below, equation] = [sideText([1, p]), `${a}/(${sideText([1, p])}) = ${c}`];
  return solveForX(
    equation,
    String(x),
    [
      'First get x out of the denominator.',
      `Multiply both sides by $${below}$: $${a} = ${c}(${below})$.`,
      `Divide by $${c}$: $${a / c} = ${below}$.`,
    ],
    [
      line(
        'practice.multiply-both-sides',
        `Multiply both sides by ${below}`,
        String(a),
        '=',
        `${c}(${below})`,
      ),
      line('practice.divide-both-sides', `Divide both sides by ${c}`, String(a / c), '=', below),
      line(
        p < 0 ? 'practice.add-to-both-sides' : 'practice.subtract-from-both-sides',
        `${p < 0 ? 'Add' : 'Subtract'} ${Math.abs(p)} ${p < 0 ? 'to' : 'from'} both sides`,
        'x',
        '=',
        String(x),
      ),
    ],
    slips(
      [a / c, `That is the whole denominator: $${below} = ${a / c}$. Solve it for x.`],
      [
        a / c + p,
        `Watch the sign of $${p}$: from $${below} = ${a / c}$, ${p < 0 ? 'add' : 'subtract'} $${Math.abs(p)}$.`,
      ],
      [a * c - p, `You multiplied $${a}$ by $${c}$. From $${a} = ${c}(${below})$, divide.`],
      [
        ratio(c, a) === undefined ? undefined : ratio(c - p * a, a),
        `You divided in the wrong order: $${below}$ is $${a} ÷ ${signed(c)}$.`,
      ],
      [ratio(a - p, c), `Multiply $${c}$ by both terms of $${below}$, or divide by $${c}$ first.`],
    ),
  );
}

/** Returns a number times a sum: "3(x + 1)". */
const times = (a: number, sum: string): string => (a === 1 ? sum : `${a}(${sum})`);

/** Solves a/(x + p) = b/(x + q). */
function twoFractions(random: Random): Draft {
  const [a, b] = [random.whole(1, 9), random.whole(1, 9)];
  const [p, q] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
  const [top, bottom] = [b * p - a * q, a - b];
  if (p === q || bottom === 0 || top % bottom !== 0 || Math.abs(top / bottom) > 20 || top === 0)
    return twoFractions(random);
  const x = top / bottom;
  if (x + p === 0 || x + q === 0) return twoFractions(random);
  const [one, other] = [sideText([1, p]), sideText([1, q])];
  const [left, right] = [sideText([a, a * q]), sideText([b, b * p])];
  return solveForX(
    `${a}/(${one}) = ${b}/(${other})`,
    String(x),
    [
      'Multiply both sides by both denominators, which is the same as cross-multiplying.',
      `You get $${times(a, other)} = ${times(b, one)}$.`,
      `Expanded, that is $${left} = ${right}$.`,
    ],
    [
      line(
        'practice.multiply-both-sides',
        'Multiply both sides by both denominators',
        times(a, other),
        '=',
        times(b, one),
      ),
      line('practice.distributive-law', 'Expand', left, '=', right),
      ...linearSteps([a, a * q], '=', [b, b * p]),
    ],
    slips(
      [
        ratio(b * q - a * p, bottom),
        `You multiplied $${a}$ by $${one}$. When you cross-multiply, it is multiplied by the other denominator, $${other}$.`,
      ],
      [ratio(b * p - q, a - b), `Multiply both terms of $${other}$ by $${a}$: the number is $${a * q}$.`],
      [ratio(p - a * q, a - b), `Multiply both terms of $${one}$ by $${b}$: the number is $${b * p}$.`],
      [-x, `Check the signs when you solve $${left} = ${right}$.`],
      [
        ratio(b * p + a * q, bottom),
        `Watch the sign of $${a * q}$ in $${left} = ${right}$ when you move it to the other side.`,
      ],
    ),
  );
}

/** Solves x + c/x = s, whose solutions have the sum s and the product c. */
function quadratic(random: Random): Draft {
  const p = random.wholeExcept(-9, 9, 0);
  const q = random.wholeExcept(-9, 9, 0, p, -p);
  const [sum, product] = [p + q, p * q];
  const [first, second] = [p, q].map((n) => sideText([1, -n])) as [string, string];
  const standard = polynomialText([1, -sum, product]);
  const sign = product < 0 ? '-' : '+';
  return {
    ...ask('Solve for x: {given}', 'solve', `x ${sign} ${Math.abs(product)}/x = ${sum}`),
    answer: `${p}, ${q}`,
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      'Multiply every term by x. Which kind of equation do you get?',
      `You get $x^2 ${sign} ${Math.abs(product)} = ${sumText([sum, 'x'])}$. Move all terms to one side.`,
      `Factor $${standard}$: the numbers have the product $${product}$ and the sum $${-sum}$.`,
    ],
    steps: [
      line(
        'practice.multiply-both-sides',
        'Multiply every term by x',
        `x^2 ${sign} ${Math.abs(product)}`,
        '=',
        sumText([sum, 'x']),
      ),
      line('practice.bring-to-one-side', 'Move all terms to one side', standard, '=', '0'),
      line('practice.factor', 'Factor', `(${first})(${second})`, '=', '0'),
      line('practice.zero-product', 'The first factor is 0', 'x', '=', String(p)),
      line('practice.zero-product', 'The second factor is 0', 'x', '=', String(q)),
    ],
    mistakes: slips(
      [`${-p}, ${-q}`, `Both signs are swapped. The factor $${first}$ is 0 for $x = ${p}$.`],
      [String(p), `$${p}$ is one solution. There is another: the factor $${second}$ can also be 0.`],
      [String(q), `$${q}$ is one solution. There is another: the factor $${first}$ can also be 0.`],
      [
        String(sum - product),
        `Multiply every term by x: $x$ becomes $x^2$, and $${sum}$ becomes $${sumText([sum, 'x'])}$.`,
      ],
    ),
  };
}

/** Solves (x² + bx)/(x - r) = c/(x - r), where r is extraneous. */
function withExtraneous(random: Random): Draft {
  const [r, p] = [random.wholeExcept(-8, 8, 0), random.wholeExcept(-9, 9, 0)];
  const [b, c] = [-p - r, -p * r];
  if (p === r || b === 0) return withExtraneous(random);
  const [below, other, standard] = [sideText([1, -r]), sideText([1, -p]), polynomialText([1, b, -c])];
  return {
    ...ask('Solve for x: {given}', 'solve', `(${polynomialText([1, b, 0])})/(${below}) = ${c}/(${below})`),
    answer: String(p),
    form: { kind: 'number', variable: 'x' },
    hints: [
      `Which number can’t x be? Then multiply both sides by $${below}$.`,
      `You get $${polynomialText([1, b, 0])} = ${c}$. Move all terms to one side and factor.`,
      `From $(${other})(${below}) = 0$ you get two numbers. One of them makes a denominator 0.`,
    ],
    steps: [
      line(
        'practice.multiply-both-sides',
        `Multiply both sides by ${below}`,
        polynomialText([1, b, 0]),
        '=',
        String(c),
      ),
      line('practice.bring-to-one-side', 'Move all terms to one side', standard, '=', '0'),
      line('practice.factor', 'Factor', `(${other})(${below})`, '=', '0'),
      line('practice.extraneous', `Reject ${r}, because it makes the denominator 0`, 'x', '=', String(p)),
    ],
    mistakes: slips(
      [r, `For $x = ${r}$ the denominator $${below}$ is 0, so $${r}$ isn’t a solution.`],
      [-p, `Check the sign: the factor $${other}$ is 0 for $x = ${p}$.`],
      [-r, `Check the factors: $${standard} = (${other})(${below})$.`],
      [0, `You can’t divide by x, and $${c}$ isn’t 0. Solve $${standard} = 0$.`],
    ),
  };
}
