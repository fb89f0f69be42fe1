import type { ReactNode } from 'react';
import * as css from './result.css.js';

export interface ResultProps {
  readonly label: ReactNode;
  /** The answer, the largest text on the page; absent if there is none. */
  readonly answer?: ReactNode | undefined;
  /** The text of the empty panel: which input gives a result. */
  readonly placeholder: string;
  /** Remarks below the answer. */
  readonly notes?: readonly string[];
  /** Further figures: terms with their values. */
  readonly details?: readonly (readonly [term: string, value: string])[] | undefined;
}

/** The panel of a tool's answer: its space is reserved, and a new answer is announced. */
export function Result({ label, answer, placeholder, notes = [], details = [] }: ResultProps) {
  const shown = answer !== undefined;
  return (
    <div className={css.panel}>
      <output className={css.announced}>
        {shown ? (
          <>
            <span className={css.label}>{label}</span>
            <strong className={css.main}>{answer}</strong>
            {notes.map((note) => (
              <span key={note} className={css.note}>
                {note}
              </span>
            ))}
          </>
        ) : (
          <span className={css.empty}>{placeholder}</span>
        )}
      </output>
      {shown && details.length > 0 && (
        <dl className={css.details}>
          {details.map(([term, value]) => (
            <div key={term} className={css.detail}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
