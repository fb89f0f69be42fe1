import { useSyncExternalStore } from 'react';

/** Whether a component takes over its markup in the static page. */
export function useIsStatic(): boolean {
  // React asks the last function there, and on the server.
  return useSyncExternalStore(never, isNot, is);
}

const never = () => () => undefined;
const is = () => true;
const isNot = () => false;
