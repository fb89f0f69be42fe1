import type { Category } from '@mathtools/practice';
import { categoryOf, difficultyOf } from '../../features/practice/categories.js';
import type { ProblemRequest } from '../../features/practice/problem.js';
import { withQuery } from '../../site/with-query.js';

/** Returns the problem that the query requests: one by its id, or any from a category. */
export function requestOf(search: string): ProblemRequest {
  const query = new URLSearchParams(search);
  return {
    category: categoryOf(query.get('category')) ?? 'algebra',
    difficulty: difficultyOf(query.get('difficulty')),
    problem: query.get('problem') || undefined,
  };
}

/**
 * Returns the skill that the query requests. Returns an empty string for the map of all skills, and undefined
 * if there is none.
 */
export function skillIn(search: string): string | undefined {
  return new URLSearchParams(search).get('skill') ?? undefined;
}

/** Returns true if the query requests a worksheet. */
export function isWorksheet(search: string): boolean {
  return new URLSearchParams(search).has('worksheet');
}

/** Updates the address to match the page, without a new history entry. */
export function nameInAddress({ category, difficulty, problem, skill }: ProblemRequest): void {
  // The page may still be shown while the target of a link loads.
  if (location.pathname !== '/practice') return;
  const kind = skill === undefined ? { category } : { skill }; // A skill implies its category.
  history.replaceState(history.state, '', withQuery('/practice', { ...kind, difficulty, problem }));
}

/** The pages of a learner: a review of what is due, a set of what was practiced, a placement, the progress, and its report. */
export type LearnerPage =
  | { readonly kind: 'review' | 'mixed' | 'progress' | 'report' }
  | { readonly kind: 'placement'; readonly category: Category | undefined };

/** Returns the page of a learner that the query requests, or undefined if it requests none. */
export function learnerPageIn(search: string): LearnerPage | undefined {
  const query = new URLSearchParams(search);
  if (query.has('progress')) return { kind: query.get('progress') === 'report' ? 'report' : 'progress' };
  if (query.has('placement')) return { kind: 'placement', category: categoryOf(query.get('placement')) };
  if (query.has('review')) return { kind: query.get('review') === 'mixed' ? 'mixed' : 'review' };
  return undefined;
}
