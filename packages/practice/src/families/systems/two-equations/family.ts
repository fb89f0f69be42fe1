import type { Step } from '@mathtools/math-core/steps';
import { type Draft, type Family, line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import type { StepId } from '../../../step-ids.js';
import { ask, type Task } from '../../../task.js';
import { subtractFromBothSides, undone } from '../../shared/linear-steps.js';
import { commonMultiple, lowestTerms, quotientText } from '../../shared/lowest.js';
import { signed, type Slip, slips } from '../../shared/slips.js';

/** The coefficients of ax + by = c. */
type Row = readonly [a: number, b: number, c: number];

/** Systems of two equations with two unknowns, by substitution in small steps, or by addition. */
export const twoEquations: Family = {
  id: 'two-equations',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [x, y] = twoUnknowns(random);
    if (difficulty !== 'easy') return byAdding(random, [x, y], difficulty === 'hard');
    return Math.abs(x) === y ? twoEquations.make(random, difficulty) : bySubstitution(random, Math.abs(x), y);
  },
};

/** Draws two different small numbers, neither of which is 0 or 1. */
function twoUnknowns(random: Random): readonly [x: number, y: number] {
  const [x, y] = [random.wholeExcept(-6, 8, 0, 1), random.wholeExcept(-6, 8, 0, 1)];
  return x === y ? twoUnknowns(random) : [x, y];
}

const left = ([a, b]: Row): string => sumText([a, 'x'], [b, 'y']);
const text = (row: Row): string => `${left(row)} = ${row[2]}`;
const equation = (id: StepId, law: string, row: Row): Step => line(id, law, left(row), '=', String(row[2]));

function draft(
  given: readonly string[],
  x: number,
  y: number,
  {
    mistakes,
    method,
    ...rest
  }: Pick<Draft, 'hints' | 'steps'> & Required<Pick<Task, 'method'>> & { readonly mistakes: readonly Slip[] },
): Draft {
  return {
    ...ask('Find x and y: {given}', 'solve', given, { method }),
    answer: `(${x}, ${y})`,
    form: { kind: 'point', names: ['x', 'y'] },
    ...rest,
    mistakes: slips(
      [`(${y}, ${x})`, `You swapped the two numbers: $x = ${x}$ comes first, then $y = ${y}$.`],
      ...mistakes,
    ),
  };
}

/** The largest denominator in an answer that students don't take for a mistake. */
const MOST_BELOW = 5;

/**
 * Returns the point at x = top/bottom on the line y = (m·x + n)/k, or undefined if its fractions aren't
 * plain.
 */
function pointAt(
  [top, bottom]: readonly [number, number],
  [m, n, k]: readonly [number, number, number],
): string | undefined {
  if (bottom === 0) return undefined;
  const [x, y] = [[top, bottom] as const, [m * top + n * bottom, k * bottom] as const];
  const isPlain = [x, y].every(([above, below]) => lowestTerms(above, below)[1] <= MOST_BELOW);
  return isPlain ? `(${quotientText(...x)}, ${quotientText(...y)})` : undefined;
}

/** Creates a system in which y = mx + n is substituted into ax + by = c. */
function bySubstitution(random: Random, x: number, y: number): Draft {
  const m = random.wholeExcept(-4, 5, 0);
  const [a, b] = [random.whole(1, 6), random.whole(1, 4)];
  const [n, c] = [y - m * x, a * x + b * y];
  if (n === 0 || Math.abs(a + b * m) < 2) return bySubstitution(random, x, y);
  const [given, all] = [sumText([m, 'x'], [n, '']), a + b * m];
  const put = sumText([a, 'x'], [b, `(${given})`]);
  const product = `${m} * ${x < 0 ? `(${x})` : String(x)}`;
  const found = Math.abs(m) === 1 ? sumText([m * x, ''], [n, '']) : sumText([1, product], [n, '']);
  return draft([`y = ${given}`, text([a, b, c])], x, y, {
    method: 'substitution',
    hints: [
      'The first equation tells you what y is. Where can you use that?',
      `Substitute $${given}$ for y in the second equation, in parentheses.`,
      `Expand and combine like terms to get $${sumText([all, 'x'], [b * n, ''])} = ${c}$.`,
    ],
    steps: [
      line('practice.substitute', 'Substitute for y', put, '=', String(c)),
      line(
        'practice.distributive-law',
        b === 1 ? 'Remove the parentheses' : 'Expand',
        sumText([a, 'x'], [b * m, 'x'], [b * n, '']),
        '=',
        String(c),
      ),
      line(
        'practice.collect-like-terms',
        'Combine like terms',
        sumText([all, 'x'], [b * n, '']),
        '=',
        String(c),
      ),
      subtractFromBothSides([b * n, ''], sumText([all, 'x']), '=', String(c - b * n)),
      line('practice.divide-both-sides', `Divide both sides by ${all}`, 'x', '=', String(x)),
      line('practice.substitute', 'Substitute for x', 'y', '=', found),
      line('practice.work-out', 'Evaluate', 'y', '=', String(y)),
    ],
    mistakes: [
      b > 1 && [
        pointAt([c - n, all], [m, n, 1]),
        `You multiplied only the first term. Put $${given}$ in parentheses and multiply every term by $${b}$.`,
      ],
      [
        pointAt([c + b * n, all], [m, n, 1]),
        `Watch the sign: from $${sumText([all, 'x'], [b * n, ''])} = ${c}$, ${undone([b * n, ''])}.`,
      ],
      [`(${x}, ${m * x - n})`, `$x$ is right. Watch the sign when you find $y$: $y = ${found}$.`],
      m < 0 && [
        `(${x}, ${-m * x + n})`,
        m === -1
          ? `$x$ is right. Watch the sign when you find $y$: $-x$ is $${-x}$ for $x = ${x}$.`
          : `$x$ is right. Watch the sign of the product when you find $y$: $${product} = ${m * x}$.`,
      ],
      [
        `(${x}, ${m * x})`,
        `$x$ is right. When you find $y$, don’t forget the $${Math.abs(n)}$: $y = ${found}$.`,
      ],
    ],
  });
}

/**
 * Creates a system whose y terms cancel when the equations are added. Hard systems must be multiplied first.
 */
function byAdding(random: Random, [x, y]: readonly [number, number], isHard: boolean): Draft {
  const b = random.whole(2, 5);
  const d = isHard ? -random.wholeExcept(2, 6, b) : -b;
  const [a, c] = [random.whole(1, 6), random.whole(1, 6)];
  const [first, second]: readonly [Row, Row] = [
    [a, b, a * x + b * y],
    [c, d, c * x + d * y],
  ];
  const common = commonMultiple(b, d);
  const grown = [scaled(first, common / b), scaled(second, -common / d)] as const;
  const [all, total] = [grown[0][0] + grown[1][0], grown[0][2] + grown[1][2]];
  const rest = first[2] - a * x;
  if (all > 30 || (isHard && (common === b || common === -d))) return byAdding(random, [x, y], isHard);
  return draft([text(first), text(second)], x, y, {
    method: 'elimination',
    hints: [
      isHard ? 'Can you make the y terms opposite?' : 'Look at the two y terms. What is their sum?',
      isHard
        ? `Multiply the equations by ${common / b} and ${-common / d} so that the y terms become $${sumText([common, 'y'])}$ and $${sumText([-common, 'y'])}$.`
        : 'Add the two equations: the y terms cancel.',
      `Without y, the equation is $${all}x = ${total}$.`,
    ],
    steps: [
      ...(isHard
        ? grown.map((row, index) =>
            equation(
              'practice.multiply-both-sides',
              `Multiply the ${index === 0 ? 'first' : 'second'} equation by ${index === 0 ? common / b : -common / d}`,
              row,
            ),
          )
        : []),
      line('practice.add-equations', 'Add the equations', `${all}x`, '=', String(total)),
      line('practice.divide-both-sides', `Divide both sides by ${all}`, 'x', '=', String(x)),
      line(
        'practice.substitute',
        'Substitute x into the first equation',
        sumText([a * x, ''], [b, 'y']),
        '=',
        String(first[2]),
      ),
      subtractFromBothSides([a * x, ''], sumText([b, 'y']), '=', String(rest)),
      line('practice.divide-both-sides', `Divide both sides by ${b}`, 'y', '=', String(y)),
    ],
    mistakes: [
      isHard
        ? [
            pointAt([first[2] + second[2], all], [-a, first[2], b]),
            `You multiplied only the left sides. Multiply the right sides as well. They become $${grown[0][2]}$ and $${grown[1][2]}$.`,
          ]
        : [
            pointAt([first[2] - second[2], a - c], [-a, first[2], b]),
            `You subtracted the equations, so $y$ doesn’t cancel. Add them so that $${sumText([b, 'y'])}$ and $${sumText([d, 'y'])}$ cancel.`,
          ],
      isHard && [
        pointAt([grown[0][2] - grown[1][2], grown[0][0] - grown[1][0]], [-a, first[2], b]),
        `You subtracted the equations. The $y$ terms are opposite, so add.`,
      ],
      !isHard && [
        pointAt([first[2], all], [-a, first[2], b]),
        `You added only the left sides. On the right, $${first[2]} + ${signed(second[2])} = ${total}$.`,
      ],
      b * y !== a * x && [
        `(${x}, ${quotientText(first[2] + a * x, b)})`,
        `$x$ is right. Watch the sign when you find $y$: from $${sumText([a * x, ''], [b, 'y'])} = ${first[2]}$, ${undone([a * x, ''])}.`,
      ],
      [`(${x}, ${b * y})`, `$x$ is right, but $${b * y}$ is $${b}y$. Divide it by $${b}$.`],
    ],
  });
}

function scaled([a, b, c]: Row, by: number): Row {
  return [a * by, b * by, c * by];
}
