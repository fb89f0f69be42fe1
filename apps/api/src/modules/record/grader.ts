import { availableParallelism } from 'node:os';
import type { AnswerFact } from '@mathtools/practice/record';
import { Piscina } from 'piscina';
import { minuteMs } from '../../durations.js';
import { UnavailableError } from '../../error-types.js';
import type { SentAnswer } from './grade-worker.js';

/** Grades an answer. Throws if it can't be graded now. */
export type Grader = (answer: SentAnswer) => Promise<AnswerFact>;

/** The number of answers that wait for a thread. Each request waits for one at a time. */
const mostWaiting = 200;

// The source is run by tsx and by the tests.
const isSource = import.meta.url.endsWith('.ts');
const program = new URL(`./grade-worker.${isSource ? 'ts' : 'js'}`, import.meta.url).href;

/** Creates a grader that uses other threads, so that the server responds to other requests meanwhile. */
export function createGrader(filename = program): Grader {
  const pool = new Piscina({
    filename,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: minuteMs,
  });
  return async (answer) => {
    if (pool.queueSize >= mostWaiting) throw new UnavailableError('Too many answers are waiting.');
    return (await pool.run(answer)) as AnswerFact;
  };
}
