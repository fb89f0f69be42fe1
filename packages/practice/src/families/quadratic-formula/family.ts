import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Difficulty } from '../../problem.js';
import type { Random } from '../../random.js';
import { ask } from '../../task.js';
import { commonDivisor, lowestTerms, quotientText } from '../shared/lowest.js';
import { signed, type Slip, slips } from '../shared/slips.js';

/** Quadratic equations with roots in their solutions: x² - 4x + 1 = 0. */
export const quadraticFormula: Family = {
  id: 'quadratic-formula',
  category: 'algebra',
  difficulties: ['medium', 'hard'],
  make: byFormula,
};

function byFormula(random: Random, difficulty: Difficulty): Draft {
  const a = difficulty === 'medium' ? 1 : random.pick([1, 2, 2, 3, 3]);
  const b = difficulty === 'medium' ? 2 * random.wholeExcept(-5, 5, 0) : random.wholeExcept(-9, 9, 0);
  const c = random.wholeExcept(-9, 12, 0);
  const { outside, inside } = extracted(b * b - 4 * a * c);
  const isPlain = difficulty === 'medium' ? inside > 30 : inside > 89 || (a === 1 && b % 2 === 0);
  if (inside < 2 || isPlain || commonDivisor(commonDivisor(a, b), c) > 1)
    return byFormula(random, difficulty);
  return draft([a, b, c], outside, inside);
}

/** Simplifies a square root: √12 is 2√3. Numbers ≤ 0 stay unchanged. */
function extracted(discriminant: number): { readonly outside: number; readonly inside: number } {
  if (discriminant <= 0) return { outside: 0, inside: 0 };
  let [outside, inside] = [1, discriminant];
  for (let n = 2; n * n <= inside; n++) {
    while (inside % (n * n) === 0) [outside, inside] = [outside * n, inside / (n * n)];
  }
  return { outside, inside };
}

function draft([a, b, c]: readonly [number, number, number], outside: number, inside: number): Draft {
  const discriminant = b * b - 4 * a * c;
  const root = (n: number): string => (n === 1 ? `sqrt(${inside})` : `${n}sqrt(${inside})`);
  const formula = (sign: string, top: string): string => `(${-b} ${sign} ${top})/${2 * a}`;
  const divisor = commonDivisor(commonDivisor(b, outside), 2 * a);
  const [p, q, r] = [-b / divisor, outside / divisor, (2 * a) / divisor];
  const equation = `${sumText([a, 'x^2'], [b, 'x'], [c, ''])} = 0`;
  const solution = (sign: string): string =>
    r === 1 ? `${p} ${sign} ${root(q)}` : `(${p} ${sign} ${root(q)})/${r}`;
  const divide =
    divisor === 2 * a
      ? `Divide both terms of the numerator by ${divisor}`
      : `Divide both terms of the numerator and the denominator by ${divisor}`;
  const squared = b < 0 ? `(${b})^2` : `${b}^2`;
  const worked = `${squared} - 4 * ${a} * ${c < 0 ? `(${c})` : String(c)}`;
  const solutionSteps = ['+', '-'].flatMap((sign) => [
    line(
      'practice.quadratic-formula',
      `Quadratic formula with ${sign === '+' ? 'plus' : 'minus'}`,
      'x',
      '=',
      formula(sign, `sqrt(${discriminant})`),
    ),
    ...(outside === 1
      ? []
      : [
          line(
            'practice.simplify-root',
            'Take the square factor out of the root',
            'x',
            '=',
            formula(sign, root(outside)),
          ),
        ]),
    ...(divisor === 1 ? [] : [line('practice.lowest-terms', divide, 'x', '=', solution(sign))]),
  ]);
  return {
    ...ask('Find all exact solutions, in terms of roots: {given}', 'solve', equation, { method: 'formula' }),
    answer: `${solution('-')}, ${solution('+')}`,
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      "This can't be factored with whole numbers. Which formula solves every quadratic equation?",
      `In the quadratic formula, $a = ${a}$, $b = ${b}$ and $c = ${c}$. Calculate b² − 4ac first.`,
      `The number under the root is ${discriminant}${outside === 1 ? '' : `, and $sqrt(${discriminant}) = ${root(outside)}$`}.`,
    ],
    steps: [
      line(
        'practice.discriminant',
        'Discriminant: the number under the root',
        worked,
        '=',
        String(discriminant),
      ),
      ...solutionSteps,
    ],
    mistakes: slips(...mistakes(a, b, c, outside, inside)),
  };
}

function mistakes(a: number, b: number, c: number, outside: number, inside: number): readonly Slip[] {
  const [root, turned] = [{ outside, inside }, b * b + 4 * a * c];
  const both = (first: number, bottom: number, below = bottom, of = root): string =>
    `${surdText([first, bottom], '-', of, below)}, ${surdText([first, bottom], '+', of, below)}`;
  const one = (sign: string): string => surdText([-b, 2 * a], sign, root, 2 * a);
  const other = extracted(turned);
  return [
    [both(b, 2 * a), `The formula starts with −b. Here $b = ${b}$, so $-b = ${-b}$.`],
    [
      both(-b, a),
      a === 1
        ? 'You left out the denominator. The formula divides by $2a = 2$.'
        : `You divided by $a = ${a}$. Divide by $2a = ${2 * a}$.`,
    ],
    [both(-b, 1, 2 * a), `You divided only the root: $${-b}$ is also divided by $${2 * a}$.`],
    [both(-b, 2 * a, 1), `You divided only $${-b}$. The root is also divided by $${2 * a}$.`],
    other.inside > 1 && [
      both(-b, 2 * a, 2 * a, other),
      `The number under the root is b² − 4ac: $${b * b} - 4 * ${a} * ${signed(c)} = ${b * b - 4 * a * c}$.`,
    ],
    [one('+'), 'That is one solution. The other has a minus sign in front of the root.'],
    [one('-'), 'That is one solution. The other has a plus sign in front of the root.'],
  ];
}

/** Returns the text of first/bottom ± a root over `below`, over one denominator if they have the same one. */
function surdText(
  [first, bottom]: readonly [number, number],
  sign: string,
  { outside, inside }: ReturnType<typeof extracted>,
  below: number,
): string {
  const root = (n: number): string => (n === 1 ? `sqrt(${inside})` : `${n}sqrt(${inside})`);
  const over = (text: string, n: number): string => (n === 1 ? text : `${text}/${n}`);
  if (bottom !== below) {
    const [above, under] = lowestTerms(outside, below);
    return `${quotientText(first, bottom)} ${sign} ${over(root(above), under)}`;
  }
  const divisor = commonDivisor(commonDivisor(first, outside), bottom);
  const top = `${first / divisor} ${sign} ${root(outside / divisor)}`;
  return over(bottom === divisor ? top : `(${top})`, bottom / divisor);
}
