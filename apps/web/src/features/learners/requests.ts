import { queryClient } from '../query/query-client.js';
import { learnerBy, learnersIn } from './learners.js';
import { learnersQuery } from './learners-query.js';

/** The part of a request that says which learner it concerns. */
export interface Named {
  readonly learner?: string;
}

/** Returns the part of a request that says which learner it concerns. */
export async function named(key: string): Promise<Named> {
  const { shown, deleted } = learnersIn();
  // The only learner of a browser is the server's first one, too.
  if (learnerBy(key)?.id === undefined && shown.length + deleted.length === 1) return {};
  return { learner: await idOf(key) };
}

/** Returns the ID of a learner. The first one has to fetch it. */
export async function idOf(key: string): Promise<string> {
  if (learnerBy(key)?.id === undefined) await queryClient.query({ ...learnersQuery, staleTime: 0 });
  const id = learnerBy(key)?.id;
  if (id === undefined) throw new Error('The learner is gone.');
  return id;
}
