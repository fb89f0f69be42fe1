import { categoryOf, difficultyOf } from '../../features/practice/categories.js';
import { type Wish, withQuery } from '../../features/practice/problem.js';

/** Gives the problem that a query wants: one by its id, or any of a category. */
export function wishOf(search: string): Wish {
  const query = new URLSearchParams(search);
  return {
    category: categoryOf(query.get('category')) ?? 'algebra',
    difficulty: difficultyOf(query.get('difficulty')),
    problem: query.get('problem') || undefined,
  };
}

/** Tells whether a query wants a worksheet. */
export function isWorksheet(search: string): boolean {
  return new URLSearchParams(search).has('worksheet');
}

/** Makes the address of the page name what it shows, without a step in the history. */
export function nameInAddress({ category, difficulty, problem }: Wish): void {
  // The page may still stand while the one that a link leads to is loaded.
  if (location.pathname !== '/practice') return;
  history.replaceState(history.state, '', withQuery('/practice', { category, difficulty, problem }));
}
