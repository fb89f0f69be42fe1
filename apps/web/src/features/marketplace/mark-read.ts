import { send } from '../api.js';
import { queryClient } from '../query/query-client.js';
import { endpointQuery } from '../query/endpoint-query.js';

/** Marks a lesson as read, and refetches the contents of its pack. */
export async function markRead(pack: string, lesson: string): Promise<void> {
  await send('POST /api/marketplace/packs/:pack/lessons/:lesson/read', { params: { pack, lesson } });
  const { queryKey } = endpointQuery('GET /api/marketplace/packs/:pack', { params: { pack } });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}
