import { z } from 'zod';

const Token = z.string().regex(/^[\w-]{22}$/, 'An ID has 22 letters, digits, hyphens and underscores.');

/**
 * The ID of a learner in one browser, which the browser draws at random. The browser's answers go to it, even if the
 * learner is later joined with the same learner on another device.
 */
export const LearnerId = Token;

/** The ID of an import, which the browser draws at random, so that each part of a file is stored once. */
export const ImportId = Token;

/** The path of a learner in the visitor's browser. */
export const LearnerPath = z.strictObject({ learner: LearnerId });

/** The query of requests that concern one learner. Without it, they concern the browser's first learner. */
export const LearnerQuery = z.strictObject({ learner: LearnerId.optional() });

/** A browser in which a learner practices, as the other browsers of the learner see it. */
const Device = z.strictObject({
  /** An ID that is useless to anyone but this visitor, or null for the visitor's own browser. */
  id: z.string().nullable(),
  /** The kind of browser, such as "Firefox on Windows", if known. */
  kind: z.string().nullable(),
  /** The day on which it was last used, or the previous day. */
  lastUsed: z.iso.date(),
  since: z.iso.datetime(),
  how: z.enum(['first', 'joined', 'recovered']),
  /** True if the visitor's browser may remove it: itself and those that joined after it, and the first one any. */
  isRemovable: z.boolean(),
});

/** A join or an import that can be undone. */
const Undoable = z.strictObject({
  id: Token,
  kind: z.enum(['join', 'import']),
  /** The kind of the other browser, if known. */
  device: z.string().nullable(),
  at: z.iso.datetime(),
  /** The time until which it can be undone: 30 days after it. */
  until: z.iso.datetime(),
});

/** The learners of a browser, in the order in which they began there. */
export const Learners = z.strictObject({
  learners: z.array(
    z.strictObject({
      id: LearnerId,
      devices: z.array(Device),
      /** The day on which the recovery code was made. Null if there is none. */
      recoverySince: z.iso.date().nullable(),
      undoable: z.array(Undoable),
      /** True if this browser joined another one, still there, within the last 30 days. It can only undo that, and not delete the record. */
      isGuest: z.boolean(),
      /** The time at which the hidden record is erased. Null if it isn't deleted. */
      erasedAt: z.iso.datetime().nullable(),
    }),
  ),
});

/** A new code. It replaces the previous one of the same kind. */
export const LearnerCode = z.strictObject({
  code: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
  /** The time until which a joining code can be entered: 10 minutes after it was made. Null for a recovery code. */
  until: z.iso.datetime().nullable(),
});

/** A request to join the learner of this browser with the one of the device that shows a code. */
export const JoinRequest = z.strictObject({
  learner: LearnerId,
  code: z.string().min(1, 'Enter the code.').max(100, 'A code has four groups of four characters.'),
});

/** A join that waits for a yes on both sides, or the end of one. */
const Join = z.strictObject({
  id: Token,
  /** The learner in this browser. */
  learner: LearnerId,
  /** The other device's kind, such as "Firefox on Windows", if known. */
  device: z.string().nullable(),
  /** The day on which the other device was last used. Null if a recovery code was entered and no device is left. */
  lastUsed: z.iso.date().nullable(),
  /** The number of answers that each side brings. */
  brings: z.strictObject({ here: z.int(), there: z.int() }),
  /** True if this side has said yes. */
  isAgreed: z.boolean(),
  /** Expired and declined joins are listed until 10 minutes after their end. */
  state: z.enum(['waiting', 'joined', 'declined', 'expired']),
  until: z.iso.datetime(),
});

/** The joins of a browser's learners, on either side. */
export const Joins = z.strictObject({ joins: z.array(Join) });

/** The join that a code has begun, for the device on which the code was entered. */
export const JoinBegun = z.strictObject({ join: Join });

export const JoinPath = z.strictObject({ join: Token });
export const DevicePath = z.strictObject({ learner: LearnerId, device: Token });
export const UndoPath = z.strictObject({ learner: LearnerId, change: Token });

/** The answer of one side to a join. */
export const JoinAnswer = z.strictObject({ isAgreed: z.boolean() });

/** Deletes a record: hidden at once and erased after 30 days, or erased now. */
export const Deletion = z.strictObject({ isErased: z.boolean() });

/** The response to a change. The browser then fetches its learners. */
export const LearnerChanged = z.strictObject({ status: z.literal('changed') });

export type Learners = z.infer<typeof Learners>;
export type Joins = z.infer<typeof Joins>;
