import { queryClient } from '../query/query-client.js';

/** Invalidates the visitor's library so that the views that show it refetch it. */
export function refreshLibrary(): void {
  for (const path of ['/api/marketplace/library', '/api/marketplace/packs', '/api/marketplace/browsers']) {
    void queryClient.invalidateQueries({ queryKey: path.split('/') });
  }
}
