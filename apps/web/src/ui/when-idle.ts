/** Calls back once the page has loaded and the browser has nothing else to do: then the code of a first action is fetched. */
export function whenIdle(load: () => unknown): void {
  if (typeof document === 'undefined') return;
  // Safari doesn't tell when it is idle.
  const wait = (): unknown =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);
  const run = (): void => void Promise.resolve(load()).catch(() => undefined); // met again where it is needed
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
