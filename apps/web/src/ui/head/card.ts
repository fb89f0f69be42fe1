/** The path of a page's social card. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
