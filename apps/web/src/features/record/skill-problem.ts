import { statesOf } from '@mathtools/practice/record';
import { ApiError } from '../api.js';
import { fetchProblem, type PracticeProblem, type ProblemRequest } from '../practice/problem.js';
import { skillOf } from '../practice/skills.js';
import { levelFor } from './learner.js';
import { localFacts } from './record-query.js';

const offline = () => import('./offline-problem.js');

/** Loads the generator, so that problems of a skill are available without a connection. */
export function loadOffline(): void {
  offline().catch(() => undefined);
}

/**
 * Fetches a problem of a skill. Without a requested difficulty, it has the learner's level. Without a connection, the problem is
 * generated in the browser.
 */
export async function fetchSkillProblem(request: ProblemRequest): Promise<PracticeProblem> {
  const fitting = request.problem === undefined ? await atLevel(request) : request;
  try {
    return await fetchProblem(fitting);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const { offlineProblem } = await offline().catch(() => ({ offlineProblem: undefined }));
    const problem = offlineProblem?.(fitting);
    if (!problem) throw error;
    return problem;
  }
}

async function atLevel(request: ProblemRequest): Promise<ProblemRequest> {
  const skill = skillOf(request.skill ?? '');
  if (!skill || request.difficulty !== undefined) return request;
  const { facts } = await localFacts();
  return { ...request, difficulty: levelFor(skill, statesOf(facts, Date.now())) };
}
