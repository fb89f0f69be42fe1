import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SellerConfig } from '../../config.js';
import { codeOf, StartupError } from '../../error-types.js';
import { escaped } from '../../plugins/mail/mail-message.js';
import { keepAssets } from './keep-assets.js';
import { scriptHashes, styleHashes } from './script-hashes.js';

/** A file of the site. */
export interface SiteFile {
  /** The folder that it is served from, and its name in that folder. Its compressed copies are next to it. */
  root: string;
  name: string;
  /** The ETag is the same for all compressed copies, and on all servers. */
  etag: string;
  /** CSP sources of a page's inline style sheets. */
  styleHashes: readonly string[];
}

/** The built site, with hashed files of earlier builds. Only files that existed at startup are served. */
export interface Site {
  /** The served files by path: `/about`, `/assets/index-1a2b.js`. */
  files: ReadonlyMap<string, SiteFile>;
  /** Pages of a path for a name in its query: `/tools@quadratic` for `/tools?tool=quadratic`. */
  variants: ReadonlyMap<string, SiteFile>;
  /** The page for all other paths. */
  notFound: SiteFile;
  /** CSP sources of the inline scripts of all pages. */
  scriptHashes: readonly string[];
}

/**
 * The placeholder for the public origin in the built files. The origin is known only when the server starts.
 */
const builtOrigin = 'https://origin.invalid';

/** The notice on every page of a demonstration. */
const demonstration =
  '<p data-demonstration>This is a demo shop. Nobody is charged, and no card is needed.</p>';

// Files of any other type in the folder are not served.
const published = /\.(html|css|js|json|webmanifest|xml|txt|svg|png|jpg|webp|avif|ico|woff2)$/;

/** The values that are inserted into the built site when the server starts. */
export interface SiteValues {
  publicOrigin: string;
  /** Adds a notice to every page that nobody is charged. */
  isDemonstration: boolean;
  /** The seller, named at the bottom of every page. */
  seller?: SellerConfig | undefined;
}

/** The folder for hashed files that later builds lack, and the current time in milliseconds since 1970. */
export interface Kept {
  folder: string;
  now: number;
}

/**
 * Finds the files of the built site, and inserts the values into copies of its pages in another folder.
 * Returns undefined if the site is not built.
 */
export async function loadSite(
  webRoot: string,
  cache: string,
  values: SiteValues,
  kept?: Kept,
): Promise<Site | undefined> {
  if (!existsSync(join(webRoot, 'index.html')) || !existsSync(join(webRoot, '404.html'))) return undefined;
  try {
    return await prepared(await sourcesIn(webRoot, kept), cache, values);
  } catch (error) {
    if (!/^(EACCES|EROFS|ENOSPC|EDQUOT|EPERM|ENOTDIR)$/.test(codeOf(error))) throw error;
    throw new StartupError(
      `The pages of the site can't be stored in ${cache}: make that folder writable, or choose another one with DATABASE_FILE or TMPDIR.`,
    );
  }
}

/** Returns the published files of the build, and those that are kept, with their folders. */
async function sourcesIn(webRoot: string, kept?: Kept): Promise<[root: string, name: string][]> {
  const built = (await publishedFiles(webRoot)).map((name): [string, string] => [webRoot, name]);
  if (!kept) return built;
  const earlier = await keepAssets(webRoot, kept.folder, kept.now);
  return [
    ...built,
    ...earlier.filter((name) => published.test(name)).map((name): [string, string] => [kept.folder, name]),
  ];
}

async function prepared(
  sources: readonly [root: string, name: string][],
  cache: string,
  values: SiteValues,
): Promise<Site | undefined> {
  await rm(cache, { recursive: true, force: true });
  const hashes = new Set<string>();
  const files = new Map<string, SiteFile>();
  const variants = new Map<string, SiteFile>();
  await Promise.all(
    sources.map(async ([root, name]) => {
      const built = await readFile(join(root, name));
      const isFilled = /\.(html|xml|txt|webmanifest)$/.test(name);
      const content = isFilled ? filled(name, built.toString(), values) : built;
      if (isFilled) await writeCopies(join(cache, name), Buffer.from(content));
      const page = name.endsWith('.html') ? content.toString() : '';
      for (const hash of scriptHashes(page)) hashes.add(hash);
      (name.includes('@') ? variants : files).set(pathOfFile(name), {
        root: isFilled ? cache : root,
        name,
        etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
        styleHashes: styleHashes(page),
      });
    }),
  );
  const notFound = files.get('/404');
  files.delete('/404');
  return notFound && { files, variants, notFound, scriptHashes: [...hashes].sort() };
}

/**
 * Returns the path of a file: `tools/bmi.html` is served at `/tools/bmi`, and any `index.html` at its folder.
 */
function pathOfFile(name: string): string {
  const path = name.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return encodeURI(`/${name.endsWith('.html') ? path : name}`);
}

/**
 * Returns paths relative to the root, with forward slashes. Leaves out dotfiles, links, and files of unknown
 * types.
 */
async function publishedFiles(webRoot: string): Promise<string[]> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && published.test(entry.name))
    .map((entry) => relative(webRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
}

function filled(name: string, built: string, values: SiteValues): string {
  const text = built.split(builtOrigin).join(values.publicOrigin);
  if (!name.endsWith('.html')) return text;
  return text
    .replace('<body>', `<body>${values.isDemonstration ? demonstration : ''}`)
    .replace('</body>', () => `${values.seller ? sellerLine(values.seller) : ''}</body>`);
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function writeCopies(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
  await writeFile(`${file}.gz`, await promisify<Buffer, Buffer>(gzip)(content));
}

function sellerLine({ facts, email }: SellerConfig): string {
  const mail = `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`;
  return `<section data-seller aria-label="Seller"><address>Sold by ${facts.map(escaped).join(' · ')} · ${mail}</address></section>`;
}
