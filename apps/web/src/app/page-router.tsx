import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { drawNextPages } from '../ui/later/later.js';
import { findRoute } from './routes.js';

/**
 * The router of a browser. A page whose code was loaded ahead is shown at once; else the page before it stays until the code
 * is there. The router's own one shows all of them in a transition, in slices, between which the page before may still come
 * alive.
 */
export function PageRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(
    () =>
      history.listen(({ location: next, action: how }) => {
        const show = (): void => {
          setPlace({ location: next, action: how });
        };
        drawNextPages();
        // What a query chooses within a page may have to be loaded, which a transition waits for.
        const isWhole = next.search + next.hash === '';
        if (isWhole && findRoute(next.pathname).View.isLoaded()) show();
        else startTransition(show);
      }),
    [history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
