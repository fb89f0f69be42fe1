import type { SkillProgress, State } from '@mathtools/practice/record';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { titleOf } from '../practice/categories.js';
import { linkToSkill, type Skill, skillOf } from '../practice/skills.js';
import { levelFor } from './learner.js';
import * as css from './state-line.css.js';
import { StateMark, STATE_NAMES } from './state-mark.js';
import type { LearnerRecord } from './use-record.js';

const ORDER: readonly State[] = ['new', 'familiar', 'proficient', 'mastered'];

/** The sentence for each state that a learner can rise to. */
const RISEN: Readonly<Record<State, string>> = {
  new: '',
  familiar: 'Now familiar. Keep solving problems on the first try to become proficient.',
  proficient: 'Now proficient. A review in a week or more can show that you’ve mastered it.',
  mastered: 'Now mastered. You still knew it after a week or more.',
};

interface StateLineProps {
  readonly skill: Skill;
  readonly record: LearnerRecord | undefined;
}

/** Renders a learner's state in a skill in one line, and what changed while the page was open. */
export function StateLine({ skill, record }: StateLineProps) {
  const progress = record?.states.get(skill.id);
  // Answers from other browsers aren't announced, so the line begins again after the first synchronization.
  const kept = record?.link === 'unknown' ? 'kept' : 'known';
  return (
    <div className={css.line} role="status">
      {record && progress && (
        <Line key={`${skill.id} ${kept}`} skill={skill} record={record} progress={progress} />
      )}
    </div>
  );
}

function Line({
  skill,
  record,
  progress,
}: StateLineProps & { readonly record: LearnerRecord; readonly progress: SkillProgress }) {
  const { state } = progress;
  const [seen, setSeen] = useState({ state, before: state });
  if (seen.state !== state) setSeen({ state, before: seen.state });
  const level = levelFor(skill, record.states);
  const [from, to] = [ORDER.indexOf(seen.before), ORDER.indexOf(state)];
  const isNextElsewhere = to >= ORDER.indexOf('proficient') && record.recommendation !== undefined;
  return (
    <>
      <span className={css.state}>
        <StateMark state={state} />
        <span key={from < to ? RISEN[state] : state}>
          {lineText({ state, rise: to - from, level: level && titleOf(level).toLowerCase() })}
        </span>
      </span>
      {isNextElsewhere && <Next id={record.recommendation.skill} />}
    </>
  );
}

function lineText({
  state,
  rise,
  level,
}: {
  readonly state: State;
  readonly rise: number;
  readonly level: string | undefined;
}): string {
  if (rise > 0) return RISEN[state];
  if (rise < 0)
    return `Back to ${STATE_NAMES[state].toLowerCase()} after a miss. Solve a few on the first try to move back up.`;
  return level === undefined ? STATE_NAMES[state] : `${STATE_NAMES[state]}. Your level: ${level}.`;
}

function Next({ id }: { readonly id: string }) {
  const skill = skillOf(id);
  return (
    skill && (
      <Link key={id} className={css.next} to={linkToSkill(id)}>
        {`Next: ${skill.title}`}
      </Link>
    )
  );
}
