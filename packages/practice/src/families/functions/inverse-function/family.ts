import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { linearSteps, sideText } from '../../shared/linear-steps.js';
import { withMinus } from '../../shared/polynomial-text.js';
import { ratio, signed, slips } from '../../shared/slips.js';

/** Inverse functions: one value, and the formula of a linear function or a quotient. */
export const inverseFunction: Family = {
  id: 'inverse-function',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return value(random);
    if (difficulty === 'medium') return random.oneIn(2) ? ofLine(random) : ofFraction(random);
    return ofReciprocal(random);
  },
};

/** Asks for the value of an inverse at a number. */
function value(random: Random): Draft {
  const [a, b, x] = [
    random.wholeExcept(-8, 9, 0, 1, -1),
    random.wholeExcept(-15, 15, 0),
    random.wholeExcept(-9, 12, 0, 1),
  ];
  const [rule, y] = [sideText([a, b]), a * x + b];
  const at = withMinus(y);
  return {
    question: random.pick([
      `Let f(x) = $${rule}$. What is f⁻¹(${at}), the value of the inverse function at ${at}?`,
      `The function f(x) = $${rule}$ has an inverse f⁻¹. Find f⁻¹(${at}).`,
    ]),
    answer: String(x),
    form: { kind: 'number' },
    hints: [
      `f⁻¹ goes backward: f⁻¹(${at}) is the number that f turns into ${at}.`,
      `For which x is $${rule} = ${y}$?`,
      `Undo f in the opposite order: first ${b < 0 ? 'add' : 'subtract'} ${Math.abs(b)}, then divide by ${a}.`,
    ],
    steps: [
      line('practice.set-up', `f⁻¹(${at}) is the x with f(x) = ${at}`, rule, '=', String(y)),
      ...linearSteps([a, b], '=', [0, y]),
    ],
    mistakes: slips(
      [a * y + b, `That is f(${at}). The inverse goes backward: solve $${rule} = ${y}$.`],
      [
        ratio(y + b, a),
        `Watch the sign of $${b}$: to undo it, ${b < 0 ? 'add' : 'subtract'} $${Math.abs(b)}$.`,
      ],
      [ratio(1, a * y + b), `The inverse isn’t the reciprocal of the value. Solve $${rule} = ${y}$.`],
      [
        ratio(y - a * b, a),
        `Undo f in the opposite order: first ${b < 0 ? 'add' : 'subtract'} $${Math.abs(b)}$, then divide by $${a}$.`,
      ],
      [y - b, `That is $${sumText([a, 'x'])}$. Divide it by $${a}$.`],
    ),
  };
}

function draft(
  random: Random,
  rule: string,
  answer: string,
  rest: Pick<Draft, 'hints' | 'steps' | 'mistakes'>,
): Draft {
  return {
    question: random.pick([
      `What is the inverse of the function f(x) = $${rule}$? Write f⁻¹(x).`,
      `The function f(x) = $${rule}$ has an inverse. What is f⁻¹(x)?`,
    ]),
    answer,
    form: { kind: 'expression' },
    ...rest,
  };
}

const FIRST = 'Write x for the value of f and y for its input, because the inverse swaps them.';

/** Returns (x + b)/a with a positive denominator: (2 - x)/3 for (x - 2)/(-3). */
function quotient(b: number, a: number): string {
  if (a > 0) return `(${sideText([1, b])})/${a}`;
  return b < 0 ? `(${-b} - x)/${-a}` : `(${sideText([-1, -b])})/${-a}`;
}

/** Asks for the inverse of f(x) = ax + b. */
function ofLine(random: Random): Draft {
  const [a, b] = [random.wholeExcept(-9, 9, 0, 1, -1), random.wholeExcept(-15, 15, 0)];
  const [rule, answer] = [sideText([a, b]), quotient(-b, a)];
  const divided = `(${sideText([1, -b])})/${signed(a)}`;
  const swapped = sumText([a, 'y'], [b, '']);
  const undo = `${b < 0 ? 'Add' : 'Subtract'} ${Math.abs(b)} ${b < 0 ? 'to' : 'from'} both sides`;
  return draft(random, rule, answer, {
    hints: [
      FIRST,
      `You get $x = ${swapped}$. Solve it for y.`,
      `After you ${undo[0]?.toLowerCase() ?? ''}${undo.slice(1)}, you have $${sideText([1, -b])} = ${sumText([a, 'y'])}$.`,
    ],
    steps: [
      line('practice.swap-letters', 'Swap x and y', 'x', '=', swapped),
      line(
        b < 0 ? 'practice.add-to-both-sides' : 'practice.subtract-from-both-sides',
        undo,
        sideText([1, -b]),
        '=',
        sumText([a, 'y']),
      ),
      line('practice.divide-both-sides', `Divide both sides by ${a}`, 'y', '=', divided),
      ...(a < 0
        ? [
            line(
              'practice.lowest-terms',
              'Multiply the numerator and denominator by -1',
              divided,
              '=',
              answer,
            ),
          ]
        : []),
    ],
    mistakes: slips(
      [quotient(b, a), `Watch the sign of $${b}$: ${undo[0]?.toLowerCase() ?? ''}${undo.slice(1)}.`],
      [
        `${a < 0 ? '-x' : 'x'}/${Math.abs(a)} ${b < 0 ? '+' : '-'} ${Math.abs(b)}`,
        `Divide the whole side $${sideText([1, -b])}$ by $${a}$, including $${-b}$.`,
      ],
      [`1/(${rule})`, `That is the reciprocal of f(x). The inverse undoes f: solve $x = ${swapped}$ for y.`],
      [sideText([-a, -b]), `You changed the signs. The inverse undoes f: solve $x = ${swapped}$ for y.`],
      [`${a}(${sideText([1, -b])})`, `The opposite of multiplying by $${a}$ is dividing by $${a}$.`],
    ),
  });
}

/** Asks for the inverse of f(x) = (ax + b)/c. */
function ofFraction(random: Random): Draft {
  const [a, b, c] = [random.whole(2, 7), random.wholeExcept(-12, 12, 0), random.whole(2, 9)];
  if (a % c === 0 || c % a === 0 || b % c === 0) return ofFraction(random);
  const rule = `(${sideText([a, b])})/${c}`;
  const answer = `(${sideText([c, -b])})/${a}`;
  const swapped = `(${sumText([a, 'y'], [b, ''])})/${c}`;
  const undo = `${b < 0 ? 'add' : 'subtract'} ${Math.abs(b)}`;
  return draft(random, rule, answer, {
    hints: [
      FIRST,
      `You get $x = ${swapped}$. First multiply both sides by ${c}.`,
      `From $${sumText([c, 'x'])} = ${sumText([a, 'y'], [b, ''])}$, ${undo} and divide by ${a}.`,
    ],
    steps: [
      line('practice.swap-letters', 'Swap x and y', 'x', '=', swapped),
      line(
        'practice.multiply-both-sides',
        `Multiply both sides by ${c}`,
        sumText([c, 'x']),
        '=',
        sumText([a, 'y'], [b, '']),
      ),
      line(
        b < 0 ? 'practice.add-to-both-sides' : 'practice.subtract-from-both-sides',
        `${undo[0]?.toUpperCase() ?? ''}${undo.slice(1)} ${b < 0 ? 'to' : 'from'} both sides`,
        sideText([c, -b]),
        '=',
        sumText([a, 'y']),
      ),
      line('practice.divide-both-sides', `Divide both sides by ${a}`, 'y', '=', answer),
    ],
    mistakes: slips(
      [`(${sideText([c, b])})/${a}`, `Watch the sign of $${b}$: to undo it, ${undo}.`],
      [
        `${c}/(${sideText([a, b])})`,
        `That is the reciprocal of f(x). The inverse undoes f: solve $x = ${swapped}$ for y.`,
      ],
      [
        `(${c}(${sideText([1, -b])}))/${a}`,
        `Multiply by $${c}$ before you ${undo}: $${b}$ isn’t multiplied.`,
      ],
      [
        `(${sideText([a, -b])})/${c}`,
        `You changed only a sign. Undo every step of f: multiply by $${c}$, ${undo}, divide by $${a}$.`,
      ],
    ),
  });
}

/** Asks for the inverse of f(x) = a/(x + b) + c. */
function ofReciprocal(random: Random): Draft {
  const [a, b, c] = [random.whole(2, 12), random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 9, 0)];
  if (b === c || b === -c) return ofReciprocal(random);
  const end = (n: number): string => sumText([1, ''], [n, '']).slice(1);
  const rule = `${a}/(${sideText([1, b])})${end(c)}`;
  const answer = `${a}/(${sideText([1, -c])})${end(-b)}`;
  const [right, below] = [`${a}/(${sumText([1, 'y'], [b, ''])})`, sideText([1, -c])];
  return draft(random, rule, answer, {
    hints: [
      FIRST,
      `You get $x = ${right}${end(c)}$. First ${c < 0 ? 'add' : 'subtract'} ${Math.abs(c)}.`,
      `From $${below} = ${right}$, it follows that $${sumText([1, 'y'], [b, ''])} = ${a}/(${below})$.`,
    ],
    steps: [
      line('practice.swap-letters', 'Swap x and y', 'x', '=', `${right}${end(c)}`),
      line(
        c < 0 ? 'practice.add-to-both-sides' : 'practice.subtract-from-both-sides',
        `${c < 0 ? 'Add' : 'Subtract'} ${Math.abs(c)} ${c < 0 ? 'to' : 'from'} both sides`,
        below,
        '=',
        right,
      ),
      line(
        'practice.reciprocal',
        'Multiply by the denominator, and divide by the left side',
        sumText([1, 'y'], [b, '']),
        '=',
        `${a}/(${below})`,
      ),
      line(
        b < 0 ? 'practice.add-to-both-sides' : 'practice.subtract-from-both-sides',
        `${b < 0 ? 'Add' : 'Subtract'} ${Math.abs(b)} ${b < 0 ? 'to' : 'from'} both sides`,
        'y',
        '=',
        answer,
      ),
    ],
    mistakes: slips(
      [
        `${a}/(${sideText([1, c])})${end(-b)}`,
        `Watch the sign of $${c}$: ${c < 0 ? 'add' : 'subtract'} $${Math.abs(c)}$ to undo it.`,
      ],
      [
        `${a}/(${below})${end(b)}`,
        `Watch the sign of $${b}$: ${b < 0 ? 'add' : 'subtract'} $${Math.abs(b)}$ at the end to undo it.`,
      ],
      [
        `(${below})/${a}${end(-b)}`,
        `The fraction is upside down: from $${below} = ${right}$, it follows that $${sumText([1, 'y'], [b, ''])} = ${a}/(${below})$.`,
      ],
      [
        `(${sideText([1, b])})/${a}${end(-c)}`,
        `Undo the steps of f in the opposite order: f adds $${c}$ last, so begin with that.`,
      ],
    ),
  });
}
