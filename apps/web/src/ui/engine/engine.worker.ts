import { workOut } from '../solving/work-out.js';
import { checkLines } from '../working/check-lines.js';
import { nextOf } from '../working/next.js';

const jobs = { solve: workOut, check: checkLines, next: nextOf } as const;

/** The functions that the worker runs, by name. Their arguments and results are plain data. */
export type Jobs = typeof jobs;

/** A call of a function in the worker. */
export interface Call {
  readonly name: keyof Jobs;
  readonly args: readonly unknown[];
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const run = jobs[data.name] as (...args: readonly unknown[]) => unknown;
  postMessage(run(...data.args));
});

postMessage('ready');
