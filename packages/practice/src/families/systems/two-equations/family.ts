import { sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { equation, taskFamily, type TaskTable } from '../../../task-family.js';
import { commonMultiple } from '../../shared/lowest.js';

/** Two equations and their solution. */
interface Numbers {
  readonly given: readonly string[];
  readonly x: number;
  readonly y: number;
}

const SYSTEM = {
  question: 'Find x and y: {given}',
  given: ({ given }) => given,
  answer: ({ x, y }) => `(${x}, ${y})`,
  form: { kind: 'point', names: ['x', 'y'] },
} as const satisfies Partial<TaskTable<Numbers>>;

/** Draws two different small numbers, neither of which is 0 or 1. */
function twoUnknowns(random: Random): readonly [x: number, y: number] {
  const [x, y] = [random.wholeExcept(-6, 8, 0, 1), random.wholeExcept(-6, 8, 0, 1)];
  return x === y ? twoUnknowns(random) : [x, y];
}

const rowText = (a: number, b: number, [x, y]: readonly [number, number]): string =>
  `${sumText([a, 'x'], [b, 'y'])} = ${a * x + b * y}`;

/** The system y = mx + n, ax + by = c. */
const bySubstitution = /* @__PURE__ */ equation<Numbers>({
  ...SYSTEM,
  numbers: (random) => {
    const [drawn, y] = twoUnknowns(random);
    const [x, m] = [Math.abs(drawn), random.wholeExcept(-4, 5, 0)];
    const [a, b] = [random.whole(1, 6), random.whole(1, 4)];
    const n = y - m * x;
    const isFit = x !== y && n !== 0 && Math.abs(a + b * m) > 1;
    return isFit ? { given: [`y = ${sumText([m, 'x'], [n, ''])}`, rowText(a, b, [x, y])], x, y } : undefined;
  },
  method: 'substitution',
  hint: 'The first equation tells you what y is. Where can you use that?',
  mistakes: [
    'solution-coordinates-swapped',
    'substituted-without-parentheses',
    'only-first-term',
    'sign-lost-in-moving',
    'added-to-one-side-only',
    'divided-one-side-only',
    'sign-of-product',
  ],
});

/** A system in which a letter cancels when the equations are added or subtracted, or multiplied before. */
function byElimination(isHard: boolean) {
  return equation<Numbers>({
    ...SYSTEM,
    numbers: (random) => {
      const [x, y] = twoUnknowns(random);
      const b = random.whole(2, 5);
      const d = isHard ? -random.wholeExcept(2, 6, b) : -b;
      const [a, c] = [random.whole(1, 6), random.whole(1, 6)];
      const common = commonMultiple(b, d);
      const isFit = a * (common / b) + c * (-common / d) <= 30;
      const ofX = commonMultiple(a, c);
      const isMultiplied = common !== b && common !== -d && ofX !== a && ofX !== c;
      return isFit && (!isHard || isMultiplied)
        ? { given: [rowText(a, b, [x, y]), rowText(c, d, [x, y])], x, y }
        : undefined;
    },
    method: 'elimination',
    hint: isHard
      ? 'By which numbers can you multiply the equations so that a letter cancels?'
      : 'What happens to the y terms if you add the equations?',
    mistakes: [
      'solution-coordinates-swapped',
      'elimination-sign',
      ...(isHard ? (['equation-scaled-partly'] as const) : []),
      'added-to-one-side-only',
      'sign-lost-in-moving',
      'divided-one-side-only',
    ],
  });
}

/** Systems of two equations with two unknowns, by substitution in small steps, or by elimination. */
export const twoEquations = /* @__PURE__ */ taskFamily('two-equations', 'algebra', {
  easy: [bySubstitution],
  medium: [/* @__PURE__ */ byElimination(false)],
  hard: [/* @__PURE__ */ byElimination(true)],
});
