import type { ReactNode } from 'react';
import { MathExpression } from '../math/math.js';
import { kept } from '../math/math.css.js';
import { Worded } from '../math/worded.js';
import type { LineNote } from '../math-lines/lines-help.js';
import type { LineReading } from '../math-lines/read-lines.js';
import type { CheckedLines } from './check-lines.js';
import type { Judged, Marked } from './judge.js';
import { textOf } from './judged-text.js';
import type { Sentence } from './words.js';

/** The checked work, as the tool shows it. */
export interface Checked extends Pick<Judged, 'answer' | 'right'> {
  /** The lines from the problem on. */
  readonly lines: readonly string[];
  /** The notes by line index in the text. */
  readonly notes: readonly (LineNote | undefined)[];
  readonly summary: readonly ReactNode[];
  /** The lines that can be read in several ways. */
  readonly readings: readonly LineReading[];
  /** The entire result as plain text for copying. */
  readonly text: string;
  /** True if a line is wrong or can't be read. */
  readonly isFaulty: boolean;
  readonly isDecided: boolean;
}

/** Prepares checked work for display. */
export function shownChecked({ judged, readings }: CheckedLines): Checked {
  const notes: (LineNote | undefined)[] = [];
  for (const line of judged.lines) {
    // The first line may have several statements.
    const isFaulty = /wrong|open/.test(notes[line.place]?.tone ?? '');
    if (!isFaulty) notes[line.place] = noteOf(line);
  }
  return {
    answer: judged.answer,
    lines: judged.lines
      .map(({ text }) => text)
      .slice(judged.lines.findIndex(({ place }) => place + 1 === judged.right[0]?.number)),
    right: judged.right,
    notes,
    readings,
    summary: judged.notes.map((sentence, index) => <Said key={index} of={sentence} />),
    text: textOf(judged),
    isFaulty: judged.lines.some(({ mark }) => mark === 'wrong' || mark === 'unreadable'),
    isDecided: judged.lines.every(({ mark }) => mark !== 'undecided' && mark !== 'too-long'),
  };
}

const MARKS = {
  right: { sign: '✓', word: 'Correct', tone: 'right' },
  same: { sign: '(✓)', word: 'Correct, but we don’t see the step', tone: 'same' },
  wrong: { sign: '✗', word: 'Incorrect', tone: 'wrong' },
  undecided: { sign: '?', word: 'Couldn’t be checked', tone: 'open' },
  'too-long': { sign: '?', word: 'Too long to check', tone: 'open' },
  unreadable: { sign: '?', word: 'Couldn’t be read', tone: 'open' },
} as const;

function noteOf({ mark, sentences }: Marked): LineNote | undefined {
  if (mark === 'problem') return undefined;
  if (sentences.length === 0) return MARKS[mark];
  const note = sentences.map((sentence, index) => (
    <p key={index}>
      <Said of={sentence} />
    </p>
  ));
  return { ...MARKS[mark], note };
}

/** Punctuation that must not be separated from the math before or after it. */
const [CLOSING, OPENING] = [/^[.,;:)]+/, /\($/];

function Said({ of }: { readonly of: Sentence }) {
  return of.map((part, index) => {
    const [before, after] = [of[index - 1], of[index + 1]];
    if (typeof part === 'string') {
      const rest = typeof before === 'object' ? part.replace(CLOSING, '') : part;
      return <Worded key={index}>{typeof after === 'object' ? rest.replace(OPENING, '') : rest}</Worded>;
    }
    return (
      <span key={index} className={kept} translate="no">
        {typeof before === 'string' && OPENING.exec(before)?.[0]}
        <MathExpression of={part.math} />
        {typeof after === 'string' && CLOSING.exec(after)?.[0]}
      </span>
    );
  });
}
