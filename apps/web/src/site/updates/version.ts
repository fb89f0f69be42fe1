import { afterTyping, reload } from '../../ui/reload/reload.js';
import { isInAdvance } from '../../ui/when-idle.js';

/** The key prefix of an entry script whose page has reloaded. */
const RELOADED = 'reloaded:';

let checking: Promise<boolean> | undefined;

/** Reloads the page when a script fails to load that a visitor needs and that a new version replaced. */
export function watchReplaced(): void {
  addEventListener('vite:preloadError', () => {
    if (!isInAdvance()) reloadIfReplaced(undefined).catch(() => undefined);
  });
}

/** Returns the URL of the entry script, which differs in every version. */
export function entryScript(): string | undefined {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].at(-1)?.src;
}

/**
 * Reloads the page if a script failed to load because a new version replaced it. Otherwise, rethrows the
 * error. An import that catches it shows no message before the page reloads.
 */
export async function reloadIfReplaced(error: unknown): Promise<never> {
  if (typeof document === 'undefined') throw error;
  checking ??= reloadOnce();
  if (!(await checking)) throw error;
  return new Promise<never>(() => undefined);
}

/** Reloads the page if it was replaced, and returns true. However many scripts are missing, it reloads once. */
async function reloadOnce(): Promise<boolean> {
  const isNewer = await isReplaced();
  if (isNewer) afterTyping(reload);
  else checking = undefined;
  return isNewer;
}

/** Returns true if the server has a different version, but only once per version so that no page reloads twice. */
async function isReplaced(): Promise<boolean> {
  try {
    const entry = entryScript();
    if (!navigator.onLine || entry === undefined || sessionStorage.getItem(RELOADED + entry) !== null)
      return false;
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (answer.status >= 500 || (await answer.text()).includes(new URL(entry).pathname)) return false;
    sessionStorage.setItem(RELOADED + entry, '');
    return true;
  } catch {
    return false; // The browser is offline or refuses storage.
  }
}
