import type { ReactNode } from 'react';
import { Sums } from '../math/sums.js';
import { Unbroken, unbroken } from '../math/worded.js';
import * as css from './article.css.js';

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a column of text at a readable width. */
export function Article({ children }: { readonly children: ReactNode }) {
  return <div className={css.article}>{children}</div>;
}

/** Returns the id of a section's heading: its words joined by hyphens. */
export function sectionId(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Renders a section of an article with its heading. */
export function Section({ title, children }: Titled) {
  const id = sectionId(title);
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {unbroken(children)}
    </section>
  );
}

/** Renders a worked example with real numbers. */
export function Example({ title, children }: Titled) {
  return (
    <div className={css.example}>
      <p className={css.exampleTitle}>
        <Unbroken>{title}</Unbroken>
      </p>
      {unbroken(children)}
    </div>
  );
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Renders questions with their answers, all open. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  return (
    <dl className={css.questions}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>
            <Unbroken>{question}</Unbroken>
          </dt>
          <dd>
            <Sums>{answer}</Sums>
          </dd>
        </div>
      ))}
    </dl>
  );
}
