import { type Draft, type Family, line } from '../../../family.js';
import type { Random } from '../../../random.js';
import { lowestTerms } from '../../shared/lowest.js';
import { slips } from '../../shared/slips.js';
import type { Ratio } from '../../shared/trig.js';

/** Exact sines, cosines and tangents of 30°, 45° and 60°. */
export const exactTrig: Family = {
  id: 'exact-trig',
  category: 'geometry',
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => {
    if (difficulty === 'easy') return multiple(random);
    return difficulty === 'medium' ? sum(random) : equation(random);
  },
};

/** A quotient times a square root: [1, 2, 3] is √3/2. */
type Value = readonly [top: number, bottom: number, root: 1 | 2 | 3];

const ANGLES = [30, 45, 60] as const;
type Angle = (typeof ANGLES)[number];
const VALUES: Readonly<Record<Ratio, Readonly<Record<Angle, Value>>>> = {
  sin: { 30: [1, 2, 1], 45: [1, 2, 2], 60: [1, 2, 3] },
  cos: { 30: [1, 2, 3], 45: [1, 2, 2], 60: [1, 2, 1] },
  tan: { 30: [1, 3, 3], 45: [1, 1, 1], 60: [1, 1, 3] },
};
const NAMES = ['sin', 'cos', 'tan'] as const;
const WORDS: Readonly<Record<Ratio, string>> = { sin: 'sine', cos: 'cosine', tan: 'tangent' };
const WHERE: Readonly<Record<Angle, string>> = {
  30: 'half of an equilateral triangle',
  45: 'half of a square',
  60: 'half of an equilateral triangle',
};

/** Returns the text of a multiple of a value in lowest terms: 3√3/2. */
function textOf(factor: number, [top, bottom, root]: Value): string {
  const [above, below] = lowestTerms(factor * top, bottom);
  const radical = root === 1 ? '' : `sqrt(${root})`;
  const product = root === 1 ? String(above) : above === 1 ? radical : `${above}${radical}`;
  return below === 1 ? product : `${product}/${below}`;
}

const other = (name: Ratio): Ratio => (name === 'sin' ? 'cos' : 'sin');
const turned = (angle: Angle): Angle => (angle === 45 ? 60 : angle === 30 ? 60 : 30);

function multiple(random: Random): Draft {
  const [factor, name, angle] = [random.whole(2, 40), random.pick(NAMES), random.pick(ANGLES)];
  const [value, written] = [VALUES[name][angle], `${factor} ${name} ${angle}°`];
  const [own, one] = [textOf(factor, value), textOf(1, value)];
  if (value[1] === 1 || factor % value[1] !== 0) return multiple(random);
  return {
    question: random.pick([
      `What is the exact value of ${written}?`,
      `Evaluate ${written} exactly, without a calculator.`,
    ]),
    answer: own,
    form: { kind: 'number' },
    mistakes: slips(
      [
        textOf(factor, VALUES[other(name)][angle]),
        `You used the ${name === 'sin' ? 'cosine' : 'sine'}. In this case, ${name} ${angle}° is $${one}$.`,
      ],
      [
        textOf(factor, VALUES[name][turned(angle)]),
        `That is the value for ${turned(angle)}°. For ${angle}°, it is $${one}$.`,
      ],
      [one, `That is ${name} ${angle}°. Multiply it by ${factor}.`],
      value[1] > 1 && [
        textOf(factor, [1, 1, value[2]]),
        `You forgot to divide by ${value[1]}: ${name} ${angle}° is $${one}$.`,
      ],
    ),
    hints: [
      `Think of ${WHERE[angle]}. Which sides does the ${WORDS[name]} compare?`,
      `The value of ${name} ${angle}° is $${one}$.`,
      `Simplify $${factor}*(${one})$.`,
    ],
    steps: [
      line(
        'practice.exact-ratio',
        `Exact value of the ${WORDS[name]}`,
        `${factor}*(${one})`,
        '=',
        `${textOf(factor * value[1], value)}/${value[1]}`,
      ),
      line('practice.cancel', 'Simplify', `${textOf(factor * value[1], value)}/${value[1]}`, '=', own),
    ],
  };
}

function sum(random: Random): Draft {
  const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
  const [f, g] = [random.pick(NAMES), random.pick(NAMES)];
  const [p, q] = [random.pick(ANGLES), random.pick(ANGLES)];
  const [u, v] = [VALUES[f][p], VALUES[g][q]];
  if (u[2] !== v[2] || u[1] * v[1] < 4 || (f === g && p === q)) return sum(random);
  const [above, below] = lowestTerms(a * u[0] * v[1] + b * v[0] * u[1], u[1] * v[1]);
  const all: Value = [above, below, u[2]];
  const written = `${a} ${f} ${p}° + ${b} ${g} ${q}°`;
  const [first, second, own] = [textOf(a, u), textOf(b, v), textOf(1, all)];
  return {
    question: random.pick([
      `What is the exact value of ${written}?`,
      `Evaluate ${written} exactly, without a calculator.`,
    ]),
    answer: own,
    form: { kind: 'number' },
    mistakes: slips(
      [first, `That is only ${a} ${f} ${p}°. Add ${b} ${g} ${q}°.`],
      [second, `That is only ${b} ${g} ${q}°. Add ${a} ${f} ${p}°.`],
      [
        textOf(1, [a + b, 1, u[2]]),
        `You added ${a} and ${b}. Multiply each value by its own factor first: $${first}$ and $${second}$.`,
      ],
      [
        textOf(1, [a + b, 2, u[2]]),
        `You used the same value twice. But ${f} ${p}° is $${textOf(1, u)}$, and ${g} ${q}° is $${textOf(1, v)}$.`,
      ],
      u[2] > 1 && [textOf(1, [above, below, 1]), `The root is missing: ${f} ${p}° is $${textOf(1, u)}$.`],
    ),
    hints: [
      'Replace each sine, cosine and tangent by its exact value.',
      `The values are $${textOf(1, u)}$ for ${f} ${p}° and $${textOf(1, v)}$ for ${g} ${q}°.`,
      `Add $${first}$ and $${second}$.`,
    ],
    steps: [
      line('practice.exact-ratio', `Exact value of the ${WORDS[f]}`, `${a}*(${textOf(1, u)})`, '=', first),
      line('practice.exact-ratio', `Exact value of the ${WORDS[g]}`, `${b}*(${textOf(1, v)})`, '=', second),
      line('practice.add', 'Add', `${first} + ${second}`, '=', own),
    ],
  };
}

function equation(random: Random): Draft {
  const [factor, name, angle] = [random.whole(2, 24), random.pick(NAMES), random.pick(ANGLES)];
  const value = VALUES[name][angle];
  const [right, one] = [textOf(factor, value), textOf(1, value)];
  const letter = random.pick(['x', 'a', 'b']);
  return {
    question: random
      .pick([
        `For an acute angle ${letter}, ${factor} sin ${letter} is $${right}$. What is ${letter} in degrees?`,
        `Find the acute angle ${letter} for which ${factor} sin ${letter} has the value $${right}$. Answer in degrees.`,
      ])
      .replace('sin', name),
    answer: String(angle),
    form: { kind: 'number', variable: letter, unit: '°' },
    mistakes: slips(
      ...ANGLES.map(
        (wrong) =>
          [
            wrong,
            `For ${wrong}°, the ${WORDS[name]} would be $${textOf(1, VALUES[name][wrong])}$. Here it is $${one}$.`,
          ] as const,
      ),
      [90, `Divide by ${factor} first. Then look for the angle whose ${WORDS[name]} is $${one}$.`],
    ),
    hints: [
      `Divide by ${factor} first.`,
      `Then ${name} ${letter} is $${one}$.`,
      `Think of ${WHERE[angle]}. Which angle has a ${WORDS[name]} of $${one}$?`,
    ],
    steps: [
      line(
        'practice.divide-both-sides',
        `Divide by ${factor} to get ${name} ${letter}`,
        `(${right})/${factor}`,
        '=',
        one,
      ),
      line(
        'practice.angle-from-ratio',
        `The acute angle with this ${WORDS[name]}`,
        letter,
        '=',
        String(angle),
      ),
    ],
  };
}
