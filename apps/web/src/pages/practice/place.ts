import { categoryOf, difficultyOf } from '../../features/practice/categories.js';
import type { ProblemRequest } from '../../features/practice/problem.js';
import { withQuery } from '../../site/with-query.js';

/** Which problem the page's query asks for: one by its id, or any of a category. */
export function requestOf(search: string): ProblemRequest {
  const query = new URLSearchParams(search);
  return {
    category: categoryOf(query.get('category')) ?? 'algebra',
    difficulty: difficultyOf(query.get('difficulty')),
    problem: query.get('problem') || undefined,
  };
}

/** The skill that the page's query asks for; empty for the map of all, undefined without any. */
export function skillIn(search: string): string | undefined {
  return new URLSearchParams(search).get('skill') ?? undefined;
}

/** Whether the page's query asks for a worksheet. */
export function isWorksheet(search: string): boolean {
  return new URLSearchParams(search).has('worksheet');
}

/** Writes what the page shows into its address, without a history entry. */
export function nameInAddress({ category, difficulty, problem, skill }: ProblemRequest): void {
  // The page may still be shown while the target of a link loads.
  if (location.pathname !== '/practice') return;
  const kind = skill === undefined ? { category } : { skill }; // a skill is of one category
  history.replaceState(history.state, '', withQuery('/practice', { ...kind, difficulty, problem }));
}
