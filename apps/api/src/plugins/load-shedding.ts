import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './api-path.js';
import { HttpError } from './errors.js';
import { pathOf } from './logging.js';

/** Answers 503 to API calls while the event loop is delayed beyond the limit; pages and health are still served. */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: (request) => {
      const path = pathOf(request);
      const isShed = isApiPath(path) && !path.startsWith('/api/health');
      return isShed ? Promise.reject(new HttpError(503)) : undefined;
    },
  });
}
