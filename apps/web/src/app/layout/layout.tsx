import type { ReactNode } from 'react';
import { useTooltips } from '../../ui/tooltip/tooltip.js';
import { useArrival } from './arrival.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import * as css from './layout.css.js';

/** The frame of every page: header, main area, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useArrival();
  useTooltips();
  return (
    <div className={css.frame}>
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
