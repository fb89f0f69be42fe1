import type { Expression } from '@mathtools/math-core/steps';
import { type ReactNode, useId } from 'react';
import { MathExpression } from '../math/math.js';
import * as css from './article.css.js';

interface Titled {
  readonly title: string;
  readonly children: ReactNode;
}

/** A column of text at a reader's width. */
export function Article({ children }: { readonly children: ReactNode }) {
  return <div className={css.article}>{children}</div>;
}

/** A section of a text under its heading. */
export function Section({ title, children }: Titled) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A formula on a line of its own: `before = after`, or one expression. */
export function Formula({
  of,
  equals,
  about,
}: {
  readonly of: Expression;
  readonly equals?: Expression;
  readonly about?: boolean;
}) {
  return (
    // it scrolls inside itself on a narrow screen, so the keyboard must reach it
    <div className={css.formula} role="group" aria-label="Formula" tabIndex={0}>
      <MathExpression of={of} />
      {equals !== undefined && (
        <>
          {about ? ' ≈ ' : ' = '}
          <MathExpression of={equals} />
        </>
      )}
    </div>
  );
}

/** A worked example with real numbers. */
export function Example({ title, children }: Titled) {
  return (
    <div className={css.example}>
      <p className={css.exampleTitle}>{title}</p>
      {children}
    </div>
  );
}

export interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A small table that scrolls inside itself. */
export function FactTable({ caption, head, rows }: TableProps) {
  return (
    <div className={css.tableFrame} role="region" aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions with their answers, all open. */
export function Questions({ items }: { readonly items: readonly Question[] }) {
  return (
    <dl className={css.questions}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Gives the structured data of questions with their answers. */
export function faqData(items: readonly Question[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
