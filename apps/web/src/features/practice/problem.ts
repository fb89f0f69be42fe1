import type { Category, Difficulty, PracticeProblem as Served } from '@mathtools/contracts/practice';
import type { AnswerForm } from '@mathtools/practice';
import { fetchAnswer } from '../api.js';
import { readSeen } from './seen.js';

/** The fields of every problem. A problem without other fields is shown as plain text, and always counts. */
type RequiredField = 'category' | 'difficulty' | 'question' | 'answer' | 'hint';

/** A practice problem. Its texts have math between dollar signs. */
export type PracticeProblem = Pick<Served, RequiredField> & Partial<Omit<Served, RequiredField>>;

/** Returns the form that a problem's answer must have. */
export function formOf({ form = { kind: 'text' } }: PracticeProblem): AnswerForm {
  return form;
}

/** Returns a name for a problem in this browser. */
export function nameOf({ id, question }: PracticeProblem): string {
  return id ?? question;
}

/** A request for a specific problem, for one similar to another, or for any problem. */
export interface ProblemRequest {
  readonly category: Category;
  readonly difficulty?: Difficulty | undefined;
  readonly problem?: string | undefined;
  readonly like?: string | undefined;
  /** The skill that the problem must practice. */
  readonly skill?: string | undefined;
}

/** Fetches a problem. A random one is never one of the most recently seen. */
export function fetchProblem({
  category,
  difficulty,
  problem,
  like,
  skill,
}: ProblemRequest): Promise<PracticeProblem> {
  if (problem !== undefined)
    return fetchAnswer('GET /api/practice/problems/:id', { params: { id: problem } });
  const query = { after: [...readSeen()], difficulty, like, skill };
  return fetchAnswer('GET /api/practice/random/:category', { params: { category }, query });
}
