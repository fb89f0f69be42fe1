import type { FastifyInstance } from 'fastify';
import { AsyncTask, SimpleIntervalJob } from 'toad-scheduler';

/** Runs each task when the server begins to listen, and then every hour until it closes. */
export function scheduleMaintenance(app: FastifyInstance, tasks: (() => Promise<unknown>)[]): void {
  const jobs = tasks.map((run) => {
    const task = new AsyncTask('maintenance', run, (err) => {
      app.log.error({ err }, 'maintenance failed');
    });
    return new SimpleIntervalJob({ hours: 1, runImmediately: true }, task, { unref: true });
  });
  app.addHook('onListen', (done) => {
    for (const job of jobs) app.scheduler.addSimpleIntervalJob(job);
    done();
  });
}
