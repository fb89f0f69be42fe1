import { pages } from '../pages/index.js';
import { tools } from '../tools/index.js';

/** Returns the short name of a page, or undefined if the path isn't a page. */
export function pageName(path: string): string | undefined {
  const page = pages.find((other) => other.path === path);
  return page
    ? (page.navigation?.label ?? page.title)
    : tools.find((tool) => tool.page?.path === path)?.title;
}
