import type { Setting } from '@mathtools/practice/record';
import { skillOfFamily, skillOfProblem } from 'virtual:problem-skills';
import type { PracticeProblem } from '../practice/problem.js';
import type { Attempt } from '../practice/use-attempt.js';
import { recordAnswer } from './record-answer.js';

/** Records an answer to a problem of a mixed set or a pack. The problem's id determines its skill. */
export async function recordSetAnswer(
  problem: PracticeProblem,
  setting: Setting,
  attempt: Attempt,
): Promise<void> {
  const { id = '' } = problem;
  const skill = skillOfProblem[id] ?? skillOfFamily[id.split('.')[0] ?? ''];
  if (skill !== undefined) await recordAnswer(problem, { skill, setting }, attempt);
}
