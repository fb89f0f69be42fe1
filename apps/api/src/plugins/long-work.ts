import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { watchClosing } from './draining.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work within a request, and after its response if it takes long. */
    runLongWork: (work: Work) => Promise<void>;
  }
}

/** Work in pages. It stops after a page if `goesOn` returns false, and then returns false. */
type Work = (goesOn: () => boolean) => Promise<boolean>;

/** The number of pages within a request, which are enough for a year of practice. */
const promptPages = 20;

/**
 * Lets requests start work that may take longer than they should. When the server closes, it finishes the current pages;
 * an hourly job must be able to complete any work.
 */
export const longWork = fp(allowLongWork, { name: 'long-work' });

function allowLongWork(app: FastifyInstance, _options: object, done: () => void): void {
  const running = new Set<Promise<unknown>>();
  const isClosing = watchClosing(app);
  app.addHook('onClose', () => Promise.all(running));
  app.decorate('runLongWork', async (work) => {
    let pages = 0;
    const run = async (goesOn: () => boolean) =>
      work(goesOn).catch((err: unknown) => {
        app.log.error({ err }, 'work is left to the hourly job');
        return true;
      });
    if (await run(() => ++pages < promptPages)) return;
    const rest = run(() => !isClosing()).finally(() => running.delete(rest));
    running.add(rest);
  });
  done();
}
