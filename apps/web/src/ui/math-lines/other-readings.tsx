import type { Alternative } from '@mathtools/math-core/algebra';
import { Button } from '../button/button.js';
import { saveAngles } from '../solving/angles.js';
import * as css from './other-readings.css.js';

export interface ReadAsProps {
  /** How the text was read: (1/2)x = 4. Absent if it can be read only after a choice. */
  readonly text?: string | undefined;
  /** The number of the line, if there are several. */
  readonly line?: number;
  /** How parts of it were read. */
  readonly notes?: readonly string[];
  /** The other readings, each of which replaces the text. */
  readonly alternatives?: readonly Alternative[];
  readonly onPick: (text: string) => void;
}

/** Returns the sentence that says how a string was read. */
export function readAsText({
  text,
  line,
  notes = [],
  alternatives = [],
}: Omit<ReadAsProps, 'onPick'>): string | undefined {
  if (text === undefined) return undefined;
  return alternatives.length > 0
    ? `${line === undefined ? 'Read' : `Line ${line} is read`} as ${oneLine(text)}.`
    : notes.map((note) => `${typeset(note)}.`).join(' ');
}

/**
 * Renders how a string was read, with a button for each other reading. A chosen unit of angles is remembered. Renders
 * nothing if there is only one way to read it.
 */
export function ReadAs({ onPick, ...read }: ReadAsProps) {
  const { notes = [], alternatives = [] } = read;
  if (alternatives.length === 0 && notes.length === 0) return null;
  const text = readAsText(read);
  return (
    <div className={css.readAs} translate="no">
      {text !== undefined && <p className={css.text}>{text}</p>}
      {alternatives.map((each) => (
        <Button
          key={each.text}
          onClick={() => {
            if (each.angles) saveAngles(each.angles);
            onPick(each.text);
          }}
        >
          {`Read it as ${oneLine(each.text)}`}
        </Button>
      ))}
    </div>
  );
}

function oneLine(text: string): string {
  return typeset(text.split('\n').join(' and '));
}

function typeset(text: string): string {
  return text.replaceAll(/-(?=[\d\s(.a-z√π])/g, '−').replaceAll('*', '·');
}
