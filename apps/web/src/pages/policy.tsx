import type { ReactNode } from 'react';
import type { Page } from '../site/page.js';
import { Article } from '../ui/article/article.js';
import { side, text } from '../ui/article/article.css.js';
import { Contents, titlesOf } from '../ui/article/contents.js';
import * as css from './page.css.js';
import { PlainPage } from './plain-page.js';

/** The date both policies were last updated. */
const UPDATED = 'October 21, 2025';

export interface PolicyProps {
  readonly page: Page;
  readonly heading: string;
  /** A few lines that summarize the policy. */
  readonly summary: readonly string[];
  /** One line that says what changed since the last update, and when. */
  readonly changed?: string;
  readonly children: ReactNode;
}

/** Renders a policy: the summary, then the full text. */
export function Policy({ page, heading, summary, changed, children }: PolicyProps) {
  return (
    <PlainPage page={page} heading={heading} intro={`Last updated ${UPDATED}`} note={changed}>
      <section className={css.short} aria-labelledby="short">
        <h2 className={css.cardTitle} id="short">
          In short
        </h2>
        <ul className={css.three}>
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <div className={text}>
        <div className={side}>
          <Contents titles={titlesOf(children)} />
        </div>
        <div className={css.policy}>
          <Article>{children}</Article>
        </div>
      </div>
    </PlainPage>
  );
}
