import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content codings that the site is stored in, the best first. */
export const codings = ['br', 'gzip'] as const;

/** The bytes of a file in one coding, and the headers that describe them. */
export interface Copy {
  body: Buffer;
  headers: Record<string, string>;
}

/** A file of the site, ready to be sent. */
export interface Content {
  etag: string;
  /** The headers of every answer about it, a 304 too. */
  headers: Record<string, string>;
  plain: Copy;
  /** Its smallest copy in one of some codings, undefined if there is none; made when it is first asked for, unless the build has made it. */
  coded: (accepted: readonly string[]) => Copy | Promise<Copy> | undefined;
  /** CSP sources of a page's inline style sheets, if it has any. */
  styleHashes?: readonly string[];
}

/** The copies of a file that the build has compressed. */
export type BuiltCopies = Partial<Record<(typeof codings)[number], Buffer>>;

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
  const copies = new Map<string, Copy | Promise<Copy>>();
  const made = (coding: (typeof codings)[number]) => {
    const copyOf = (body: Buffer) => {
      const copy = { body, headers: { ...headers, 'content-type': type, 'content-encoding': coding } };
      copies.set(coding, copy);
      return copy;
    };
    const ready = built[coding];
    if (ready) return copyOf(ready);
    // Asked for again before it is made, it isn't made twice.
    const making = compress[coding](plain).then(copyOf);
    copies.set(coding, making);
    making.catch(() => copies.delete(coding));
    return making;
  };
  const isText = type.includes('charset');
  return {
    etag,
    headers,
    plain: { body: plain, headers: { ...headers, 'content-type': type } },
    coded: (accepted) => {
      const coding = isText ? codings.find((name) => accepted.includes(name)) : undefined;
      return coding && (copies.get(coding) ?? made(coding));
    },
  };
}

const compress = { br: brotli, gzip: promisify<Buffer, Buffer>(gzip) };

function brotli(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
}
