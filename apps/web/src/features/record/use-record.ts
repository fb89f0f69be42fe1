import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Learner, learnerFrom } from './learner.js';
import { type Facts, recordQuery } from './record-query.js';
import { watchRecord } from './sync.js';

/** A learner's record, and the state of the connection to the server. */
export interface LearnerRecord extends Learner, Pick<Facts, 'link'> {}

/** Returns the record at the time of its latest change. */
function recordNow({ facts, link }: Facts): LearnerRecord {
  return { ...learnerFrom(facts, Date.now()), link };
}

/** Stores what the learner can continue with, once the scheduler of reviews has loaded. */
async function saveAhead(record: LearnerRecord): Promise<void> {
  const module = await import('./save-ahead.js').catch(() => undefined);
  module?.saveAheadOf(record);
}

/** Returns the learner's record, or undefined until it is read. Synchronizes it with the server. */
export function useRecord(): LearnerRecord | undefined {
  const { data: record } = useQuery({ ...recordQuery, select: recordNow });
  useEffect(watchRecord, []);
  useEffect(() => {
    if (record) void saveAhead(record);
  }, [record]);
  return record;
}
