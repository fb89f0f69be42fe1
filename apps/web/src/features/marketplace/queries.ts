import type { Product } from '@mathtools/contracts/marketplace';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../query/endpoint-query.js';

/** Fetches the packs on sale. `known` packs are used until the response arrives. */
export function useProducts(known?: Product[]) {
  const answer = useQuery(endpointQuery('GET /api/marketplace/products'));
  const { data = answer.isError ? undefined : known } = answer;
  return { ...answer, data, isAnswered: answer.data !== undefined };
}

/** Fetches what the visitor has access to. */
export function useLibrary() {
  return useQuery(endpointQuery('GET /api/marketplace/library'));
}

/** Fetches a pack with its contents. */
export function usePack(pack: string) {
  return useQuery(endpointQuery('GET /api/marketplace/packs/:pack', { params: { pack } }));
}

/** Fetches a lesson of a pack. */
export function useLesson(pack: string, lesson: string) {
  return useQuery(
    endpointQuery('GET /api/marketplace/packs/:pack/lessons/:lesson', { params: { pack, lesson } }),
  );
}

/** Fetches the problems of a pack. */
export function useProblems(pack: string) {
  return useQuery(endpointQuery('GET /api/marketplace/packs/:pack/problems', { params: { pack } }));
}

/** Fetches the printable summary of a pack. */
export function useSummary(pack: string) {
  return useQuery(endpointQuery('GET /api/marketplace/packs/:pack/summary', { params: { pack } }));
}
