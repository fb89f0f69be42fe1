import type * as record from '@mathtools/practice/record';
import { z } from 'zod';
import { ImportId, LearnerId } from './learners.js';
import { Category, Difficulty, ProblemPath } from './practice.js';
import type { Same } from './same.js';

/** The maximum number of facts in one request. */
export const maxFacts = 100;
/** The maximum number of facts in one part of a record. */
export const maxFactsRead = 1000;

/** Creates the schema of a whole number. */
const whole = (least: number, most: number) => {
  const message = `This must be a whole number from ${least} to ${most}.`;
  return z.int(message).min(least, message).max(most, message);
};

const FactId = z
  .string()
  .regex(/^[\w-]{8,40}$/, 'A fact’s ID has 8 to 40 letters, digits, hyphens and underscores.');

const SkillId = z.string().regex(/^[a-z-]{1,60}$/, 'A skill’s ID has lowercase letters and hyphens.');

const Verdict = z.enum([
  ...(['correct', 'incorrect', 'unreadable', 'ambiguous'] as const),
  ...(['wrong-form', 'approximate', 'unit', 'ungraded'] as const),
]);
true satisfies Same<z.infer<typeof Verdict>, record.FactVerdict>;

/** The place where a problem was answered. */
const Setting = z.enum(['skill', 'mixed', 'review', 'placement', 'pack']);
true satisfies Same<z.infer<typeof Setting>, record.Setting>;

/** The ID, and the time by the browser's clock in milliseconds since 1970. */
const latest = 253_402_300_799_999;
const stamp = { id: FactId, at: whole(0, latest) };

const Answer = z.strictObject({
  kind: z.literal('answer'),
  ...stamp,
  problem: ProblemPath.shape.id,
  skill: SkillId,
  level: Difficulty,
  setting: Setting,
  /** The answer as typed. It is empty if the learner gave up, and once nothing shows it anymore. */
  text: z
    .string()
    .max(200, 'An answer has at most 200 characters.')
    // PostgreSQL allows neither a null character nor half of a surrogate pair in text.
    .regex(/^[^\0\p{Cs}]*$/u, 'An answer has no null characters.'),
  /** The sentence about a known mistake, which the server determines. */
  slip: z.string().max(1000, 'A sentence has at most 1,000 characters.').optional(),
  /** The engine's name of that mistake, which the server determines. */
  mistake: z.string().max(60, 'A name has at most 60 characters.').optional(),
  verdict: Verdict,
  tries: whole(1, 100),
  hints: whole(0, 100),
  redMarks: whole(0, 1000),
  milliseconds: whole(0, 86_400_000),
});
const Placement = z.strictObject({
  kind: z.literal('placement'),
  ...stamp,
  category: Category,
  known: z.array(SkillId).max(200, 'A placement names at most 200 skills.'),
});
const Undo = z.strictObject({ kind: z.literal('undo'), ...stamp, placement: FactId });

/** A fact in the record of a learner: an answer, the result of a placement, or the fact that a placement was undone. */
export const Fact = z.discriminatedUnion('kind', [Answer, Placement, Undo]);

/** A fact in a file. The seal proves the server's verdict on an answer whose text isn't kept anymore. */
export const ExportedFact = z.discriminatedUnion('kind', [
  Answer.extend({ seal: z.string().max(100, 'A seal has at most 100 characters.').optional() }),
  Placement,
  Undo,
]);

/** A fact in the record of a learner. */
export type Fact = z.infer<typeof Fact>;
true satisfies Same<Fact, record.Fact>;

/** A fact to store. Time 0 means that the time is missing. Facts that were stored earlier may have it. */
const sent = { at: whole(1, latest) };
const NewFact = z.discriminatedUnion('kind', [
  Answer.extend(sent),
  Placement.extend(sent),
  Undo.extend(sent),
]);

/** New facts. Facts whose IDs are known aren't stored again. */
export const NewFacts = z.strictObject({
  /** The learner who gave them. Defaults to the browser's first learner. */
  learner: LearnerId.optional(),
  facts: z
    .array(NewFact)
    .min(1, 'Send at least one fact.')
    .max(maxFacts, `Send at most ${maxFacts} facts at a time.`),
});

/**
 * The facts of a request that the server stored differently: it corrects verdicts, skills and levels, and times that
 * can't be right.
 */
export const FactsStored = z.strictObject({ corrected: z.array(Fact) });

/** The query for a record. */
export const RecordQuery = z.strictObject({
  /** Defaults to the browser's first learner. */
  learner: LearnerId.optional(),
  /** The cursor of the previous response, for only the facts that arrived after it. */
  after: z
    .string()
    .regex(/^[\w-]{8,60}(?:\.\d{1,9}){1,1000}$/, 'after must be the cursor of an earlier response.')
    .optional(),
});

/** A part of the record of a learner, in order of arrival. */
export const LearnerRecord = z.strictObject({
  facts: z.array(Fact).max(maxFactsRead),
  /** True if the facts are the first ones, which replace all facts that the browser has. */
  isFromStart: z.boolean(),
  /** The cursor for the facts that arrive later. Null if there is no record. */
  cursor: z.string().nullable(),
  /** True if there are more facts after the cursor. */
  hasMore: z.boolean(),
});

/** The complete record, for the learner to keep. */
export const RecordExport = z.strictObject({ facts: z.array(ExportedFact) });

/** A part of a file. Facts that the import already has aren't stored again. */
export const ImportPart = z.strictObject({
  import: ImportId,
  facts: z
    .array(ExportedFact)
    .min(1, 'Send at least one fact.')
    .max(maxFacts, `Send at most ${maxFacts} facts at a time.`),
});

export type ExportedFact = z.infer<typeof ExportedFact>;
export type NewFacts = z.infer<typeof NewFacts>;
export type FactsStored = z.infer<typeof FactsStored>;
export type LearnerRecord = z.infer<typeof LearnerRecord>;
