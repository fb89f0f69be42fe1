import type { MistakeName } from '@mathtools/math-core/algebra';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { logText } from '../../shared/logarithm-text.js';
import { commonDivisor } from '../../shared/lowest.js';
import { MANY_POWERS, powersOf } from '../../shared/powers.js';

const ROOTS = /* @__PURE__ */ powersOf([2, 3, 4, 5, 6, 7, 10], 2, 1024);

/** The equation log_x value = exponent. */
interface Base {
  readonly value: string;
  readonly exponent: string;
  readonly x: string;
}

/** Sentences that name the exponent, where the engine's are about roots and reciprocals of any number. */
const SENTENCES = {
  'extraneous-solution-kept':
    'The base of a logarithm is always positive, so the negative root of {from} isn’t a solution.',
  'power-undone-by-dividing': 'The exponent isn’t a factor. From {from}, {law}.',
  'exponent-lost': 'You left out the exponent, or a part of it: from {from}, evaluate the whole power.',
  'denominator-lost': 'You left out the denominator of the exponent, which is a root: evaluate {from}.',
} as const;

function unknownBase(
  numbers: (random: Random) => Base,
  hint: string,
  ...mistakes: readonly MistakeName[]
): DrawnTask {
  return equation({
    numbers,
    given: ({ value, exponent }) => `${logText('x', value)} = ${exponent}`,
    answer: ({ x }) => x,
    hint,
    mistakes: ['power-undone-by-dividing', ...mistakes],
    sentences: SENTENCES,
  });
}

const whole = /* @__PURE__ */ unknownBase(
  (random) => {
    if (random.oneIn(3)) {
      const x = String(random.whole(2, 80));
      return { value: `1/${x}`, exponent: '-1', x };
    }
    const { base, exponent, value } = random.pick(MANY_POWERS);
    return { value: String(value), exponent: String(exponent), x: String(base) };
  },
  'A logarithm is an exponent. Which power of x does the equation tell you?',
  'extraneous-solution-kept',
  'negative-exponent-as-negative',
  'power-not-rooted',
  'square-not-rooted',
  'root-of-other-degree',
);

const overOrRoot = /* @__PURE__ */ unknownBase(
  (random) => {
    const { base, exponent, value } = random.pick(MANY_POWERS);
    return random.pick([
      { value: `1/${value}`, exponent: `-${exponent}`, x: String(base) },
      { value: String(base), exponent: `1/${exponent}`, x: String(value) },
      { value: String(value), exponent: `-${exponent}`, x: `1/${base}` },
    ]);
  },
  'A logarithm is an exponent. Write the equation with a power of x. What does its exponent mean?',
  'negative-exponent-as-negative',
  'extraneous-solution-kept',
  'power-not-rooted',
  'exponent-lost',
);

const fraction = /* @__PURE__ */ unknownBase(
  (random) => {
    const { base: root, exponent: below, value: x } = random.pick(ROOTS);
    const [first = 1, ...others] = [2, 3, 4, 5, 6, 7].filter(
      (n) => commonDivisor(n, below) === 1 && root ** n <= 1024,
    );
    const above = random.pick([first, ...others]);
    const [exponent, value] = [`${above}/${below}`, String(root ** above)];
    return random.pick([
      { value, exponent, x: String(x) },
      { value: `1/${value}`, exponent: `-${exponent}`, x: String(x) },
      { value, exponent: `-${exponent}`, x: `1/${x}` },
    ]);
  },
  'Write the equation with a power of x. Which power undoes its exponent?',
  'negative-exponent-as-negative',
  'denominator-lost',
  'exponent-lost',
);

/** Equations whose unknown is the base of a logarithm: log_x 49 = 2. */
export const baseOfLogarithm = /* @__PURE__ */ taskFamily('base-of-logarithm', 'logarithms', {
  easy: [whole],
  medium: [overOrRoot],
  hard: [fraction],
});
