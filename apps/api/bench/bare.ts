// Runs as a separate process: serves one route that does nothing, behind the same plugins as the application,
// and prints its address.
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';

const app = Fastify({
  logger: { level: 'info' },
  logController: new LogController({ disableRequestLogging: true }),
  trustProxy: '127.0.0.1',
});
app.addHook('onResponse', (request, reply, done) => {
  const { method, url } = request;
  request.log.info({ method, url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  done();
});
await app.register(helmet);
await app.register(cookie);
await app.register(rateLimit, { max: 1200, timeWindow: 60_000, cache: 5_000 });

const answer = { type: 'object', properties: { hello: { type: 'string' } } } as const;
const numbers = { problemsCompleted: { type: 'integer' }, streak: { type: 'integer' } } as const;
const progress = { type: 'object', properties: numbers, required: ['problemsCompleted', 'streak'] } as const;
app.get('/bare', { schema: { response: { 200: answer } } }, () => ({ hello: 'world' }));
app.post('/bare', { schema: { body: progress, response: { 200: progress } } }, ({ body }) => body);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stderr.write(`is running at http://localhost:${(app.server.address() as AddressInfo).port}\n`);
