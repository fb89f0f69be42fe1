/** What the site is called. */
export const SITE_NAME = 'MathTools';

/** The path of a page's social card. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
