import type { FastifyInstance } from 'fastify';

const hour = 3_600_000;

/** Runs each task when the server begins to listen, and every hour from then on, until it closes. */
export function keepHouse(app: FastifyInstance, tasks: (() => Promise<unknown>)[]): void {
  let timer: NodeJS.Timeout | undefined;
  const tidy = async () => {
    for (const task of tasks) {
      await task().catch((error: unknown) => {
        app.log.error({ err: error }, 'housekeeping failed');
      });
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void tidy(), hour).unref();
    await tidy();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
