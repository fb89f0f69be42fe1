import { createHash } from 'node:crypto';

// Import maps and speculation rules aren't code, but script-src also applies to them.
const restrictedTypes = /^(module|importmap|speculationrules|text\/javascript|application\/javascript|)$/i;

/**
 * Returns the CSP sources of a page's inline scripts; data blocks (JSON-LD) and scripts with a `src` need
 * none.
 */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
    .filter(
      ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && restrictedTypes.test(typeOf(attributes)),
    )
    .map(([, , code = '']) => sourceOf(code));
}

/** Returns the CSP sources of a page's inline style sheets. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet = '']) => sourceOf(sheet));
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function typeOf(attributes: string): string {
  const match = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
}
