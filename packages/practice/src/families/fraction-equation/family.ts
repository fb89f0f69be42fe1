import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import {
  linearSteps,
  type Side,
  sideText,
  solveForX,
  subtractFromBothSides,
  undone,
} from '../shared/linear-steps.js';
import { commonMultiple } from '../shared/lowest.js';
import { ratio, signed, slips } from '../shared/slips.js';

/** Equations with the unknown in numerators: (x + 2)/3 = (x - 1)/2. */
export const fractionEquation: Family = {
  id: 'fraction-equation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return oneFraction(random);
    return difficulty === 'medium' ? equalFractions(random) : sumOfFractions(random);
  },
};

function oneFraction(random: Random): Draft {
  const [a, b, k] = [random.whole(2, 9), random.wholeExcept(-12, 12, 0), random.wholeExcept(-6, 9, 0, 1, -1)];
  return solveForX(
    `x/${a}${sumText([1, ''], [b, '']).slice(1)} = ${k + b}`,
    String(a * k),
    [
      'First isolate the fraction on one side.',
      `Then multiply both sides by ${a}.`,
      `You should get $x/${a} = ${k}$.`,
    ],
    [
      subtractFromBothSides([b, ''], `x/${a}`, '=', String(k)),
      line('practice.multiply-both-sides', `Multiply both sides by ${a}`, 'x', '=', String(a * k)),
    ],
    slips(
      [
        ratio(k, a),
        `You divided by $${a}$: $x$ is already divided by $${a}$, so multiply both sides by $${a}$.`,
      ],
      [a * (k + 2 * b), `Watch the sign: ${undone([b, ''])}, so you get $x/${a} = ${k}$.`],
      [k, `That is $x/${a}$, not $x$. Multiply both sides by $${a}$.`],
      [
        a * (k + b) - b,
        `When you multiply both sides by $${a}$, the $${Math.abs(b)}$ after the fraction is multiplied as well. It is easier to ${undone([b, ''])} first.`,
      ],
    ),
  );
}

/** Writes a fraction whose value at the solution x is k: (x + b)/a. */
function fractionText(a: number, b: number): string {
  return `(${sideText([1, b])})/${a}`;
}

function equalFractions(random: Random): Draft {
  const [a, x] = [random.whole(2, 8), random.wholeExcept(-12, 12, 0, 1, -1)];
  const [c, k] = [random.wholeExcept(2, 8, a), random.wholeExcept(-4, 5, 0)];
  const [b, d] = [k * a - x, k * c - x];
  if (b === 0 || d === 0 || Math.max(Math.abs(b), Math.abs(d)) > 20) return equalFractions(random);
  if (a > c) return equalFractionsOf(a, b, c, d, x);
  return equalFractionsOf(c, d, a, b, x);
}

/**
 * Creates (x + b)/a = (x + d)/c with a > c so that without fractions the first side has the smaller
 * coefficient of x.
 */
function equalFractionsOf(a: number, b: number, c: number, d: number, x: number): Draft {
  const all = commonMultiple(a, c);
  const [p, q] = [all / a, all / c];
  const [first, second] = [fractionText(c, d), fractionText(a, b)];
  const [left, right]: readonly [Side, Side] = [
    [q, q * d],
    [p, p * b],
  ];
  const product = (n: number, e: number): string =>
    n === 1 ? sideText([1, e]) : `${n}(${sideText([1, e])})`;
  return solveForX(
    `${first} = ${second}`,
    String(x),
    [
      'What number can you multiply by to clear both fractions?',
      `Multiply both sides by ${all}, a common multiple of ${c} and ${a}.`,
      `You should get $${product(q, d)} = ${product(p, b)}$.`,
    ],
    [
      line(
        'practice.multiply-both-sides',
        `Multiply both sides by ${all}`,
        product(q, d),
        '=',
        product(p, b),
      ),
      line('practice.distributive-law', 'Expand', sideText(left), '=', sideText(right)),
      ...linearSteps(left, '=', right),
    ],
    slips(
      [
        ratio(b - d, q - p),
        `The whole numerator is multiplied: $${product(q > 1 ? q : p, q > 1 ? d : b)}$ is $${sideText(q > 1 ? left : right)}$.`,
      ],
      [
        ratio(a * b - c * d, c - a),
        `You multiplied each numerator by its own denominator. Multiply both sides by the same number, $${all}$.`,
      ],
      [
        ratio(p * b + q * d, q - p),
        `Watch the sign of $${q * d}$ when you move it to the other side: ${undone([q * d, ''])}.`,
      ],
      [
        ratio(p * b - q * d, q + p),
        `Watch the sign of $${sumText([p, 'x'])}$ when you move it to the other side: ${undone([p, 'x'])}.`,
      ],
      q - p !== 1 && [
        p * b - q * d,
        `That is $${sumText([q - p, 'x'])}$, not $x$: divide both sides by $${q - p}$.`,
      ],
    ),
  );
}

/**
 * Creates a sum or a difference of two fractions. A number stays next to the x terms when they are collected.
 */
function sumOfFractions(random: Random): Draft {
  const [a, c] = [random.whole(2, 6), random.whole(2, 6)];
  const sign = random.pick([1, -1]);
  const x = random.wholeExcept(-15, 15, 0, 1, -1);
  const [b, d] = [a * random.whole(-5, 6) - x, c * random.whole(-5, 6) - x];
  const all = commonMultiple(a, c);
  const [p, q] = [all / a, sign * (all / c)];
  if (a === c || p + q < 1 || b === 0 || d === 0 || b === d || Math.max(Math.abs(b), Math.abs(d)) > 12)
    return sumOfFractions(random);
  const total = ((x + b) / a + (sign * (x + d)) / c) * all;
  const open = sumText([p, 'x'], [p * b, ''], [q, 'x'], [q * d, '']);
  const left: Side = [p + q, p * b + q * d];
  if (left[1] === 0) return sumOfFractions(random);
  const whole = sumText([p, `(${sideText([1, b])})`], [q, `(${sideText([1, d])})`]);
  return solveForX(
    `${fractionText(a, b)} ${sign > 0 ? '+' : '-'} ${fractionText(c, d)} = ${total / all}`,
    String(x),
    [
      'Multiply by a number that clears every fraction.',
      `That number is ${all}.${sign < 0 ? ' Keep the second numerator in parentheses: the minus sign applies to all of it.' : ' Multiply the right side by it as well.'}`,
      `You should get $${sideText(left)} = ${total}$.`,
    ],
    [
      line('practice.multiply-both-sides', `Multiply both sides by ${all}`, whole, '=', String(total)),
      line('practice.distributive-law', 'Expand', open, '=', String(total)),
      line('practice.collect-like-terms', 'Combine like terms', sideText(left), '=', String(total)),
      ...linearSteps(left, '=', [0, total]),
    ],
    slips(
      [
        ratio(total / all - left[1], left[0]),
        `You multiplied only the left side by $${all}$. The right side becomes $${total / all} * ${all} = ${total}$.`,
      ],
      sign < 0 && [
        ratio(total - p * b + q * d, left[0]),
        `The minus sign in front of the fraction applies to its whole numerator. You get $${signed(q)} * ${signed(d)} = ${q * d}$.`,
      ],
      [
        ratio(total - b - sign * d, left[0]),
        `Multiply the whole numerator, not just $x$: $${p > 1 ? p : Math.abs(q)}(${sideText([1, p > 1 ? b : d])})$ is $${sideText(p > 1 ? [p, p * b] : [Math.abs(q), Math.abs(q) * d])}$.`,
      ],
      [
        ratio(total + left[1], left[0]),
        `Watch the sign of $${left[1]}$: from $${sideText(left)} = ${total}$, ${undone([left[1], ''])}.`,
      ],
      sign > 0 && [
        ratio((total / all) * (a + c) - b - d, 2),
        `You added the numerators and the denominators. Multiply every term by $${all}$ instead.`,
      ],
    ),
  );
}
