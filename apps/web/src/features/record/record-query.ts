import { type Fact, merge } from '@mathtools/practice/record';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../query/query-client.js';
import { type KeptFacts, readKept } from './kept-facts.js';
import { sentFacts, unsentFacts } from './unsent-facts.js';

/** The learner's facts, including unsent ones. */
export interface Facts extends KeptFacts {
  /** The state of the connection: not tried yet, all of the server's facts received, or server unreachable. */
  readonly link: 'unknown' | 'current' | 'failed';
}

/** The query for the facts in this browser. Synchronizing with the server updates its data. */
export const recordQuery = queryOptions({
  queryKey: ['record'],
  queryFn: async (): Promise<Facts> => {
    const { facts, cursor } = await readKept();
    return { facts: merge(merge(facts, sentFacts()), unsentFacts()), cursor, link: 'unknown' };
  },
});

/** Returns the facts in this browser. */
export function localFacts(): Promise<Facts> {
  return queryClient.query(recordQuery);
}

/** Changes the facts, after those in this browser have been read. */
export async function changeFacts(change: (facts: Facts) => Facts): Promise<void> {
  await localFacts();
  queryClient.setQueryData(recordQuery.queryKey, (facts) => facts && change(facts));
}

/** Adds facts to those in this browser. */
export function addFacts(added: readonly Fact[]): Promise<void> {
  return changeFacts((known) => ({ ...known, facts: merge(known.facts, added) }));
}
