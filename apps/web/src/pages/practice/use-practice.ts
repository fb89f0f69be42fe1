import type { Category, Difficulty } from '@mathtools/practice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../features/api.js';
import { takeProblem } from '../../features/practice/early-problem.js';
import type { PracticeProblem, ProblemRequest } from '../../features/practice/problem.js';
import { saveSeen } from '../../features/practice/seen.js';
import { useProgress } from '../../features/progress/use-progress.js';
import { mathFont } from '../../ui/math/math-font.js';
import { nameInAddress } from './place.js';
import { type Turn, turnAfter, turnInSet } from './turn.js';

/** The problem that an address requests, and the key of its history entry. */
export interface Start {
  readonly key: string;
  readonly request: ProblemRequest;
}

/** The fetching of problems for practice of a skill. */
export type FetchProblem = (request: ProblemRequest) => Promise<PracticeProblem>;

/** Returns the state and the actions of practice. `start` is undefined until the address is read. */
export function usePractice(start: Start | undefined, fetchForSkill: FetchProblem = takeProblem) {
  const [chosen, setTurn] = useState<Turn>();
  const turn = chosen ?? { request: start?.request ?? { category: 'algebra' }, number: 0, isAskedFor: false };
  const { problem, error, category } = useProblem(turn, start?.key, fetchForSkill);
  const { record, ...progress } = useProgress(category);
  const answer = (isCorrect: boolean): void => {
    record(isCorrect, problem?.id);
    if (turn.set && problem) setTurn({ ...turn, set: [...turn.set, { problem, isCorrect }] });
  };
  const actions = actionsOf({ turn, problem, error, category }, setTurn);
  // The first problem is higher than its loading state. It would push down anything below it.
  const isStarting = turn.number === 0 && !problem && !error;
  return { ...turn, isStarting, problem, error, category, ...progress, answer, ...actions };
}

export type Practice = ReturnType<typeof usePractice>;

/** Fetches the problem of a turn and writes its id into the address. */
function useProblem(
  { request, number, isOver }: Turn,
  visit: string | undefined,
  fetchForSkill: FetchProblem,
) {
  const { data: problem, error } = useQuery({
    queryKey: ['problem', visit, number],
    queryFn: () => problemFor(request, request.skill === undefined ? takeProblem : fetchForSkill),
    enabled: visit !== undefined && !isOver,
    gcTime: 0, // Each turn has a different problem.
  });
  // A link may name a problem from another category.
  const category = (request.skill === undefined ? problem?.category : undefined) ?? request.category;
  useEffect(() => {
    if (problem?.id !== undefined) saveSeen(problem.id);
    if (problem) nameInAddress({ ...request, category, problem: problem.id });
    else if (error && request.problem === undefined) nameInAddress(request);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address changes when the response arrives, not when a request starts
  }, [problem, error]);
  return { problem, error, category };
}

/** Fetches a problem together with the math font. */
export async function problemFor(request: ProblemRequest, fetchOne: FetchProblem): Promise<PracticeProblem> {
  try {
    const [problem] = await Promise.all([fetchOne(request), mathFont()]);
    return existing(problem);
  } catch (cause) {
    throw new Error('Failed to fetch problem', { cause });
  }
}

/** Throws if the server returned null, which it may do if it has no problem. */
function existing(problem: PracticeProblem | null): PracticeProblem {
  if (problem) return problem;
  throw new ApiError(404, 'Not Found', '');
}

interface Current {
  readonly turn: Turn;
  readonly problem: PracticeProblem | undefined;
  readonly error: Error | null;
  readonly category: Category;
}

/** Returns the actions that start another turn. */
function actionsOf({ turn, problem, error, category }: Current, setTurn: (turn: Turn) => void) {
  const { set, request } = turn;
  const { difficulty, skill } = request;
  const go = (next: ProblemRequest, changes?: Partial<Turn>): void => {
    setTurn(turnAfter(turn, { difficulty, skill, ...next }, changes));
  };
  return {
    next: () => {
      if (set) setTurn(turnInSet(turn, set));
      else go({ category });
    },
    similar: () => {
      go({ category, like: problem?.id });
    },
    retry: () => {
      const isGone = error?.cause instanceof ApiError && error.cause.status === 404;
      go({ category, problem: isGone ? undefined : request.problem });
    },
    open: (id: Category) => {
      go({ category: id, skill: undefined }, { isAskedFor: false, set: undefined });
    },
    choose: (level: Difficulty | undefined) => {
      go({ category, difficulty: level }, { isAskedFor: false });
    },
    startSet: () => {
      setTurn(turnInSet(turn, []));
    },
    endSet: () => {
      go({ category }, { set: undefined });
    },
  };
}
