import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import {
  linearSteps,
  type Side,
  sideText,
  solveForX,
  subtractFromBothSides,
} from '../shared/linear-steps.js';
import { commonMultiple } from '../shared/lowest.js';

/** One unknown in numerators: (x + 2)/3 = (x - 1)/2. */
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
      'Get the fraction alone on one side first.',
      `Then multiply both sides by ${a}.`,
      `You should reach $x/${a} = ${k}$.`,
    ],
    [
      subtractFromBothSides([b, ''], `x/${a}`, '=', String(k)),
      line('practice.multiply-both-sides', `Multiply both sides by ${a}`, 'x', '=', String(a * k)),
    ],
  );
}

/** A fraction whose value at the solution x is k: (x + b)/a. */
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

/** (x + b)/a = (x + d)/c with a > c, so that without fractions the first side has the smaller coefficient of x. */
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
      'Which number makes both fractions whole when you multiply by it?',
      `Multiply both sides by ${all}, a common multiple of ${c} and ${a}.`,
      `You should reach $${product(q, d)} = ${product(p, b)}$.`,
    ],
    [
      line(
        'practice.multiply-both-sides',
        `Multiply both sides by ${all}`,
        product(q, d),
        '=',
        product(p, b),
      ),
      line('practice.distributive-law', 'Distributive law', sideText(left), '=', sideText(right)),
      ...linearSteps(left, '=', right),
    ],
  );
}

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
  const whole = sumText([p, `(${sideText([1, b])})`], [q, `(${sideText([1, d])})`]);
  return solveForX(
    `${fractionText(a, b)} ${sign > 0 ? '+' : '-'} ${fractionText(c, d)} = ${total / all}`,
    String(x),
    [
      'Multiply by a number that makes every fraction whole.',
      `That number is ${all}.${sign < 0 ? ' Keep the second numerator in parentheses: the minus belongs to all of it.' : ' The right side is multiplied by it too.'}`,
      `You should reach $${sideText(left)} = ${total}$.`,
    ],
    [
      line('practice.multiply-both-sides', `Multiply both sides by ${all}`, whole, '=', String(total)),
      line('practice.distributive-law', 'Distributive law', open, '=', String(total)),
      line('practice.collect-like-terms', 'Collect like terms', sideText(left), '=', String(total)),
      ...linearSteps(left, '=', [0, total]),
    ],
  );
}
