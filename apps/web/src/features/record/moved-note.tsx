import { type State, STATES } from '@mathtools/practice/record';
import { useState } from 'react';
import * as css from './state-line.css.js';
import { StateMark, STATE_NAMES } from './state-mark.js';
import type { LearnerRecord } from './use-record.js';

interface MovedNoteProps {
  /** The id of the skill. */
  readonly skill: string;
  readonly record: LearnerRecord | undefined;
}

/**
 * Renders one line next to a verdict if the learner's state in a skill has changed since the problem was opened. Screen readers
 * read the change elsewhere on the page.
 */
export function MovedNote({ skill, record }: MovedNoteProps) {
  const state = record?.states.get(skill)?.state;
  // Answers from other browsers are no change.
  return state && <Moved key={record.link === 'unknown' ? 'kept' : 'known'} state={state} />;
}

function Moved({ state }: { readonly state: State }) {
  const [before] = useState(state);
  if (state === before) return null;
  const way = STATES.indexOf(state) > STATES.indexOf(before) ? 'up' : 'down';
  const text = `You moved ${way} to ${STATE_NAMES[state].toLowerCase()}.`;
  return (
    <p className={css.state}>
      <StateMark state={state} />
      <span key={text}>{text}</span>
    </p>
  );
}
