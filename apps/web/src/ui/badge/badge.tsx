import type { ReactNode } from 'react';
import { badge } from './badge.css.js';

/** Renders a small label, such as a difficulty. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}
