import type { FastifyInstance } from 'fastify';
import { hourMs } from '../durations.js';

/** Runs each task when the server begins to listen, and then every hour until it closes. */
export function scheduleMaintenance(app: FastifyInstance, tasks: (() => Promise<unknown>)[]): void {
  let timer: NodeJS.Timeout | undefined;
  const runAll = async () => {
    for (const task of tasks) {
      await task().catch((error: unknown) => {
        app.log.error({ err: error }, 'housekeeping failed');
      });
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void runAll(), hourMs).unref();
    await runAll();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
