import { z } from 'zod';

/** The categories of practice, in the order of the tabs. */
export const categories = ['algebra', 'logarithms', 'geometry'] as const;

/** The difficulties of a practice problem, from the easiest. */
export const difficulties = ['easy', 'medium', 'hard'] as const;

/** One category of practice. */
export const Category = z.enum(categories);

/** How hard a practice problem is. */
export const Difficulty = z.enum(difficulties);

/** The place in the path that names a category. */
export const CategoryPath = z.strictObject({ category: Category });

/** Which random problem is asked for: not the one with the id `after`, and of one difficulty if that is named. */
export const RandomProblemQuery = z.strictObject({
  after: z.string().min(1).max(200).optional(),
  difficulty: Difficulty.optional(),
});

/** A practice problem with its solution. */
export const PracticeProblem = z.strictObject({
  id: z.string(),
  category: Category,
  question: z.string(),
  answer: z.string(),
  difficulty: Difficulty,
  hint: z.string(),
  steps: z.array(z.string()),
});

export type Category = z.infer<typeof Category>;
export type Difficulty = z.infer<typeof Difficulty>;
export type RandomProblemQuery = z.infer<typeof RandomProblemQuery>;
export type PracticeProblem = z.infer<typeof PracticeProblem>;
