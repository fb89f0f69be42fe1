import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import { linearSteps, sideText, solveForX } from '../shared/linear-steps.js';
import { polynomialText } from '../shared/polynomial-text.js';
import { ratio, slips } from '../shared/slips.js';

/** Equations with x under a root: sqrt(3x - 2) = 5, sqrt(x + 5) - 1 = 3, sqrt(2x + 3) = x. */
export const radicalEquation: Family = {
  id: 'radical-equation',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return oneRoot(random, false);
    if (difficulty === 'medium') return random.oneIn(2) ? oneRoot(random, true) : twoRoots(random);
    return withExtraneous(random);
  },
};

/** Solves sqrt(ax + b) = c, or k * sqrt(ax + b) + d = e. */
function oneRoot(random: Random, isNested: boolean): Draft {
  const [a, c, x] = [
    random.pick([1, 2, 3, 4, 5, -1, -2]),
    random.whole(2, 12),
    random.wholeExcept(-20, 40, 0, 1),
  ];
  const [k, d] = isNested ? [random.pick([1, 1, 2, 3, 4]), random.wholeExcept(-12, 12, 0)] : [1, 0];
  const [b, end] = [c * c - a * x, k * c + d];
  if (b === 0 || Math.abs(b) > 60 || end === 0) return oneRoot(random, isNested);
  const inside = sideText([a, b]);
  const root = `sqrt(${inside})`;
  const left = sumText([k, root], [d, '']);
  const undo = [
    ...(d === 0 ? [] : [d < 0 ? `add ${-d}` : `subtract ${d}`]),
    ...(k === 1 ? [] : [`divide by ${k}`]),
  ];
  return solveForX(
    `${left} = ${end}`,
    String(x),
    [
      isNested ? 'First get the root alone on one side.' : 'Which operation undoes a square root?',
      isNested ? `First ${undo.join(', then ')}. Then square both sides.` : 'Square both sides.',
      `You get $${inside} = ${c * c}$.`,
    ],
    [
      ...(isNested
        ? [
            ...(k === 1
              ? []
              : [
                  line(
                    d < 0 ? 'practice.add-to-both-sides' : 'practice.subtract-from-both-sides',
                    `${d < 0 ? 'Add' : 'Subtract'} ${Math.abs(d)} ${d < 0 ? 'to' : 'from'} both sides`,
                    `${k}${root}`,
                    '=',
                    String(end - d),
                  ),
                ]),
            line(
              k === 1
                ? d < 0
                  ? 'practice.add-to-both-sides'
                  : 'practice.subtract-from-both-sides'
                : 'practice.divide-both-sides',
              k === 1
                ? `${d < 0 ? 'Add' : 'Subtract'} ${Math.abs(d)} ${d < 0 ? 'to' : 'from'} both sides`
                : `Divide both sides by ${k}`,
              root,
              '=',
              String(c),
            ),
          ]
        : []),
      line('practice.square-both-sides', 'Square both sides', inside, '=', String(c * c)),
      ...linearSteps([a, b], '=', [0, c * c]),
    ],
    slips(
      [ratio(c - b, a), `You removed the root but didn’t square $${c}$: $${inside}$ is $${c}^2 = ${c * c}$.`],
      [ratio(2 * c - b, a), `You doubled $${c}$. Square it: $${c}^2 = ${c * c}$.`],
      [
        ratio(c * c + b, a),
        `Watch the sign of $${b}$: from $${inside} = ${c * c}$, ${b < 0 ? 'add' : 'subtract'} $${Math.abs(b)}$.`,
      ],
      isNested && [
        ratio(end * end - b - d, a),
        `Get the root alone first: ${undo.join(', then ')}. Only then square both sides.`,
      ],
      isNested &&
        k > 1 && [ratio((end - d) ** 2 - b, a), `Divide by $${k}$ before you square: the root is $${c}$.`],
      isNested && [
        ratio((end + d) ** 2 - b, a),
        `Watch the sign of $${d}$: ${d < 0 ? 'add' : 'subtract'} $${Math.abs(d)}$ to get the root alone.`,
      ],
      a !== 1 && [c * c - b, `That is $${sumText([a, 'x'])}$. Divide it by $${a}$.`],
    ),
  );
}

/** Solves sqrt(ax + b) = sqrt(cx + d). */
function twoRoots(random: Random): Draft {
  const [a, c, x] = [random.whole(2, 7), random.wholeExcept(-3, 5, 0), random.wholeExcept(-9, 12, 0, 1)];
  const b = random.wholeExcept(-15, 20, 0);
  const d = (a - c) * x + b;
  if (a - c < 2 || d === 0 || Math.abs(d) > 40 || a * x + b < 1) return twoRoots(random);
  const [one, other] = [sideText([a, b]), sideText([c, d])];
  return solveForX(
    `sqrt(${one}) = sqrt(${other})`,
    String(x),
    [
      'Two square roots are equal when the numbers under them are equal.',
      `Square both sides: $${one} = ${other}$.`,
      `You should get $${sumText([a - c, 'x'])} = ${d - b}$. Check that the numbers under the roots aren’t negative.`,
    ],
    [
      line('practice.square-both-sides', 'Square both sides', one, '=', other),
      ...linearSteps([a, b], '=', [c, d]),
    ],
    slips(
      [
        ratio(d + b, a - c),
        `Watch the sign of $${b}$ in $${one} = ${other}$ when you move it to the other side.`,
      ],
      [
        ratio(d - b, a + c),
        `Watch the sign of $${sumText([c, 'x'])}$ in $${one} = ${other}$ when you move it to the other side.`,
      ],
      [-x, `Check the sign when you divide $${d - b}$ by $${a - c}$.`],
      [d - b, `That is $${sumText([a - c, 'x'])}$. Divide it by $${a - c}$.`],
      [
        ratio(d * d - b, a - c),
        `Square both sides as a whole: both roots disappear, and $${d}$ stays $${d}$.`,
      ],
    ),
  );
}

/** Solves sqrt(ax + b) = x + c, which has one solution and one extraneous number. */
function withExtraneous(random: Random): Draft {
  const [root, other, c] = [random.whole(2, 9), -random.whole(1, 6), random.whole(-7, 7)];
  const [p, q, a] = [root - c, other - c, root + other];
  const b = root * root - a * p;
  if (a < 1 || b === 0 || Math.abs(b) > 60 || p === 0 || q === 0) return withExtraneous(random);
  const [inside, right] = [sideText([a, b]), sideText([1, c])];
  const [square, standard] = [polynomialText([1, 2 * c, c * c]), polynomialText([1, -p - q, p * q])];
  const [first, second] = [sideText([1, -p]), sideText([1, -q])];
  return solveForX(
    `sqrt(${inside}) = ${right}`,
    String(p),
    [
      'Square both sides. Be careful: squaring can add numbers that don’t solve the original equation.',
      c === 0
        ? `You get $${inside} = x^2$.`
        : `You get $${inside} = ${square}$, because the right side is squared as a whole.`,
      `From $(${first})(${second}) = 0$, check both numbers in the original equation.`,
    ],
    [
      line('practice.square-both-sides', 'Square both sides', inside, '=', square),
      line('practice.bring-to-one-side', 'Move all terms to one side', standard, '=', '0'),
      line('practice.factor', 'Factor', `(${first})(${second})`, '=', '0'),
      line('practice.extraneous', `Reject ${q}, because the root would be ${other}`, 'x', '=', String(p)),
    ],
    slips(
      [q, `Check $${q}$: the right side would be $${other}$, and a root is never negative.`],
      [-p, `Check the sign: the factor $${first}$ is 0 for $x = ${p}$.`],
      [-q, `Check the factors: $${standard} = (${first})(${second})$.`],
      a !== 1 &&
        c !== 0 && [
          ratio(c - b, a - 1),
          `You removed the root but didn’t square the right side, $${right}$.`,
        ],
      c !== 0 && [ratio(c * c - b, a), `Square $${right}$ as a whole: $${square}$.`],
    ),
  );
}
