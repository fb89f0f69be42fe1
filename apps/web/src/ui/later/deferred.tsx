import { type ReactNode, useDeferredValue } from 'react';
import { useIsStatic } from './use-is-static.js';

/**
 * What stands below the beginning of a page. Of a page that is drawn here it follows the beginning, which so is there at once;
 * in a static page, and where the address leads into it, nothing waits.
 */
export function Deferred({ children }: { readonly children: ReactNode }): ReactNode {
  const isStatic = useIsStatic();
  const isHere = useDeferredValue(true, isStatic || location.hash !== '');
  return isHere && children;
}
