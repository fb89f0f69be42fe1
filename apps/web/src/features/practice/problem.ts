import type { Category, Difficulty, PracticeProblem as Served } from '@mathtools/contracts/practice';
import type { AnswerForm } from '@mathtools/practice';
import { fetchAnswer } from '../api.js';
import { readSeen } from './seen.js';

/** The fields of every problem; one with no others is shown as plain text, and always counts. */
type RequiredField = 'category' | 'difficulty' | 'question' | 'answer' | 'hint';

/** A practice problem; texts hold their mathematics between dollar signs. */
export type PracticeProblem = Pick<Served, RequiredField> & Partial<Omit<Served, RequiredField>>;

/** The form in which a problem's answer may be written. */
export function formOf({ form = { kind: 'text' } }: PracticeProblem): AnswerForm {
  return form;
}

/** Which problem is requested: a certain one, one like another, or any. */
export interface ProblemRequest {
  readonly category: Category;
  readonly difficulty?: Difficulty | undefined;
  readonly problem?: string | undefined;
  readonly like?: string | undefined;
  /** The skill that any problem must practise. */
  readonly skill?: string | undefined;
}

/** Fetches a problem; a random one is none of those seen last. */
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
