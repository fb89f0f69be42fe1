import type { ReactNode } from 'react';
import { badge } from './badge.css.js';

/** A word about the thing beside it, such as its difficulty. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}
