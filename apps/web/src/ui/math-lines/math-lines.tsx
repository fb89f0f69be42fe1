import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type Control, Field } from '../field/field-frame.js';
import { lines } from '../field/field.css.js';
import type { KeyName } from '../math-keys/keys.js';
import { lazyPicture } from '../plot/lazy-picture.js';
import type { LineNote, LinesHelpProps } from './lines-help.js';
import * as css from './math-lines.css.js';

export interface MathLinesProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What to type, always shown. */
  readonly hint?: ReactNode;
  /** How many lines the empty box has room for; it grows with what is typed. */
  readonly rows?: number;
  readonly keys?: readonly KeyName[];
  /** The line above those that are typed, which can't be changed. */
  readonly given?: string;
  /** What is said of each line, by its place in the text, which begins with the given line. */
  readonly notes?: readonly (LineNote | undefined)[] | undefined;
  /** Told of the Enter key, in place of the form that Ctrl+Enter sends. */
  readonly onEnter?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

const KEYS: readonly KeyName[] = [
  'root',
  'square',
  'power',
  'fraction',
  'atMost',
  'atLeast',
  'plusMinus',
  'abs',
  'pi',
];

/** More lines scroll inside the box. */
const MOST_ROWS = 20;

/** How the lines are read, and the keys; it loads with the engine when the box is first used. */
const LinesHelp = lazyPicture<LinesHelpProps>(() => import('./lines-help.js'));

/** A box for lines of mathematics: below it each stands typeset, as it is read. Ctrl+Enter sends its form. */
export function MathLines({
  label,
  name,
  value,
  onChange,
  hint,
  rows = 3,
  keys = KEYS,
  given = '',
  notes = [],
  onEnter = sendOnCtrlEnter,
}: MathLinesProps) {
  const box = useRef<Control>(null);
  const readingId = useId();
  const [isUsed, setUsed] = useState(false);
  const [isReadable, setReadable] = useState(true);
  const isTyped = value.trim() !== '';
  const isMarked = isTyped && !isReadable;
  return (
    <div
      className={css.lines}
      onFocus={() => {
        setUsed(true);
      }}
    >
      <Field label={label} hint={hint} control={box} value={value} onChange={onChange}>
        {({ ref, id, 'aria-describedby': hintId = '' }) => (
          <textarea
            id={id}
            ref={ref}
            name={name}
            className={`${lines} ${css.box}`}
            translate="no"
            rows={Math.max(rows, Math.min(value.split('\n').length, MOST_ROWS))}
            autoCapitalize="off"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            value={value}
            aria-describedby={`${hintId} ${isMarked ? readingId : ''}`.trim() || undefined}
            aria-invalid={isMarked || undefined}
            onChange={(event) => {
              onChange(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter(event);
            }}
          />
        )}
      </Field>
      <div className={css.tray} data-reading>
        {(isUsed || isTyped || given !== '') && (
          <LinesHelp
            value={value}
            box={box}
            keys={keys}
            given={given}
            notes={notes}
            troubleId={readingId}
            onRead={setReadable}
          />
        )}
      </div>
    </div>
  );
}

function sendOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
