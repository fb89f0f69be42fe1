import { type Draft, type Family, line, sumText } from '../../family.js';
import { commonDivisor } from '../shared/lowest.js';

/** A quadratic equation with roots in its solutions: x² - 4x + 1 = 0. */
export const quadraticFormula: Family = {
  id: 'quadratic-formula',
  category: 'algebra',
  difficulties: ['medium', 'hard'],
  make: (random, difficulty) => {
    const a = difficulty === 'medium' ? 1 : random.pick([1, 2, 2, 3, 3]);
    const b = difficulty === 'medium' ? 2 * random.wholeExcept(-5, 5, 0) : random.wholeExcept(-9, 9, 0);
    const c = random.wholeExcept(-9, 12, 0);
    const { outside, inside } = extracted(b * b - 4 * a * c);
    const isPlain = difficulty === 'medium' ? inside > 30 : inside > 89 || (a === 1 && b % 2 === 0);
    if (inside < 2 || isPlain || commonDivisor(commonDivisor(a, b), c) > 1)
      return quadraticFormula.make(random, difficulty);
    return draft(a, b, c, outside, inside);
  },
};

/** Simplifies a square root: √12 is 2√3. For numbers ≤ 0 nothing is taken out. */
function extracted(discriminant: number): { readonly outside: number; readonly inside: number } {
  if (discriminant <= 0) return { outside: 0, inside: 0 };
  let [outside, inside] = [1, discriminant];
  for (let n = 2; n * n <= inside; n++) {
    while (inside % (n * n) === 0) [outside, inside] = [outside * n, inside / (n * n)];
  }
  return { outside, inside };
}

function draft(a: number, b: number, c: number, outside: number, inside: number): Draft {
  const discriminant = b * b - 4 * a * c;
  const root = (n: number): string => (n === 1 ? `sqrt(${inside})` : `${n}sqrt(${inside})`);
  const formula = (sign: string, top: string): string => `(${-b} ${sign} ${top})/${2 * a}`;
  const divisor = commonDivisor(commonDivisor(b, outside), 2 * a);
  const [p, q, r] = [-b / divisor, outside / divisor, (2 * a) / divisor];
  const solution = (sign: string): string =>
    r === 1 ? `${p} ${sign} ${root(q)}` : `(${p} ${sign} ${root(q)})/${r}`;
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
            'Take the square out of the root',
            'x',
            '=',
            formula(sign, root(outside)),
          ),
        ]),
    ...(divisor === 1
      ? []
      : [line('practice.lowest-terms', `Divide every term by ${divisor}`, 'x', '=', solution(sign))]),
  ]);
  return {
    question: `Find all solutions, exactly, with roots: $${sumText([a, 'x^2'], [b, 'x'], [c, ''])} = 0$`,
    answer: `${solution('-')}, ${solution('+')}`,
    form: { kind: 'numbers', variable: 'x' },
    hints: [
      'No whole numbers factor this. Which formula solves every quadratic equation?',
      `In the quadratic formula, $a = ${a}$, $b = ${b}$ and $c = ${c}$. Work out b² − 4ac first.`,
      `Under the root stands ${discriminant}${outside === 1 ? '' : `, and $sqrt(${discriminant}) = ${root(outside)}$`}.`,
    ],
    steps: [
      line(
        'practice.discriminant',
        'Discriminant: what stands under the root',
        worked,
        '=',
        String(discriminant),
      ),
      ...solutionSteps,
    ],
  };
}
