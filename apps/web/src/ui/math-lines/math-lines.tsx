import type { Statement } from '@mathtools/math-core/algebra';
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
  /** The id of a text elsewhere that describes the box. */
  readonly describedBy?: string;
  /** Instructions, always shown. */
  readonly hint?: ReactNode;
  /** The height of the empty box in lines. It grows with its content. */
  readonly rows?: number;
  readonly keys?: readonly KeyName[];
  /** How the whole text is read, if its lines aren't statements. */
  readonly readAs?: Statement | undefined;
  /** A fixed line above the typed ones. */
  readonly given?: string;
  /** True if a line may contain words, so one that can't be read isn't an error. */
  readonly hasWords?: boolean;
  /** The notes by line index, where the given line comes first. */
  readonly notes?: readonly (LineNote | undefined)[] | undefined;
  /** Handles the Enter key. By default, Ctrl+Enter submits the form. */
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

/** The maximum height of the box in lines. More lines scroll. */
const MOST_ROWS = 20;

/** The typeset lines and the keys, which load with the engine when the box is first used. */
const LinesHelp = lazyPicture<LinesHelpProps>(() => import('./lines-help.js'));

/** Renders a box for lines of math, with the typeset lines below it. Ctrl+Enter submits its form. */
export function MathLines({
  label,
  name,
  value,
  onChange,
  describedBy,
  hint,
  rows = 3,
  keys = KEYS,
  readAs,
  given = '',
  hasWords = false,
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
      <Field
        label={label}
        hint={hint}
        describedBy={describedBy}
        control={box}
        value={value}
        onChange={onChange}
      >
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
            readAs={readAs}
            given={given}
            hasWords={hasWords}
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
