/** A function and its inputs, with which it is called in turn. The number of inputs is a power of two. */
export interface Contender<C> {
  readonly name: string;
  readonly cases: readonly C[];
  readonly run: (each: C) => unknown;
}

export interface Measured {
  readonly name: string;
  /** The median time of one call, in nanoseconds. */
  readonly time: number;
}

const ROUNDS = 31;
const ROUND_NANOSECONDS = 4e6;

type Loop = (cases: readonly unknown[], calls: number) => number;

let sink = 0;

/**
 * Measures the contenders alternately in one run so that other load on the machine affects all of them. Each one has its own
 * compiled loop, because a shared loop would have a megamorphic call site and hide differences between fast functions. Inputs
 * change with every call, and every result is added to a sum that is used.
 */
export function measure<C>(contenders: readonly Contender<C>[]): readonly Measured[] {
  const entries = contenders.map(({ name, cases, run }) => {
    const loop = loopOf(run as (each: unknown) => unknown);
    return { name, cases, loop, calls: callsFor(loop, cases), times: [] as number[] };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { loop, cases, calls, times } of entries) times.push(timeOf(loop, cases, calls) / calls);
  }
  if (Number.isNaN(sink)) console.error('A result was not a number.');
  return entries.map(({ name, times }) => ({ name, time: median(times) }));
}

function loopOf(run: (each: unknown) => unknown): Loop {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a separate code object for every contender
  const make = new Function(
    'run',
    `return (cases, calls) => {
      const mask = cases.length - 1;
      let sum = 0;
      for (let i = 0; i < calls; i++) {
        const result = run(cases[i & mask]);
        sum += typeof result === 'number' ? result : result ? 1 : 0;
      }
      return sum;
    }`,
  ) as (run: (each: unknown) => unknown) => Loop;
  return make(run);
}

function timeOf(loop: Loop, cases: readonly unknown[], calls: number): number {
  const start = process.hrtime.bigint();
  const sum = loop(cases, calls);
  const time = Number(process.hrtime.bigint() - start);
  sink += Number.isFinite(sum) ? sum % 1 : 0;
  return time;
}

// Warms up, and determines the number of calls in a round.
function callsFor(loop: Loop, cases: readonly unknown[]): number {
  let calls = cases.length;
  for (;;) {
    const time = timeOf(loop, cases, calls);
    if (time > ROUND_NANOSECONDS)
      return Math.max(cases.length, Math.round((calls * ROUND_NANOSECONDS) / time));
    calls *= 2;
  }
}

/**
 * Returns the median processor time of a slow call, in nanoseconds, after one warm-up call. Processor time excludes other load on
 * the machine.
 */
export function medianTime(run: () => unknown, rounds: number): number {
  run();
  return median(
    Array.from({ length: rounds }, () => {
      const start = process.cpuUsage();
      if (run() === undefined) console.error('A call returned no result.');
      const { user, system } = process.cpuUsage(start);
      return 1000 * (user + system);
    }),
  );
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
}

/** Prints times, their ratios to the first contender's, and whether our function (the second, or the one named) meets its targets. */
export function report(
  title: string,
  measured: readonly Measured[],
  targets: readonly { readonly of?: string; readonly to: string; readonly ratio: number }[] = [],
): void {
  const [first, second] = measured;
  if (!first || !second) return;
  console.log(`\n## ${title}\n\n| function | ns | ratio to ${first.name} |\n|---|---|---|`);
  for (const { name, time } of measured)
    console.log(`| ${name} | ${time.toFixed(1)} | ${(time / first.time).toFixed(2)} |`);
  for (const { of = second.name, to, ratio } of targets) {
    const ours = measured.find(({ name }) => name === of);
    const other = measured.find(({ name }) => name === to);
    if (!ours || !other) continue;
    const found = ours.time / other.time;
    const verdict = found <= ratio ? 'kept' : 'MISSED';
    console.log(`\n${ours.name} ÷ ${to}: ${found.toFixed(2)}, target ≤ ${ratio}: ${verdict}`);
  }
}
