import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendSmallest } from '../../plugins/coded-copies.js';
import { sendApiProblem } from '../../plugins/errors.js';
import { pathOf } from '../../plugins/logging.js';
import type { Content } from './content.js';
import type { Site } from './load-site.js';

/** Serves the site, and answers all unknown paths: those of the API in JSON, the others with the 404 page. */
export function serveSite(app: FastifyInstance, site: Site | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    if (!site || request.isApi) return sendApiProblem(reply, 404);
    if (isRead(request)) return sendContent(request, reply.code(404), site.notFound);
    if (!site.contents.has(pathOf(request))) return sendApiProblem(reply, 404);
    return sendApiProblem(reply.header('allow', 'GET, HEAD'), 405);
  });
  if (!site) return;
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const content = site.contents.get(path);
    if (content) return sendContent(request, reply, content);
    const clean = cleanPath(path);
    // Only pages that exist are redirected to: `//elsewhere.example/` must not lead to another site.
    if (clean === path || !site.contents.has(clean)) {
      reply.callNotFound();
      return reply;
    }
    return reply.redirect(clean + request.url.slice(path.length), 308);
  });
}

/** The canonical path: `/about` for `/about/`, `/about.html` and `/about/index.html`. */
function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function sendContent(request: FastifyRequest, reply: FastifyReply, content: Content): FastifyReply {
  if (content.styleHashes?.length) allowStyles(reply, content.styleHashes);
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], content.etag)) {
    return reply.code(304).headers(content.headers).send();
  }
  return sendSmallest(request, reply, content);
}

/** Adds a page's own style sheets to the policy that every answer has: the hashes of all pages would fill a header. */
function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", (own) => [own, ...hashes].join(' ')),
  );
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}
