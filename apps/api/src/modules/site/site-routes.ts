import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendApiProblem } from '../../plugins/errors.js';
import { pathOf } from '../../plugins/logging.js';
import type { Site, SiteFile } from './load-site.js';

/**
 * Serves the site, and responds to all unknown paths: to API paths with JSON, to others with the 404 page.
 */
export const siteRoutes = fp(serveSite, { name: 'site', dependencies: ['api-requests', 'security'] });

async function serveSite(app: FastifyInstance, { site }: { site?: Site | undefined }): Promise<void> {
  const respondNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!site || request.isApi) return sendApiProblem(reply, 404);
    if (isRead(request)) return sendSiteFile(request, reply.code(404), site.notFound);
    if (!site.files.has(pathOf(request))) return sendApiProblem(reply, 404);
    return sendApiProblem(reply.header('allow', 'GET, HEAD'), 405);
  };
  app.setNotFoundHandler(respondNotFound);
  if (!site) return;
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
    index: false,
    // The routes set the headers that depend on a file's content, because its time and size differ between
    // servers.
    etag: false,
    lastModified: false,
    cacheControl: false,
    acceptRanges: false,
  });
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const file = variantOf(site, path, request.url) ?? site.files.get(path);
    if (file) return sendSiteFile(request, reply, file);
    const clean = cleanPath(path);
    // Only existing pages are redirected to: `//elsewhere.example/` must not lead to another site.
    if (clean === path || !site.files.has(clean)) return respondNotFound(request, reply);
    return reply.redirect(clean + request.url.slice(path.length), 308);
  });
}

/** Returns the page for the first name in a query that has one: the value of `tool`, or the prefix of an input. */
function variantOf({ variants }: Site, path: string, url: string): SiteFile | undefined {
  const query = new URLSearchParams(url.slice(path.length));
  const names = [query.get('tool') ?? '', ...[...query.keys()].map((key) => /^(.*?)\./.exec(key)?.[1] ?? '')];
  return names.flatMap((name) => variants.get(`${path}@${name}`) ?? []).at(0);
}

/** Returns the canonical path: `/about` for `/about/`, `/about.html`, and `/about/index.html`. */
function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * The request headers that validate a cached version. They are removed because `@fastify/static` doesn't know
 * the ETags.
 */
const validators = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  if (file.styleHashes.length > 0) allowStyles(reply, file.styleHashes);
  const hashed = file.name.startsWith('assets/');
  reply.headers({
    etag: file.etag,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  });
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], file.etag))
    return reply.code(304).send();
  for (const name of validators) Reflect.deleteProperty(request.raw.headers, name);
  return reply.sendFile(file.name, file.root);
}

/**
 * Adds a page's own style sheets to the policy of the response. The hashes of all pages would be too long for
 * a header.
 */
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
