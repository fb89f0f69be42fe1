import type { Product } from '@mathtools/contracts/marketplace';
import { fetchAnswer } from '../api.js';
import { withFigures } from '../practice/later-figure.js';
import { queryOf } from '../query/query-of.js';
import { useAnswer } from '../query/use-answer.js';

/** The packs on sale; `known` stand for them until the answer comes. */
export function useProducts(known?: Product[]) {
  const answer = useAnswer(queryOf('GET /api/marketplace/products'));
  const { data = answer.isError ? undefined : known } = answer;
  return { ...answer, data, isAnswered: answer.data !== undefined };
}

/** What the visitor may open. */
export function useLibrary() {
  return useAnswer(queryOf('GET /api/marketplace/library'));
}

/** A pack with its contents. */
export function usePack(pack: string) {
  return useAnswer(queryOf('GET /api/marketplace/packs/:pack', { params: { pack } }));
}

/** A lesson of a pack. */
export function useLesson(pack: string, lesson: string) {
  const endpoint = 'GET /api/marketplace/packs/:pack/lessons/:lesson';
  const input = { params: { pack, lesson } };
  return useAnswer({
    ...queryOf(endpoint, input),
    queryFn: () => withFigures(fetchAnswer(endpoint, input)),
  });
}

/** The problems of a pack. */
export function useProblems(pack: string) {
  const endpoint = 'GET /api/marketplace/packs/:pack/problems';
  const input = { params: { pack } };
  return useAnswer({
    ...queryOf(endpoint, input),
    queryFn: () => withFigures(fetchAnswer(endpoint, input)),
  });
}

/** The printable summary of a pack. */
export function useSummary(pack: string) {
  return useAnswer(queryOf('GET /api/marketplace/packs/:pack/summary', { params: { pack } }));
}
