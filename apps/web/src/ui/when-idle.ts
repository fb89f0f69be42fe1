type Load = () => unknown;

const pending: Promise<unknown>[] = [];

/** Loads code for the first interaction with this page once the page has loaded and the browser is idle. */
export function whenIdle(load: Load): void {
  if (typeof document === 'undefined') return;
  pending.push(
    idleTime()
      .then(load)
      .catch(() => undefined),
  ); // The code that needs the module handles a failure.
}

/** Loads code that any page may need next, in order, after the code that this page needs. */
export async function whenIdleInOrder(loads: readonly Load[]): Promise<void> {
  await idleTime();
  while (pending.length > 0) await Promise.all(pending.splice(0));
  for (const load of loads) void Promise.resolve(load()).catch(() => undefined);
}

async function idleTime(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await new Promise<unknown>((resolve) => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
