import type { Category, Difficulty } from '@mathtools/contracts/practice';

/** The problem bank. */
export interface PracticeTables {
  problems: {
    id: string;
    category: Category;
    difficulty: Difficulty;
    question: string;
    answer: string;
    hint: string;
    /** A JSON list of texts. */
    steps: string;
  };
}
