import type { Category, Difficulty, PracticeProblem as Served } from '@mathtools/contracts/practice';
import type { AnswerForm } from '@mathtools/practice';

/** What every problem has; without the rest it is shown as plain text. */
type Needed = 'id' | 'category' | 'difficulty' | 'question' | 'answer' | 'hint' | 'steps';

/** A practice problem; texts hold their mathematics between dollar signs. */
export type PracticeProblem = Pick<Served, Needed> & Partial<Omit<Served, Needed>>;

/** Gives how the answer of a problem may be written. */
export function formOf({ form = { kind: 'text' } }: PracticeProblem): AnswerForm {
  return form;
}

/** Which problem is wanted: a certain one, one like another, or any. */
export interface Wish {
  readonly category: Category;
  readonly difficulty?: Difficulty | undefined;
  readonly problem?: string | undefined;
  readonly like?: string | undefined;
  /** The problem that is not wanted again. */
  readonly after?: string | undefined;
}

/** Gives the address of a wish on the server. */
export function addressOf({ category, difficulty, problem, like, after }: Wish): string {
  if (problem !== undefined) return `/api/practice/problems/${encodeURIComponent(problem)}`;
  return withQuery(`/api/practice/random/${category}`, { after, difficulty, like });
}

/** Appends what is given to an address as its query. */
export function withQuery(address: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${address}?${new URLSearchParams(given).toString()}` : address;
}
