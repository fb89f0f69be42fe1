import type { Difficulty, Drawing } from '@mathtools/practice';
import type { Check, WorkedStep } from '../worked-steps.js';

/** The levels of the learning packs. */
export type Level = 'Beginner' | 'Intermediate' | 'Advanced' | 'All Levels';

/** A learning pack as it is written: data only. Its mathematics stands between dollar signs. */
export interface Pack {
  /** Stable: what was bought under it stays bought. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Level;
  /** What the card promises; `{lessons}`, `{examples}`, `{mistakes}`, `{drawings}` and `{problems}` are counted. */
  readonly features: readonly string[];
  readonly priceCents: number;
  /** In the order of reading; the first is open to all. */
  readonly lessons: readonly [Lesson, ...Lesson[]];
  /** What is practised after the lessons: problems of the bank by id, and new ones of a family. */
  readonly problems: {
    readonly bank: readonly string[];
    readonly families: readonly {
      readonly family: string;
      readonly difficulty: Difficulty;
      readonly count: number;
    }[];
  };
  /** One printed page of what to remember. */
  readonly summary: readonly SummarySection[];
}

/** A lesson: the idea, examples worked step by step, and what goes wrong. */
export interface Lesson {
  /** Stable and unique in its pack: reading marks name it. */
  readonly id: string;
  readonly title: string;
  /** How long reading it with a pencil takes. */
  readonly minutes: number;
  /** Its examples are the tasks of an exam, to be tried before their solutions are seen. */
  readonly exam?: true;
  readonly idea: readonly Block[];
  readonly examples: readonly Example[];
  readonly pitfalls: readonly Pitfall[];
}

/** A part of the text: a paragraph, or something set apart. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  /**
   * A law or formula, without dollar signs, and in words; `where` says for which letters it holds.
   * A formula for a letter may name the relation that it `solves`: a test puts it in.
   */
  | { readonly formula: string; readonly words: string; readonly where?: string; readonly solves?: string }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly drawing: Drawing };

/** A task worked as a teacher works it at the board. A test recomputes its answer and each of its lines. */
export interface Example {
  readonly task: string;
  readonly steps: readonly WorkedStep[];
  /** As in the bank, without dollar signs, its unit behind it; rounded where the last step says ≈. */
  readonly answer: string;
  /** What the numbers show, or how to check them. */
  readonly remark?: string;
  readonly drawing?: Drawing;
  readonly check: Check;
  /** Values of the letters in the steps, where the check gives none. */
  readonly letters?: Readonly<Record<string, string>>;
}

/** A mistake that students make; a test finds `wrong` false and `right` true where they are relations. */
export interface Pitfall {
  readonly wrong: string;
  readonly right: string;
  readonly why: string;
}

/** A part of the summary: short lines under a heading. */
export interface SummarySection {
  readonly heading: string;
  readonly lines: readonly string[];
}
