import type { Category } from '@mathtools/practice';
import { MutationObserver } from '@tanstack/react-query';
import { showToast } from '../../ui/toast/toast.js';
import { send } from '../api.js';
import { queryClient } from '../query/query-client.js';
import { writes } from '../query/writes.js';
import { afterAnswer } from './progress.js';
import { progressQuery } from './progress-query.js';
import { readUnsent, removeSent, saveAttempt, uncounted } from './unsent.js';

/** Sends the unsent answers of one category. */
async function sendOne(category: Category): Promise<void> {
  const query = progressQuery(category);
  // Another tab may have changed the unsent answers.
  const known = await queryClient.query({ ...query, staleTime: 0 });
  const progress = uncounted(category, known).reduce(afterAnswer, known);
  const count = readUnsent()[category]?.length ?? 0;
  saveAttempt(category, { ...progress, count });
  await send('POST /api/progress/:category', { params: { category }, body: progress });
  queryClient.setQueryData(query.queryKey, progress);
  removeSent(category, count);
  void queryClient.invalidateQueries(query);
}

/** Sends the unsent answers of every category. Throws if any couldn't be sent. */
async function sendAll(): Promise<void> {
  let failure: unknown;
  // One at a time, since a new visitor's first request creates the session for the others.
  for (const category of Object.keys(readUnsent()) as Category[]) {
    await sendOne(category).catch((error: unknown) => {
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
