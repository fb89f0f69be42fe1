import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from '../../plugins/api-path.js';
import { sendApiProblem } from '../../plugins/errors.js';
import { pathOf } from '../../plugins/logging.js';
import { type Content, codings } from './content.js';
import type { Site } from './load-site.js';

/** Serves the site and answers for every address that nobody serves: the API in JSON, the site with its 404 page. */
export function serveSite(app: FastifyInstance, site: Site | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (!site || isApiPath(path)) return sendApiProblem(reply, 404);
    if (isRead(request)) return sendContent(request, reply.code(404), site.notFound);
    if (!site.contents.has(path)) return sendApiProblem(reply, 404);
    return sendApiProblem(reply.header('allow', 'GET, HEAD'), 405);
  });
  if (!site) return;
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    const content = site.contents.get(path);
    if (content) return sendContent(request, reply, content);
    const clean = cleanPath(path);
    // Redirecting only to pages that exist keeps `//elsewhere.example/` from becoming a way out of the site.
    if (clean === path || !site.contents.has(clean)) {
      reply.callNotFound();
      return reply;
    }
    return reply.redirect(clean + request.url.slice(path.length), 308);
  });
}

/** `/about/`, `/about.html` and `/about/index.html` are all spelled `/about`. */
function cleanPath(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/';
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function sendContent(request: FastifyRequest, reply: FastifyReply, content: Content): FastifyReply {
  reply.headers({ etag: content.etag, 'cache-control': content.cacheControl, vary: 'Accept-Encoding' });
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], content.etag)) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'];
  const coding = codings.find((name) => content[name] && accepts(accepted, name));
  if (coding) reply.header('content-encoding', coding);
  return reply.type(content.type).send((coding && content[coding]) ?? content.plain);
}

function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim()));
}

/** RFC 9110 section 12.5.3: a coding named with q=0 is refused, `*` stands for those not named. */
function accepts(header: string | undefined, coding: string): boolean {
  const weights = new Map((header ?? '').split(',').map(weightOf));
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const q = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return [name.trim(), q === undefined ? 1 : Number(q)];
}
