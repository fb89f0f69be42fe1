import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartupError } from '../../error-types.js';
import { siteFolder } from '../../testing/site-folder.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';
import { testApp } from '../../testing/test-app.js';
import { loadSite } from './load-site.js';

const values = { publicOrigin: 'https://math.example', isDemonstration: false };
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

it('fills in copies of the built pages, which stay unchanged and may be read-only', async () => {
  const [webRoot, cache] = [siteFolder(), join(temporaryFolder(), 'cache')];
  const before = filesIn(webRoot).map((name) => [name, readFileSync(join(webRoot, 'about.html'), 'utf8')]);
  await loadSite(webRoot, cache, values);
  expect(filesIn(webRoot).map((name) => [name, readFileSync(join(webRoot, 'about.html'), 'utf8')])).toEqual(
    before,
  );
  const page = readFileSync(join(cache, 'about.html'));
  expect(page.toString()).toContain('https://math.example/about');
  expect(brotliDecompressSync(readFileSync(join(cache, 'about.html.br')))).toEqual(page);
  // Hashed files are served from the build folder.
  expect(filesIn(cache).filter((name) => name.startsWith('assets'))).toEqual([]);
});

it('replaces what an earlier start left behind', async () => {
  const [webRoot, cache] = [siteFolder(), join(temporaryFolder(), 'cache')];
  await loadSite(webRoot, cache, values);
  writeFileSync(join(cache, 'old.html'), '');
  await loadSite(webRoot, cache, { ...values, publicOrigin: 'https://other.example' });
  expect(readFileSync(join(cache, 'about.html'), 'utf8')).toContain('https://other.example/about');
  expect(existsSync(join(cache, 'old.html'))).toBe(false);
});

it('stops the start if nothing can be written', async () => {
  // A file in place of a folder also stops the root user, unlike permissions.
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const loading = loadSite(siteFolder(), join(file, 'cache'), values);
  await expect(loading).rejects.toThrow(StartupError);
  await expect(loading).rejects.toThrow(/^The pages of the site can't be stored in \S+: .+\.$/);
});

it('keeps its pages next to the database, or else in the temporary folder until the server closes', async () => {
  const [folder, temporary] = [temporaryFolder(), temporaryFolder()];
  const webRoot = siteFolder();
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { app } = await testApp({ WEB_ROOT: webRoot });
  expect((await app.inject('/about')).statusCode).toBe(200);
  const isPlaced = () =>
    [...filesIn(folder), ...filesIn(temporary)].some((name) => name.endsWith('about.html'));
  expect(isPlaced()).toBe(true);
  await app.close();
  expect(isPlaced()).toBe(false);
  const { app: kept, config } = await testApp({
    WEB_ROOT: webRoot,
    DATABASE_FILE: join(folder, 'm.db'),
  });
  expect((await kept.inject('/about')).statusCode).toBe(200);
  if (config.database.engine === 'sqlite') expect(filesIn(join(folder, 'm.db-site'))).toContain('about.html');
});

describe('hashed files of a version that was replaced', () => {
  const start = Date.UTC(2026, 10, 2);
  const hourMs = 3_600_000;

  /** Serves versions of the site one after another, each of which has one script. */
  function releases() {
    const folder = temporaryFolder();
    const [kept, cache] = [join(folder, 'kept'), join(folder, 'cache')];
    return async (version: string, hours: number) => {
      const webRoot = siteFolder();
      renameSync(join(webRoot, 'assets'), join(webRoot, 'old'));
      mkdirSync(join(webRoot, 'assets'));
      writeFileSync(join(webRoot, `assets/index-${version}.js`), version);
      writeFileSync(join(webRoot, `assets/index-${version}.js.gz`), gzipSync(version));
      writeFileSync(join(webRoot, `assets/index-${version}.js.map`), 'secret');
      const site = await loadSite(webRoot, cache, values, { folder: kept, now: start + hours * hourMs });
      const served = [...(site?.files.keys() ?? [])].filter((path) => path.startsWith('/assets/index'));
      const stored = filesIn(join(kept, 'assets')).filter((name) => name.endsWith('.js'));
      return { site, kept, webRoot, served: served.sort(), stored };
    };
  }

  it('are served for a day, however long the version was the current one', async () => {
    const release = releases();
    expect((await release('a', 0)).served).toEqual(['/assets/index-a.js']);
    const { site, kept, webRoot, served } = await release('b', 1_000);
    expect(served).toEqual(['/assets/index-a.js', '/assets/index-b.js']);
    expect(site?.files.get('/assets/index-a.js')?.root).toBe(kept);
    expect(site?.files.get('/assets/index-b.js')?.root).toBe(webRoot);
    expect((await release('b', 1_023)).served).toEqual(served);
    expect((await release('c', 1_024)).served).toEqual([...served, '/assets/index-c.js']);
    const { served: later, stored } = await release('c', 1_025);
    expect([later, stored]).toEqual([
      ['/assets/index-b.js', '/assets/index-c.js'],
      ['index-b.js', 'index-c.js'],
    ]);
    expect((await release('c', 1_049)).served).toEqual(['/assets/index-c.js']);
  });

  it('stay after a version was rolled back and replaced again', async () => {
    const release = releases();
    await release('a', 0);
    await release('b', 1);
    expect((await release('a', 20)).served).toEqual(['/assets/index-a.js', '/assets/index-b.js']);
    expect((await release('b', 40)).served).toEqual(['/assets/index-a.js', '/assets/index-b.js']);
    expect((await release('b', 63)).served).toEqual(['/assets/index-a.js', '/assets/index-b.js']);
    expect((await release('b', 65)).served).toEqual(['/assets/index-b.js']);
  });

  it('are whole, or not served, after a crash while they were copied', async () => {
    const release = releases();
    const { kept } = await release('a', 0);
    renameSync(join(kept, 'assets/index-a.js'), join(kept, 'assets/index-a.js.part'));
    expect((await release('b', 1)).served).toEqual(['/assets/index-b.js']);
    await release('b', 26);
    expect(filesIn(join(kept, 'assets')).filter((name) => name.includes('-a'))).toEqual([]);
  });

  it('do not stop the start of a site without any', async () => {
    const webRoot = siteFolder();
    renameSync(join(webRoot, 'assets'), join(webRoot, 'old'));
    const folder = temporaryFolder();
    const site = await loadSite(webRoot, join(folder, 'cache'), values, { folder, now: start });
    expect(site?.files.has('/about')).toBe(true);
  });

  it('are sent like the current ones, compressed and cacheable', async () => {
    const [folder, webRoot] = [temporaryFolder(), siteFolder()];
    const environment = { WEB_ROOT: webRoot, DATABASE_FILE: join(folder, 'm.db') };
    const { app, config, db } = await testApp(environment);
    if (config.database.engine !== 'sqlite') return;
    const before = await app.inject({ url: '/assets/index-1a2b.js', headers: { 'accept-encoding': 'br' } });
    await app.close();
    await db.destroy();
    renameSync(join(webRoot, 'assets'), join(webRoot, 'old'));
    mkdirSync(join(webRoot, 'assets'));
    const { app: later } = await testApp(environment);
    const sent = await later.inject({ url: '/assets/index-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect([sent.statusCode, sent.rawPayload]).toEqual([200, before.rawPayload]);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-encoding'])
      expect(sent.headers[name]).toBe(before.headers[name]);
    expect((await later.inject('/assets/index-1a2b.js.map')).statusCode).toBe(404);
    expect((await later.inject('/assets/%2e%2e/m.db')).statusCode).toBe(404);
  });
});
