import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PracticeProblem, ProblemRequest } from '../../../features/practice/problem.js';
import { saveSeen } from '../../../features/practice/seen.js';
import { fetchSkillProblem } from '../../../features/record/skill-problem.js';
import type { Answered } from '../turn.js';
import { problemFor } from '../use-practice.js';

/** A problem of a set with its skill, or the end of the set. */
export type Next =
  | { readonly skill: string; readonly problem: PracticeProblem }
  | { readonly skill: undefined };

/** Returns the request for the next problem of a set after some answers, or undefined if the set is over. */
export type Plan = (
  answered: readonly Answered[],
) => Promise<(ProblemRequest & { readonly skill: string }) | undefined>;

/** Manages a set of problems, each of which depends on the answers so far. */
export function useSet(visit: string, plan: Plan) {
  const [turn, setTurn] = useState<{ readonly number: number; readonly answered: readonly Answered[] }>({
    number: 0,
    answered: [],
  });
  const { data, error, refetch } = useQuery({
    queryKey: ['set', visit, turn.number],
    queryFn: async (): Promise<Next> => {
      const request = await plan(turn.answered);
      if (!request) return { skill: undefined };
      const problem = await problemFor(request, fetchSkillProblem);
      if (problem.id !== undefined) saveSeen(problem.id);
      return { skill: request.skill, problem };
    },
    gcTime: 0, // Each turn has a different problem.
  });
  return {
    ...turn,
    next: data,
    error,
    retry: () => void refetch(),
    /** Adds the answer to the current problem, once. */
    answer: (problem: PracticeProblem, isCorrect: boolean): void => {
      setTurn({ ...turn, answered: [...turn.answered, { problem, isCorrect }] });
    },
    go: (): void => {
      setTurn({ ...turn, number: turn.number + 1 });
    },
    restart: (): void => {
      setTurn({ number: turn.number + 1, answered: [] });
    },
  };
}

export type ProblemSet = ReturnType<typeof useSet>;

/** Returns the number of the current problem in its set, from 1. */
export function placeIn({ answered, next }: ProblemSet): number {
  const isAnswered = next?.skill !== undefined && answered.at(-1)?.problem === next.problem;
  return answered.length + (isAnswered ? 0 : 1);
}
