import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { FILLED, SURFACES } from './stories.js';
import { AREAS, type Conversion, VOLUMES } from './units.js';

/** Conversions between units of area, units of volume and liters, and amounts measured in mixed units. */
export const areaVolumeUnits: Family = {
  id: 'area-volume-units',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return conversion(random, AREAS);
    if (difficulty === 'medium') return conversion(random, VOLUMES);
    return random.pick([FILLED, SURFACES] as const).make(random);
  },
};

/** A conversion of an amount, in one direction or the other. */
interface Task extends Conversion {
  readonly factor: number;
  readonly isDown: boolean;
  readonly from: string;
  readonly to: string;
  readonly asked: string;
  readonly answer: string;
}

/** Returns a number with at most 6 decimals, as text. */
const text = (n: number): string => String(Number(n.toFixed(6)));

function taskOf(random: Random, table: readonly [Conversion, ...Conversion[]]): Task {
  const drawn = random.pick(table);
  const [low, high, by] = drawn.amounts;
  const amount = text(low + by * random.whole(0, Math.floor((high - low) / by)));
  const factor = drawn.side ** drawn.power;
  const other = text(Number(amount) * factor);
  const isDown = random.oneIn(2);
  const [asked, answer] = isDown ? [amount, other] : [other, amount];
  const [from, to] = isDown ? [drawn.large, drawn.small] : [drawn.small, drawn.large];
  if (asked === '1' || answer === '1') return taskOf(random, table);
  return { ...drawn, factor, isDown, from, to, asked, answer };
}

function conversion(random: Random, table: readonly [Conversion, ...Conversion[]]): Draft {
  const task = taskOf(random, table);
  const { isDown, from, to, asked, answer, large, small, side, power, factor, figure } = task;
  const one = large.replace(/s$/, '');
  const sides = Array.from({ length: power }, () => String(side)).join(' * ');
  const [verb, sign] = isDown ? (['Multiply', '*'] as const) : (['Divide', '/'] as const);
  const more = isDown ? `more ${to}` : `fewer ${to}`;
  return {
    question: random.pick([
      `Convert ${asked} ${from} to ${to}.`,
      `How many ${to} are in ${asked} ${from}?`,
      `How much is ${asked} ${from} in ${to}?`,
    ]),
    answer,
    form: { kind: 'number', unit: to },
    hints: [
      power === 2
        ? `Imagine one ${one} as a square. How many ${small} fit along each side?`
        : `Imagine one ${one} as a cube. How many ${small} fit along each edge?`,
      `${figure}, so it contains $${sides}$ ${small}.`,
      `${verb} ${asked} by ${factor}.`,
    ],
    steps: [
      line('practice.convert-unit', figure, sides, '=', String(factor)),
      line(
        isDown ? 'practice.multiply' : 'practice.divide',
        `${verb} by ${factor}, because you need ${more}`,
        `${asked}${sign}${factor}`,
        '=',
        answer,
      ),
    ],
    mistakes: mistakesOf(task, sides, one),
  };
}

function mistakesOf(task: Task, sides: string, one: string) {
  const { isDown, asked, small, side, power, factor } = task;
  const by = (wrong: number): string | undefined =>
    short(isDown ? Number(asked) * wrong : Number(asked) / wrong);
  return slips(
    [
      by(side),
      `The factor ${side} is for lengths. One ${one} is $${sides}$ ${small}, so calculate with ${factor}.`,
    ],
    power === 3 && [
      by(side ** 2),
      `The factor $${side} * ${side}$ is for areas. A volume has three directions, so calculate with $${sides} = ${factor}$.`,
    ],
    [
      by(side * power),
      `One ${one} is $${sides}$ ${small}, not $${side} * ${power}$. Calculate with ${factor}.`,
    ],
    [
      by(1 / factor),
      `You ${isDown ? 'divided' : 'multiplied'} by ${factor}. One ${one} is ${factor} ${small}, so ${isDown ? 'multiply' : 'divide'}.`,
    ],
  );
}

/** Returns an answer that a student may give. Returns undefined for an answer with many digits. */
function short(n: number): string | undefined {
  const rounded = text(n);
  const isShort = n > 0 && n !== 1 && Math.abs(Number(rounded) - n) < 1e-9 && rounded.length <= 8;
  return isShort ? rounded : undefined;
}
