import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { letterOnBothSides, letterInBothParts } from './both-sides.js';
import { rearranging } from './rearranging.js';

/** Formulas to solve for another letter: v = u + at for t, p = 2(l + w) for w, y = (x + 3)/(x - 2) for x. */
export const rearrangeFormula: Family = {
  id: 'rearrange-formula',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return random.oneIn(3) ? ofSum(random) : ofNumbers(random);
    if (difficulty === 'medium')
      return random.pick([ofProductWithSum, ofQuotientOfSum, ofTwoFactors])(random);
    return random.pick([letterOnBothSides, letterInBothParts, letterBelow])(random);
  },
};

/** Solves y = b + m * x for x. */
function linear(
  random: Random,
  [y, b, m, x]: readonly [string, string, string, string],
  isNumber: boolean,
): Draft {
  const product = isNumber ? `${m}${x}` : `${m}*${x}`;
  return rearranging(random, `${y} = ${b} + ${product}`, x, `(${y} - ${b})/${m}`, {
    hints: [
      `What happens to $${x}$ in the formula? Undo it in the opposite order.`,
      `First subtract $${b}$ from both sides.`,
      `From $${y} - ${b} = ${product}$, divide both sides by $${m}$.`,
    ],
    steps: [
      line('practice.subtract-from-both-sides', `Subtract ${b} from both sides`, `${y} - ${b}`, '=', product),
      line('practice.divide-both-sides', `Divide both sides by ${m}`, x, '=', `(${y} - ${b})/${m}`),
    ],
    mistakes: slips(
      [`(${y} + ${b})/${m}`, `The formula adds $${b}$. To undo that, subtract $${b}$ from both sides.`],
      [`${y} - ${b}/${m}`, `Divide the whole side $${y} - ${b}$ by $${m}$, including $${y}$.`],
      [`${y}/${m} - ${b}`, `Subtract $${b}$ before you divide, or divide $${b}$ by $${m}$ as well.`],
      [`${m}*(${y} - ${b})`, `The formula multiplies $${x}$ by $${m}$. To undo that, divide.`],
      [
        `${y} - ${b} - ${m}`,
        `The formula multiplies $${x}$ by $${m}$. To undo that, divide; don’t subtract.`,
      ],
    ),
  });
}

/** Formulas of the form y = b + m * x in letters only. */
function ofSum(random: Random): Draft {
  const [y, b, m, x] = random.pick([
    ['v', 'u', 'a', 't'],
    ['c', 'f', 'p', 'n'],
    ['y', 'b', 'm', 'x'],
    ['w', 's', 'r', 'h'],
    ['d', 's', 'v', 't'],
    ['k', 'f', 'v', 'n'],
  ] as const);
  return random.oneIn(2) ? linear(random, [y, b, m, x], false) : linear(random, [y, b, x, m], false);
}

/** Formulas of the form c = 25 + 8n. */
function ofNumbers(random: Random): Draft {
  const [y, x] = random.pick([
    ['c', 'n'],
    ['y', 'x'],
    ['p', 'w'],
    ['d', 't'],
    ['f', 'c'],
    ['w', 'h'],
  ] as const);
  return linear(random, [y, String(random.whole(2, 60)), String(random.whole(2, 15)), x], true);
}

/** Formulas of the form p = 2(l + w). */
function ofProductWithSum(random: Random): Draft {
  const [p, l, w] = random.pick([
    ['p', 'l', 'w'],
    ['s', 'a', 'b'],
    ['c', 'f', 'n'],
    ['y', 'a', 'x'],
  ] as const);
  const [k, of] = [random.whole(2, 9), random.oneIn(2) ? l : String(random.whole(2, 20))];
  const inner = `${of} + ${w}`;
  return rearranging(random, `${p} = ${k}(${inner})`, w, `${p}/${k} - ${of}`, {
    hints: [
      `The parentheses are multiplied by ${k}. Undo that first.`,
      `Divide both sides by ${k}: $${p}/${k} = ${inner}$.`,
      `Subtract $${of}$ from both sides.`,
    ],
    steps: [
      line('practice.divide-both-sides', `Divide both sides by ${k}`, `${p}/${k}`, '=', inner),
      line(
        'practice.subtract-from-both-sides',
        `Subtract ${of} from both sides`,
        w,
        '=',
        `${p}/${k} - ${of}`,
      ),
    ],
    mistakes: slips(
      [
        `(${p} - ${of})/${k}`,
        `$${of}$ is inside the parentheses. Divide by $${k}$ first, and then subtract $${of}$.`,
      ],
      [`${p}/${k} + ${of}`, `The formula adds $${of}$. To undo that, subtract $${of}$.`],
      [`${p} - ${of} - ${k}`, `The formula multiplies by $${k}$. To undo that, divide by $${k}$.`],
      [`${k}${p} - ${of}`, `The formula multiplies by $${k}$. To undo that, divide by $${k}$.`],
    ),
  });
}

/** Formulas of the form m = (a + b)/2. */
function ofQuotientOfSum(random: Random): Draft {
  const [m, a, x] = random.pick([
    ['m', 'a', 'b'],
    ['k', 'f', 'n'],
    ['y', 'a', 'x'],
    ['t', 's', 'h'],
  ] as const);
  const [k, of] = [random.whole(2, 9), random.oneIn(2) ? a : String(random.whole(2, 20))];
  const above = `${of} + ${x}`;
  return rearranging(random, `${m} = (${above})/${k}`, x, `${k}${m} - ${of}`, {
    hints: [
      `The whole numerator is divided by ${k}. Undo that first.`,
      `Multiply both sides by ${k}: $${k}${m} = ${above}$.`,
      `Subtract $${of}$ from both sides.`,
    ],
    steps: [
      line('practice.multiply-both-sides', `Multiply both sides by ${k}`, `${k}${m}`, '=', above),
      line('practice.subtract-from-both-sides', `Subtract ${of} from both sides`, x, '=', `${k}${m} - ${of}`),
    ],
    mistakes: slips(
      [
        `${k}(${m} - ${of})`,
        `$${of}$ is divided by $${k}$, too. Multiply by $${k}$ first, and then subtract $${of}$.`,
      ],
      [`${k}${m} + ${of}`, `The formula adds $${of}$. To undo that, subtract $${of}$.`],
      [`${m}/${k} - ${of}`, `The formula divides by $${k}$. To undo that, multiply by $${k}$.`],
      [
        `${m} + ${k} - ${of}`,
        `The formula divides by $${k}$. To undo that, multiply by $${k}$; don’t add it.`,
      ],
    ),
  });
}

/** Formulas of the form a = (b + c) * h/2, for h. */
function ofTwoFactors(random: Random): Draft {
  const [y, a, b, h] = random.pick([
    ['a', 'b', 'c', 'h'],
    ['s', 'a', 'b', 'n'],
    ['d', 'u', 'v', 't'],
    ['y', 'p', 'q', 'x'],
  ] as const);
  const k = random.whole(2, 6);
  const [sum, top] = [`${a} + ${b}`, `${k}${y}`];
  return rearranging(random, `${y} = (${sum})*${h}/${k}`, h, `${top}/(${sum})`, {
    hints: [
      `$${h}$ is multiplied by $${sum}$ and divided by ${k}. Undo both.`,
      `Multiply both sides by ${k}: $${top} = (${sum})*${h}$.`,
      `Divide both sides by the whole sum $${sum}$.`,
    ],
    steps: [
      line('practice.multiply-both-sides', `Multiply both sides by ${k}`, top, '=', `(${sum})*${h}`),
      line('practice.divide-both-sides', `Divide both sides by ${sum}`, h, '=', `${top}/(${sum})`),
    ],
    mistakes: slips(
      [`${y}/(${k}(${sum}))`, `The formula divides by $${k}$. To undo that, multiply by $${k}$.`],
      [`${top} - (${sum})`, `$${h}$ is multiplied by $${sum}$. To undo that, divide; don’t subtract.`],
      [`${top}/${a} - ${b}`, `Divide by the whole sum $${sum}$, not only by $${a}$.`],
      [`(${sum})/(${top})`, `The fraction is upside down: divide $${top}$ by $${sum}$.`],
    ),
  });
}

/** Formulas with the letter in a denominator: t = k/(r + b). */
function letterBelow(random: Random): Draft {
  const [t, k, r] = random.pick([
    ['t', 'd', 'v'],
    ['p', 'k', 'x'],
    ['y', 'a', 'x'],
    ['m', 'f', 'n'],
  ] as const);
  const [b, above] = [random.whole(2, 15), random.oneIn(2) ? k : String(random.whole(2, 60))];
  const below = `${r} + ${b}`;
  return rearranging(random, `${t} = ${above}/(${below})`, r, `${above}/${t} - ${b}`, {
    hints: [
      `First get $${r}$ out of the denominator.`,
      `Multiply both sides by $${below}$: $${t}*(${below}) = ${above}$.`,
      `Divide by $${t}$: $${below} = ${above}/${t}$. Then subtract ${b}.`,
    ],
    steps: [
      line('practice.multiply-both-sides', `Multiply both sides by ${below}`, `${t}*(${below})`, '=', above),
      line('practice.divide-both-sides', `Divide both sides by ${t}`, below, '=', `${above}/${t}`),
      line(
        'practice.subtract-from-both-sides',
        `Subtract ${b} from both sides`,
        r,
        '=',
        `${above}/${t} - ${b}`,
      ),
    ],
    mistakes: slips(
      [`${above}/${t} + ${b}`, `The denominator adds $${b}$. To undo that, subtract $${b}$ at the end.`],
      [
        `${t}/${above} - ${b}`,
        `The fraction is upside down: from $${t}*(${below}) = ${above}$, divide $${above}$ by $${t}$.`,
      ],
      [
        `(${above} - ${b})/${t}`,
        `In $${t}*(${below}) = ${above}$, the number $${b}$ is multiplied by $${t}$. Divide by $${t}$ first, and then subtract $${b}$.`,
      ],
      [`${above}*${t} - ${b}`, `From $${t}*(${below}) = ${above}$, divide by $${t}$; don’t multiply.`],
    ),
  });
}
