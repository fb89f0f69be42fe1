import type { Product } from '@mathtools/contracts/marketplace';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../query/endpoint-query.js';

/** The packs on sale; `known` stand for them until the answer comes. */
export function useProducts(known?: Product[]) {
  const answer = useQuery(endpointQuery('GET /api/marketplace/products'));
  const { data = answer.isError ? undefined : known } = answer;
  return { ...answer, data, isAnswered: answer.data !== undefined };
}

/** What the visitor may open. */
export function useLibrary() {
  return useQuery(endpointQuery('GET /api/marketplace/library'));
}

/** A pack with its contents. */
export function usePack(pack: string) {
  return useQuery(endpointQuery('GET /api/marketplace/packs/:pack', { params: { pack } }));
}

/** A lesson of a pack. */
export function useLesson(pack: string, lesson: string) {
  return useQuery(
    endpointQuery('GET /api/marketplace/packs/:pack/lessons/:lesson', { params: { pack, lesson } }),
  );
}

/** The problems of a pack. */
export function useProblems(pack: string) {
  return useQuery(endpointQuery('GET /api/marketplace/packs/:pack/problems', { params: { pack } }));
}

/** The printable summary of a pack. */
export function useSummary(pack: string) {
  return useQuery(endpointQuery('GET /api/marketplace/packs/:pack/summary', { params: { pack } }));
}
