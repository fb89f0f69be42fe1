// Measures the effect of ten times as many tools: each tool is copied nine times under new names.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.js';
import { median, printHead, printRow } from './figures.js';
import { type Server, startServer, stopServers } from './servers.js';

const web = fileURLToPath(new URL('../../../../web', import.meta.url));
/** The copy is next to the original so that its imports resolve. */
const copy = `${web}-grown`;
const times = 10;
const rounds = 5;
const typed = 'compound interest';
/** Slow 4G and a quarter of the processor speed, the same as in `npm run bench:web`. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slower = 4;

const edit = (file: string, change: (text: string) => string) => {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** Copies a tool's card and view, but doesn't create a page for it. */
function copyTool(tools: string, id: string, number: number): string {
  const name = `${id}-${number}`;
  const folder = join(tools, name);
  cpSync(join(tools, id), folder, {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$|\/(page|text)\.tsx$/.test(file),
  });
  edit(join(folder, 'tool.ts'), (text) =>
    text
      .replace(`id: '${id}'`, `id: '${name}'`)
      .replace(/title: '(.*)'/, `title: '$1 ${number}'`)
      .replace(/\n {2}hashes: \[[^\]]*\],/, '')
      .replace(/\n {2}page: \{[\s\S]*?\n {2}\},/, ''),
  );
  edit(join(folder, 'view.tsx'), (text) => text.replace(`useToolInputs('${id}'`, `useToolInputs('${name}'`));
  return name;
}

function growTools(): void {
  const tools = join(copy, 'src/tools');
  const ids = readdirSync(tools).filter((name) => existsSync(join(tools, name, 'tool.ts')));
  const copies = new Map(
    ids.map((id) => [id, Array.from({ length: times - 1 }, (_, n) => copyTool(tools, id, n + 2))]),
  );
  edit(join(tools, 'index.ts'), (text) =>
    text.replace(/^ {2}'([\w-]+)',$/gm, (line, id: string) =>
      [line, ...(copies.get(id) ?? []).map((name) => `  '${name}',`)].join('\n'),
    ),
  );
}

/** Builds the site; returns its folder and the build time. */
function build(name: string): { folder: string; seconds: number } {
  const start = performance.now();
  execFileSync(process.execPath, ['--run', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = (performance.now() - start) / 1000;
  const folder = join(copy, name);
  renameSync(join(copy, 'dist/client'), folder);
  return { folder, seconds };
}

interface Seen {
  paint: number;
  bytes: number;
  requests: number;
  key: number;
}

/** Opens /tools on a slow phone with an empty cache, then types into the search box. */
async function look(browser: Browser, { origin }: Server): Promise<Seen> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(
    "new PerformanceObserver((l) => (globalThis.paint = l.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true })",
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${origin}/tools`);
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate<number>('globalThis.paint');
  const sizes = await page.evaluate<number[]>(
    "performance.getEntries().filter((e) => 'transferSize' in e).map((e) => e.transferSize)",
  );
  await page.fill('main search input', typed); // loads the search and the tools that it finds
  await page.waitForLoadState('networkidle');
  await page.click('main >> text=Compound Interest Calculator');
  await page.fill('main search input', '');
  await page.click('main search input');
  await devtools.send('Performance.enable');
  const busy = async () => {
    await page.waitForTimeout(1_000);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await busy();
  for (const key of typed) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(200);
  }
  const key = ((await busy()) - before) / typed.length;
  await context.close();
  return { paint, bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length, key };
}

/** Measures the current tools, then ten times as many. */
export async function toolsGrow(): Promise<void> {
  rmSync(copy, { recursive: true, force: true }); // removes the copy of an interrupted run
  try {
    cpSync(web, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/\/(dist|\.cache)$/.test(file),
    });
    const one = build('dist/one');
    growTools();
    const ten = build('dist/ten');
    printHead('/tools: HTML', 'build', 'paint', 'bytes, requests', 'one keystroke in search');
    const sites = await Promise.all(
      [one, ten].map(async (site, index) => ({
        ...site,
        server: await startServer('application', `tools-${index}`, { WEB_ROOT: site.folder }),
        seen: [] as Seen[],
      })),
    );
    const browser = await openBrowser();
    for (let round = 0; round < rounds; round++)
      for (const { server, seen } of sites) seen.push(await look(browser, server));
    await browser.close();
    for (const { seconds, server, seen } of sites) {
      const of = (field: keyof Seen) => median(seen.map((each) => each[field]));
      const page = await (await fetch(`${server.origin}/tools`)).text();
      printRow(
        page.length.toLocaleString('en'),
        `${seconds.toFixed(0)} s`,
        `${of('paint').toFixed(0)} ms`,
        `${(of('bytes') / 1000).toFixed(0)} KB, ${of('requests')}`,
        `${of('key').toFixed(1)} ms`,
      );
    }
  } finally {
    await stopServers();
    rmSync(copy, { recursive: true, force: true });
  }
}
