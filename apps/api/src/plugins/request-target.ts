/**
 * Normalizes the target of a request to a path and query: an absolute URL (`GET http://host/about`) is reduced to its path, and in
 * a path that is not valid percent-encoding, or that encodes a null character (PostgreSQL can't store one), every `%` is taken
 * literally. Such a path then gets the usual 404; Fastify's own answer would lack the security headers and repeat the path.
 */
export function requestTarget(url: string): string {
  // Nearly every target.
  if (url.startsWith('/') && !url.includes('%')) return url;
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = target.split('?', 1);
  try {
    if (!decodeURIComponent(path).includes('\0')) return target;
  } catch {
    // Malformed: taken literally too.
  }
  return path.replaceAll('%', '%25') + target.slice(path.length);
}
