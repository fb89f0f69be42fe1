import type { ReactNode } from 'react';
import { badge } from './badge.css.js';

/** A label for what it stands beside, such as a difficulty. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <span className={badge}>{children}</span>;
}
