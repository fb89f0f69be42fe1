import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chosenLearner } from '../learners/learners.js';
import { useLearners } from '../learners/use-learners.js';
import { type Learner, learnerFrom } from './learner.js';
import { type Facts, recordQuery } from './record-query.js';
import { watchRecord } from './sync.js';

/** A learner's record, and the state of the connection to the server. */
export interface LearnerRecord extends Learner, Pick<Facts, 'link'> {}

/** Returns the record at the time of its latest change. */
function recordNow({ facts, link }: Facts): LearnerRecord {
  return { ...learnerFrom(facts, Date.now()), link };
}

/** Stores what a learner can continue with, once the scheduler of reviews has loaded, if the learner is still the chosen one. */
async function saveAhead(record: LearnerRecord, learner: string): Promise<void> {
  const module = await import('./save-ahead.js').catch(() => undefined);
  if (chosenLearner().key === learner) module?.saveAheadOf(record);
}

/** Returns the chosen learner's record, or undefined until it is read. Synchronizes it with the server. */
export function useRecord(): LearnerRecord | undefined {
  const { key } = useLearners().chosen;
  const { data: record } = useQuery({ ...recordQuery(key), select: recordNow });
  useEffect(watchRecord, [key]);
  useEffect(() => {
    if (record) void saveAhead(record, key);
  }, [record, key]);
  return record;
}
