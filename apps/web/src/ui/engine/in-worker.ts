import type { Call, Jobs, Reply } from './engine.worker.js';

export type JobName = keyof Jobs;

/** The outcome of a call: its result, or the reason why there is none. */
export type Outcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'too-long' }
  /** The function threw an error. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'failed' };

/** The maximum time of a call in milliseconds. The engine limits its own work to much less. */
const MOST_TIME = 3000;

/** The worker, once it is started. */
let started: Promise<Worker> | undefined;
/** The last call. Calls run one after another. */
let last: Promise<unknown> = Promise.resolve();

/** Starts the worker before it is needed. */
export async function startEngine(): Promise<void> {
  await (started ??= start());
}

/**
 * Runs a function of the engine in the worker, so that no input can block the page. A call that was aborted while it
 * waited for another one isn't run.
 */
export function inWorker<Name extends JobName>(
  name: Name,
  args: Parameters<Jobs[Name]>,
  signal: AbortSignal,
): Promise<Outcome<ReturnType<Jobs[Name]>>> {
  const outcome = last.then(() => (signal.aborted ? { kind: 'failed' as const } : run({ name, args })));
  last = outcome;
  return outcome as Promise<Outcome<ReturnType<Jobs[Name]>>>;
}

/** Starts the worker. Rejects if its script doesn't load. */
function start(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => {
      resolve(worker);
    };
    worker.onerror = () => {
      worker.terminate();
      started = undefined;
      dispatchEvent(new Event('vite:preloadError')); // Vite reports only modules that the page imports.
      reject(new Error('The worker didn’t load.'));
    };
  });
}

async function run(call: Call): Promise<Outcome<unknown>> {
  const worker = await (started ??= start()).catch(() => undefined);
  if (!worker) {
    started = undefined;
    return { kind: 'failed' };
  }
  return new Promise((resolve) => {
    const stop = (outcome: Outcome<unknown>): void => {
      worker.terminate();
      started = undefined;
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      stop({ kind: 'too-long' });
    }, MOST_TIME);
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      clearTimeout(timer);
      resolve('value' in data ? { kind: 'done', value: data.value } : { kind: 'broken' });
    };
    worker.onerror = () => {
      clearTimeout(timer);
      stop({ kind: 'failed' });
    };
    worker.postMessage(call);
  });
}
