import type { ReactNode } from 'react';
import * as css from './panel.css.js';
import { Spinner } from './spinner.js';

interface PanelProps {
  readonly title: string;
  /** What it waits for, shown instead of its contents. */
  readonly waiting?: string;
  readonly children?: ReactNode;
}

/** A panel above everything else, for visitors who return from a payment or a mailed link. */
export function Panel({ title, waiting, children }: PanelProps) {
  return (
    <section className={css.panel} role="status">
      <h2 className={css.title}>{title}</h2>
      {waiting === undefined ? children : <Spinner label={waiting} />}
    </section>
  );
}
