import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { pathOf } from './logging.js';

const permissionsPolicy = (payment: string) =>
  `camera=(), geolocation=(), microphone=(), payment=${payment}, usb=()`;

/** The sources that only the checkout allows: docs.stripe.com/security/guide#content-security-policy. */
const providerScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const checkout = {
  path: '/checkout',
  permissionsPolicy: permissionsPolicy('(self "https://js.stripe.com")'),
  directives: (site: Directives) => ({
    ...site,
    scriptSrc: [...site.scriptSrc, ...providerScripts],
    connectSrc: [...site.connectSrc, 'https://api.stripe.com'],
    frameSrc: [...providerScripts, 'https://hooks.stripe.com'],
  }),
};

/**
 * Sets the security headers on every response, including errors, and keeps API responses out of caches. The hashes are the
 * CSP sources (`'sha256-…'`) of the site's inline scripts.
 */
export const security = fp<{ scriptHashes: readonly string[] }>(setSecurityHeaders, {
  name: 'security',
  dependencies: ['api-requests'],
});

function setSecurityHeaders(
  app: FastifyInstance,
  { scriptHashes }: { scriptHashes: readonly string[] },
  done: () => void,
): void {
  const { publicOrigin, payments } = app.config;
  const https = publicOrigin.startsWith('https:');
  const site = directives(scriptHashes, https);
  const shared: HelmetOptions = {
    contentSecurityPolicy: { useDefaults: false, directives: site },
    // Browsers ignore HSTS over plain HTTP. On localhost over HTTPS, it would affect every other local project.
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  };
  const headers = { ...headersOf(shared), 'permissions-policy': permissionsPolicy('()') };
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  // The checkout embeds the payment provider's form.
  const ofCheckout = payments.mode === 'live' ? checkoutHeaders(shared, site) : headers;
  app.addHook('onRequest', (request, reply, next) => {
    if (request.isApi) reply.headers(ofApi);
    else reply.headers(pathOf(request) === checkout.path ? ofCheckout : headers);
    next();
  });
  // Otherwise Node would respond to an unknown expectation on its own, bypassing these headers.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    app.server.emit('request', request, response);
  });
  // Browsers send text/plain to other sites without a preflight, so no route may parse it.
  app.removeContentTypeParser('text/plain');
  done();
}

/** Allows the provider's script and frames, and the pop-ups of banks, on the checkout only. */
function checkoutHeaders(shared: HelmetOptions, site: Directives): Record<string, string> {
  const headers = headersOf({
    ...shared,
    contentSecurityPolicy: { useDefaults: false, directives: checkout.directives(site) },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  return { ...headers, 'permissions-policy': checkout.permissionsPolicy };
}

/**
 * Returns the headers that helmet sets. They are the same on every response, so they are computed once here.
 * Helmet recomputes them each time, which takes as long as all the other work.
 */
function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

type Directives = ReturnType<typeof directives>;

function directives(scriptHashes: readonly string[], https: boolean) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes],
    styleSrc: ["'self'"],
    // Positioned elements and charts set style attributes, which can't run code.
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
