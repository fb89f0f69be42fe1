import { type AnswerForm, type ReadPiece, readEntry } from '@mathtools/practice';
import { useDeferredValue, useMemo } from 'react';
import { Digits } from '../../../ui/math/digits.js';
import { MathExpression } from '../../../ui/math/math.js';
import { empty } from './answer-box.css.js';
import * as css from './answer-preview.css.js';

export interface AnswerPreviewProps {
  readonly entry: string;
  readonly form: AnswerForm;
  readonly question: string;
}

/** Renders the entry as the grader reads it. It isn't announced, but screen readers can find it after the box. */
export function AnswerPreview({ entry, form, question }: AnswerPreviewProps) {
  const typed = useDeferredValue(entry);
  const read = useMemo(
    () => startOf(typed, (text) => readEntry(text, { form, question })),
    [typed, form, question],
  );
  if (!read) return <p className={empty}>We can’t read this yet</p>;
  return (
    <p>
      <span className={css.label}>Read as</span>{' '}
      <span className={css.reading} translate="no">
        {read.pieces.map((piece, index) =>
          piece.kind === 'math' ? (
            <MathExpression key={index} of={piece.expression} />
          ) : (
            <Digits key={index}>{piece.text}</Digits>
          ),
        )}
        {read.rest !== '' && <span className={css.rest}>{read.rest}</span>}
      </span>
    </p>
  );
}

/** The number of characters at the end that may be incomplete: `x^2 + (`. */
const OPEN_END = 5;

/** Parses as much of an entry as possible, and returns the rest as text. */
function startOf(entry: string, read: (text: string) => readonly ReadPiece[] | undefined) {
  const text = entry.trimEnd();
  for (let end = text.length; end > 0 && end >= text.length - OPEN_END; end--) {
    const start = text.slice(0, end).trimEnd();
    const isCut = /^[\p{L}\p{N}]/u.test(text.slice(start.length)); // The cut is within a word or a number.
    const pieces = isCut ? undefined : read(start);
    if (pieces) return { pieces, rest: text.slice(start.length) };
  }
  return undefined;
}
