import type { Learners as ServerLearners } from '@mathtools/contracts/learners';
import { queryOptions } from '@tanstack/react-query';
import { fetchAnswer } from '../api.js';
import { queryClient } from '../query/query-client.js';
import {
  addLearner,
  changeLearner,
  chooseLearner,
  dropLearner,
  learnerBy,
  learnersIn,
  type Learners,
  newLearnerId,
} from './learners.js';
import { deleteAllOf, FIRST } from './storage.js';

/** The query for what the server knows about the learners of this browser. The response updates those in the browser. */
export const learnersQuery = queryOptions({
  queryKey: ['', 'api', 'learners'],
  queryFn: async ({ signal }) => {
    const answer = await fetchAnswer('GET /api/learners');
    if (!signal.aborted) updateFrom(answer.learners);
    return answer;
  },
});

/** Fetches the learners again, after a change. */
export async function refreshLearners(): Promise<void> {
  await queryClient.cancelQueries(learnersQuery); // Its response may be from before the change.
  await queryClient.query({ ...learnersQuery, staleTime: 0 }).catch(() => undefined);
}

type ServerLearner = ServerLearners['learners'][number];

function updateFrom(server: readonly ServerLearner[]): void {
  settleFirst(server);
  const known = new Set(allOf(learnersIn()).map(({ id }) => id));
  // The browser has lost its storage, but not its cookie.
  for (const { id, erasedAt } of server)
    if (!known.has(id)) addLearner({ key: id, id, isDeleted: erasedAt !== null });
  for (const { id, erasedAt } of server) {
    const learner = allOf(learnersIn()).find((each) => each.id === id);
    const isDeleted = erasedAt !== null;
    if (learner && learner.isDeleted !== isDeleted) changeLearner(learner.key, { isDeleted });
  }
  for (const { key, id } of learnersIn().deleted)
    if (id !== undefined && server.every((each) => each.id !== id)) {
      deleteAllOf(key);
      dropLearner(key);
    }
  replaceDeleted();
}

/** Gives the first learner the ID of the server's first one that isn't another learner's, or else a new ID. */
function settleFirst(server: readonly ServerLearner[]): void {
  const first = learnerBy(FIRST);
  if (!first || first.isDeleted || first.id !== undefined) return;
  const all = allOf(learnersIn());
  const own = server.find(({ id }) => all.every((each) => each.id !== id));
  changeLearner(FIRST, { id: own?.id ?? newLearnerId() });
}

/** Adds a learner if all are deleted, so that new answers never belong to a deleted record. */
function replaceDeleted(): void {
  if (learnersIn().shown.length === 0) chooseLearner(addLearner().key);
}

function allOf({ shown, deleted }: Learners) {
  return [...shown, ...deleted];
}
