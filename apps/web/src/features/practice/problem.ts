import type { AnswerForm, Category, Difficulty, Drawing } from '@mathtools/math-core/practice';
import type { Step } from '@mathtools/math-core/steps';

/** A practice problem as the server gives it; texts hold their mathematics between dollar signs. */
export interface PracticeProblem {
  readonly id: string;
  readonly category: Category;
  readonly difficulty: Difficulty;
  readonly question: string;
  readonly answer: string;
  /** The first of the hints. */
  readonly hint: string;
  /** The lines of the solution as plain text. */
  readonly steps: readonly string[];
  /** From a first nudge to nearly the solution. */
  readonly hints?: readonly string[];
  /** Which other ways of writing the answer count; without it none does. */
  readonly form?: AnswerForm;
  /** The solution as mathematics. */
  readonly work?: readonly Step[] | undefined;
  readonly drawing?: Drawing;
}

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
