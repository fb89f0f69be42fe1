/** The address of the picture that a link to a page shows. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}
