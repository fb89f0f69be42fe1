import type { ReactNode } from 'react';
import { Digits } from '../math/digits.js';

export interface SaidAnswerProps {
  readonly question: ReactNode;
  /** The value before the answer, if there is one. */
  readonly lead?: ReactNode;
  readonly answer: ReactNode;
  readonly notes?: readonly ReactNode[] | undefined;
}

/** Renders an answer for a live region: on one line, in the order of the panel that shows it. */
export function SaidAnswer({ question, lead, answer, notes = [] }: SaidAnswerProps) {
  return (
    <>
      <span translate={typeof question === 'string' ? undefined : 'no'}>
        <Digits>{question}</Digits>
      </span>{' '}
      <span translate="no">
        {lead && (
          <>
            <Digits>{lead}</Digits>{' '}
          </>
        )}
        <Digits>{answer}</Digits>
      </span>
      {notes.map((note, index) => (
        <span key={index}>
          {index === 0 ? '. ' : ' '}
          <Digits>{note}</Digits>
        </span>
      ))}
    </>
  );
}
