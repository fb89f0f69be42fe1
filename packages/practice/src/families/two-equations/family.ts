import type { Step } from '@mathtools/math-core/steps';
import { type Draft, type Family, line, sumText } from '../../family.js';
import type { Random } from '../../random.js';
import type { StepId } from '../../step-ids.js';
import { subtractFromBothSides } from '../shared/linear-steps.js';
import { commonMultiple } from '../shared/lowest.js';

/** ax + by = c. */
type Row = readonly [a: number, b: number, c: number];

/** Two equations with two unknowns, by substitution or addition. */
export const twoEquations: Family = {
  id: 'two-equations',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const [x, y] = [random.wholeExcept(-6, 8, 0, 1), random.wholeExcept(-6, 8, 0, 1)];
    if (x === y) return twoEquations.make(random, difficulty);
    if (difficulty === 'easy') return bySubstitution(random, Math.abs(x), y);
    return byAdding(random, [x, y], difficulty === 'hard');
  },
};

const left = ([a, b]: Row): string => sumText([a, 'x'], [b, 'y']);
const text = (row: Row): string => `${left(row)} = ${row[2]}`;
const equation = (id: StepId, law: string, row: Row): Step => line(id, law, left(row), '=', String(row[2]));

function draft(
  [first, second]: readonly [string, string],
  x: number,
  y: number,
  rest: Pick<Draft, 'hints' | 'steps'>,
): Draft {
  return {
    question: `Find x and y: $${first}$ and $${second}$`,
    answer: `(${x}, ${y})`,
    form: { kind: 'point', names: ['x', 'y'] },
    ...rest,
  };
}

/** y = mx + n, substituted in ax + by = c. */
function bySubstitution(random: Random, x: number, y: number): Draft {
  const m = random.wholeExcept(-4, 5, 0);
  const [a, b] = [random.whole(1, 6), random.whole(1, 4)];
  const [n, c] = [y - m * x, a * x + b * y];
  if (n === 0 || Math.abs(a + b * m) < 2) return bySubstitution(random, x, y);
  const [given, all] = [sumText([m, 'x'], [n, '']), a + b * m];
  const put = sumText([a, 'x'], [b, `(${given})`]);
  const product = `${m} * ${x < 0 ? `(${x})` : String(x)}`;
  return draft([`y = ${given}`, text([a, b, c])], x, y, {
    hints: [
      'The first equation tells you what y is. Where can you use that?',
      `Put $${given}$ in the place of y in the second equation, in parentheses.`,
      `Without parentheses it is $${sumText([all, 'x'], [b * n, ''])} = ${c}$.`,
    ],
    steps: [
      line('practice.substitute', 'Substitute for y', put, '=', String(c)),
      line(
        'practice.collect-like-terms',
        b === 1 ? 'Collect like terms' : 'Distributive law, and collect like terms',
        sumText([all, 'x'], [b * n, '']),
        '=',
        String(c),
      ),
      subtractFromBothSides([b * n, ''], sumText([all, 'x']), '=', String(c - b * n)),
      line('practice.divide-both-sides', `Divide both sides by ${all}`, 'x', '=', String(x)),
      line('practice.substitute', 'Substitute for x', 'y', '=', sumText([1, product], [n, ''])),
      line('practice.work-out', 'Work it out', 'y', '=', String(y)),
    ],
  });
}

/** The y terms cancel when the equations are added; hard pairs must be multiplied first. */
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
    hints: [
      isHard ? 'Can you make the y terms opposite?' : 'Look at the two y terms. What is their sum?',
      isHard
        ? `Multiply the equations by ${common / b} and ${-common / d}, so that the y terms become $${sumText([common, 'y'])}$ and $${sumText([-common, 'y'])}$.`
        : 'Add the two equations: the y terms cancel.',
      `Without y it is $${all}x = ${total}$.`,
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
        'Put x into the first equation',
        sumText([a * x, ''], [b, 'y']),
        '=',
        String(first[2]),
      ),
      subtractFromBothSides([a * x, ''], sumText([b, 'y']), '=', String(rest)),
      line('practice.divide-both-sides', `Divide both sides by ${b}`, 'y', '=', String(y)),
    ],
  });
}

function scaled([a, b, c]: Row, by: number): Row {
  return [a * by, b * by, c * by];
}
