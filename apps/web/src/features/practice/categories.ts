import type { Category, Difficulty } from '@mathtools/practice';

/** The practice categories with their names, in tab order. */
export const CATEGORIES = [
  { id: 'algebra', title: 'Algebra' },
  { id: 'logarithms', title: 'Logarithms' },
  { id: 'geometry', title: 'Geometry' },
] as const satisfies readonly { readonly id: Category; readonly title: string }[];

/** The difficulties with their names, from easiest to hardest. */
export const DIFFICULTIES = [
  { id: 'easy', title: 'Easy' },
  { id: 'medium', title: 'Medium' },
  { id: 'hard', title: 'Hard' },
] as const satisfies readonly { readonly id: Difficulty; readonly title: string }[];

/** Returns the category with an id, or undefined. */
export function categoryOf(text: string | null): Category | undefined {
  return CATEGORIES.find(({ id }) => id === text)?.id;
}

/** Returns the difficulty with an id, or undefined. */
export function difficultyOf(text: string | null): Difficulty | undefined {
  return DIFFICULTIES.find(({ id }) => id === text)?.id;
}

/** Returns the name of a category or a difficulty. */
export function titleOf(id: Category | Difficulty): string {
  return [...CATEGORIES, ...DIFFICULTIES].find((named) => named.id === id)?.title ?? id;
}
