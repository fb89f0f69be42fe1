import { type Review, reviewsOf } from '@mathtools/practice/reviews';
import { useMemo } from 'react';
import { type LearnerRecord, useRecord } from './use-record.js';

/** A learner's record, with the reviews that are due. */
export interface ReviewedRecord extends LearnerRecord {
  /** The reviews that are due, the earliest first. */
  readonly due: readonly Review[];
}

/** Returns the learner's record with its due reviews. Only pages that show reviews use it, because it loads the scheduler. */
export function useReviewedRecord(): ReviewedRecord | undefined {
  const record = useRecord();
  return useMemo(() => record && { ...record, due: dueIn(record) }, [record]);
}

function dueIn({ facts, now }: LearnerRecord): readonly Review[] {
  return reviewsOf(facts, now).filter(({ due }) => due <= now);
}
