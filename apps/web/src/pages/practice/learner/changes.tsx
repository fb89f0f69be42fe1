import type { State, States } from '@mathtools/practice/record';
import { useState } from 'react';
import { SKILLS } from '../../../features/practice/skills.js';
import { STATE_NAMES } from '../../../features/record/state-mark.js';
import type { LearnerRecord } from '../../../features/record/use-record.js';
import { news } from './learner.css.js';

/** Renders one line about the skills whose state changed while the set was open. */
export function Changes({ record }: { readonly record: LearnerRecord | undefined }) {
  return (
    <p className={news} role="status">
      {record && <Since states={record.states} />}
    </p>
  );
}

function Since({ states }: { readonly states: States }) {
  const [before] = useState(() => statesIn(states));
  const now = statesIn(states);
  const changed = SKILLS.flatMap(({ id, title }) => {
    const state = now.get(id);
    return state !== undefined && state !== before.get(id)
      ? `${title} is now ${STATE_NAMES[state].toLowerCase()}.`
      : [];
  });
  const text = changed.join(' ');
  return <span key={text}>{text}</span>;
}

function statesIn(states: States): ReadonlyMap<string, State> {
  return new Map([...states].map(([id, { state }]) => [id, state]));
}
