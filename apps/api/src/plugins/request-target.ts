/**
 * Gives what a request asks for as a path and query that everything behind may rely on: a full address
 * (`GET http://host/about`) is cut to its path, and where the path is not valid percent-encoding every `%` is taken
 * literally. Such a path then names nothing and gets the usual 404; Fastify's own answer would come without
 * security headers and repeat the path.
 */
export function requestTarget(url: string): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [path = ''] = target.split('?', 1);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}
