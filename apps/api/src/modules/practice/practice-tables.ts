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
    /** JSON, like all that follow: the fields of `PracticeProblem`. */
    steps: string;
    hints: string;
    form: string;
    work: string;
    drawing: string | null;
  };
}
