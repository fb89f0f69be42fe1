export const SITE_NAME = 'MathTools';

/** Returns the path of a page's social card. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
