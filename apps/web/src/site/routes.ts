import { lazyView, type LazyView, type ViewModule } from '../app/lazy-view.js';
import { pages } from '../pages/index.js';
import { tools } from '../tools/index.js';

const pageViews = import.meta.glob<ViewModule>('../pages/*/view.tsx');
const toolPages = import.meta.glob<ViewModule>('../tools/*/page.tsx');

export interface Route {
  readonly path: string;
  readonly View: LazyView;
  /** The modules that its first paint needs, as the build names them. */
  readonly files: readonly string[];
}

function route(
  path: string,
  views: typeof pageViews,
  file: string,
  companions: readonly string[] = [],
): Route {
  const load = views[`../${file}`];
  if (!load) throw new Error(`src/${file} is missing.`);
  return { path, View: lazyView(load), files: [`src/${file}`, ...companions] };
}

/** The pages of the site and the dedicated tool pages, in the order of the sitemap. */
export const routes: readonly Route[] = [
  ...pages.map(({ id, path, companions }) => route(path, pageViews, `pages/${id}/view.tsx`, companions)),
  ...tools.flatMap(({ id, page }) => (page ? [route(page.path, toolPages, `tools/${id}/page.tsx`)] : [])),
];

/** The page for every other path. */
export const notFound: Route = route('*', pageViews, 'pages/not-found/view.tsx');

/** Finds the route of a path. */
export function findRoute(pathname: string): Route {
  return routes.find(({ path }) => path === pathname) ?? notFound;
}
