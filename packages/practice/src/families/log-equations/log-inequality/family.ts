import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { ask } from '../../../task.js';
import { linearSteps, type Side, sideText, TURNED, undone } from '../../shared/linear-steps.js';
import { argumentText, logText, powerText } from '../../shared/logarithm-text.js';
import { quotientText } from '../../shared/lowest.js';
import { powersOf } from '../../shared/powers.js';
import { type Slip, slips } from '../../shared/slips.js';

type Sign = '<' | '≤' | '>' | '≥';
const SIGNS: readonly [Sign, ...Sign[]] = ['<', '≤', '>', '≥'];
const ABOVE: readonly [Sign, ...Sign[]] = ['>', '≥'];
const WITH_BOUND = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' } as const;
const POWERS = powersOf([2, 3, 4, 5, 6, 10], 2, 1100);

/** Inequalities with the unknown in an exponent or in a logarithm. */
export const logInequality: Family = {
  id: 'log-inequality',
  category: 'logarithms',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) =>
    ({ easy: exponential, medium: logarithmic, hard: decreasing })[difficulty](random),
};

/** Creates b^(x + s) < c. */
function exponential(random: Random): Draft {
  const { base, exponent, value } = random.pick(POWERS);
  const [sign, shift, isBelowOne] = [random.pick(SIGNS), random.whole(-6, 6), random.oneIn(4)];
  const n = isBelowOne ? -exponent : exponent;
  const inside: Side = [1, shift];
  const [left, right] = [powerText(base, sideText(inside)), isBelowOne ? `1/${value}` : String(value)];
  return draft({
    asked: `${left} ${sign} ${right}`,
    hints: [
      `Can you write $${right}$ as a power of ${base}?`,
      `The base ${base} is greater than 1, so the larger power has the larger exponent.`,
      `The exponents give $${sideText(inside)} ${sign} ${n}$.`,
    ],
    steps: [
      line('practice.same-base', `Write ${right} as a power of ${base}`, left, sign, powerText(base, n)),
      line('practice.compare-exponents', 'Compare the exponents', sideText(inside), sign, String(n)),
      ...linearSteps(inside, sign, [0, n]),
    ],
    mistakes: [
      shift !== 0 && [
        `x ${sign} ${n + shift}`,
        `Watch the sign of ${Math.abs(shift)}: from $${sideText(inside)} ${sign} ${n}$, ${undone([shift, ''])}.`,
      ],
      isBelowOne
        ? [
            `x ${sign} ${exponent - shift}`,
            `You lost the minus sign: $${right}$ is ${base} to the power $${n}$.`,
          ]
        : [
            `x ${sign} ${quotientText(value, base)}`,
            `You divided ${value} by ${base}. Find the power instead: $${powerText(base, n)} = ${value}$.`,
          ],
      ...atTheEnd(
        sign,
        String(n - shift),
        'The base is greater than 1, so the inequality sign stays the same.',
      ),
    ],
  });
}

/** Creates log_b(ax + c) > k. With a negative a, the argument is also positive for every solution. */
function logarithmic(random: Random): Draft {
  const { base, exponent, value } = random.pick(POWERS);
  const a = random.pick([1, 1, 2, 3, -1, -2]);
  const [sign, x] = [random.pick(ABOVE), random.wholeExcept(-12, 12, 0)];
  const inside: Side = [a, value - a * x];
  if (inside[1] === 0 || Math.abs(inside[1]) > 120) return logarithmic(random);
  const logarithm = logText(base, argumentText(inside));
  const end = a < 0 ? TURNED[sign] : sign;
  const bound = (top: number): string => `x ${end} ${quotientText(top - inside[1], a)}`;
  return draft({
    asked: `${logarithm} ${sign} ${exponent}`,
    hints: [
      'Write the inequality in exponential form.',
      `The base ${base} is greater than 1, so the sign stays: $${argumentText(inside)} ${sign} ${powerText(base, exponent)}$.`,
      `Solve $${argumentText(inside)} ${sign} ${value}$. The argument is then positive as well.`,
    ],
    steps: [
      line(
        'practice.logarithm-to-power',
        'Write in exponential form',
        argumentText(inside),
        sign,
        `${base}^${exponent}`,
      ),
      line('practice.work-out-power', 'Evaluate the power', argumentText(inside), sign, String(value)),
      ...linearSteps(inside, sign, [0, value]),
    ],
    mistakes: [
      [
        bound(base * exponent),
        `You multiplied ${base} by ${exponent}. The power is $${powerText(base, exponent)} = ${value}$.`,
      ],
      [
        bound(0),
        `That is where the logarithm is defined, but it must also be ${sign === '>' ? 'greater than' : 'at least'} ${exponent}.`,
      ],
      [
        bound(exponent),
        `You left out the logarithm. In exponential form: $${argumentText(inside)} ${sign} ${value}$.`,
      ],
      [
        `x ${end} ${quotientText(value + inside[1], a)}`,
        `Watch the sign of ${Math.abs(inside[1])}: from $${argumentText(inside)} ${sign} ${value}$, ${undone([inside[1], ''])}.`,
      ],
      ...atTheEnd(
        end,
        String(x),
        a < 0
          ? `The inequality sign flips when you divide by the negative number $${a}$.`
          : 'The base is greater than 1, so the inequality sign stays the same.',
      ),
    ],
  });
}

/** Creates (1/b)^(px + s) < c, whose sign flips. */
function decreasing(random: Random): Draft {
  const { base, exponent, value } = random.pick(POWERS);
  const [sign, p, isBelowOne] = [random.pick(SIGNS), random.whole(1, 3), random.oneIn(2)];
  const n = isBelowOne ? -exponent : exponent;
  const x = random.wholeExcept(-6, 6, 0);
  const shift = -n - p * x;
  const inside: Side = [-p, -shift];
  const own = sideText([p, shift]);
  const [left, right] = [`(1/${base})^(${own})`, isBelowOne ? `1/${value}` : String(value)];
  const end = TURNED[sign];
  if (shift === 0 || Math.abs(shift) > 20) return decreasing(random);
  return draft({
    asked: `${left} ${sign} ${right}`,
    hints: [
      `Write both sides as powers of ${base}.`,
      `The base $1/${base}$ is ${base} to the power $-1$, so the left side has the exponent $-(${own})$.`,
      `Solve $${sideText(inside)} ${sign} ${n}$. Watch the inequality sign when you divide by a negative number.`,
    ],
    steps: [
      line(
        'practice.same-base',
        `Write both sides as powers of ${base}`,
        powerText(base, sideText(inside)),
        sign,
        powerText(base, n),
      ),
      line('practice.compare-exponents', 'Compare the exponents', sideText(inside), sign, String(n)),
      ...linearSteps(inside, sign, [0, n]),
    ],
    mistakes: [
      [
        `x ${sign} ${quotientText(n - shift, p)}`,
        `You used ${base} as the base. With $1/${base}$, the exponent on the left is $${sideText(inside)}$.`,
      ],
      [
        `x ${end} ${quotientText(-n + shift, p)}`,
        `Watch the sign of ${Math.abs(shift)}: from $${sideText(inside)} ${sign} ${n}$, ${undone([-shift, ''])}.`,
      ],
      p > 1 && [`x ${end} ${p * x}`, `The last step is missing. Divide by ${p}, the coefficient of x.`],
      ...atTheEnd(
        end,
        String(x),
        `The base $1/${base}$ is less than 1: the larger power has the smaller exponent, so the sign flips.`,
      ),
    ],
  });
}

/** Returns the mistakes with the inequality sign at the end. */
function atTheEnd(end: Sign, bound: string, why: string): readonly Slip[] {
  return [
    [`x ${TURNED[end]} ${bound}`, why],
    [
      `x ${WITH_BOUND[end]} ${bound}`,
      `Look at the inequality sign again: the number $${bound}$ itself is ${end === '<' || end === '>' ? 'not a solution' : 'also a solution'}.`,
    ],
  ];
}

function draft({
  asked,
  hints,
  steps,
  mistakes,
}: Pick<Draft, 'hints' | 'steps'> & { readonly asked: string; readonly mistakes: readonly Slip[] }): Draft {
  const { relation = '<', after = '' } = steps.at(-1) ?? {};
  return {
    ...ask('Solve the inequality: {given}', 'solve', asked),
    answer: `x ${relation} ${String(after)}`,
    form: { kind: 'inequality', variable: 'x' },
    hints,
    steps,
    mistakes: slips(...mistakes),
  };
}
