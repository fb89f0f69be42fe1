import { queryClient } from '../query/query-client.js';

/** Invalidates what the visitor may open, so that the views that show it fetch it again. */
export function refreshLibrary(): void {
  for (const path of ['/api/marketplace/library', '/api/marketplace/packs', '/api/marketplace/browsers']) {
    void queryClient.invalidateQueries({ queryKey: path.split('/') });
  }
}
