import type { ReactNode } from 'react';
import { MathExpression } from '../../ui/math/math.js';
import type { LineNote } from '../../ui/math-lines/lines-help.js';
import { type Judged, judge, type Marked, textOf } from './judge.js';
import type { Sentence } from './words.js';

/** What the tool shows of a judged working. */
export interface Checked extends Pick<Judged, 'answer' | 'lastRight'> {
  /** By the place of each line in the text. */
  readonly notes: readonly (LineNote | undefined)[];
  readonly summary: readonly ReactNode[];
  /** The whole as text, to be copied. */
  readonly text: string;
}

/** Judges a working for the eye; without a line that can be read there is nothing to say but that. */
export function check(lines: string): Checked {
  const judged = judge(lines);
  const notes: (LineNote | undefined)[] = [];
  for (const line of judged.lines) notes[line.place] = noteOf(line);
  return {
    answer: judged.answer,
    ...(judged.lastRight && { lastRight: judged.lastRight }),
    notes,
    summary: judged.notes.map((sentence, index) => <Said key={index} of={sentence} />),
    text: textOf(judged),
  };
}

const MARKS = {
  right: { sign: '✓', word: 'Right', tone: 'right' },
  wrong: { sign: '✗', word: 'Not right', tone: 'wrong' },
  undecided: { sign: '?', word: 'Can’t be decided', tone: 'open' },
  unreadable: { sign: '?', word: 'Can’t be read', tone: 'open' },
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

function Said({ of }: { readonly of: Sentence }) {
  return of.map((part, index) =>
    typeof part === 'string' ? part : <MathExpression key={index} of={part.math} />,
  );
}
