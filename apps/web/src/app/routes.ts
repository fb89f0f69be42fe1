import { pages } from '../pages/index.js';
import { lazyView, type LazyView, type ViewModule } from '../site/lazy-view.js';
import { tools } from '../tools/index.js';

const pageViews = import.meta.glob<ViewModule>('../pages/*/view.tsx');
const toolPages = import.meta.glob<ViewModule>('../tools/*/page.tsx');

export interface Route {
  readonly path: string;
  readonly View: LazyView;
  /** The name of the view's module in the build manifest. */
  readonly module: string;
}

function route(path: string, views: typeof pageViews, file: string): Route {
  const load = views[`../${file}`];
  if (!load) throw new Error(`src/${file} is missing.`);
  return { path, View: lazyView(load), module: `src/${file}` };
}

/** The pages of the site and the dedicated tool pages, in sitemap order. */
export const routes: readonly Route[] = [
  ...pages.map(({ id, path }) => route(path, pageViews, `pages/${id}/view.tsx`)),
  ...tools.flatMap(({ id, page }) => (page ? [route(page.path, toolPages, `tools/${id}/page.tsx`)] : [])),
];

/** The page for every other path. */
export const notFound: Route = route('*', pageViews, 'pages/not-found/view.tsx');

/** Returns the route of a path, or the route of the 404 page. */
export function findRoute(pathname: string): Route {
  return routes.find(({ path }) => path === pathname) ?? notFound;
}
