import type { Product } from '@mathtools/contracts/marketplace';
import { useQuery } from '@tanstack/react-query';
import { fetchAnswer, send } from '../api.js';
import { withFigures } from '../practice/later-figure.js';
import { refreshLibrary } from '../purchase/refresh-library.js';
import { queryClient, queryOf } from '../query/query-client.js';

/** The packs on sale; `known` stand for them until the answer comes. */
export function useProducts(known?: Product[]) {
  return useQuery({ ...queryOf('GET /api/marketplace/products'), ...(known && { placeholderData: known }) });
}

/** What the visitor may open. */
export function useLibrary() {
  return useQuery(queryOf('GET /api/marketplace/library'));
}

/** A pack with its contents. */
export function usePack(pack: string) {
  return useQuery(queryOf('GET /api/marketplace/packs/:pack', { params: { pack } }));
}

/** A lesson of a pack. */
export function useLesson(pack: string, lesson: string) {
  const endpoint = 'GET /api/marketplace/packs/:pack/lessons/:lesson';
  const input = { params: { pack, lesson } };
  return useQuery({ ...queryOf(endpoint, input), queryFn: () => withFigures(fetchAnswer(endpoint, input)) });
}

/** The problems of a pack. */
export function useProblems(pack: string) {
  const endpoint = 'GET /api/marketplace/packs/:pack/problems';
  const input = { params: { pack } };
  return useQuery({ ...queryOf(endpoint, input), queryFn: () => withFigures(fetchAnswer(endpoint, input)) });
}

/** The printable summary of a pack. */
export function useSummary(pack: string) {
  return useQuery(queryOf('GET /api/marketplace/packs/:pack/summary', { params: { pack } }));
}

/** Marks a lesson as read. */
export async function markRead(pack: string, lesson: string): Promise<void> {
  await send('POST /api/marketplace/packs/:pack/lessons/:lesson/read', { params: { pack, lesson } });
  const { queryKey } = queryOf('GET /api/marketplace/packs/:pack', { params: { pack } });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Opens a pack with Pro, permanently. */
export async function choosePack(pack: string): Promise<void> {
  await send('POST /api/marketplace/choice', { body: { pack } });
  refreshLibrary();
}
