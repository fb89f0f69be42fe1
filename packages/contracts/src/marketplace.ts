import type * as content from '@mathtools/content';
import { z } from 'zod';
import { Drawing, PracticeProblem, Step } from './practice.js';
import { tierIds } from './pricing.js';
import type { Same } from './same.js';

/** The levels of the learning packs. */
export const levels = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const;

/** A learning pack as the marketplace shows it; the price is in dollars. */
export const Product = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(levels),
  features: z.array(z.string()),
  price: z.number().positive(),
});

/** All learning packs on sale. */
export const Products = z.array(Product);

/** A tier that is sold, one month at a time. */
export const Tier = z.enum(tierIds);

const Id = z.string().regex(/^[a-z]+(?:-[a-z]+){0,12}$/);

/** The place in the path that names a pack. */
export const PackPath = z.strictObject({ pack: Id });

/** The places in the path that name a lesson. */
export const LessonPath = z.strictObject({ pack: Id, lesson: Id });

/** What a visitor may open. */
export const Library = z.strictObject({
  /** The ids of the open packs, in the order of the shop. */
  packs: z.array(z.string()),
  /** Whether Pro may still open a pack of the visitor's choice. */
  choice: z.boolean(),
  /** The highest tier that lasts, and until when. */
  tier: z.strictObject({ id: Tier, until: z.iso.datetime(), trial: z.boolean() }).nullable(),
  /** Whether the visitor has had the free trial. */
  trialUsed: z.boolean(),
});

/** A pack with its contents. */
export const PackContents = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(levels),
  /** Whether the visitor may open all of it. */
  open: z.boolean(),
  lessons: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      minutes: z.int().positive(),
      /** Open to everybody. */
      sample: z.boolean(),
      read: z.boolean(),
    }),
  ),
  /** How many problems it practises with. */
  problems: z.int().positive(),
});

// Texts have their mathematics between dollar signs; formulas have none.
const text = z.string();

/** A part of a lesson's idea: a paragraph, or something set apart. */
export const LessonBlock = z.union([
  text,
  z.strictObject({ heading: text }),
  z.strictObject({ list: z.array(text) }),
  z.strictObject({ formula: text, words: text, where: text.exactOptional() }),
  z.strictObject({ head: z.array(text), rows: z.array(z.array(text)) }),
  z.strictObject({ drawing: Drawing }),
]);

/** A lesson: the idea, examples worked step by step, and what goes wrong. */
export const Lesson = z.strictObject({
  id: z.string(),
  title: text,
  minutes: z.int().positive(),
  /** Its examples are the tasks of an exam, to be tried before their solutions are seen. */
  exam: z.literal(true).exactOptional(),
  idea: z.array(LessonBlock),
  examples: z.array(
    z.strictObject({
      task: text,
      steps: z.array(Step),
      /** As it is printed, its unit behind it. */
      answer: text,
      remark: text.exactOptional(),
      drawing: Drawing.exactOptional(),
    }),
  ),
  pitfalls: z.array(z.strictObject({ wrong: text, right: text, why: text })),
});

// What only the checks of the content need is not served.
type ServedBlock<Block> = Block extends { readonly solves?: string } ? Omit<Block, 'solves'> : Block;
true satisfies Same<LessonBlock, ServedBlock<content.Block>>;
true satisfies Same<Omit<Lesson, 'idea' | 'examples'>, Omit<content.Lesson, 'idea' | 'examples'>>;
true satisfies Same<
  Omit<Lesson['examples'][number], 'steps'>,
  Omit<content.Example, 'steps' | 'check' | 'letters'>
>;

/** The problems of a pack, in their order. */
export const PackProblems = z.strictObject({ problems: z.array(PracticeProblem) });

/** The page of a pack to print: short lines under headings. */
export const PackSummary = z.strictObject({
  sections: z.array(z.strictObject({ heading: text, lines: z.array(text) })),
});

true satisfies Same<PackSummary['sections'][number], content.SummarySection>;

/** The answer to a reading mark that is stored. */
export const ReadingMarked = z.strictObject({ status: z.literal('read') });

/** What opens a purchase in another browser: the code shown after payment, or the token of the mailed link. */
export const RestoreRequest = z.strictObject({
  code: z.string('Please enter your code.').trim().min(1, 'Please enter your code.').max(100),
});

/** What was restored. */
export const Restored = z.strictObject({ product: z.strictObject({ id: z.string(), title: z.string() }) });

/** The pack that Pro is to open. */
export const ChoiceRequest = z.strictObject({ pack: Id });

export type Tier = z.infer<typeof Tier>;
export type Product = z.infer<typeof Product>;
export type Library = z.infer<typeof Library>;
export type PackContents = z.infer<typeof PackContents>;
export type LessonBlock = z.infer<typeof LessonBlock>;
export type Lesson = z.infer<typeof Lesson>;
export type PackProblems = z.infer<typeof PackProblems>;
export type PackSummary = z.infer<typeof PackSummary>;
export type Restored = z.infer<typeof Restored>;

/** How far a learning pack goes. */
export type Level = (typeof levels)[number];
true satisfies Same<Level, content.Level>;
