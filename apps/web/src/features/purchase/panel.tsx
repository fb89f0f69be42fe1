import type { ReactNode } from 'react';
import * as css from './panel.css.js';
import { Spinner } from './spinner.js';

interface PanelProps {
  readonly title: string;
  /** A loading message, shown instead of the contents. */
  readonly waiting?: string;
  readonly children?: ReactNode;
}

/** Renders a panel at the top of the page for visitors who return from a payment or an emailed link. */
export function Panel({ title, waiting, children }: PanelProps) {
  return (
    <section className={css.panel} role="status">
      <h2 className={css.title}>{title}</h2>
      {waiting === undefined ? children : <Spinner label={waiting} />}
    </section>
  );
}
