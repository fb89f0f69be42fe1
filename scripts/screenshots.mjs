// Takes a screenshot of every page at three widths in both themes, in screenshots/.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { args, executablePath } from './browser-args.mjs';
import { root, serveSite } from './serve.mjs';

const { chromium } = createRequire(join(root, 'apps/e2e/package.json'))('@playwright/test');

const WIDTHS = [375, 768, 1440];
const THEMES = ['light', 'dark'];
const out = join(root, 'screenshots');

/** Returns every page of the sitemap and the "not found" page. */
async function pagesOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => new URL(place).pathname);
  return [...places, '/tip-calculator'];
}

async function takeAll(browser, origin, { width, theme }) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 600 ? 812 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  for (const path of await pagesOf(origin)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: join(out, `${name}-${width}-${theme}.png`), fullPage: true });
  }
  await context.close();
}

await mkdir(out, { recursive: true });
await serveSite(async (origin) => {
  const browser = await chromium.launch({ executablePath, args });
  for (const width of WIDTHS) {
    for (const theme of THEMES) await takeAll(browser, origin, { width, theme });
  }
  await browser.close();
});
console.log(`The screenshots are in ${out}.`);
