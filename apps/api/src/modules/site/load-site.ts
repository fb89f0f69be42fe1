import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SellerConfig } from '../../config.js';
import { escaped } from '../../plugins/mail/mail-message.js';
import type { BuiltCopies } from '../../plugins/coded-copies.js';
import { type Content, contentOf, mediaType } from './content.js';
import { scriptHashes, styleHashes } from './script-hashes.js';

/** The built site in memory. Only files that were in the folder at startup are ever served. */
export interface Site {
  /** What is served, by path: `/about`, `/assets/index-1a2b.js`. */
  contents: ReadonlyMap<string, Content>;
  /** The page for every other path. */
  notFound: Content;
  /** CSP sources of the inline scripts of all pages. */
  scriptHashes: readonly string[];
}

/** The placeholder in the built files for the public origin, which is known only when the server starts. */
const builtOrigin = 'https://origin.invalid';

/** The notice on every page of a demonstration. */
const demonstration =
  '<p data-demonstration>This is a demonstration shop: nobody is charged, and no card is asked for.</p>';

/** What is filled into the built site when the server starts. */
export interface SiteValues {
  publicOrigin: string;
  /** Whether every page has a notice that nobody is charged. */
  isDemonstration: boolean;
  /** Who sells, named at the foot of every page. */
  seller?: SellerConfig | undefined;
}

/** Loads the built site and fills in the values; undefined if it is not built. */
export async function loadSite(webRoot: string, values: SiteValues): Promise<Site | undefined> {
  if (!existsSync(join(webRoot, 'index.html')) || !existsSync(join(webRoot, '404.html'))) return undefined;
  const hashes = new Set<string>();
  const contents = new Map<string, Content>();
  await Promise.all(
    (await publishedFiles(webRoot)).map(async (name) => {
      const content = await readContent(webRoot, name, values);
      if (name.endsWith('.html'))
        for (const hash of scriptHashes(content.plain.body.toString())) hashes.add(hash);
      contents.set(pathOfFile(name), content);
    }),
  );
  const notFound = contents.get('/404');
  contents.delete('/404');
  return notFound && { contents, notFound, scriptHashes: [...hashes].sort() };
}

/** `tools/bmi.html` is served at `/tools/bmi`, any `index.html` at its folder. */
function pathOfFile(name: string): string {
  const path = name.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return encodeURI(`/${name.endsWith('.html') ? path : name}`);
}

/** Paths relative to the root, with forward slashes; without dotfiles, links and files of unknown types. */
async function publishedFiles(webRoot: string): Promise<string[]> {
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && mediaType(entry.name) !== undefined)
    .map((entry) => relative(webRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
}

async function readContent(webRoot: string, name: string, values: SiteValues): Promise<Content> {
  const file = join(webRoot, name);
  if (/\.(html|xml|txt|webmanifest)$/.test(name)) {
    const text = (await readFile(file, 'utf8')).split(builtOrigin).join(values.publicOrigin);
    if (!name.endsWith('.html')) return contentOf(`/${name}`, Buffer.from(text));
    const page = text
      .replace('<body>', `<body>${values.isDemonstration ? demonstration : ''}`)
      .replace('</body>', () => `${values.seller ? sellerLine(values.seller) : ''}</body>`);
    return { ...contentOf(`/${name}`, Buffer.from(page)), styleHashes: styleHashes(page) };
  }
  const built: BuiltCopies = {};
  if (existsSync(`${file}.br`)) built.br = await readFile(`${file}.br`);
  if (existsSync(`${file}.gz`)) built.gzip = await readFile(`${file}.gz`);
  return contentOf(`/${name}`, await readFile(file), built);
}

function sellerLine({ facts, email }: SellerConfig): string {
  const mail = `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`;
  return `<section data-seller aria-label="Seller"><address>Sold by ${facts.map(escaped).join(' · ')} · ${mail}</address></section>`;
}
