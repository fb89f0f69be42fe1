import { type Draft, type Family, line } from '../../../family.js';
import type { Mistake } from '../../../problem.js';
import type { Random } from '../../../random.js';
import { quotientText } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';
import { type Setting, SETTINGS } from './settings.js';

/** Exponential functions from data: three values from the start, the start and a later value, or two later values. */
export const exponentialData: Family = {
  id: 'exponential-data',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    const setting = random.pick(SETTINGS);
    const factor = random.pick(setting.factors);
    const [first, second] = { easy: [0, 1], medium: [0, random.whole(2, 4)], hard: [random.whole(1, 3), 0] }[
      difficulty
    ] as [number, number];
    const last = difficulty === 'hard' ? first + random.whole(1, 3) : second;
    const steps = difficulty === 'easy' ? 2 : last;
    const start = setting.isGrowth ? random.whole(2, 60) : random.whole(1, 20) * factor ** steps;
    const at = (x: number): number => (setting.isGrowth ? start * factor ** x : start / factor ** x);
    if (Math.max(at(0), at(steps)) > 6000 || Math.min(at(0), at(steps)) < 2 || start === factor)
      return exponentialData.make(random, difficulty);
    const data = { start, factor, first, last, at };
    return difficulty === 'easy' ? fromStart(random, setting, data) : fromTwoValues(random, setting, data);
  },
};

interface Data {
  readonly start: number;
  /** The growth factor, or the number by which a decreasing value is divided each time. */
  readonly factor: number;
  readonly first: number;
  readonly last: number;
  readonly at: (x: number) => number;
}

const baseText = (factor: number, isGrowth: boolean): string => (isGrowth ? String(factor) : `1/${factor}`);
const formula = (start: number | string, base: string): string => `${start}(${base})^x`;

function wording(random: Random, { things, unit }: Setting, story: string): string {
  return random.pick([
    `${story} The change is exponential. Write the number of ${things} after x ${unit}s as an expression in x.`,
    `${story} Which exponential expression gives the number of ${things} after x ${unit}s?`,
  ]);
}

const after = (x: number, unit: string): string => `${x} ${unit}${x === 1 ? '' : 's'}`;

/** Asks for the function from its values at 0, 1 and 2. */
function fromStart(random: Random, setting: Setting, { start, factor, at }: Data): Draft {
  const { isGrowth, unit, begin } = setting;
  const base = baseText(factor, isGrowth);
  const [one, two] = [at(1), at(2)];
  const answer = formula(start, base);
  const change = one - start;
  return {
    question: wording(
      random,
      setting,
      `${begin.replace('NUMBER', String(start))}, ${one} after 1 ${unit} and ${two} after 2 ${unit}s.`,
    ),
    answer,
    form: { kind: 'expression' },
    hints: [
      'An exponential function is a(b)ˣ. What is its value for $x = 0$?',
      `The value at the start is ${start}, so $a = ${start}$. By what number is the value multiplied each ${unit}?`,
      `The factor is $${one}/${start} = ${base}$.`,
    ],
    steps: [
      line('practice.growth-factor', 'Divide a value by the previous one', `${one}/${start}`, '=', base),
      line('practice.growth-factor', 'The next quotient is the same', `${two}/${one}`, '=', base),
      line(
        'practice.exponential-function',
        'Multiply the value at the start by the power of the factor',
        'y',
        '=',
        answer,
      ),
    ],
    mistakes: slips(
      [
        formula(isGrowth ? factor : `(${base})`, String(start)),
        `You swapped the numbers. The value at the start, $${start}$, is in front, and the factor is the base.`,
      ],
      [
        `${start} ${change < 0 ? '-' : '+'} ${Math.abs(change)}x`,
        `That is a linear function. From ${one} to ${two} the change is $${two - one}$, not $${change}$: the values are multiplied by $${base}$ each time.`,
      ],
      [formula(one, base), `That has the value $${one}$ for $x = 0$. The value at the start is $${start}$.`],
      [
        formula(start, baseText(factor, !isGrowth)),
        `Divide each value by the previous one, not the other way around: $${one}/${start} = ${base}$.`,
      ],
      isGrowth &&
        factor > 2 && [
          formula(start, String(factor - 1)),
          `The value becomes ${factor} times as large. The base is the whole factor, $${factor}$.`,
        ],
    ),
  };
}

/** Asks for the function from two values. */
function fromTwoValues(random: Random, setting: Setting, { start, factor, first, last, at }: Data): Draft {
  const { isGrowth, unit, begin, later } = setting;
  const base = baseText(factor, isGrowth);
  const [low, high, gap] = [at(first), at(last), last - first];
  const answer = formula(start, base);
  const quotient = quotientText(high, low);
  const story =
    first === 0
      ? `${begin.replace('NUMBER', String(low))} and ${high} after ${after(last, unit)}.`
      : `${later.replace('NUMBER', String(low)).replace('TIME', after(first, unit))} and ${high} after ${after(last, unit)}.`;
  const back = isGrowth ? `${low}/${factor}^${first}` : `${low} * ${factor}^${first}`;
  return {
    question: wording(random, setting, story),
    answer,
    form: { kind: 'expression' },
    hints: [
      `In an exponential function a(b)ˣ, the values are multiplied by b each ${unit}.`,
      `From ${low} to ${high}, the value is multiplied by $${quotient}$ in ${after(gap, unit)}.`,
      first === 0
        ? `So $b^${gap} = ${quotient}$, and $a = ${start}$.`
        : `${gap === 1 ? `So $b = ${base}$.` : `So $b^${gap} = ${quotient}$.`} Then go back ${after(first, unit)} to find a.`,
    ],
    steps: [
      line('practice.growth-factor', `The factor for ${after(gap, unit)}`, `${high}/${low}`, '=', quotient),
      ...(gap === 1
        ? []
        : [
            line(
              'practice.root-of-factor',
              `The factor for 1 ${unit}, applied ${gap} times`,
              `b^${gap}`,
              '=',
              quotient,
            ),
            line('practice.root-of-factor', `The factor for 1 ${unit}`, 'b', '=', base),
          ]),
      ...(first === 0
        ? []
        : [line('practice.set-up', `Go back ${after(first, unit)} to the start`, back, '=', String(start))]),
      line(
        'practice.exponential-function',
        'Multiply the value at the start by the power of the factor',
        'y',
        '=',
        answer,
      ),
    ],
    mistakes: wrongFunctions(setting, { start, factor, first, last, at }),
  };
}

/** Returns the mistakes with two values. */
function wrongFunctions(
  { isGrowth, unit }: Setting,
  { start, factor, first, last, at }: Data,
): readonly Mistake[] {
  const base = baseText(factor, isGrowth);
  const [low, high, gap] = [at(first), at(last), last - first];
  const quotient = quotientText(high, low);
  const [size, back] = isGrowth
    ? ['larger, so the base is greater', 'divide']
    : ['smaller, so the base is less', 'multiply'];
  return slips(
    gap > 1 && [
      formula(start, quotient),
      `$${quotient}$ is the factor for ${gap} ${unit}s. For one ${unit}, b must satisfy $b^${gap} = ${quotient}$.`,
    ],
    gap > 1 &&
      isGrowth &&
      factor ** gap % gap === 0 && [
        formula(start, String(factor ** gap / gap)),
        `You divided $${quotient}$ by ${gap}. There are ${gap} equal factors, so $b^${gap} = ${quotient}$.`,
      ],
    first > 0 && [
      formula(low, base),
      `$${low}$ is the value after ${after(first, unit)}. Go back to $x = 0$ to find a.`,
    ],
    first === 0 && [
      formula(isGrowth ? factor : `(${base})`, String(start)),
      `You swapped the numbers. The value at the start, $${start}$, is in front.`,
    ],
    (high - low) % gap === 0 &&
      first === 0 && [
        `${low} ${high < low ? '-' : '+'} ${Math.abs(high - low) / gap}x`,
        `That is a linear function, which adds the same number each ${unit}. Here the values are multiplied by the same number.`,
      ],
    [formula(start, baseText(factor, !isGrowth)), `From ${low} to ${high}, the values get ${size} than 1.`],
    first > 0 && [
      isGrowth
        ? formula(low * factor ** first, base)
        : low % factor ** first === 0
          ? formula(low / factor ** first, base)
          : undefined,
      `You went forward in time. To go back ${after(first, unit)}, ${back} by $${factor}^${first}$.`,
    ],
  );
}
