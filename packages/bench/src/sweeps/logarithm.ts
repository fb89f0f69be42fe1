import { evaluateLogarithm, logarithm } from '@mathtools/math-core/logarithm';
import Fraction from 'fraction.js';
import { log } from 'mathjs';
import { range, type Sweep, tally } from '../tally.js';

interface Case {
  readonly base: number;
  readonly value: number;
  readonly p: number;
  readonly q: number;
}

function powers(): readonly Case[] {
  const found: Case[] = [];
  for (const base of range(2, 100)) {
    for (let [value, p] = [base, 1]; value <= 2 ** 53; [value, p] = [value * base, p + 1])
      found.push({ base, value, p, q: 1 });
  }
  return found;
}

const roots: readonly Case[] = [2, 3, 4].flatMap((c) =>
  range(1, 11).flatMap((q) =>
    range(1, 11)
      .filter((p) => p !== q)
      .map((p) => ({ base: c ** q, value: c ** p, p, q })),
  ),
);

const ours = {
  logarithm: ({ base, value }: Case) => logarithm(base, value),
  evaluateLogarithm: ({ base, value }: Case) => {
    const result = evaluateLogarithm({ base, value });
    return result.ok && result.value.answer.number;
  },
  'its exact value': ({ base, value }: Case) => {
    const result = evaluateLogarithm({ base, value });
    const [n, d = '1'] = (result.ok ? (result.value.answer.exact ?? '') : '').split('/');
    return Number(n) / Number(d);
  },
};
const peers = {
  'ln÷ln': ({ base, value }: Case) => Math.log(value) / Math.log(base),
  'Math.log10': ({ base, value }: Case) => Math.log10(value) / Math.log10(base),
  'Math.log2': ({ base, value }: Case) => Math.log2(value) / Math.log2(base),
  mathjs: ({ base, value }: Case) => log(value, base),
  'fraction.js': ({ base, value }: Case) => new Fraction(value).log(base).valueOf(),
};

export function logarithmSweeps(): readonly Sweep[] {
  const expected = ({ p, q }: Case): number => p / q; // The quotient of integers is rounded once.
  return [
    tally({ name: 'exact powers log_a(a^k), a ≤ 100, a^k ≤ 2^53', cases: powers(), expected, ours, peers }),
    tally({ name: 'rational logarithms log_(c^q)(c^p)', cases: roots, expected, ours, peers }),
  ];
}
