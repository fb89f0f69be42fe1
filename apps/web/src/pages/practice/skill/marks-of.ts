import type { ReviewedRecord } from '../../../features/record/reviewed-record.js';

/** Returns a learner's state in a skill, and whether its review is due. Returns undefined until the record is read. */
export function marksOf(record: ReviewedRecord | undefined, id: string) {
  const state = record?.states.get(id)?.state;
  if (!record || !state) return undefined;
  return { state, isDue: record.due.some(({ skill }) => skill === id) };
}
