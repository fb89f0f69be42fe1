import type { Statement } from '@mathtools/math-core/algebra';
import { type Failure, success } from '@mathtools/math-core/result';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useMemo } from 'react';
import type { KeyName, MathBox } from '../math-keys/keys.js';
import { MathKeys } from '../math-keys/math-keys.js';
import * as css from './math-lines.css.js';
import { pageSentence } from './page-sentence.js';
import { type LineRead, readLines } from './read-lines.js';
import { StatementMath } from './statement-math.js';

/** A note on a line, like a teacher's: a mark in the margin, and text below the line. */
export interface LineNote {
  readonly sign: '✓' | '(✓)' | '✗' | '?';
  /** The accessible name of the mark. */
  readonly word: string;
  readonly tone: 'right' | 'same' | 'wrong' | 'open';
  readonly note?: ReactNode;
}

export interface LinesHelpProps {
  readonly value: string;
  readonly box: RefObject<MathBox | null>;
  readonly keys: readonly KeyName[];
  readonly readAs: Statement | undefined;
  readonly given: string;
  /** True if a line may contain words, so one that can't be read isn't an error. */
  readonly hasWords: boolean;
  readonly notes: readonly (LineNote | undefined)[];
  /** The id of the message about the first line that can't be read. */
  readonly troubleId: string;
  /** Called with true if every line can be read. */
  readonly onRead: (isReadable: boolean) => void;
}

/** Renders the math keys and the typeset lines. The lines aren't announced. */
export function Picture(props: LinesHelpProps) {
  const { value, box, keys, readAs, given, hasWords, notes, troubleId, onRead } = props;
  const typed = useDeferredValue(given === '' ? value : `${given}\n${value}`);
  const lines = useMemo(
    () => (readAs ? [{ place: 0, text: '', read: success(readAs) }] : readLines(typed)),
    [readAs, typed],
  );
  const trouble = hasWords ? undefined : lines.find(({ read }) => !read.ok);
  const isReadable = trouble === undefined;
  useEffect(() => {
    onRead(isReadable);
  }, [isReadable, onRead]);
  return (
    <>
      <MathKeys names={keys} box={box} />
      {lines.length > 0 && (
        <Paper
          label="Read as"
          lines={lines}
          notes={notes}
          hasWords={hasWords}
          trouble={{ line: trouble, id: troubleId }}
        />
      )}
    </>
  );
}

interface PaperProps {
  readonly label: string;
  readonly lines: readonly LineRead[];
  readonly notes: readonly (LineNote | undefined)[];
  readonly hasWords?: boolean;
  /** The first line that can't be read, and the id of its message. */
  readonly trouble?: { readonly line: LineRead | undefined; readonly id: string };
}

/** Renders typeset lines with their notes. */
export function Paper({ label, lines, notes, hasWords = false, trouble }: PaperProps) {
  return (
    <ol className={css.paper} aria-label={label}>
      {lines.map((line, index) => (
        <Line
          key={index}
          line={line}
          note={lines[index + 1]?.place === line.place ? undefined : notes[line.place]}
          hasWords={hasWords}
          id={line === trouble?.line ? trouble.id : undefined}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: LineRead;
  readonly note: LineNote | undefined;
  readonly hasWords: boolean;
  readonly id: string | undefined;
}

function Line({ line: { place, text, read }, note, hasWords, id }: LineProps) {
  return (
    <li className={css.line} value={place + 1}>
      <span className={css.margin} data-tone={note?.tone}>
        <span className={css.number} aria-hidden>
          {place + 1}
        </span>
        {note && (
          <span className={css.sign} data-tone={note.tone} translate="no" role="img" aria-label={note.word}>
            {note.sign}
          </span>
        )}
      </span>
      <div className={css.written}>
        {read.ok ? (
          <span className={css.reading} translate="no">
            {/^\s*=/.test(text) && '= '}
            <StatementMath of={read.value} />
            {/[^=]=\s*$/.test(text) && ' ='}
          </span>
        ) : hasWords ? (
          <span>{text}</span>
        ) : (
          <Unread text={text} failure={read} id={id} />
        )}
        {note?.note !== undefined && (
          <div className={css.note} data-tone={note.tone}>
            {note.note}
          </div>
        )}
      </div>
    </li>
  );
}

/** The maximum number of characters shown of a line that can't be read. */
const SHOWN = 80;

/** Renders a line that can't be read, with the position of the error and what was expected there. */
function Unread({
  text,
  failure: { position = 0, expected, message },
  id,
}: {
  readonly text: string;
  readonly failure: Failure;
  readonly id: string | undefined;
}) {
  const start = Math.max(0, position - SHOWN / 2);
  const isEnd = position >= text.trimEnd().length;
  // A sign such as 😀 has two code units.
  const sign = isEnd ? ' ' : String.fromCodePoint(text.codePointAt(position) ?? 0);
  const place = isEnd ? 'at the end' : `at “${sign}”`;
  return (
    <>
      <span className={css.unread} translate="no">
        {start > 0 && '…'}
        {text.slice(start, position)}
        <mark className={css.place}>{sign}</mark>
        {text.slice(position + sign.length, start + SHOWN)}
        {text.length > start + SHOWN && '…'}
      </span>
      <span className={css.expected} id={id}>
        {expected === undefined ? pageSentence(message) : `Expected ${place}: ${expected}.`}
      </span>
    </>
  );
}
