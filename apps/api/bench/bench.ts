// Compares the routes that visitors use most with routes of the same server that only run one statement, and prints a table.
import { availableParallelism, cpus } from 'node:os';
import { requestsPerSecond } from './closed-loop.js';
import { openLoopP99 } from './open-loop.js';
import { stopServers } from './servers.js';
import { startTargets, type Target } from './targets.js';

const rounds = 3;
const leastShare = 0.6;
const mostTimesHello = 3;

/** Returns the median of each target. Every round measures all of them, so that other load on the machine affects them alike. */
async function medians(
  targets: Target[],
  measure: (target: Target) => Promise<number>,
): Promise<Map<Target, number>> {
  const measured = new Map(targets.map((target) => [target, [] as number[]]));
  for (const target of targets) await measure(target);
  for (let round = 0; round < rounds; round++) {
    for (const [target, values] of measured) values.push(await measure(target));
  }
  const middle = (values: number[]) => values.sort((one, two) => one - two)[Math.floor(rounds / 2)];
  return new Map([...measured].map(([target, values]) => [target, middle(values) ?? Number.NaN]));
}

async function run(): Promise<boolean> {
  const targets = await startTargets();
  const rates = await medians(targets, requestsPerSecond);
  const delays = await medians(targets, openLoopP99);
  const [hello] = targets;
  const of = (values: Map<Target, number>, target: Target | undefined) =>
    (target && values.get(target)) ?? Number.NaN;
  console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}\n`);
  console.log('| route | requests/s | of its reference | p99 at 500/s | of hello’s |');
  console.log('|---|---|---|---|---|');
  let holds = true;
  for (const target of targets) {
    const share = of(rates, target) / of(rates, target.reference);
    const times = of(delays, target) / of(delays, hello);
    holds &&= !(share < leastShare) && times <= mostTimesHello;
    const cells = [
      target.name,
      Math.round(of(rates, target)).toLocaleString('en'),
      target.reference ? `${Math.round(share * 100)} %` : '',
      `${of(delays, target).toFixed(2)} ms`,
      `${times.toFixed(1)} ×`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  return holds;
}

try {
  if (!(await run())) {
    console.error(
      `\nA route has less than ${leastShare * 100} % of its reference, or more than ${mostTimesHello} × the delay of hello.`,
    );
    process.exitCode = 1;
  }
} finally {
  await stopServers();
}
