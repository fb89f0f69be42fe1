import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { pages as pageCards } from '../pages/index.js';
import { site } from '../site/site.js';
import { tools } from '../tools/index.js';
import { cardPath } from '../ui/head/site-names.js';
import { publicOrigin } from '../ui/head/origin.js';
import { App } from './app.js';
import { findRoute, notFound, routes } from './routes.js';

// Without an <html> element, React renders the tags of the head first.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** A page as static HTML. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** Every page to prerender: its path, the file it is written to, and the module of its view. */
export const pages = [
  ...routes.map(({ path, module }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    module,
  })),
  { path: '/404', file: '404.html', module: notFound.module },
];

/** The social card of every page: its file, and what it shows. */
export const cards = [...pageCards, ...tools.flatMap(({ page }) => (page ? [page] : []))].map(
  ({ path, title }) => ({ path, title, file: cardPath(path), brand: site.name, tagline: site.tagline }),
);

/** Renders a path to static HTML. */
export async function render(path: string): Promise<RenderedPage> {
  await findRoute(path).View.preload();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Larger suspended parts would be put behind inline scripts, which need JavaScript and violate the CSP.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The sitemap: the routes of the site that search engines may list. */
export function sitemap(): string {
  const listed = routes.filter(({ path }) => path !== '/checkout');
  const urls = listed.map(({ path }) => `  <url><loc>${publicOrigin()}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The rules for crawlers: everything except the API. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin()}/sitemap.xml\n`;
}

export { webManifest } from './web-manifest.js';
