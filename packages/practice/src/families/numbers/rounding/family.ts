import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { slips } from '../../shared/slips.js';

/** Rounding to tens, hundreds and thousands, to decimal places, and to significant figures. */
export const rounding: Family = {
  id: 'rounding',
  category: 'algebra',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return toTens(random);
    if (difficulty === 'medium') return toDecimals(random);
    return random.oneIn(2) ? largeToFigures(random) : smallToFigures(random);
  },
};

/** A number as digits × 10^(-places), to round to the place with 10^zeros of these digits. */
interface Task {
  readonly digits: number;
  readonly places: number;
  readonly zeros: number;
  /** The place in words: "hundreds place". */
  readonly place: string;
  readonly hint: string;
}

/** Returns a number of tenths, hundredths or thousandths as text, with all its decimals. */
function textOf(digits: number, places: number): string {
  return (digits / 10 ** places).toFixed(places);
}

/** Checks whether rounding drops digits and leaves no 0 at the end of a decimal, nor a number with seven digits. */
function isPlain({ digits, places, zeros }: Pick<Task, 'digits' | 'places' | 'zeros'>): boolean {
  const unit = 10 ** zeros;
  const kept = Math.round(digits / unit);
  return digits % unit !== 0 && kept * unit < 1_000_000 && (places === 0 || kept % 10 !== 0);
}

function draft(question: string, { digits, places, zeros, place, hint }: Task): Draft {
  const unit = 10 ** zeros;
  const [below, rest] = [Math.floor(digits / unit), digits % unit];
  const isUp = 2 * rest >= unit;
  const kept = below + (isUp ? 1 : 0);
  const left = Math.max(places - zeros, 0);
  /** Returns the text of a number of units of the place. */
  const inUnits = (count: number): string => ((count * unit) / 10 ** places).toFixed(left);
  const size = String(unit / 10 ** places);
  const next = Math.floor((10 * rest) / unit);
  const answer = inUnits(kept);
  const reason = `The next digit is ${next}, so round ${isUp ? 'up' : 'down'}`;
  return {
    question,
    task: { kind: 'round', given: textOf(digits, places) },
    answer,
    form: { kind: 'number' },
    hints: [
      hint,
      `Look at the digit to the right of the ${place}. It is ${next}.`,
      `${reason}. All digits to the right of the ${place} ${left > 0 ? 'are dropped' : 'become 0'}.`,
    ],
    steps: [
      line(
        'practice.split-at-place',
        `Split the number after the ${place}`,
        textOf(digits, places),
        '=',
        `${below} * ${size} + ${String(rest / 10 ** places)}`,
      ),
      line('practice.round', reason, isUp ? `(${below} + 1) * ${size}` : `${below} * ${size}`, '=', answer),
    ],
    mistakes: slips(
      [
        inUnits(isUp ? below : below + 1),
        `You rounded ${isUp ? 'down' : 'up'}. The digit to the right of the ${place} is ${next}, so round ${isUp ? 'up' : 'down'}.`,
      ],
      zeros > 1 && [
        String((Math.round(digits / (unit / 10)) * (unit / 10)) / 10 ** places),
        `You rounded one place too far to the right. The ${place} is one place farther to the left.`,
      ],
      [
        String((Math.round(digits / (unit * 10)) * unit * 10) / 10 ** places),
        `You rounded one place too far to the left. The ${place} is one place farther to the right.`,
      ],
      left === 0 &&
        places === 0 && [
          kept,
          `Keep the size of the number. The digits to the right of the ${place} become zeros, so $${kept}$ is followed by ${zeros} ${zeros === 1 ? 'zero' : 'zeros'}.`,
        ],
    ),
  };
}

const THINGS: readonly [string, ...string[]] = [
  'A stadium has NUMBER seats.',
  'A city library has NUMBER books.',
  'On a weekend, a museum counts NUMBER visitors.',
  'A town has NUMBER inhabitants.',
  'A video has NUMBER views.',
];

function toTens(random: Random): Draft {
  const [digits, zeros] = [random.whole(1024, 98_765), random.whole(1, 3)];
  const unit = 10 ** zeros;
  if (!isPlain({ digits, places: 0, zeros }) || digits < 5 * unit) return toTens(random);
  const name = ['ten', 'hundred', 'thousand'][zeros - 1] ?? '';
  const question = random.oneIn(2)
    ? `Round $${digits}$ to the nearest ${name}.`
    : `${random.pick(THINGS).replace('NUMBER', String(digits))} What is that to the nearest ${name}?`;
  return draft(question, {
    digits,
    places: 0,
    zeros,
    place: `${name}s place`,
    hint: `Between which two multiples of ${unit} is the number?`,
  });
}

const MEASURED: readonly [string, ...string[]] = [
  'A scale shows NUMBER kilograms.',
  'A runner takes NUMBER seconds for a lap.',
  'The calculator shows NUMBER.',
  'A part is NUMBER centimeters long.',
];

function toDecimals(random: Random): Draft {
  const [digits, places] = [random.whole(1001, 98_765), random.pick([3, 3, 4] as const)];
  const to = random.whole(1, places - 1);
  if (digits % 10 === 0 || to > 2 || !isPlain({ digits, places, zeros: places - to }))
    return toDecimals(random);
  const name = to === 1 ? 'tenth' : 'hundredth';
  const number = textOf(digits, places);
  const goal = random.pick([`to ${to} decimal place${to === 1 ? '' : 's'}`, `to the nearest ${name}`]);
  const question = random.oneIn(2)
    ? `Round $${number}$ ${goal}.`
    : `${random.pick(MEASURED).replace('NUMBER', number)} What is that, rounded ${goal}?`;
  return draft(question, {
    digits,
    places,
    zeros: places - to,
    place: `${name}s place`,
    hint: `How many digits after the decimal point will be left? The ${name}s place is the last one.`,
  });
}

const FIGURES = ['first', 'second', 'third'] as const;

function figuresTask(random: Random, number: string, figures: number): string {
  const goal = `to ${figures} significant figure${figures === 1 ? '' : 's'}`;
  return random.pick([`Round $${number}$ ${goal}.`, `What is $${number}$, rounded ${goal}?`]);
}

function largeToFigures(random: Random): Draft {
  const [digits, figures] = [random.whole(10_123, 987_654), random.whole(1, 3)];
  const zeros = String(digits).length - figures;
  if (!isPlain({ digits, places: 0, zeros })) return largeToFigures(random);
  return draft(figuresTask(random, String(digits), figures), {
    digits,
    places: 0,
    zeros,
    place: `${FIGURES[figures - 1] ?? ''} digit`,
    hint: 'The first significant figure is the first digit that isn’t 0.',
  });
}

function smallToFigures(random: Random): Draft {
  const [digits, figures] = [random.whole(101, 999), random.whole(1, 2)];
  const zeros = 3 - figures;
  if (digits % 10 === 0 || !isPlain({ digits, places: 4, zeros })) return smallToFigures(random);
  return draft(figuresTask(random, textOf(digits, 4), figures), {
    digits,
    places: 4,
    zeros,
    place: `${FIGURES[figures - 1] ?? ''} significant figure`,
    hint: 'Zeros at the beginning don’t count. The first significant figure is the first digit that isn’t 0.',
  });
}
