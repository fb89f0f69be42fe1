import type {
  Lesson,
  Library,
  PackContents,
  PackProblems,
  PackSummary,
  Product,
} from '@mathtools/contracts/marketplace';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api.js';
import { refreshLibrary } from '../purchase/refresh-library.js';
import { queryClient } from '../query/query-client.js';

const MARKETPLACE = '/api/marketplace';

const packKey = (pack: string, ...rest: readonly string[]): string[] => [
  MARKETPLACE,
  'packs',
  ...[pack, ...rest].map(encodeURIComponent),
];

/** Gives the packs on sale. */
export function useProducts() {
  return useQuery<readonly Product[]>({ queryKey: [MARKETPLACE, 'products'] });
}

/** Gives what the visitor may open. */
export function useLibrary() {
  return useQuery<Library>({ queryKey: [MARKETPLACE, 'library'] });
}

/** Gives a pack with its contents. */
export function usePack(pack: string) {
  return useQuery<PackContents>({ queryKey: packKey(pack) });
}

/** Gives a lesson. */
export function useLesson(pack: string, lesson: string) {
  return useQuery<Lesson>({ queryKey: packKey(pack, 'lessons', lesson) });
}

/** Gives the problems of a pack. */
export function useProblems(pack: string) {
  return useQuery<PackProblems>({ queryKey: packKey(pack, 'problems') });
}

/** Gives the page of a pack to print. */
export function useSummary(pack: string) {
  return useQuery<PackSummary>({ queryKey: packKey(pack, 'summary') });
}

/** Marks a lesson as read. */
export async function markRead(pack: string, lesson: string): Promise<void> {
  await call('POST', packKey(pack, 'lessons', lesson, 'read').join('/'));
  await queryClient.invalidateQueries({ queryKey: packKey(pack), exact: true });
}

/** Opens a pack with Pro, for good. */
export async function choosePack(pack: string): Promise<void> {
  await call('POST', `${MARKETPLACE}/choice`, { pack });
  refreshLibrary();
}
