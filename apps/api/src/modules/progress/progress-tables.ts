import type { Category } from '@mathtools/contracts/practice';

/** The progress of each visitor in each category. */
export interface ProgressTables {
  progress: {
    session: string;
    category: Category;
    problems_completed: number;
    streak: number;
    updated_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends ProgressTables {}
}
