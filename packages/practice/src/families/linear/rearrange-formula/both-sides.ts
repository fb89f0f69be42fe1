import { type Draft, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { rearranging } from './rearranging.js';

/** Solves a * x + m = n * x + b for x, which is on both sides. */
export function letterOnBothSides(random: Random): Draft {
  const [x, a, b] = random.pick([
    ['x', 'a', 'b'],
    ['x', 'p', 'q'],
    ['t', 'v', 'd'],
    ['n', 'p', 'c'],
  ] as const);
  const [m, n] = [random.whole(2, 20), random.whole(2, 9)];
  const [top, factor] = [`${b} - ${m}`, `${a} - ${n}`];
  return rearranging(random, `${a}*${x} + ${m} = ${n}${x} + ${b}`, x, `(${top})/(${factor})`, {
    hints: [
      `Move all terms with $${x}$ to one side and the other terms to the other side.`,
      `You get $${a}*${x} - ${n}${x} = ${top}$. Factor out $${x}$.`,
      `From $${x}*(${factor}) = ${top}$, divide both sides by $${factor}$.`,
    ],
    steps: [
      line(
        'practice.subtract-from-both-sides',
        `Subtract ${n}${x} and ${m} from both sides`,
        `${a}*${x} - ${n}${x}`,
        '=',
        top,
      ),
      line('practice.common-factor', `Factor out ${x}`, `${x}*(${factor})`, '=', top),
      line('practice.divide-both-sides', `Divide both sides by ${factor}`, x, '=', `(${top})/(${factor})`),
    ],
    mistakes: slips(
      [`(${b} + ${m})/(${factor})`, `Watch the sign of $${m}$: subtract $${m}$ from both sides.`],
      [
        `(${top})/(${a} + ${n})`,
        `Watch the sign of $${n}${x}$: subtract $${n}${x}$ from both sides, so the factor is $${factor}$.`,
      ],
      [
        `(${top} + ${n}${x})/${a}`,
        `$${x}$ is still on both sides. Move $${n}${x}$ to the left and factor out $${x}$.`,
      ],
      [
        `(${factor})/(${top})`,
        `The fraction is upside down: from $${x}*(${factor}) = ${top}$, divide $${top}$ by $${factor}$.`,
      ],
    ),
  });
}

/** Solves y = (x + b)/(x - c) for x, which is in the numerator and in the denominator. */
export function letterInBothParts(random: Random): Draft {
  const [y, x] = random.pick([
    ['y', 'x'],
    ['p', 'n'],
    ['k', 't'],
    ['r', 'h'],
  ] as const);
  const [b, c] = [random.whole(1, 12), random.whole(1, 9)];
  const [above, below] = [`${x} + ${b}`, `${x} - ${c}`];
  const [cy, factor] = [c === 1 ? y : `${c}${y}`, `${y} - 1`];
  const answer = `(${cy} + ${b})/(${factor})`;
  return rearranging(random, `${y} = (${above})/(${below})`, x, answer, {
    hints: [
      `First multiply both sides by the denominator $${below}$.`,
      `Expand: $${x}*${y} - ${cy} = ${above}$. Move all terms with $${x}$ to one side.`,
      `Factor out $${x}$: $${x}*(${factor}) = ${cy} + ${b}$.`,
    ],
    steps: [
      line('practice.multiply-both-sides', `Multiply both sides by ${below}`, `${y}*(${below})`, '=', above),
      line('practice.distributive-law', 'Expand', `${x}*${y} - ${cy}`, '=', above),
      line(
        'practice.bring-to-one-side',
        `Move all terms with ${x} to one side`,
        `${x}*${y} - ${x}`,
        '=',
        `${cy} + ${b}`,
      ),
      line('practice.common-factor', `Factor out ${x}`, `${x}*(${factor})`, '=', `${cy} + ${b}`),
      line('practice.divide-both-sides', `Divide both sides by ${factor}`, x, '=', answer),
    ],
    mistakes: slips(
      [
        `(${b} - ${cy})/(${factor})`,
        `Watch the sign of $${cy}$: from $${x}*${y} - ${cy}$, add $${cy}$ to both sides.`,
      ],
      [
        `(${cy} + ${b})/(${y} + 1)`,
        `Watch the sign of $${x}$: subtract it from both sides, so the factor is $${factor}$.`,
      ],
      c > 1 && [
        `(${c} + ${b})/(${factor})`,
        `Multiply both terms of $${below}$ by $${y}$: the second becomes $${cy}$.`,
      ],
      [
        `(${cy} + ${b})/${y}`,
        `The terms with $${x}$ are $${x}*${y} - ${x}$. Factored, they are $${x}*(${factor})$.`,
      ],
      [`(${factor})/(${cy} + ${b})`, `The fraction is upside down: divide $${cy} + ${b}$ by $${factor}$.`],
    ),
  });
}
