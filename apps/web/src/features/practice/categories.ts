import type { Category, Difficulty } from '@mathtools/practice';

/** The categories of practice with their names, in the order of the tabs. */
export const CATEGORIES = [
  { id: 'algebra', title: 'Algebra' },
  { id: 'logarithms', title: 'Logarithms' },
  { id: 'geometry', title: 'Geometry' },
] as const satisfies readonly { readonly id: Category; readonly title: string }[];

/** The difficulties with their names, from the easiest. */
export const DIFFICULTIES = [
  { id: 'easy', title: 'Easy' },
  { id: 'medium', title: 'Medium' },
  { id: 'hard', title: 'Hard' },
] as const satisfies readonly { readonly id: Difficulty; readonly title: string }[];

/** Returns the category of an id, or undefined. */
export function categoryOf(text: string | null): Category | undefined {
  return CATEGORIES.find(({ id }) => id === text)?.id;
}

/** Returns the difficulty of an id, or undefined. */
export function difficultyOf(text: string | null): Difficulty | undefined {
  return DIFFICULTIES.find(({ id }) => id === text)?.id;
}

/** Returns the name of a category or a difficulty. */
export function titleOf(id: Category | Difficulty): string {
  return [...CATEGORIES, ...DIFFICULTIES].find((named) => named.id === id)?.title ?? id;
}
