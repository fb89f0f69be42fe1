import type { Category } from '@mathtools/practice';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../ui/toast/toast.js';
import { send } from '../api.js';
import { queryOf } from '../query/query-client.js';
import { countOnce } from './counted.js';
import { afterAnswer, NO_PROGRESS } from './progress.js';
import {
  removeSent,
  saveAttempt,
  saveUnsent,
  readUnsent,
  subscribeToUnsent,
  uncounted,
  unsentText,
} from './unsent.js';

const progressQuery = (category: Category) =>
  queryOf('GET /api/progress/:category', { params: { category } });

/** Sends the unsent answers of one category. */
async function sendOne(client: QueryClient, category: Category): Promise<void> {
  const query = progressQuery(category);
  const known = await client.query({ ...query, staleTime: 0 }); // another tab may have changed it
  const progress = uncounted(category, known).reduce(afterAnswer, known);
  const count = readUnsent()[category]?.length ?? 0;
  saveAttempt(category, { ...progress, count });
  await send('POST /api/progress/:category', { params: { category }, body: progress });
  client.setQueryData(query.queryKey, progress);
  removeSent(category, count);
  void client.invalidateQueries(query);
}

/** Sends the unsent answers of every category; throws if any could not be sent. */
async function sendAll(client: QueryClient): Promise<void> {
  let failure: unknown;
  // In sequence: a new visitor's first request creates the session that the others belong to.
  for (const category of Object.keys(readUnsent()) as Category[]) {
    await sendOne(client, category).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure !== undefined) throw new Error('Failed to update progress', { cause: failure });
}

/** The visitor's progress in a category, unsent answers included, and a function that records submissions; a problem answered right counts once. */
export function useProgress(category: Category) {
  const client = useQueryClient();
  const { data = NO_PROGRESS, isError } = useQuery(progressQuery(category));
  const unsent = useSyncExternalStore(subscribeToUnsent, unsentText, () => '{}');
  const { mutate } = useMutation({
    mutationFn: () => sendAll(client),
    scope: { id: 'progress' }, // in sequence
    onError: ({ message }) => {
      showToast({ title: 'Error', description: message, kind: 'destructive' });
    },
  });
  const record = (isCorrect: boolean, problem?: string): void => {
    if (isCorrect && !countOnce(problem)) return;
    saveUnsent(category, isCorrect);
    mutate();
  };
  const progress = uncounted(category, data, unsent).reduce(afterAnswer, data);
  return { progress, isUnknown: isError, record };
}
