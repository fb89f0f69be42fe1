import type { Category, Difficulty } from '@mathtools/math-core/practice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../features/api.js';
import { CATEGORIES } from '../../features/practice/categories.js';
import { addressOf, type PracticeProblem, type Wish } from '../../features/practice/problem.js';
import { fetchKey } from '../../features/query/query-client.js';
import { useProgress } from '../../features/progress/use-progress.js';
import { nameInAddress } from './place.js';

/** How many problems a mixed set has. */
export const SET_SIZE = 10;

/** A problem of a mixed set that is answered. */
export interface Answered {
  readonly problem: PracticeProblem;
  readonly isCorrect: boolean;
}

interface Turn {
  readonly wish: Wish;
  /** Counts the problems, so that each is fetched anew. */
  readonly number: number;
  /** Whether the visitor asked for the problem, and goes on with it. */
  readonly isAskedFor: boolean;
  /** What is answered of a mixed set; absent outside of one. */
  readonly set?: readonly Answered[] | undefined;
  /** Whether the summary of the set is shown. */
  readonly isOver?: boolean;
}

/** The flow of practice: one problem after the other, each fetched anew; `start` is absent until the address is read. */
export function usePractice(start: Wish | undefined) {
  const [turn, setTurn] = useState<Turn>({
    wish: start ?? { category: 'algebra' },
    number: 0,
    isAskedFor: false,
  });
  const { wish, number, set } = turn;
  const query = useQuery({
    queryKey: [addressOf(wish), number],
    queryFn: ({ queryKey: [address] }) =>
      fetchKey('throw')({ queryKey: [address] }) as Promise<PracticeProblem>,
    enabled: start !== undefined && !turn.isOver,
    gcTime: 0,
  });
  const problem = query.data;
  // A link may name a problem of another category than its own.
  const category = problem?.category ?? wish.category;
  const progress = useProgress(category);
  useEffect(() => {
    if (problem) nameInAddress({ ...wish, category, problem: problem.id });
    else if (query.isError && wish.problem === undefined) nameInAddress(wish);
  }, [problem, query.isError]);

  const go = (next: Partial<Wish>, more: Partial<Turn> = {}): void => {
    const { difficulty } = wish;
    setTurn({
      wish: { category, difficulty, after: problem?.id, ...next },
      number: number + 1,
      isAskedFor: true,
      set: turn.isOver ? undefined : set,
      ...more,
    });
  };
  const goInSet = (answered: readonly Answered[]): void => {
    const { id } = CATEGORIES[answered.length % CATEGORIES.length] ?? CATEGORIES[0];
    go({ category: id, after: undefined }, { set: answered, isOver: answered.length === SET_SIZE });
  };
  return {
    ...turn,
    category,
    problem,
    error: query.error,
    ...progress,
    answer: (isCorrect: boolean) => {
      progress.record(isCorrect);
      if (set && problem) setTurn({ ...turn, set: [...set, { problem, isCorrect }] });
    },
    next: () => {
      if (set) goInSet(set);
      else go({});
    },
    similar: () => {
      go({ like: problem?.id });
    },
    retry: () => {
      const isGone = query.error instanceof ApiError && query.error.status === 404;
      go(isGone ? {} : { problem: wish.problem });
    },
    open: (id: Category) => {
      go({ category: id, after: undefined }, { isAskedFor: false, set: undefined });
    },
    choose: (difficulty: Difficulty | undefined) => {
      go({ difficulty }, { isAskedFor: false });
    },
    startSet: () => {
      goInSet([]);
    },
    endSet: () => {
      go({ after: undefined }, { set: undefined });
    },
  };
}

export type Practice = ReturnType<typeof usePractice>;
