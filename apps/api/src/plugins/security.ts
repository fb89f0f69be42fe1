import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApiPath } from './api-path.js';
import { pathOf } from './logging.js';

/** What the security headers depend on. */
export interface SecurityOptions {
  publicOrigin: string;
  /** CSP sources (`'sha256-…'`) of the site's inline scripts. */
  scriptHashes: readonly string[];
}

const closedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
const permissionsPolicy = closedFeatures.map((feature) => `${feature}=()`).join(', ');

/** Puts the security headers on every answer, errors included, and keeps API answers out of caches. */
export async function secure(
  app: FastifyInstance,
  { publicOrigin, scriptHashes }: SecurityOptions,
): Promise<void> {
  const https = publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives(scriptHashes, https) },
    // HSTS on plain http is void, and on localhost over https it would bind every other local project.
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    if (isApiPath(pathOf(request))) reply.header('cache-control', 'no-store');
    done();
  });
  // Browsers send text/plain across sites without asking first, so a slice must never be able to read it.
  app.removeContentTypeParser('text/plain');
}

function directives(scriptHashes: readonly string[], https: boolean) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes],
    styleSrc: ["'self'"],
    // Positioned primitives and charts set style attributes, which can't run code.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    ...(https ? { upgradeInsecureRequests: [] } : {}),
  };
}
