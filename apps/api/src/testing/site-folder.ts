import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type SiteValues, loadSite, type Site } from '../modules/site/load-site.js';
import { temporaryFolder } from './temporary-folder.js';

/** The only inline script that a browser runs on the site below. */
export const inlineScript = 'document.documentElement.dataset.theme = "$&";';

/** The text of the hashed script, which has compressed copies next to it, as in a build. */
export const assetText = 'export const answer = 42; // '.padEnd(400, 'x');

const page = (name: string, canonical: string) =>
  `<!doctype html><html lang="en"><head><title>${name}</title>` +
  `<link rel="canonical" href="https://origin.invalid${canonical}">` +
  `<script type="application/ld+json">{"@type":"WebPage"}</script><script>${inlineScript}</script>` +
  `<script type="module" src="/assets/index-1a2b.js"></script></head><body>${name} ${'text '.repeat(80)}</body></html>`;

/** The style sheet inside one of the pages. */
export const inlineStyle = 'p{margin:0}';

const files: Record<string, string | Buffer> = {
  'index.html': page('home', '/'),
  'about.html': page('about', '/about'),
  'checkout.html': page('checkout', '/checkout'),
  'tools.html': page('tools', '/tools'),
  'tools/bmi.html': page('bmi', '/tools/bmi'),
  'tools@loan.html': page('loan', '/tools'),
  'tools@unit.html': page('unit', '/tools'),
  '404.html': page('lost', '/404'),
  'styled.html': page('styled', '/styled').replace('</head>', `<style>${inlineStyle}</style></head>`),
  'sitemap.xml': '<urlset><url><loc>https://origin.invalid/about</loc></url></urlset>',
  'robots.txt': 'Sitemap: https://origin.invalid/sitemap.xml',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'icon.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  'assets/index-1a2b.js': assetText,
  'assets/index-1a2b.js.br': brotliCompressSync(assetText),
  'assets/index-1a2b.js.gz': gzipSync(assetText),
  'assets/index-1a2b.js.map': '{"sourcesContent":["secret"]}',
  '.env': 'PASSWORD=hunter2',
  '.well/hidden.txt': 'hunter2',
  'tool.sqlite': 'hunter2',
};

/** Writes a small site into a new folder, including files that must never be served. */
export function siteFolder(): string {
  const folder = temporaryFolder();
  writeSite(folder);
  return folder;
}

function writeSite(folder: string): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  symlinkSync('/etc/hostname', join(folder, 'link.txt'));
}

const loaded = new Map<string, Promise<Site | undefined>>();

/** Loads that site, once for the same values. */
export function smallSite(values: SiteValues): Promise<Site | undefined> {
  const key = JSON.stringify(values);
  const site = loaded.get(key) ?? load(values);
  loaded.set(key, site);
  return site;
}

async function load(values: SiteValues): Promise<Site | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'mathtools-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeSite(join(folder, 'built'));
  return loadSite(join(folder, 'built'), join(folder, 'cache'), values);
}
