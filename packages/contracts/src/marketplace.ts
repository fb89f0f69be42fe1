import type * as content from '@mathtools/content';
import { z } from 'zod';
import { Drawing, PracticeProblem, Step } from './practice.js';
import { tierIds } from './pricing.js';
import type { Same } from './same.js';

/** The levels of the learning packs. */
export const levels = ['Beginner', 'Intermediate', 'Advanced', 'All Levels'] as const;

/** A learning pack in the marketplace. The price is in dollars. */
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

/** A tier, sold one month at a time. */
export const Tier = z.enum(tierIds);

const Id = z.string().regex(/^[a-z]+(?:-[a-z]+){0,12}$/);

/** The path parameter of a pack. */
export const PackPath = z.strictObject({ pack: Id });

/** The path parameters of a lesson. */
export const LessonPath = z.strictObject({ pack: Id, lesson: Id });

/** The packs and the tier of a visitor. */
export const Library = z.strictObject({
  /** The ids of the open packs, in the order of the shop. */
  packs: z.array(z.string()),
  /** True if the visitor can still choose a pack to open with Pro. */
  choice: z.boolean(),
  /** The highest active tier and its end. */
  tier: z.strictObject({ id: Tier, until: z.iso.datetime(), trial: z.boolean() }).nullable(),
  /** True if the visitor has had the free trial. */
  trialUsed: z.boolean(),
});

/** A pack with its contents. */
export const PackContents = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(levels),
  /** True if the visitor may open the whole pack. */
  open: z.boolean(),
  lessons: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      minutes: z.int().positive(),
      /** True if the lesson is open to everyone. */
      sample: z.boolean(),
      read: z.boolean(),
    }),
  ),
  /** The number of practice problems. */
  problems: z.int().positive(),
});

// Text has math between dollar signs. Formulas have no dollar signs.
const text = z.string();

/** A part of a lesson's explanation: a paragraph, a formula, a drawing and so on. */
export const LessonBlock = z.union([
  text,
  z.strictObject({ heading: text }),
  z.strictObject({ list: z.array(text) }),
  z.strictObject({ formula: text, words: text, where: text.exactOptional() }),
  z.strictObject({ head: z.array(text), rows: z.array(z.array(text)) }),
  z.strictObject({ drawing: Drawing }),
]);

/** A lesson: explanation, worked examples and common mistakes. */
export const Lesson = z.strictObject({
  id: z.string(),
  title: text,
  minutes: z.int().positive(),
  /** True if the examples are exam tasks, whose solutions are hidden at first. */
  exam: z.literal(true).exactOptional(),
  idea: z.array(LessonBlock),
  examples: z.array(
    z.strictObject({
      task: text,
      steps: z.array(Step),
      /** The answer as printed, with its unit. */
      answer: text,
      remark: text.exactOptional(),
      drawing: Drawing.exactOptional(),
    }),
  ),
  pitfalls: z.array(z.strictObject({ wrong: text, right: text, why: text })),
});

// Fields that only content checks need aren't served.
type ServedBlock<Block> = Block extends { readonly solves?: string } ? Omit<Block, 'solves'> : Block;
true satisfies Same<LessonBlock, ServedBlock<content.Block>>;
true satisfies Same<Omit<Lesson, 'idea' | 'examples'>, Omit<content.Lesson, 'idea' | 'examples'>>;
true satisfies Same<
  Omit<Lesson['examples'][number], 'steps'>,
  Omit<content.Example, 'steps' | 'check' | 'letters'>
>;

/** The problems of a pack, in order. */
export const PackProblems = z.strictObject({ problems: z.array(PracticeProblem) });

/** The printable summary of a pack: short lines under headings. */
export const PackSummary = z.strictObject({
  sections: z.array(z.strictObject({ heading: text, lines: z.array(text) })),
});

true satisfies Same<PackSummary['sections'][number], content.SummarySection>;

/** The response after a reading position was stored. */
export const ReadingMarked = z.strictObject({ status: z.literal('read') });

/**
 * The request that opens a purchase in another browser, with the code shown after payment or the token of the
 * emailed link.
 */
export const RestoreRequest = z.strictObject({
  code: z
    .string('Please enter your code.')
    .trim()
    .min(1, 'Please enter your code.')
    .max(100, 'This is too long for a code. Enter four groups of four characters.'),
});

/** The product that a code or link opened in this browser. */
export const Restored = z.strictObject({ product: z.strictObject({ id: z.string(), title: z.string() }) });

/** The browsers that share a purchase with the visitor's, the longest-sharing one first. */
export const Browsers = z.strictObject({
  browsers: z.array(
    z.strictObject({
      /** An id of the browser that only this visitor sees, or null for the visitor's own browser. */
      id: z.string().nullable(),
      /** The kind of browser, such as "Firefox on Windows", if known. */
      name: z.string().nullable(),
      /** The day on which it was last used, or the previous day. */
      lastUsed: z.iso.date(),
      /** The purchases that it shares with the visitor's browser, and how and when it got them. */
      products: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          how: z.enum(['bought', 'restored', 'tried']),
          since: z.iso.datetime(),
        }),
      ),
    }),
  ),
});

/** The path parameter of another browser. */
export const BrowserPath = z.strictObject({ browser: z.string().regex(/^[\w-]{22}$/) });

/** The response after another browser has lost access to the shared purchases. */
export const BrowserRemoved = z.strictObject({ status: z.literal('removed') });

/** The response after the session of the visitor's browser has ended. */
export const BrowserForgotten = z.strictObject({ status: z.literal('forgotten') });

/** The pack that the visitor chooses to open with Pro. */
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
export type Browsers = z.infer<typeof Browsers>;

/** The level of a learning pack. */
export type Level = (typeof levels)[number];
true satisfies Same<Level, content.Level>;
