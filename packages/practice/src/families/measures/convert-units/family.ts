import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';
import { ACROSS, type Conversion, CUSTOMARY, METRIC, SQUARED } from './units.js';

/** Metric and customary units of length, mass, volume and area, and conversions between both systems. */
export const convertUnits: Family = {
  id: 'convert-units',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return known(random, METRIC);
    if (difficulty === 'medium') return known(random, CUSTOMARY);
    return random.oneIn(2) ? known(random, SQUARED) : given(random);
  },
};

/** A conversion of an amount: n of the larger unit, in one direction or the other. */
interface Task extends Conversion {
  readonly isDown: boolean;
  readonly from: string;
  readonly to: string;
  readonly asked: string;
  readonly answer: string;
  readonly value: number;
}

/** Returns a number with at most 6 digits after the point, as text. */
const text = (n: number): string => String(Number(n.toFixed(6)));

function taskOf(random: Random, table: readonly [Conversion, ...Conversion[]]): Task {
  const conversion = random.pick(table);
  const [low, high, by] = conversion.amounts;
  const n = Number((low + by * random.whole(0, Math.floor((high - low) / by))).toFixed(2));
  const isDown = random.oneIn(2);
  const other = text(n * conversion.factor);
  const [asked, answer] = isDown ? [text(n), other] : [other, text(n)];
  const { large, small } = conversion;
  if (asked === '1' || answer === '1' || Number(other) >= 1_000_000) return taskOf(random, table);
  const [from, to] = isDown ? [large, small] : [small, large];
  return { ...conversion, isDown, from, to, asked, answer, value: Number(asked) };
}

/** Creates a conversion whose factor students know. */
function known(random: Random, table: readonly [Conversion, ...Conversion[]]): Draft {
  const task = taskOf(random, table);
  const { asked, from, to } = task;
  return draft(
    task,
    random.pick([
      `Convert ${asked} ${from} to ${to}.`,
      `How many ${to} are in ${asked} ${from}?`,
      `How much is ${asked} ${from} in ${to}?`,
    ]),
    `How many ${task.small} make one ${task.one}?`,
  );
}

/** Creates a conversion whose factor the question gives. */
function given(random: Random): Draft {
  const task = taskOf(random, ACROSS);
  const { asked, from, to, one, factor, small } = task;
  return draft(
    task,
    random.pick([
      `One ${one} is about ${factor} ${small}. Convert ${asked} ${from} to ${to}.`,
      `Take one ${one} as ${factor} ${small}. How many ${to} are in ${asked} ${from}?`,
    ]),
    `Does the number get larger or smaller in ${to}?`,
  );
}

function draft(task: Task, question: string, firstHint: string): Draft {
  const { isDown, to, asked, answer, value, one, small, factor, confused } = task;
  const verb = isDown ? 'Multiply' : 'Divide';
  const equality = `${one} is ${factor} ${small}`;
  const more = isDown ? `more ${to}` : `fewer ${to}`;
  /** True if a confused factor is ten times too large or too small, so that no other mistake says so. */
  const isPowerOff = confused.some((wrong) => wrong === 10 * factor || 10 * wrong === factor);
  const slipOf = (wrong: number): number => (isDown ? value * wrong : value / wrong);
  return {
    question,
    answer,
    form: { kind: 'number', unit: to },
    hints: [
      firstHint,
      `One ${equality}. Is the number of ${to} larger or smaller?`,
      `${verb} ${asked} by ${factor}.`,
    ],
    steps: [
      line('practice.convert-unit', `One ${equality}`, `1 * ${factor}`, '=', String(factor)),
      line(
        isDown ? 'practice.multiply' : 'practice.divide',
        `${verb} by ${factor}, because you need ${more}`,
        isDown ? `${asked} * ${factor}` : `${asked}/${factor}`,
        '=',
        answer,
      ),
    ],
    mistakes: slips(
      [
        short(isDown ? value / factor : value * factor),
        `You ${isDown ? 'divided' : 'multiplied'} by ${factor}. One ${equality}, so you need ${more}.`,
      ],
      !isPowerOff && [
        short(10 * Number(answer)),
        `That is ten times too much. ${verb} ${asked} by ${factor}.`,
      ],
      confused.length === 0 && [
        short(Number(answer) / 10),
        `That is ten times too little. ${verb} ${asked} by ${factor}.`,
      ],
      ...confused.map(
        (wrong) => [short(slipOf(wrong)), `You calculated with ${wrong}, but one ${equality}.`] as const,
      ),
      confused.length === 0 && [
        short(isDown ? value + factor : value - factor),
        `You ${isDown ? 'added' : 'subtracted'} ${factor}. ${verb} by it instead.`,
      ],
    ),
  };
}

/** Returns the text of an answer that a student may give, or undefined for one with many digits. */
function short(n: number): string | undefined {
  const rounded = text(n);
  return n > 0 && n !== 1 && Math.abs(Number(rounded) - n) < 1e-9 && rounded.length <= 7
    ? rounded
    : undefined;
}
