const RELOADED = 'reloaded';

/** Gives the address of the script that holds the site: with each version it changes. */
export function entryScript(): string | undefined {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].at(-1)?.src;
}

/** Loads the page anew where the script that failed to load belongs to a version that is gone; else fails too. */
export async function reloadIfReplaced(error: unknown): Promise<never> {
  if (typeof document === 'undefined' || !(await isReplaced())) throw error;
  location.reload();
  return new Promise<never>(() => undefined);
}

/** Asks the server whether it gives out another version; true once for each version, so that no page reloads twice. */
async function isReplaced(): Promise<boolean> {
  try {
    const entry = entryScript();
    if (entry === undefined || sessionStorage.getItem(RELOADED) === entry) return false;
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (answer.status >= 500 || (await answer.text()).includes(new URL(entry).pathname)) return false;
    sessionStorage.setItem(RELOADED, entry);
    return true;
  } catch {
    return false; // no network, or a browser that refuses storage
  }
}
