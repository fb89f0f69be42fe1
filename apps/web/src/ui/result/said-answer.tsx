import type { ReactNode } from 'react';
import { Digits } from '../math/digits.js';

export interface SaidAnswerProps {
  /** The question. Empty if the answer says it. */
  readonly question: ReactNode;
  /** The value before the answer, and the sign between the two if the answer has none. */
  readonly lead?: ReactNode;
  readonly joint?: string | undefined;
  readonly answer: ReactNode;
  readonly notes?: readonly ReactNode[] | undefined;
}

/**
 * Renders an answer as a sentence for a live region, in the order of the panel that shows it. Each text has its own element
 * so that it can change on a translated page.
 */
export function SaidAnswer({ question, lead, joint, answer, notes = [] }: SaidAnswerProps) {
  const isText = typeof question === 'string';
  const colon = isText && (question === '' || /[=:?]$/.test(question)) ? ' ' : ': ';
  return (
    <>
      <span translate={isText ? undefined : 'no'}>
        <Digits>{question}</Digits>
      </span>
      <span>{colon}</span>
      <span translate="no">
        {lead && (
          <>
            <Digits>{lead}</Digits> {joint}{' '}
          </>
        )}
        <Digits>{answer}</Digits>
      </span>
      {notes.map((note, index) => (
        <span key={index}>
          <span>{index === 0 ? '. ' : ' '}</span>
          <Digits>{note}</Digits>
        </span>
      ))}
    </>
  );
}
