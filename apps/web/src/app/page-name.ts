import { pages } from '../pages/index.js';
import { tools } from '../tools/index.js';

/** The short name of a page; undefined if the path is no page. */
export function pageName(path: string): string | undefined {
  const page = pages.find((other) => other.path === path);
  return page
    ? (page.navigation?.label ?? page.title)
    : tools.find((tool) => tool.page?.path === path)?.title;
}
