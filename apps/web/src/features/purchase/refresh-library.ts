import { queryClient } from '../query/query-client.js';
import { loadQueries } from '../query/use-answer.js';

/** Invalidates what the visitor may open, so that the views that show it fetch it again. */
export function refreshLibrary(): void {
  void loadQueries().then(() => {
    for (const path of ['/api/marketplace/library', '/api/marketplace/packs', '/api/marketplace/browsers']) {
      void queryClient.invalidateQueries({ queryKey: path.split('/') });
    }
  });
}
