const RELOADED = 'reloaded';

/** Returns the URL of the entry script, which differs in every version. */
export function entryScript(): string | undefined {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].at(-1)?.src;
}

/**
 * Reloads the page if a script failed to load because a new version replaced it. Otherwise, rethrows the
 * error.
 */
export async function reloadIfReplaced(error: unknown): Promise<never> {
  if (typeof document === 'undefined' || !(await isReplaced())) throw error;
  location.reload();
  return new Promise<never>(() => undefined);
}

/** Returns true if the server has a different version, but only once per version so that no page reloads twice. */
async function isReplaced(): Promise<boolean> {
  try {
    const entry = entryScript();
    if (entry === undefined || sessionStorage.getItem(RELOADED) === entry) return false;
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (answer.status >= 500 || (await answer.text()).includes(new URL(entry).pathname)) return false;
    sessionStorage.setItem(RELOADED, entry);
    return true;
  } catch {
    return false; // The browser is offline or refuses storage.
  }
}
