type Load = () => unknown;

const underWay: Promise<unknown>[] = [];

/** Loads code that a first action on this page needs, once the page has loaded and the browser is idle. */
export function whenIdle(load: Load): void {
  if (typeof document === 'undefined') return;
  underWay.push(
    idleTime()
      .then(load)
      .catch(() => undefined),
  ); // a failure is met where the code is needed
}

/** Loads what any page may need next, the first of it first, after what this page needs. */
export async function whenIdleLater(loads: readonly Load[]): Promise<void> {
  await idleTime();
  while (underWay.length > 0) await Promise.all(underWay.splice(0));
  for (const load of loads) void Promise.resolve(load()).catch(() => undefined);
}

async function idleTime(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
    });
  await new Promise<unknown>((resolve) => {
    // Safari doesn't tell when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
