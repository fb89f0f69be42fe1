/**
 * Returns the target of a request as a path and query that everything behind may rely on: a full address
 * (`GET http://host/about`) is cut to its path, and where the path is not valid percent-encoding of a text without null
 * characters (PostgreSQL can't hold them) every `%` is taken literally. Such a path then names nothing and gets the usual
 * 404; Fastify's own answer would come without security headers and repeat the path.
 */
export function requestTarget(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = target.split('?', 1);
  try {
    if (!decodeURIComponent(path).includes('\0')) return target;
  } catch {
    // Malformed, and taken literally as well.
  }
  return path.replaceAll('%', '%25') + target.slice(path.length);
}
