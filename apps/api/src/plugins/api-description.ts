import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { gzipped } from './gzipped.js';
import { limits } from './limits/rate-limits.js';
import { sendJson } from './send-json.js';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The only style element on Swagger UI's page.
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join(';');

/**
 * Documents the tagged routes that are registered after it, as OpenAPI 3.1 at `/api/openapi.json`. If
 * configured, also serves a page at `/api/docs`.
 */
export const apiDescription = fp(describe, { name: 'api-description', dependencies: ['@fastify/compress'] });

async function describe(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'MathTools', version: '1', description: 'The API between the site and its server.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
    // Pages and files aren't part of the API.
    hideUntagged: true,
  });
  if (app.config.apiDocs)
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: policy,
      uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [] },
      theme: { title: 'MathTools API' },
      logLevel: 'warn',
    });
  let description: string | undefined;
  app.get('/api/openapi.json', { config: limits.reading10, compress: gzipped }, (_request, reply) => {
    description ??= JSON.stringify(app.swagger());
    void sendJson(reply, description);
  });
}
