import { type AnswerForm, type ReadPiece, readEntry } from '@mathtools/practice';
import { useDeferredValue, useMemo } from 'react';
import { Digits } from '../../../ui/math/digits.js';
import { MathExpression } from '../../../ui/math/math.js';
import { empty } from './answer-box.css.js';
import * as css from './answer-preview.css.js';

interface AnswerPreviewProps {
  readonly entry: string;
  readonly form: AnswerForm;
  readonly question: string;
}

/** The entry typeset as it is read. It isn't announced: a screen reader finds it below the box when asked to. */
export function AnswerPreview({ entry, form, question }: AnswerPreviewProps) {
  const typed = useDeferredValue(entry);
  const read = useMemo(
    () => startOf(typed, (text) => readEntry(text, { form, question })),
    [typed, form, question],
  );
  if (!read) return <p className={empty}>Not readable yet</p>;
  return (
    <p className={css.preview}>
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

/** How many characters at the end may still wait for what follows: `x^2 + (`. */
const OPEN_END = 5;

/** The reading of as much of an entry as can be read, and the rest. */
function startOf(entry: string, read: (text: string) => readonly ReadPiece[] | undefined) {
  const text = entry.trimEnd();
  for (let end = text.length; end > 0 && end >= text.length - OPEN_END; end--) {
    const start = text.slice(0, end).trimEnd();
    const isCut = /^[\p{L}\p{N}]/u.test(text.slice(start.length)); // within a word or a number
    const pieces = isCut ? undefined : read(start);
    if (pieces) return { pieces, rest: text.slice(start.length) };
  }
  return undefined;
}
