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

// Without an <html> element, React renders head tags first.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** The static HTML of a page. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** Every page to prerender, with its address, output file and view module. The server chooses among the files of a path by the query. */
export const pages = [
  ...routes.map(({ path, module }) => ({
    path,
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    module,
  })),
  ...tools.map(({ id }) => ({
    path: `/tools?tool=${id}`,
    file: `tools@${id}.html`,
    module: findRoute('/tools').module,
  })),
  { path: '/404', file: '404.html', module: notFound.module },
];

/** The social card of every page, with its file and content. */
export const cards = [...pageCards, ...tools.flatMap(({ page }) => (page ? [page] : []))].map(
  ({ path, title }) => ({ path, title, file: cardPath(path), brand: site.name, tagline: site.tagline }),
);

/** Renders an address to static HTML. */
export async function render(path: string): Promise<RenderedPage> {
  const [pathname = path] = path.split('?');
  await findRoute(pathname).View.preload();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // By default, large suspended parts go behind inline scripts, which need JavaScript and violate the CSP.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** Returns the sitemap with the routes that search engines may list. */
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

/** Returns robots.txt, which allows everything except the API. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin()}/sitemap.xml\n`;
}

export { webManifest } from './web-manifest.js';
