import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content codings that the site is stored in, the best first. */
export const codings = ['br', 'gzip'] as const;

/** A file of the site in all codings, ready to be sent. */
export interface Content {
  type: string;
  cacheControl: string;
  etag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** CSP sources of a page's inline style sheets, if it has any. */
  styleHashes?: readonly string[];
}

// Files of any other type in the folder are not served.
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** Returns the media type for a file name; undefined if files of this type are not served. */
export function mediaType(name: string): string | undefined {
  return types[name.slice(name.lastIndexOf('.') + 1)];
}

/** Prepares a file for sending; uses the copies that the build has compressed, and compresses the others. */
export async function contentOf(path: string, plain: Buffer, built: Partial<Content> = {}): Promise<Content> {
  const type = mediaType(path) ?? 'application/octet-stream';
  const hashed = path.startsWith('/assets/');
  const content: Content = {
    type,
    cacheControl: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    // Weak, because all codings of the file have the same tag.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
  };
  if (!type.includes('charset')) return content;
  return {
    ...content,
    br: built.br ?? (await brotli(plain)),
    gzip: built.gzip ?? (await promisify(gzip)(plain)),
  };
}

function brotli(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
