import { algebraSweeps } from './sweeps/algebra.js';
import { algebraKindSweeps } from './sweeps/algebra-kinds.js';
import { dateSweep } from './sweeps/date.js';
import { lengthSweeps } from './sweeps/length.js';
import { loanSweeps } from './sweeps/loan.js';
import { logarithmSweeps } from './sweeps/logarithm.js';
import { percentageSweep } from './sweeps/percentage.js';
import { probeSweep } from './sweeps/probes.js';
import { roundingSweeps } from './sweeps/rounding.js';
import { temperatureSweep } from './sweeps/temperature.js';
import { ourUnitsSweep } from './sweeps/units.js';
import type { Sweep } from './tally.js';

const sweeps: readonly Sweep[] = [
  ...lengthSweeps(),
  ourUnitsSweep(),
  temperatureSweep(),
  ...logarithmSweeps(),
  ...roundingSweeps(),
  percentageSweep(),
  ...loanSweeps(),
  dateSweep(),
  probeSweep(),
  ...algebraSweeps(),
  ...algebraKindSweeps(),
];

const list = (counts: ReadonlyMap<string, number | string>): string =>
  [...counts].map(([name, count]) => `${name} ${count.toLocaleString('en-US')}`).join(' · ') || '–';

console.log(
  'Wrong answers. The correct answer is the double nearest to the exact answer, with each input read as its shortest decimal.',
);
console.log();
console.log('| sweep | cases | math-core | others |');
console.log('|---|---|---|---|');
for (const { name, cases, ours, peers } of sweeps)
  console.log(`| ${name} | ${cases.toLocaleString('en-US')} | ${list(ours)} | ${list(peers)} |`);

if (sweeps.some(({ ours }) => [...ours.values()].some((count) => count > 0))) {
  console.error('One of our functions gave wrong answers.');
  process.exitCode = 1;
}
