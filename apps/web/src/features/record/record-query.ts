import { type Fact, merge } from '@mathtools/practice/record';
import { queryOptions } from '@tanstack/react-query';
import { chosenLearner } from '../learners/learners.js';
import { queryClient } from '../query/query-client.js';
import { type KeptFacts, readKept } from './kept-facts.js';
import { sentFacts, unsentFacts } from './unsent-facts.js';

/** A learner's facts, including unsent ones. */
export interface Facts extends KeptFacts {
  /** The state of the connection: not tried yet, all of the server's facts received, or server unreachable. */
  readonly link: 'unknown' | 'current' | 'failed';
}

/** Returns the query for a learner's facts in this browser. Synchronizing with the server updates its data. */
export const recordQuery = (learner: string) =>
  queryOptions({
    queryKey: ['record', learner],
    queryFn: async (): Promise<Facts> => {
      const { facts, cursor } = await readKept(learner);
      const local = merge(sentFacts(learner), unsentFacts(learner));
      return { facts: merge(facts, local), cursor, link: 'unknown' };
    },
  });

/** Returns the facts of the chosen learner in this browser. */
export function localFacts(): Promise<Facts> {
  return queryClient.query(recordQuery(chosenLearner().key));
}

/** Changes the facts of a learner, after those in this browser have been read. */
export async function changeFacts(learner: string, change: (facts: Facts) => Facts): Promise<void> {
  const query = recordQuery(learner);
  await queryClient.query(query);
  queryClient.setQueryData(query.queryKey, (facts) => facts && change(facts));
}

/** Adds facts to those of a learner in this browser. */
export function addFacts(learner: string, added: readonly Fact[]): Promise<void> {
  return changeFacts(learner, (known) => ({ ...known, facts: merge(known.facts, added) }));
}
