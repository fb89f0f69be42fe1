/**
 * Takes every `%` literally in a path that is not percent-encoded UTF-8, as proxies pass on (`/about%ff`), or
 * that encodes a null character, as Caddy does (PostgreSQL can't store one). Such a path then gets the usual
 * 404. Fastify's own response would lack the security headers and repeat the path.
 */
export function requestTarget(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    if (!decodeURIComponent(path).includes('\0')) return url;
  } catch {
    // A malformed path is also taken literally.
  }
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
