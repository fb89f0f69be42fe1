/** A placeholder for the public address in built pages, which the server replaces when it starts. */
const PLACEHOLDER = 'https://origin.invalid';

/** Returns the site's public origin, without a trailing slash. */
export function publicOrigin(): string {
  return typeof document === 'undefined'
    ? PLACEHOLDER
    : (document.documentElement.dataset['origin'] ?? location.origin);
}
