import { lazy } from 'react';
import { skillOf } from '../../../features/practice/skills.js';
import { reloadIfReplaced } from '../../../site/updates/version.js';
import { PracticeCenter } from '../practice-center.js';
import type { Start } from '../use-practice.js';
import { SkillFoot, SkillHead } from './skill-head.js';

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
  if (!skill) return <SkillMap isUnknown={id !== ''} />;
  const request = { ...start.request, category: skill.unit.category, skill: skill.id };
  return (
    <PracticeCenter
      start={{ ...start, request }}
      skill={skill}
      head={<SkillHead skill={skill} />}
      foot={<SkillFoot skill={skill} />}
    />
  );
}
