// Measures the first paint of pages on a slow phone, each one against its own baseline, which is the same
// page without scripts and preloads. Then measures interactions. Paths select pages, and the word `use`
// selects the second part.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { args, executablePath } from './browser-args.mjs';
import { measureUse } from './bench-use.mjs';
import { root, serveSite } from './serve.mjs';

const { chromium } = createRequire(join(root, 'apps/e2e/package.json'))('@playwright/test');

/** The network and CPU of Lighthouse's mobile profile: slow 4G and a 4× CPU slowdown. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;
const SCREEN = { width: 412, height: 823 };
const RUNS = 5;
/** The largest first paint, as a multiple of the baseline's. */
const RATIO = 1.2;
/** The longest total blocking time, in milliseconds. */
const MOST_BLOCKED = 150;
/**
 * The smallest layout shift that counts. Smaller ones round to 0.00, such as a few pixels along a line when a
 * font loads late.
 */
const LEAST_SHIFT = 0.005;
/** The timeout of a visit, in milliseconds. */
const LONGEST = 120_000;
const FLOOR = '__floor';

/**
 * Returns the page without scripts and preloads and with inlined styles. It is laid out as with scripts, so
 * that it paints the same.
 */
async function floorOf(html, origin) {
  const [, sheet] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html) ?? [];
  const styles = !html.includes('<style>') && sheet ? await (await fetch(origin + sheet)).text() : '';
  return html
    .replace('<html', '<html data-theme="light"')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace('</head>', () => (styles ? `<style>${styles}</style></head>` : '</head>'));
}

/** Creates a certificate for this run. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'mathtools-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-days', '1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject];
  execFileSync('openssl', made, { stdio: 'ignore' });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return read;
}

/** Connection-specific headers, which HTTP/2 forbids. */
const ONE_HOP = /^(?:connection|keep-alive|transfer-encoding)$/;
const OF_BODY = /^(?:content-length|content-encoding|etag)$/;

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));

/** Serves a site over HTTP/2, as a reverse proxy would, and the baseline of each page under `?__floor`. */
async function serveHttp2(origin, use) {
  const sendFloor = floors(origin);
  const server = createSecureServer(certificate(), async (incoming, outgoing) => {
    if (incoming.url.includes(FLOOR)) return sendFloor(incoming.url, outgoing);
    const headers = { ...without(incoming.headers, /^:/), host: new URL(origin).host };
    const options = { method: incoming.method, headers };
    const onward = request(origin + incoming.url, options, (answer) => {
      outgoing.writeHead(answer.statusCode, without(answer.headers, ONE_HOP));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.stream.close());
    incoming.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`https://127.0.0.1:${server.address().port}`);
  } finally {
    server.close();
  }
}

/** Sends the baseline of a page. It is created once and sent with the page's headers, for which a browser may start a process. */
function floors(origin) {
  const known = new Map();
  return async (url, outgoing) => {
    const path = new URL(url, origin).pathname;
    const page = await fetch(origin + path);
    const html = await page.text();
    if (!known.has(path)) known.set(path, brotliCompressSync(await floorOf(html, origin)));
    const headers = without(Object.fromEntries(page.headers), ONE_HOP);
    outgoing.writeHead(200, { ...without(headers, OF_BODY), 'content-encoding': 'br' });
    outgoing.end(known.get(path));
  };
}

/** Runs in the page before any other script. */
function observe() {
  globalThis.measured = { paint: 0, largest: 0, shift: 0, blocked: 0 };
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') globalThis.measured.paint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (globalThis.measured.largest = startTime));
  watch(
    'layout-shift',
    ({ value, hadRecentInput }) => (globalThis.measured.shift += hadRecentInput ? 0 : value),
  );
  watch('longtask', ({ duration }) => (globalThis.measured.blocked += duration - 50));
}

/**
 * Visits a page with an empty cache. Returns the first and the largest contentful paint and the blocking
 * time in ms, and the layout shift. The largest has no limit: on /practice it is the first problem, which the
 * baseline never shows.
 */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: SCREEN,
    isMobile: true,
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST });
  await page.waitForLoadState('networkidle', { timeout: LONGEST });
  const measured = await page.evaluate('measured');
  await context.close();
  return measured;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function pagesOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => new URL(place).pathname);
  return [...places, '/checkout'];
}

/**
 * Measures a page and its baseline alternately, prints a line, and returns whether the page meets all limits.
 */
async function measure(browser, origin, path) {
  const [own, floor] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    own.push(await visit(browser, origin + path));
    floor.push(await visit(browser, `${origin}${path}${path.includes('?') ? '&' : '?'}${FLOOR}`));
  }
  const of = (visits, kind) => median(visits.map((each) => each[kind]));
  const [paint, least] = [of(own, 'paint'), of(floor, 'paint')];
  // Only its layout blocks the baseline, which takes longer on a busy machine.
  const [blocked, leastBlocked] = [of(own, 'blocked'), of(floor, 'blocked')];
  const shift = Math.max(...own.map((each) => each.shift));
  const isKept = paint / least <= RATIO && blocked <= MOST_BLOCKED && shift < LEAST_SHIFT;
  console.log(
    `${isKept ? '✓' : '✗'} ${path.padEnd(44)} paint ${paint.toFixed(0).padStart(5)} ms, floor ${least.toFixed(0).padStart(5)} ms: ` +
      `${(paint / least).toFixed(2)} of ${RATIO} · largest ${of(own, 'largest').toFixed(0)} ms · blocked ${blocked.toFixed(0).padStart(4)} of ${MOST_BLOCKED} ms, floor ${leastBlocked.toFixed(0)} · shift ${shift.toFixed(4)}`,
  );
  return isKept;
}

// The number of visits exceeds the rate limit of one address.
Object.assign(process.env, { RATE_LIMITS: 'off', LOAD_SHEDDING: 'off' });
await serveSite((origin) =>
  serveHttp2(origin, async (secure) => {
    const browser = await chromium.launch({ executablePath, args });
    const chosen = process.argv.slice(2);
    const paths = chosen.length > 0 ? chosen.filter((each) => each !== 'use') : await pagesOf(origin);
    for (const path of paths) {
      const isKept = await measure(browser, secure, path).catch((error) => {
        console.log(`✗ ${path}: ${String(error).split('\n')[0]}`);
        return false;
      });
      if (!isKept) process.exitCode = 1;
    }
    if (chosen.length === 0 || chosen.includes('use')) await measureUse(browser, secure);
    await browser.close();
  }),
);
