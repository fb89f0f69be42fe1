import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { sideText } from '../../shared/linear-steps.js';

const UNDOING = ['root-not-squared', 'sign-lost-in-moving', 'divided-one-side-only'] as const;

/** The equation sqrt(ax + b) = c. */
const oneRoot = /* @__PURE__ */ rootAlone((random) => ({ ...underRoot(random), k: 1, d: 0 }), {
  hint: 'Which operation undoes a square root?',
  mistakes: [...UNDOING, 'subtracted-instead-of-divided', 'added-to-one-side-only'],
});

/** The equation k * sqrt(ax + b) + d = e. */
const nestedRoot = /* @__PURE__ */ rootAlone(
  (random) => ({
    ...underRoot(random),
    k: random.pick([1, 1, 2, 3, 4]),
    d: random.wholeExcept(-12, 12, 0),
  }),
  {
    hint: 'First get the root alone on one side.',
    mistakes: [...UNDOING, 'subtracted-instead-of-divided', 'added-to-one-side-only'],
  },
);

interface UnderRoot {
  readonly a: number;
  readonly x: number;
  readonly c: number;
}

function underRoot(random: Random): UnderRoot {
  const [a, c] = [random.pick([1, 2, 3, 4, 5, -1, -2]), random.whole(2, 12)];
  return { a, c, x: random.wholeExcept(-20, 40, 0, 1) };
}

/** Returns the task k * sqrt(ax + b) + d = e, in which the root is c. */
function rootAlone(
  numbers: (random: Random) => UnderRoot & { readonly k: number; readonly d: number },
  rest: Pick<Parameters<typeof equation>[0], 'hint' | 'mistakes'>,
): DrawnTask {
  return equation({
    numbers: (random) => {
      const drawn = numbers(random);
      const b = drawn.c ** 2 - drawn.a * drawn.x;
      const end = drawn.k * drawn.c + drawn.d;
      return b === 0 || Math.abs(b) > 60 || end === 0 ? undefined : { ...drawn, b, end };
    },
    given: ({ a, b, k, d, end }) => `${sumText([k, `sqrt(${sideText([a, b])})`], [d, ''])} = ${end}`,
    answer: ({ x }) => String(x),
    method: 'inverse-operations',
    ...rest,
  });
}

/** The equation sqrt(ax + b) = sqrt(cx + d). */
const twoRoots = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [a, c] = [random.whole(2, 7), random.wholeExcept(-3, 5, 0)];
    const [x, b] = [random.wholeExcept(-9, 12, 0, 1), random.wholeExcept(-15, 20, 0)];
    const d = (a - c) * x + b;
    return a - c < 2 || d === 0 || Math.abs(d) > 40 || a * x + b < 1 ? undefined : { a, b, c, d, x };
  },
  given: ({ a, b, c, d }) => `sqrt(${sideText([a, b])}) = sqrt(${sideText([c, d])})`,
  answer: ({ x }) => String(x),
  hint: 'Two square roots are equal when the numbers under them are equal.',
  mistakes: [
    'sign-lost-in-moving',
    'divided-one-side-only',
    'subtracted-instead-of-divided',
    'added-to-one-side-only',
  ],
});

/** The equation sqrt(ax + b) = x + c, which has one solution and one extraneous number. */
const withExtraneous = /* @__PURE__ */ equation({
  numbers: (random) => {
    const [root, other, c] = [random.whole(2, 9), -random.whole(1, 6), random.whole(-7, 7)];
    const [p, q, a] = [root - c, other - c, root + other];
    const b = root * root - a * p;
    const isFit = a > 0 && b !== 0 && Math.abs(b) <= 60 && p !== 0 && q !== 0 && p + q !== 0;
    return isFit ? { a, b, c, p } : undefined;
  },
  given: ({ a, b, c }) => `sqrt(${sideText([a, b])}) = ${sideText([1, c])}`,
  answer: ({ p }) => String(p),
  hint: 'Square both sides. Be careful: squaring can add numbers that don’t solve the original equation.',
  mistakes: ['extraneous-solution-kept', 'root-sign-swapped', 'square-of-sum', 'root-not-squared'],
});

/** Equations with x under a root: sqrt(3x - 2) = 5, sqrt(x + 5) - 1 = 3, sqrt(2x + 3) = x. */
export const radicalEquation = /* @__PURE__ */ taskFamily('radical-equation', 'algebra', {
  easy: [oneRoot],
  medium: [nestedRoot, twoRoots],
  hard: [withExtraneous],
});
