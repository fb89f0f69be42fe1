import { createHash } from 'node:crypto';
import { type BuiltCopies, type Copies, copiesOf } from '../../plugins/coded-copies.js';

/** A file of the site, ready to be sent. */
export interface Content extends Copies {
  etag: string;
  /** The headers of every answer about it, a 304 too. */
  headers: Record<string, string>;
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

/** Prepares a file for sending. */
export function contentOf(path: string, plain: Buffer, built: BuiltCopies = {}): Content {
  const type = mediaType(path) ?? 'application/octet-stream';
  const hashed = path.startsWith('/assets/');
  // Weak, because all codings of the file have the same tag.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = {
    etag,
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  };
  const copies = copiesOf(plain, { ...headers, 'content-type': type }, built);
  // Images and fonts are compressed as they are.
  return { ...copies, ...(!type.includes('charset') && { coded: () => undefined }), etag, headers };
}
