import { CATEGORIES } from '../../features/practice/categories.js';
import type { PracticeProblem, ProblemRequest } from '../../features/practice/problem.js';

/** The number of problems in a mixed set. */
export const SET_SIZE = 10;

/** An answered problem of a mixed set. */
export interface Answered {
  readonly problem: PracticeProblem;
  readonly isCorrect: boolean;
}

/** A turn of practice: one problem and its place in a mixed set. */
export interface Turn {
  readonly request: ProblemRequest;
  /** The number of the turn, part of the query key so that each turn fetches a problem. */
  readonly number: number;
  /** True if the visitor requested the problem, so it gets the focus. */
  readonly isAskedFor: boolean;
  /** The answered problems of a mixed set. Absent outside a set. */
  readonly set?: readonly Answered[] | undefined;
  /** True if the set is complete, so its summary is shown. */
  readonly isOver?: boolean;
}

/** Returns the turn that follows another. The turn after a summary leaves the set. */
export function turnAfter(
  { number, set, isOver }: Turn,
  request: ProblemRequest,
  changes: Partial<Turn> = {},
): Turn {
  return { request, number: number + 1, isAskedFor: true, set: isOver ? undefined : set, ...changes };
}

/** Returns the next turn of a mixed set, which alternates between the categories until it is complete. */
export function turnInSet(turn: Turn, answered: readonly Answered[]): Turn {
  const { id } = CATEGORIES[answered.length % CATEGORIES.length] ?? CATEGORIES[0];
  const { difficulty } = turn.request;
  return turnAfter(
    turn,
    { category: id, difficulty },
    { set: answered, isOver: answered.length === SET_SIZE },
  );
}
