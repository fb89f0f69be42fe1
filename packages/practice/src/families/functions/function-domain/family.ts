import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { linearSteps, TURNED } from '../../shared/linear-steps.js';
import { polynomialText } from '../../shared/polynomial-text.js';
import { ratio, slips } from '../../shared/slips.js';

/** Domains of functions: excluded numbers of a quotient, and the numbers under a root. */
export const functionDomain: Family = {
  id: 'function-domain',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return ofQuotient(random);
    if (difficulty === 'medium') return ofRoot(random, false);
    return random.oneIn(2) ? ofRoot(random, true) : ofQuadraticQuotient(random);
  },
};

function top(random: Random): readonly [text: string, zero: number | undefined] {
  const p = random.wholeExcept(-9, 9, 0);
  return random.oneIn(2) ? [String(random.whole(2, 12)), undefined] : [`(${sumText([1, 'x'], [p, ''])})`, -p];
}

/** Asks for the number that f(x) = 5/(2x - 6) excludes. */
function ofQuotient(random: Random): Draft {
  const [a, x] = [random.whole(2, 9), random.wholeExcept(-9, 9, 0)];
  const [above, zero] = top(random);
  if (zero === x) return ofQuotient(random);
  const [b, below, name] = [-a * x, sumText([a, 'x'], [-a * x, '']), random.pick(['f', 'g', 'h'])];
  const rule = `${above}/(${below})`;
  return {
    question: random.pick([
      `Which number isn’t in the domain of ${name}(x) = $${rule}$?`,
      `The function ${name}(x) = $${rule}$ isn’t defined for one x. Which one?`,
    ]),
    answer: String(x),
    form: { kind: 'number', variable: 'x' },
    hints: [
      'The domain contains every number that you may use for x. What is never allowed in a fraction?',
      'You can’t divide by 0. For which x is the denominator 0?',
      `Solve $${below} = 0$.`,
    ],
    steps: [
      line('practice.denominator-zero', 'Find where the denominator is 0', below, '=', '0'),
      ...linearSteps([a, b], '=', [0, 0]),
    ],
    mistakes: slips(
      [-x, `Check the sign: for $x = ${-x}$, the denominator $${below}$ is $${-2 * a * x}$.`],
      zero !== undefined && [
        zero,
        `For $x = ${zero}$ the numerator is 0, and that is allowed. Set the denominator $${below}$ equal to 0.`,
      ],
      [0, `For $x = 0$ the denominator is $${b}$, not 0. Solve $${below} = 0$.`],
      [-b, `From $${sumText([a, 'x'])} = ${-b}$, you still have to divide by $${a}$.`],
    ),
  };
}

/** Asks for the domain of a root, or of a quotient with a root in the denominator. */
function ofRoot(random: Random, isBelow: boolean): Draft {
  const a = random.wholeExcept(-8, 9, 0, 1);
  const x = random.wholeExcept(-9, 9, 0);
  const [b, inside, name] = [-a * x, sumText([a, 'x'], [-a * x, '']), random.pick(['f', 'g', 'h'])];
  const rule = isBelow ? `${random.whole(1, 12)}/sqrt(${inside})` : `sqrt(${inside})`;
  const sign = isBelow ? '>' : '≥';
  const end = a < 0 ? TURNED[sign] : sign;
  return {
    question: random.pick([
      `What is the domain of ${name}(x) = $${rule}$? Write an inequality for x.`,
      `For which x is ${name}(x) = $${rule}$ defined? Write an inequality for x.`,
    ]),
    answer: `x ${end} ${x}`,
    form: { kind: 'inequality', variable: 'x' },
    hints: [
      `Which numbers have a square root? ${isBelow ? 'And which numbers can’t be in a denominator?' : ''}`.trim(),
      isBelow
        ? 'The number under the root must be positive, because 0 in the denominator isn’t allowed.'
        : 'The number under the root must be 0 or positive.',
      `Solve $${inside} ${sign} 0$.`,
    ],
    steps: [
      line(
        'practice.root-not-negative',
        isBelow
          ? 'The number under the root must be positive'
          : 'The number under the root must be 0 or positive',
        inside,
        sign,
        '0',
      ),
      ...linearSteps([a, b], sign, [0, 0]),
    ],
    mistakes: slips(
      [
        `x ${TURNED[end]} ${x}`,
        a < 0
          ? `The inequality sign flips when you divide by the negative number $${a}$.`
          : `Try a number: for $x = ${x - 1}$, the number under the root is $${-a}$.`,
      ],
      [
        `x ${isBelow ? { '>': '≥', '<': '≤' }[end as '>' | '<'] : { '≥': '>', '≤': '<' }[end as '≥' | '≤']} ${x}`,
        isBelow
          ? `For $x = ${x}$ the denominator is 0, so $${x}$ isn’t in the domain.`
          : `For $x = ${x}$ the root is $sqrt(0) = 0$, so $${x}$ is in the domain.`,
      ],
      [`x ${end} ${-x}`, `Check the sign: $${inside}$ is 0 for $x = ${x}$.`],
      [
        `x ${sign} 0`,
        `The entire expression under the root matters, not only $x$: solve $${inside} ${sign} 0$.`,
      ],
    ),
  };
}

/** Asks for the two numbers that a quotient with a quadratic denominator excludes. */
function ofQuadraticQuotient(random: Random): Draft {
  const p = random.wholeExcept(-8, 8, 0);
  const q = random.wholeExcept(-8, 8, 0, p);
  const [above, zero] = top(random);
  if (zero === p || zero === q) return ofQuadraticQuotient(random);
  const [below, name] = [polynomialText([1, -p - q, p * q]), random.pick(['f', 'g', 'h'])];
  const rule = `${above}/(${below})`;
  const [first = '', second = ''] = [p, q].map((n) => sumText([1, 'x'], [-n, '']));
  const isDifference = p === -q;
  return {
    question: random.pick([
      `Which numbers aren’t in the domain of ${name}(x) = $${rule}$?`,
      `For which x is the function ${name}(x) = $${rule}$ not defined?`,
    ]),
    answer: `${p}, ${q}`,
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      'A fraction isn’t defined where its denominator is 0.',
      isDifference
        ? 'The denominator is a difference of squares. Factor it.'
        : `Factor the denominator: look for two numbers with product $${p * q}$ and sum $${-p - q}$.`,
      `The denominator is $(${first})(${second})$.`,
    ],
    steps: [
      line('practice.denominator-zero', 'Find where the denominator is 0', below, '=', '0'),
      line('practice.factor', 'Factor it', `(${first})(${second})`, '=', '0'),
      line('practice.zero-product', 'The first factor is 0', 'x', '=', String(p)),
      line('practice.zero-product', 'The second factor is 0', 'x', '=', String(q)),
    ],
    mistakes: slips(
      !isDifference && [`${-p}, ${-q}`, `Both signs are swapped. The factor $${first}$ is 0 for $x = ${p}$.`],
      [String(p), `$${p}$ is one of them. There is another: the factor $${second}$ can also be 0.`],
      [String(q), `$${q}$ is one of them. There is another: the factor $${first}$ can also be 0.`],
      zero !== undefined && [
        `${p}, ${q}, ${zero}`,
        `For $x = ${zero}$ only the numerator is 0, and that is allowed.`,
      ],
      ratio(p * q, 1) !== '0' && [
        '0',
        `For $x = 0$ the denominator is $${p * q}$, not 0. Solve $${below} = 0$.`,
      ],
    ),
  };
}
