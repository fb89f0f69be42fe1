import { CATEGORIES } from '../../features/practice/categories.js';
import type { PracticeProblem, ProblemRequest } from '../../features/practice/problem.js';

/** How many problems a mixed set has. */
export const SET_SIZE = 10;

/** A problem of a mixed set that is answered. */
export interface Answered {
  readonly problem: PracticeProblem;
  readonly isCorrect: boolean;
}

/** One problem's turn. */
export interface Turn {
  readonly request: ProblemRequest;
  /** Counts the problems, so that each is fetched anew. */
  readonly number: number;
  /** Whether the visitor asked for the problem, and goes on with it. */
  readonly isAskedFor: boolean;
  /** What is answered of a mixed set; absent outside of one. */
  readonly set?: readonly Answered[] | undefined;
  /** Whether the summary of the set is shown. */
  readonly isOver?: boolean;
}

/** Gives the turn after another; one after a summary is outside of its set. */
export function turnAfter(
  { number, set, isOver }: Turn,
  request: ProblemRequest,
  changes: Partial<Turn> = {},
): Turn {
  return { request, number: number + 1, isAskedFor: true, set: isOver ? undefined : set, ...changes };
}

/** Gives the turn of a mixed set after what is answered of it: the categories take turns, and then it is over. */
export function turnInSet(turn: Turn, answered: readonly Answered[]): Turn {
  const { id } = CATEGORIES[answered.length % CATEGORIES.length] ?? CATEGORIES[0];
  const { difficulty } = turn.request;
  return turnAfter(
    turn,
    { category: id, difficulty },
    { set: answered, isOver: answered.length === SET_SIZE },
  );
}
