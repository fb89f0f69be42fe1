import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
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
