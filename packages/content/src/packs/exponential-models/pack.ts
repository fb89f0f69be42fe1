import type { Pack } from '../pack.js';
import { approachingALevel } from './approaching-a-level.js';
import { compoundInterest } from './compound-interest.js';
import { decibelsAndMagnitudes } from './decibels-and-magnitudes.js';
import { exponentialGrowth } from './exponential-growth.js';
import { fittingALaw } from './fitting-a-law.js';
import { halfLifeAndDoubling } from './half-life-and-doubling.js';
import { logarithmicScales } from './logarithmic-scales.js';
import { solvingForTime } from './solving-for-time.js';

export const exponentialModels: Pack = {
  id: 'exponential-models',
  title: 'Growth, Decay and Logarithms at Work',
  description:
    'Money, medicine, cooling tea, sound and earthquakes: how one law describes them all, and how logarithms answer “when?”.',
  difficulty: 'Advanced',
  features: [
    '{lessons} lessons with {examples} worked examples',
    '{mistakes} common mistakes, each with its reason',
    '{drawings} drawings, described in words',
    '{problems} selected problems with full solutions',
    'A one-page summary to print',
  ],
  priceCents: 2199,
  lessons: [
    exponentialGrowth,
    compoundInterest,
    halfLifeAndDoubling,
    solvingForTime,
    approachingALevel,
    logarithmicScales,
    decibelsAndMagnitudes,
    fittingALaw,
  ],
  problems: {
    bank: [
      'algebra-doubling-01',
      'algebra-percent-02',
      'algebra-monthly-interest-01',
      'algebra-effective-rate-01',
      'algebra-present-value-01',
      'logarithms-chessboard-01',
      'logarithms-savings-01',
      'logarithms-rule-of-thumb-01',
      'logarithms-caffeine-01',
      'logarithms-decay-inequality-01',
      'logarithms-carbon-01',
      'logarithms-medicine-01',
      'logarithms-two-towns-01',
      'logarithms-coffee-01',
      'logarithms-vinegar-01',
      'logarithms-dilution-01',
      'logarithms-ruler-01',
      'logarithms-middle-01',
      'logarithms-machines-01',
      'logarithms-siren-01',
      'logarithms-quake-energy-01',
      'logarithms-starlight-01',
      'logarithms-octaves-01',
      'logarithms-colony-01',
      'logarithms-two-points-01',
    ],
    families: [
      { family: 'percent', difficulty: 'hard', count: 2 },
      { family: 'growth', difficulty: 'easy', count: 3 },
      { family: 'growth', difficulty: 'medium', count: 4 },
      { family: 'growth', difficulty: 'hard', count: 5 },
      { family: 'exponential-equation-rounded', difficulty: 'hard', count: 2 },
      { family: 'orders-of-magnitude', difficulty: 'easy', count: 2 },
      { family: 'orders-of-magnitude', difficulty: 'medium', count: 1 },
      { family: 'orders-of-magnitude', difficulty: 'hard', count: 3 },
    ],
  },
  summary: [
    {
      heading: 'Growth and decay',
      lines: [
        'Equal times, equal factors: after $t$ steps $a$ has become $a*q^t$.',
        'Plus 20% is the factor 1.2, minus 15% the factor 0.85: what is left counts.',
        'Times are added, factors multiplied: $q^(s + t) = q^s*q^t$. Half a step is a root.',
        'Test a table: equal quotients, exponential; equal differences, linear.',
      ],
    },
    {
      heading: 'Interest',
      lines: [
        'Rate $r$, added $n$ times a year, $t$ years: $a(1 + r/n)^(n*t)$.',
        'Factor and number of periods must speak of the same period.',
        'Compare loans by what a year makes of 1 dollar. Back to today: divide.',
        'Interest at every moment: $a*e^(r*t)$, with $e ≈ 2.718$.',
      ],
    },
    {
      heading: 'Half-life and doubling time',
      lines: [
        '$a*(1/2)^(t/h)$ and $a*2^(t/d)$: how often does it fit into the time?',
        'At $p$ percent a year doubling takes about $70/p$ years.',
      ],
    },
    {
      heading: 'When?',
      lines: [
        'Power alone, ln of both sides, exponent down, divide.',
        'From $a*q^t = n$ follows $t = ln(n/a)/ln(q)$.',
        'For $q < 1$ the logarithm is negative: dividing an inequality by it turns the sign.',
      ],
    },
    {
      heading: 'Toward a level',
      lines: [
        'Take the level away, then it is pure decay: $s + (a - s)*q^t$.',
        'The answer always lies between start and level.',
      ],
    },
    {
      heading: 'Scales of factors',
      lines: [
        '$log_10(a*b) = log_10(a) + log_10(b)$: multiplying becomes adding.',
        'pH: $-log_10(h)$. One step less is ten times as acidic.',
        'Decibels: $r$ times as strong is $10log_10(r)$ more; twice is 3, ten times is 10.',
        'Quakes: one magnitude is 10 times the swing and $10^1.5$ times the energy.',
        'Never add or average marks: down to the amounts, calculate, up again.',
      ],
    },
    {
      heading: 'A law from two measurements',
      lines: [
        'Divide the equations: $q = (n/m)^(1/(v - u))$, then $a = m/q^u$.',
        'Count the steps between. A third point tests the law.',
        'Logarithms of exponential growth lie on a line. Say where your law ends.',
      ],
    },
  ],
};
