import type { Random } from '../../../random.js';
import { type DrawnTask, equation, taskFamily } from '../../../task-family.js';
import { commonDivisor } from '../../shared/lowest.js';
import { simplifiedRoot } from '../../shared/measure.js';
import { polynomialText } from '../../shared/polynomial-text.js';

interface Numbers {
  readonly coefficients: readonly [a: number, b: number, c: number];
  /** The root of the discriminant is outside × √inside. */
  readonly outside: number;
  readonly inside: number;
}

/** The equation ax² + bx + c = 0. */
function byFormula(
  coefficients: (random: Random) => Numbers['coefficients'],
  isFit: (inside: number, [a, b]: Numbers['coefficients']) => boolean,
): DrawnTask {
  return equation({
    numbers: (random): Numbers | undefined => {
      const drawn = coefficients(random);
      const [a, b, c] = drawn;
      const [outside, inside] = simplifiedRoot(b * b - 4 * a * c);
      const isIrreducible = commonDivisor(commonDivisor(a, b), c) === 1;
      return inside > 1 && isIrreducible && isFit(inside, drawn)
        ? { coefficients: drawn, outside, inside }
        : undefined;
    },
    given: ({ coefficients }) => `${polynomialText(coefficients)} = 0`,
    answer: ({ coefficients: [a, b], outside, inside }) => {
      const divisor = commonDivisor(commonDivisor(b, outside), 2 * a);
      const [p, q, r] = [-b / divisor, outside / divisor, (2 * a) / divisor];
      const top = (sign: string): string => `${p} ${sign} ${q === 1 ? '' : String(q)}√${inside}`;
      return ['-', '+'].map((sign) => (r === 1 ? top(sign) : `(${top(sign)})/${r}`)).join(', ');
    },
    question: 'Find all exact solutions, in terms of roots: {given}',
    form: { kind: 'numbers', variable: 'x' },
    method: 'formula',
    hint: "This can't be factored with whole numbers. Which formula solves every quadratic equation?",
    mistakes: [
      'formula-minus-b-forgotten',
      'formula-wrong-divisor',
      'formula-divides-only-root',
      'discriminant-sign',
      'solution-missing',
    ],
    sentences: {
      'formula-minus-b-forgotten':
        'The quadratic formula begins with −b, so the sign of b in {from} changes.',
      'formula-wrong-divisor':
        'The quadratic formula divides by 2a, which is twice the coefficient of x² in {from}.',
      'formula-divides-only-root':
        'In the quadratic formula, 2a divides both −b and the root. In {from}, a is the coefficient of x².',
      'discriminant-sign': 'The discriminant is b² − 4ac. Watch the signs of a and c in {from}.',
      'solution-missing': 'That is one solution of {from}. The ± in the quadratic formula gives another one.',
    },
  });
}

/** Quadratic equations with roots in their solutions: x² - 4x + 1 = 0. */
export const quadraticFormula = /* @__PURE__ */ taskFamily('quadratic-formula', 'algebra', {
  medium: [
    byFormula(
      (random) => [1, 2 * random.wholeExcept(-5, 5, 0), random.wholeExcept(-9, 12, 0)],
      (inside) => inside <= 30,
    ),
  ],
  hard: [
    byFormula(
      (random) => [random.pick([1, 2, 2, 3, 3]), random.wholeExcept(-9, 9, 0), random.wholeExcept(-9, 12, 0)],
      (inside, [a, b]) => inside <= 89 && !(a === 1 && b % 2 === 0),
    ),
  ],
});
