import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './api-path.js';
import { Refusal } from './errors.js';
import { pathOf } from './logging.js';

/** Answers API calls with 503 while the process is further behind than is borne; pages and health are still served. */
export async function shedLoad(app: FastifyInstance, bearableLagMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: bearableLagMs,
    pressureHandler: (request) => {
      const path = pathOf(request);
      const isShed = isApiPath(path) && !path.startsWith('/api/health');
      return isShed ? Promise.reject(new Refusal(503)) : undefined;
    },
  });
}
