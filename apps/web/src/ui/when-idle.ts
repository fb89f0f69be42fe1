type Load = () => unknown;

const pending: Promise<unknown>[] = [];
/** The number of loads that nobody waits for. */
let running = 0;

/** Loads code in advance. The code that needs the module handles a failure. */
export async function inAdvance(load: Load): Promise<void> {
  running += 1;
  try {
    await load();
  } catch {
    // The code that needs the module tries again.
  }
  running -= 1;
}

/** Returns true while code loads in advance. */
export function isInAdvance(): boolean {
  return running > 0;
}

/** Loads code for the first interaction with this page once the page has loaded and the browser is idle. */
export function whenIdle(load: Load): void {
  if (typeof document === 'undefined') return;
  pending.push(idleTime().then(() => inAdvance(load)));
}

/** Loads code that any page may need next, in order, after the code that this page needs. */
export async function whenIdleInOrder(loads: readonly Load[]): Promise<void> {
  await idleTime();
  while (pending.length > 0) await Promise.all(pending.splice(0));
  for (const load of loads) void inAdvance(load);
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
