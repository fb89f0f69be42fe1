import type { Category } from '@mathtools/practice';
import { MutationObserver } from '@tanstack/react-query';
import { showToast } from '../../ui/toast/toast.js';
import { send } from '../api.js';
import { named } from '../learners/requests.js';
import { queryClient } from '../query/query-client.js';
import { writes } from '../query/writes.js';
import { afterAnswer } from './progress.js';
import { progressQuery } from './progress-query.js';
import {
  learnersWithProgress,
  readUnsent,
  removeSent,
  saveAttempt,
  uncounted,
  unsentText,
} from './unsent.js';

/** Sends a learner's unsent answers of one category. */
async function sendOne(learner: string, category: Category): Promise<void> {
  const query = progressQuery(learner, category);
  // Another tab may have changed the unsent answers.
  const known = await queryClient.query({ ...query, staleTime: 0 });
  const text = unsentText(learner);
  const progress = uncounted(category, known, text).reduce(afterAnswer, known);
  const count = readUnsent(text)[category]?.length ?? 0;
  saveAttempt(learner, category, { ...progress, count });
  const name = await named(learner);
  await send('POST /api/progress/:category', { params: { category }, query: name, body: progress });
  queryClient.setQueryData(query.queryKey, progress);
  removeSent(learner, category, count);
  void queryClient.invalidateQueries(query);
}

/** Sends the unsent answers of every learner and category. Throws if any couldn't be sent. */
async function sendAll(): Promise<void> {
  let failure: unknown;
  // One at a time, since a new visitor's first request creates the session for the others.
  for (const learner of learnersWithProgress())
    for (const category of Object.keys(readUnsent(unsentText(learner))) as Category[]) {
      await sendOne(learner, category).catch((error: unknown) => {
        failure = error;
      });
    }
  if (failure !== undefined) throw new Error('Failed to update progress', { cause: failure });
}

const sending = new MutationObserver(queryClient, {
  mutationFn: sendAll,
  scope: writes,
  onError: ({ message }) => {
    showToast({ title: 'Error', description: message, kind: 'destructive' });
  },
});

/** Sends the unsent answers. After a failure, shows a toast and keeps them. */
export function sendProgress(): void {
  sending.mutate().catch(() => undefined);
}
