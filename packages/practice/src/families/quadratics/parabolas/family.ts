import type { Draft, Family } from '../../../family.js';
import { line, sumText } from '../../../family.js';
import type { Random } from '../../../random.js';
import { story, storyFamily } from '../../../story/story.js';
import { signed, slips } from '../../shared/slips.js';

/** Creates a problem that asks for the vertex of a parabola with an integer vertex. */
function vertex(random: Random): Draft {
  const [a, h, k] = [
    random.pick([1, 1, 1, 2, 3, -1, -1, -2]),
    random.wholeExcept(-6, 6, 0),
    random.wholeExcept(-12, 12, 0),
  ];
  const [b, c] = [-2 * a * h, a * h * h + k];
  if (c === 0 || Math.abs(c) > 60 || h === k) return vertex(random);
  const value = (x: number | string): string =>
    `${a === 1 ? '' : a === -1 ? '-' : `${a} * `}${x}^2 ${b < 0 ? '-' : '+'} ${Math.abs(b)} * ${x} ${c < 0 ? '-' : '+'} ${Math.abs(c)}`;
  const at = value(signed(h));
  const wrongSign = a * h * h + b * -h + c;
  return {
    question: `What is the vertex of the parabola $y = ${sumText([a, 'x^2'], [b, 'x'], [c, ''])}$?`,
    answer: `(${h}, ${k})`,
    form: { kind: 'point', names: ['x', 'y'] },
    hints: [
      'The vertex is on the axis of symmetry. Where is it?',
      `For $ax^2 + bx + c$, the axis is at $x = -b/(2a)$. Here a is ${a} and b is ${b}.`,
      `The x-coordinate is ${h}. Substitute it into the equation to find y.`,
    ],
    steps: [
      line('practice.set-up', 'The axis of symmetry', 'x', '=', `-${signed(b)}/(2 * ${signed(a)})`),
      line('practice.work-out', 'Evaluate', 'x', '=', String(h)),
      line('practice.substitute', 'Substitute for x', 'y', '=', at),
      line('practice.work-out', 'Evaluate', 'y', '=', String(k)),
    ],
    mistakes: slips(
      [`(${-h}, ${wrongSign})`, `Watch the sign: $x = -b/(2a)$, and b is $${b}$. So $x = ${h}$.`],
      [`(${h}, ${-k})`, `$x = ${h}$ is right. Watch the signs when you find $y$: $y = ${at}$.`],
      [
        `(${h}, ${c})`,
        `$x = ${h}$ is right, but $${c}$ is the value at $x = 0$. Substitute $${h}$ into the equation.`,
      ],
      [`(${2 * h}, ${c})`, `You forgot the 2 in $-b/(2a)$: $x = ${h}$, not $${2 * h}$.`],
      [`(${-h}, ${k})`, `$y = ${k}$ is right, but it is reached at $x = ${h}$. Watch the sign of $-b/(2a)$.`],
    ),
  };
}

/** Creates a problem about the greatest height of a throw: y = 20t − 5t² + 1. */
const highest = /* @__PURE__ */ story({
  numbers: { t: [1, 6], s: [0, 60] },
  derive: ({ t, s }) => ({
    v: 10 * t,
    top: 5 * t * t + s,
    climb: 5 * t * t,
    up: 10 * t * t,
    twice: 2 * t,
    alone: 10 * t + s - 5,
  }),
  when: ({ s }) => s > 0,
  settings: [
    {
      ask: [
        'A ball is thrown upward from a balcony. After $t$ seconds, it is ${v}t - 5t^2 + {s}$ meters high. How high does it get?',
        'The height of a ball in meters is ${v}t - 5t^2 + {s}$ after $t$ seconds. What is its greatest height?',
      ],
      unit: 'meters',
      numbers: { t: [1, 4] },
    },
    {
      ask: [
        'A rocket is launched from a tower. After $t$ seconds, its height is ${v}t - 5t^2 + {s}$ meters. What is its greatest height?',
        'A model rocket is ${v}t - 5t^2 + {s}$ meters high after $t$ seconds. How high does it rise?',
      ],
      unit: 'meters',
      numbers: { t: [3, 6] },
    },
    {
      ask: [
        'A fountain on a wall shoots water upward. A drop is ${v}t - 5t^2 + {s}$ meters high after $t$ seconds. How high does it get?',
        'The height of a water drop is ${v}t - 5t^2 + {s}$ meters after $t$ seconds. What is the highest point it reaches, in meters?',
      ],
      unit: 'meters',
      numbers: { t: [1, 3] },
    },
    {
      ask: [
        'A stone is thrown upward from a cliff. After $t$ seconds, it is ${v}t - 5t^2 + {s}$ meters above the sea. What is its greatest height above the sea?',
        'After $t$ seconds, a stone is ${v}t - 5t^2 + {s}$ meters above the sea. How high above the sea does it get?',
      ],
      unit: 'meters',
    },
  ],
  answer: '{top}',
  hints: [
    'The greatest height is at the vertex of a parabola. At what time is that?',
    'The vertex is at $t = -b/(2a)$, where a is −5 and b is {v}.',
    'The highest point is at $t = {t}$. Substitute it into the formula.',
  ],
  steps: [
    ['practice.set-up', 'The time of the vertex', 't', '=', '-{v}/(2 * (-5))'],
    ['practice.work-out', 'Evaluate', 't', '=', '{t}'],
    [
      'practice.substitute',
      'Substitute it into the formula',
      '{v}t - 5t^2 + {s}',
      '=',
      '{v} * {t} - 5 * {t}^2 + {s}',
    ],
    ['practice.products-first', 'Evaluate each product', '{v}t - 5t^2 + {s}', '=', '{up} - {climb} + {s}'],
    ['practice.work-out', 'Evaluate', '{up} - {climb} + {s}', '=', '{top}'],
  ],
  mistakes: [
    [({ t }) => t, 'That is the time. Substitute $t = {t}$ into the formula to get the height.'],
    [({ climb }) => climb, 'That is how far it rises. It starts at a height of ${s}$: add that.'],
    [({ up, s }) => up + s, 'You forgot $5t^2$. At $t = {t}$, it is ${climb}$: subtract that.'],
    [({ alone }) => alone, 'That is the height after one second. The vertex is at $t = {t}$.'],
    [({ s }) => s, 'That is the height at the start. The vertex is at $t = {t}$.'],
  ],
});

/** Creates a problem that asks when a throw reaches the ground or a height on the way down. */
const landing = /* @__PURE__ */ story({
  numbers: { p: [1, 5], q: [2, 9] },
  derive: ({ p, q }) => {
    const [v, sum, product] = [5 * (p + q), p + q, p * q];
    return { v, sum, product, height: 5 * p * q, top: (p + q) / 2, start: 5 * (p + q) - 5 };
  },
  when: ({ p, q }) => q > p,
  settings: [
    {
      ask: [
        'After $t$ seconds, a ball is ${v}t - 5t^2$ meters high. When is it {height} meters high for the second time?',
        'A ball is thrown upward and is ${v}t - 5t^2$ meters high after $t$ seconds. When does it pass {height} meters on its way down?',
      ],
      words: { thing: 'ball' },
      unit: 'seconds',
    },
    {
      ask: [
        'A model rocket is ${v}t - 5t^2$ meters high after $t$ seconds. When is it {height} meters high for the second time?',
        'After $t$ seconds, the height of a model rocket is ${v}t - 5t^2$ meters. When is it {height} meters high on its way down?',
      ],
      words: { thing: 'rocket' },
      unit: 'seconds',
    },
    {
      ask: [
        'A stone is thrown upward. It is ${v}t - 5t^2$ meters high after $t$ seconds. When does it fall past a window at {height} meters?',
        'The height of a stone is ${v}t - 5t^2$ meters after $t$ seconds. When is it at {height} meters for the second time?',
      ],
      words: { thing: 'stone' },
      unit: 'seconds',
    },
    {
      ask: [
        'A firework rises and falls. After $t$ seconds, it is ${v}t - 5t^2$ meters high. It bursts on its way down, at {height} meters. When is that?',
        'A firework is ${v}t - 5t^2$ meters high after $t$ seconds, and bursts at {height} meters when it falls. After how many seconds is that?',
      ],
      words: { thing: 'firework' },
      unit: 'seconds',
    },
  ],
  answer: '{q}',
  hints: [
    'Write an equation for the height. How many solutions does it have?',
    'Solve ${v}t - 5t^2 = {height}$. Bring everything to one side and divide by 5.',
    'The equation is $(t - {p})(t - {q}) = 0$. Which solution comes later?',
  ],
  steps: [
    ['practice.set-up', 'The height is {height} meters', '{v}t - 5t^2', '=', '{height}'],
    ['practice.bring-to-one-side', 'Bring everything to the right', '0', '=', '5t^2 - {v}t + {height}'],
    ['practice.divide-both-sides', 'Divide both sides by 5', '0', '=', 't^2 - {sum}t + {product}'],
    ['practice.factor', 'Factor', '0', '=', '(t - {p})(t - {q})'],
    ['practice.zero-product', 'The later solution', 't', '=', '{q}'],
  ],
  mistakes: [
    [
      ({ p }) => p,
      'At that time the {thing} is on its way up. The other solution of ${v}t - 5t^2 = {height}$ comes later.',
    ],
    [({ sum }) => sum, 'That is when the {thing} reaches the ground. Solve ${v}t - 5t^2 = {height}$.'],
    [({ top }) => top, 'At that time the {thing} is at its highest point. Solve ${v}t - 5t^2 = {height}$.'],
    [({ height, v }) => height / v, 'You left out $5t^2$. The equation is ${v}t - 5t^2 = {height}$.'],
    [({ p, q }) => q - p, 'That is the time between the two solutions. The question asks for the later one.'],
  ],
});

const heights: Family = /* @__PURE__ */ storyFamily('parabolas', 'algebra', {
  medium: [highest],
  hard: [landing],
});

/** Vertices, greatest heights, and the times at which a height is reached. */
export const parabolas: Family = {
  ...heights,
  difficulties: ['easy', 'medium', 'hard'],
  make: (random, difficulty) => (difficulty === 'easy' ? vertex(random) : heights.make(random, difficulty)),
};
