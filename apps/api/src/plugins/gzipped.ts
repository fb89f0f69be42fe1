/**
 * The compression of large responses without visitor data. Compressing the others would let an attacker guess secrets from the
 * compressed length. For a few kilobytes, gzip is as small as fast Brotli and takes a quarter of the time.
 */
export const gzipped = { encodings: ['gzip' as const] };
