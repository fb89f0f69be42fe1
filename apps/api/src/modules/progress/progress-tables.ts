import type { Category } from '@mathtools/contracts/practice';

/** The progress of a learner on each device in each category. */
export interface ProgressTables {
  progress: {
    session: string;
    /** The browser's ID of the learner. */
    learner: string;
    category: Category;
    problems_completed: number;
    streak: number;
    updated_at: string;
  };
}

declare module '../../db/schema.js' {
  interface Schema extends ProgressTables {}
}
