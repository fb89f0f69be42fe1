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

/** The result of a call. Without a value, the function threw an error. */
export interface Reply {
  readonly value?: unknown;
}

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  const run = jobs[data.name] as (...args: readonly unknown[]) => unknown;
  let reply: Reply = {};
  try {
    reply = { value: run(...data.args) };
  } catch (error) {
    console.error(error);
  }
  postMessage(reply);
});

postMessage('ready');
