import { lazy, useEffect } from 'react';
import type { PracticeProblem } from '../../../features/practice/problem.js';
import { type Skill, skillOf } from '../../../features/practice/skills.js';
import type { Attempt } from '../../../features/practice/use-attempt.js';
import { MovedNote } from '../../../features/record/moved-note.js';
import { recordAnswer } from '../../../features/record/record-answer.js';
import { fetchSkillProblem, loadOffline } from '../../../features/record/skill-problem.js';
import { StateLine } from '../../../features/record/state-line.js';
import { useRecord } from '../../../features/record/use-record.js';
import { reloadIfReplaced } from '../../../site/updates/version.js';
import { whenIdle } from '../../../ui/when-idle.js';
import { PracticeCenter } from '../practice-center.js';
import type { Start } from '../use-practice.js';
import { SkillFoot, SkillHead } from './skill-head.js';
import { useIsWide } from './use-is-wide.js';

const SkillMap = lazy(async () => {
  const module = await import('./skill-map.js').catch(reloadIfReplaced);
  return { default: module.SkillMap };
});

export interface SkillPracticeProps {
  /** The skill id from the address. An unknown or empty id shows the map. */
  readonly id: string;
  readonly start: Start;
}

/** Renders practice of one skill, or the map of all skills. */
export function SkillPractice({ id, start }: SkillPracticeProps) {
  const skill = skillOf(id);
  useEffect(() => {
    whenIdle(async () => (await import('../learner/learner.js')).loadProgress());
  }, []);
  return skill ? <OneSkill skill={skill} start={start} /> : <SkillMap isUnknown={id !== ''} />;
}

function OneSkill({ skill, start }: { readonly skill: Skill; readonly start: Start }) {
  const record = useRecord();
  const isWide = useIsWide();
  useEffect(() => {
    whenIdle(loadOffline);
  }, []);
  const request = { ...start.request, category: skill.unit.category, skill: skill.id };
  const onTry = (problem: PracticeProblem, attempt: Attempt): void => {
    void recordAnswer(problem, { skill: skill.id, setting: 'skill' }, attempt);
  };
  return (
    <PracticeCenter
      start={{ ...start, request }}
      skill={skill}
      fetchForSkill={fetchSkillProblem}
      onTry={onTry}
      head={
        <SkillHead skill={skill}>
          <StateLine skill={skill} record={record} />
        </SkillHead>
      }
      foot={<SkillFoot skill={skill} />}
      isNarrow={!isWide}
      news={<MovedNote skill={skill.id} record={record} />}
    />
  );
}
