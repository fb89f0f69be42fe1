import type { ReactNode } from 'react';
import { figure } from './figure.css.js';

interface DrawingProps {
  readonly children: ReactNode;
}

/** Renders a decorative drawing on twelve by twelve squares of six units. */
export function Drawing({ children }: DrawingProps) {
  return (
    <svg className={figure} viewBox="0 0 72 72" fill="none" stroke="currentColor" aria-hidden="true">
      {children}
    </svg>
  );
}
