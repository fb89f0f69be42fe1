/** Stands for the public address in built pages; the server puts the real one in its place when it starts. */
const PLACEHOLDER = 'https://origin.invalid';

/** The site’s public origin, without a slash at its end. */
export function publicOrigin(): string {
  return typeof document === 'undefined'
    ? PLACEHOLDER
    : (document.documentElement.dataset['origin'] ?? location.origin);
}
