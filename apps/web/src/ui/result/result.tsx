import { type ReactNode, useContext } from 'react';
import { Digits } from '../math/digits.js';
import { ExampleInputs } from '../card/tool-place.js';
import * as css from './result.css.js';

export interface ResultProps {
  readonly label: ReactNode;
  /** The answer, the largest text on the page. Absent if there is no result. */
  readonly answer?: ReactNode | undefined;
  /** The value shown before the answer: its short exact value, or more digits. */
  readonly lead?: ReactNode | undefined;
  /** The sign between lead and answer, if the answer has none. */
  readonly joint?: '=' | '≈' | undefined;
  /** True if the inputs have changed since this answer. Only on tools with a Calculate button. */
  readonly kept?: boolean;
  /** The text of the empty panel. It makes no request, because it may appear next to a division by zero. */
  readonly placeholder?: string;
  /** Remarks below the answer. */
  readonly notes?: readonly ReactNode[];
  /** More values with their terms. */
  readonly details?: readonly (readonly [term: string, value: ReactNode])[] | undefined;
}

/** Renders the panel with a tool's answer. Its space is reserved, and new answers are announced. */
export function Result({
  label,
  answer,
  lead,
  joint,
  kept,
  placeholder = 'Your answer appears here.',
  notes = [],
  details = [],
}: ResultProps) {
  const shown = answer !== undefined;
  const isExample = useContext(ExampleInputs) !== undefined;
  // An example isn't the visitor's answer, so it isn't announced.
  const Announced = isExample ? 'div' : 'output';
  const Answer = isExample ? 'span' : 'strong';
  return (
    <div className={css.panel} data-kept={kept}>
      <Announced className={css.announced}>
        {shown ? (
          <>
            <span className={css.label} translate={typeof label === 'string' ? undefined : 'no'}>
              <Digits>{label}</Digits>
            </span>
            <span className={css.answer} translate="no">
              {lead && (
                <span className={css.main}>
                  <Digits>{lead}</Digits>
                </span>
              )}
              <span className={lead ? css.beside : css.main}>
                {lead && joint && `${joint} `}
                <Answer>
                  <Digits>{answer}</Digits>
                </Answer>
              </span>
            </span>
            {notes.map((note, index) => (
              <span key={index} className={css.note}>
                <Digits>{note}</Digits>
              </span>
            ))}
          </>
        ) : (
          <span className={css.empty}>{placeholder}</span>
        )}
      </Announced>
      {shown && <Details of={details} />}
    </div>
  );
}

/** Renders values with their terms. */
export function Details({ of: details }: { readonly of: NonNullable<ResultProps['details']> }) {
  if (details.length === 0) return null;
  return (
    <dl className={css.details}>
      {details.map(([term, value], index) => (
        <div key={index} className={css.detail}>
          <dt className={css.term}>
            <Digits>{term}</Digits>
          </dt>
          <dd className={css.value} translate="no">
            <Digits>{value}</Digits>
          </dd>
        </div>
      ))}
    </dl>
  );
}
