import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import {
  linearSteps,
  multipliedOnlyX,
  type Side,
  sideText,
  solveForX,
  subtractFromBothSides,
  undone,
} from '../shared/linear-steps.js';
import { ratio, slips } from '../shared/slips.js';

/** Equations with the unknown inside parentheses: 3(x + 2) = 21. */
export const parenthesesEquation: Family = {
  id: 'parentheses-equation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return oneProduct(random);
    return difficulty === 'medium' ? productAndTerm(random) : twoProducts(random);
  },
};

function oneProduct(random: Random): Draft {
  const [a, x] = [random.whole(2, 9), random.whole(2, 12)];
  const b = random.wholeExcept(-9, 9, 0, -x);
  const [left, right] = [`${a}(${sideText([1, b])})`, a * (x + b)];
  return solveForX(
    `${left} = ${right}`,
    String(x),
    [
      'Everything in the parentheses is multiplied by the same number. What undoes that?',
      `Divide both sides by ${a}. Then one step is left.`,
      `You should get $${sideText([1, b])} = ${x + b}$.`,
    ],
    [
      line('practice.divide-both-sides', `Divide both sides by ${a}`, sideText([1, b]), '=', String(x + b)),
      subtractFromBothSides([b, ''], 'x', '=', String(x)),
    ],
    slips(
      [
        ratio(right - b, a),
        `You multiplied only $x$. The $${a}$ in front also multiplies the $${b}$ in the parentheses, so the left side is $${sideText([a, a * b])}$.`,
      ],
      [x + 2 * b, `Watch the sign: from $${sideText([1, b])} = ${x + b}$, ${undone([b, ''])}.`],
      [x + b, `That is $${sideText([1, b])}$, not $x$: ${undone([b, ''])}.`],
      [
        right - a - b,
        `You subtracted $${a}$. The parentheses are multiplied by $${a}$, so divide both sides by $${a}$.`,
      ],
      [a * x, `That is $${a}x$: divide by $${a}$.`],
    ),
  );
}

function productAndTerm(random: Random): Draft {
  const a = random.whole(3, 8);
  const [b, x] = [random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 12, 0, 1, -1)];
  const c = random.wholeExcept(-5, a - 2, 0);
  const d = a * (x + b) - c * x;
  const [left, right]: readonly [Side, Side] = [
    [a, a * b],
    [c, d],
  ];
  return solveForX(
    `${a}(${sideText([1, b])}) = ${sideText(right)}`,
    String(x),
    [
      'First remove the parentheses.',
      `Multiply each term in the parentheses by ${a}, then move the x terms to one side.`,
      `Without parentheses, the equation is $${sideText(left)} = ${sideText(right)}$.`,
    ],
    [
      line('practice.distributive-law', 'Expand', sideText(left), '=', sideText(right)),
      ...linearSteps(left, '=', right),
    ],
    slips(
      [
        ratio(d - b, a - c),
        `You multiplied only $x$. The $${a}$ in front also multiplies the $${b}$ in the parentheses, so the left side is $${sideText(left)}$.`,
      ],
      [
        ratio(d - a * b, a + c),
        `Watch the sign of $${sumText([c, 'x'])}$: ${undone([c, 'x'])}, so you get $${sumText([a - c, 'x'])}$.`,
      ],
      [
        ratio(d + a * b, a - c),
        `Watch the sign of $${a * b}$: ${undone([a * b, ''])}, so the number on the right is $${d - a * b}$.`,
      ],
      [d - a * b, `That is $${sumText([a - c, 'x'])}$, not $x$: divide both sides by $${a - c}$.`],
    ),
  );
}

function twoProducts(random: Random): Draft {
  const [a, b, d] = [random.whole(2, 6), random.whole(2, 4), random.whole(2, 5)];
  const [c, e] = [random.wholeExcept(-7, 7, 0), random.wholeExcept(-7, 7, 0)];
  const x = random.wholeExcept(-8, 10, 0, 1, -1);
  if (a * b - d < 2) return twoProducts(random);
  const total = a * (b * x + c) - d * (x + e);
  const open = sumText([a * b, 'x'], [a * c, ''], [-d, 'x'], [-d * e, '']);
  const left: Side = [a * b - d, a * c - d * e];
  return solveForX(
    `${a}(${sideText([b, c])}) - ${d}(${sideText([1, e])}) = ${total}`,
    String(x),
    [
      'First remove both pairs of parentheses.',
      `Watch the minus sign: $-${d}$ multiplies both terms of $${sideText([1, e])}$.`,
      `Then combine like terms to get $${sideText(left)} = ${total}$.`,
    ],
    [
      line('practice.distributive-law', 'Expand', open, '=', String(total)),
      line('practice.collect-like-terms', 'Combine like terms', sideText(left), '=', String(total)),
      ...linearSteps(left, '=', [0, total]),
    ],
    slips(
      [
        ratio(total - a * c - d * e, a * b - d),
        `The minus sign applies to both terms: $-${d}$ times $${e}$ is $${-d * e}$.`,
      ],
      [
        ratio(total - c + d * e, a * b - d),
        `You multiplied only the first term. The $${a}$ in front also multiplies the $${c}$, so $${a}(${sideText([b, c])})$ is $${sideText([a * b, a * c])}$.`,
      ],
      [ratio(total - a * c + e, a * b - d), multipliedOnlyX(d, e)],
      [ratio(total - a * c - e, a * b - d), multipliedOnlyX(d, e)],
      [
        ratio(total - a * c + d * e, a * b + d),
        `You added $${d}x$. With the minus sign in front, it is $${a * b}x - ${sumText([d, 'x'])}$.`,
      ],
      [total - left[1], `That is $${sumText([left[0], 'x'])}$, not $x$: divide both sides by $${left[0]}$.`],
    ),
  );
}
