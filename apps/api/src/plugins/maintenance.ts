import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AsyncTask, SimpleIntervalJob, type SimpleIntervalSchedule } from 'toad-scheduler';
import { isShared, unlessElsewhere } from '../db/advisory-lock.js';
import type { Database } from '../db/schema.js';
import { minuteMs } from '../durations.js';
import { watchClosing } from './draining.js';
import { findSuccess, saveSuccess } from './job-repository.js';

/** A job that one of the servers runs every hour. */
export interface Job {
  name: string;
  /** Receives the time when the last successful run began, or undefined if there is none. */
  run: (lastSuccess: Date | undefined) => Promise<unknown>;
}

/** Slightly less than the hour after which a server retries, because its timer may be a little early. */
const pauseMs = 55 * minuteMs;

/** Runs the jobs that are due when the server begins to listen, and then every hour until it closes. */
export const maintenance = fp(maintain, { name: 'maintenance', dependencies: ['@fastify/schedule'] });

function maintain(app: FastifyInstance, _options: object, done: () => void): void {
  const { db, log, jobs } = app;
  const isClosing = watchClosing(app);
  runRepeatedly(app, 'maintenance', { hours: 1 }, () => runDueJobs({ db, log, isClosing }, jobs));
  done();
}

/** Runs a task of this server when it begins to listen, and then at an interval. Logs a failure. */
export function runRepeatedly(
  app: FastifyInstance,
  name: string,
  interval: SimpleIntervalSchedule,
  run: () => Promise<unknown>,
): SimpleIntervalJob {
  const task = new AsyncTask(name, run, (err) => {
    app.log.error({ err }, `${name} failed`);
  });
  const job = new SimpleIntervalJob({ ...interval, runImmediately: true }, task, { unref: true });
  app.addHook('onListen', (done) => {
    app.scheduler.addSimpleIntervalJob(job);
    done();
  });
  return job;
}

/** The dependencies of a run of jobs. */
export interface RunDependencies {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  isClosing?: () => boolean;
}

/**
 * Runs jobs one after another, unless another server is doing so. If servers share a database, a job is due
 * when none of them has run it for nearly an hour. A server on SQLite has no others, so it runs all jobs when
 * it starts, for example after a power failure.
 */
export async function runDueJobs(
  { db, log, isClosing = () => false }: RunDependencies,
  jobs: readonly Job[],
): Promise<void> {
  await unlessElsewhere(db, 'jobs', async () => {
    for (const { name, run } of jobs) {
      if (isClosing()) return;
      try {
        const last = await findSuccess(db, name);
        const began = new Date();
        const age = began.getTime() - (last?.getTime() ?? 0);
        // The clocks of servers differ a little. A success in the far future was stored by a wrong clock.
        if (isShared(db) && Math.abs(age) < pauseMs) continue;
        await run(last);
        await saveSuccess(db, name, began);
      } catch (err) {
        log.error({ err, job: name }, 'maintenance failed');
      }
    }
  });
}
