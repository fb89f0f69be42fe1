import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveAhead } from './continue.js';
import { type Learner, learnerFrom } from './learner.js';
import { type Facts, recordQuery } from './record-query.js';
import { watchRecord } from './sync.js';

/** A learner's record, and the state of the connection to the server. */
export interface LearnerRecord extends Learner, Pick<Facts, 'link'> {}

/** Returns the record at the time of its latest change. */
function recordNow({ facts, link }: Facts): LearnerRecord {
  return { ...learnerFrom(facts, Date.now()), link };
}

/** Returns the learner's record, or undefined until it is read. Synchronizes it with the server. */
export function useRecord(): LearnerRecord | undefined {
  const { data: record } = useQuery({ ...recordQuery, select: recordNow });
  useEffect(watchRecord, []);
  useEffect(() => {
    if (record) saveAhead(record.ahead);
  }, [record]);
  return record;
}
