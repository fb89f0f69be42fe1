import type { ReactNode } from 'react';
import type { Page } from '../site/page.js';
import { page as frame } from '../ui/card/card.css.js';
import { Head } from '../ui/head/head.js';
import type { StructuredData } from '../ui/head/structured-data.js';
import * as css from './page.css.js';

export interface PlainPageProps {
  readonly page: Page;
  readonly heading: string;
  readonly intro?: string;
  /** A small line below the introduction. */
  readonly note?: string | undefined;
  readonly data?: readonly StructuredData[];
  readonly children?: ReactNode;
}

/** Renders a text page with a heading and an optional introduction. */
export function PlainPage({ page, heading, intro, note, data, children }: PlainPageProps) {
  return (
    <div className={frame}>
      <Head {...page} {...(data ? { data } : {})} />
      <div className={css.head}>
        <h1 tabIndex={-1}>{heading}</h1>
        {intro && <p className={css.intro}>{intro}</p>}
        {note !== undefined && <p className={css.quiet}>{note}</p>}
      </div>
      <div className={css.stack}>{children}</div>
    </div>
  );
}
