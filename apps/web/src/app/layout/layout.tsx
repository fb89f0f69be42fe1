import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTooltips } from '../../ui/tooltip/tooltip.js';
import { useArrival } from './arrival.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { usePrefetch } from './prefetch.js';
import * as css from './layout.css.js';

/** Renders the layout of every page: header, main area and footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useArrival();
  usePrefetch();
  useTooltips();
  const { pathname } = useLocation();
  return (
    <div className={css.frame} onClickCapture={pathname === '/checkout' ? bypassRouter : undefined}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** Lets the browser follow a link with a full page load, because the checkout's security policy must not apply to other pages. */
function bypassRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}
