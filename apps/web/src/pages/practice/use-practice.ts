import type { Category, Difficulty } from '@mathtools/practice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../features/api.js';
import { answerFor } from '../../features/practice/early-problem.js';
import { addressOf, type PracticeProblem, type Wish } from '../../features/practice/problem.js';
import { useProgress } from '../../features/progress/use-progress.js';
import { nameInAddress } from './place.js';
import { type Turn, turnAfter, turnInSet } from './turn.js';

/** Where practice begins: what an address asks for, and the key of the visit to it. */
export interface Start {
  readonly key: string;
  readonly wish: Wish;
}

/** The flow of practice: one problem after the other, each fetched anew; `start` is absent until the address is read. */
export function usePractice(start: Start | undefined) {
  const [chosen, setTurn] = useState<Turn>();
  const turn = chosen ?? { wish: start?.wish ?? { category: 'algebra' }, number: 0, isAskedFor: false };
  const { problem, error, category } = useProblem(turn, start?.key);
  const { record, ...progress } = useProgress(category);
  const answer = (isCorrect: boolean): void => {
    record(isCorrect);
    if (turn.set && problem) setTurn({ ...turn, set: [...turn.set, { problem, isCorrect }] });
  };
  const ways = waysOn({ turn, problem, error, category }, setTurn);
  return { ...turn, problem, error, category, ...progress, answer, ...ways };
}

export type Practice = ReturnType<typeof usePractice>;

/** Fetches the problem of a turn, and makes the address name it. */
function useProblem({ wish, number, isOver }: Turn, visit: string | undefined) {
  const address = addressOf(wish);
  const { data: problem, error } = useQuery({
    queryKey: [address, visit, number],
    queryFn: () => fetchProblem(address),
    enabled: visit !== undefined && !isOver,
    gcTime: 0,
  });
  // A link may name a problem of another category than its own.
  const category = problem?.category ?? wish.category;
  useEffect(() => {
    if (problem) nameInAddress({ ...wish, category, problem: problem.id });
    else if (error && wish.problem === undefined) nameInAddress(wish);
  }, [problem, error]);
  return { problem, error, category };
}

async function fetchProblem(address: string): Promise<PracticeProblem> {
  try {
    const problem = (await (await answerFor(address)).json()) as PracticeProblem | null;
    if (problem) return problem;
    throw new ApiError(404, 'Not Found', '');
  } catch (cause) {
    throw new Error('Failed to fetch problem', { cause });
  }
}

interface Standing {
  readonly turn: Turn;
  readonly problem: PracticeProblem | undefined;
  readonly error: Error | null;
  readonly category: Category;
}

/** The ways on from where one stands. */
function waysOn({ turn, problem, error, category }: Standing, setTurn: (turn: Turn) => void) {
  const { set, wish } = turn;
  const { difficulty } = wish;
  const after = problem?.id;
  const go = (next: Wish, changes?: Partial<Turn>): void => {
    setTurn(turnAfter(turn, { difficulty, ...next }, changes));
  };
  return {
    next: () => {
      if (set) setTurn(turnInSet(turn, set));
      else go({ category, after });
    },
    similar: () => {
      go({ category, after, like: after });
    },
    retry: () => {
      const isGone = error?.cause instanceof ApiError && error.cause.status === 404;
      go({ category, after, problem: isGone ? undefined : wish.problem });
    },
    open: (id: Category) => {
      go({ category: id }, { isAskedFor: false, set: undefined });
    },
    choose: (level: Difficulty | undefined) => {
      go({ category, after, difficulty: level }, { isAskedFor: false });
    },
    startSet: () => {
      setTurn(turnInSet(turn, []));
    },
    endSet: () => {
      go({ category }, { set: undefined });
    },
  };
}
