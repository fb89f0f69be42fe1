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
    'Money, medicine, cooling tea, sound and earthquakes: how one law describes them all, and how logarithms answer “when?”',
  difficulty: 'Advanced',
  features: [
    '{lessons} lessons with {examples} worked examples',
    'Real scales: pH, decibels, earthquakes and stars',
    '{drawings} drawings, described in words',
    '{problems} selected problems with full solutions',
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
        'Equal time intervals, equal factors: after $t$ steps $a$ has become $a*q^t$.',
        'Plus 20% is a factor of 1.2. Minus 15% is a factor of 0.85, because 85% is left.',
        'Add times, multiply factors: $q^(s + t) = q^s*q^t$. Half a step is a square root.',
        'Test a table: equal quotients mean exponential, and equal differences mean linear.',
      ],
    },
    {
      heading: 'Interest',
      lines: [
        'Rate $r$, compounded $n$ times a year for $t$ years: $a(1 + r/n)^(n*t)$.',
        'The factor and the number of periods must refer to the same period.',
        'Compare loans by what 1 dollar becomes in a year. Present value: divide.',
        'Compounded continuously: $a*e^(r*t)$, with $e ≈ 2.718$.',
      ],
    },
    {
      heading: 'Half-life and doubling time',
      lines: [
        '$a*(1/2)^(t/h)$ and $a*2^(t/d)$: count the half-lives or doublings.',
        'At $p$ percent a year, doubling takes about $70/p$ years.',
      ],
    },
    {
      heading: 'When?',
      lines: [
        'Isolate the power, take ln of both sides, bring the exponent down, divide.',
        'From $a*q^t = n$ it follows that $t = ln(n/a)/ln(q)$.',
        'For $q < 1$, $ln(q)$ is negative: dividing an inequality by it flips the sign.',
      ],
    },
    {
      heading: 'Toward a level',
      lines: [
        'Subtract the level to get pure decay: $s + (a - s)*q^t$.',
        'The answer is always between the starting value and the level.',
      ],
    },
    {
      heading: 'Logarithmic scales',
      lines: [
        '$log_10(a*b) = log_10(a) + log_10(b)$: multiplying becomes adding.',
        'pH: $-log_10(h)$. One step lower is ten times as acidic.',
        'Decibels: $r$ times as strong is $10log_10(r)$ dB more. Twice as strong is 3 dB more.',
        'Earthquakes: one magnitude is 10 times the motion and $10^1.5$ times the energy.',
        'Never add or average marks: convert to amounts, calculate, convert back.',
      ],
    },
    {
      heading: 'A law from two measurements',
      lines: [
        'Divide the equations: $q = (n/m)^(1/(v - u))$, then $a = m/q^u$.',
        'Count the steps between measurements. A third point tests the law.',
        'Logarithms of exponential growth lie on a line. Say where your law stops working.',
      ],
    },
  ],
};
