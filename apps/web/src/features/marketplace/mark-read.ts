import { send } from '../api.js';
import { queryClient } from '../query/query-client.js';
import { queryOf } from '../query/query-of.js';
import { loadQueries } from '../query/use-answer.js';

/** Marks a lesson as read, and fetches the contents of its pack again. */
export async function markRead(pack: string, lesson: string): Promise<void> {
  await loadQueries();
  await send('POST /api/marketplace/packs/:pack/lessons/:lesson/read', { params: { pack, lesson } });
  const { queryKey } = queryOf('GET /api/marketplace/packs/:pack', { params: { pack } });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}
